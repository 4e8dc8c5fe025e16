/** Was die Regeln auf Englisch sagen, auf Deutsch: Zeilen der Rechnungen, Warnungen, Optionen. */
export const sayDe: Readonly<Record<string, string>> = {
  'say:dice': 'Würfel',
  'say:Ottoman dice': 'Osmanische Würfel',
  'say:Habsburg dice': 'Habsburgische Würfel',
  'say:most Ottoman Troops': 'Höchstzahl osmanischer Truppen',
  'say:attack won': 'Angriff gewonnen',
  'say:hex lost': 'Feld verloren',
  'say:Assault lost': 'Sturm verloren',
  'say:change': 'Änderung',
  'say:Morale': 'Moral',
  'say:Battle value': 'Kampfwert',
  'say:Troops to the rear': 'Truppen nach hinten',
  'say:Habsburg Cannons on the map': 'Habsburgische Geschütze auf der Karte',
  'say:Ottoman Cannons on the hex or next to it': 'Osmanische Geschütze auf dem Feld oder daneben',
  'say:Ottoman Cannons next to the hex': 'Osmanische Geschütze neben dem Feld',
  'say:above the top of the track': 'über dem Ende der Leiste',
  'say:below End': 'unter dem Ende',
  'say:Troops that everybody may send': 'Truppen, die jeder schicken darf',
  'say:line to the Camp, in defence': 'Verbindung zum Lager, in der Verteidigung',
  'say:Ottoman hexes next to it, with a line to the Camp': 'angrenzende osmanische Felder, mit Verbindung zum Lager',
  'say:never more than 6': 'nie mehr als 6',
  'say:no line to the Camp': 'keine Verbindung zum Lager',
  'say:the Habsburg maximum': 'die habsburgische Höchstzahl',
  'say:Structural Fortification': 'Festungswerk',
  'say:Improvised Fortifications': 'Feldbefestigungen',
  'say:never below 0': 'nie unter 0',
  'say:no more than stand in the front line': 'nicht mehr, als in der vorderen Linie stehen',
  'say:the last reserve counts twice': 'die letzte Reserve zählt doppelt',
  'say:The card must name a hex.': 'Die Karte muss ein Feld nennen.',
  'say:The hex must be Ottoman and adjacent to a hex you control, and you must have a Troop to send.':
    'Das Feld muss osmanisch sein und an ein Feld unter deiner Kontrolle grenzen, und du musst eine Truppe schicken können.',
  'say:The Camp holds no Fortifications.': 'Das Lager trägt keine Befestigungen.',
  'say:The Camp is Ottoman for the whole game.': 'Das Lager bleibt das ganze Spiel osmanisch.',
  'say:The hex must be a Glacis hex that nobody controls, adjacent to a hex you control.':
    'Das Feld muss ein Glacisfeld sein, das niemand kontrolliert, angrenzend an ein Feld unter deiner Kontrolle.',
  'say:The second Assault must be lawful too.': 'Auch der zweite Sturm muss erlaubt sein.',
  'say:V10.5.6: this can do nothing: it takes a Structural Fortification on the hex and at least 2 Cannons next to it.':
    'V10.5.6: Das bewirkt nichts: Nötig sind ein Festungswerk auf dem Feld und mindestens 2 Geschütze daneben.',
  'say:V10.9.4: this can do nothing: it takes 2 Cannons at least and a Troop in the Ottoman deck.':
    'V10.9.4: Das bewirkt nichts: Nötig sind mindestens 2 Geschütze und eine Truppe im osmanischen Stapel.',
  'say:V6.10: this Eliminates your last Troops and loses the game.':
    'V6.10: Das schaltet deine letzten Truppen aus und verliert das Spiel.',
  'say:V6.10: this brings your Morale to End and loses the game.':
    'V6.10: Das bringt deine Moral ans Ende und verliert das Spiel.',
  'say:A die was rolled.': 'Es wurde gewürfelt.',
  'say:Something was drawn at random.': 'Es wurde zufällig gezogen.',
  'say:Something hidden was shown.': 'Verdecktes wurde gezeigt.',
  'say:There is no move to take back.': 'Es gibt keinen Zug zurückzunehmen.',
  'say:Siege of Vienna 1683': 'Die Belagerung von Wien 1683',
  'say:The siege': 'Die Belagerung',
  'say:Five rounds, from the first trenches to the relief of the city.':
    'Fünf Runden, von den ersten Laufgräben bis zum Entsatz der Stadt.',
  'say:Set-up': 'Aufstellung',
  'say:Where the walls and the works stand at the start (V7.11).': 'Wo Mauern und Werke am Anfang stehen (V7.11).',
  'say:Walls in the Ditch': 'Mauern im Graben',
  'say:Structural Fortifications in the Ditch, works on the Covered Way.':
    'Festungswerke im Graben, Feldbefestigungen am Gedeckten Weg.',
  'say:Walls on the Covered Way': 'Mauern am Gedeckten Weg',
  'say:Structural Fortifications on the Covered Way, works in the Ditch.':
    'Festungswerke am Gedeckten Weg, Feldbefestigungen im Graben.',
  'say:Redraw of Tactics': 'Neuziehen der Taktiken',
  'say:Each side may once shuffle its Tactics again and draw five new ones (V7.6).':
    'Jede Seite darf einmal ihre Taktiken neu mischen und fünf neue ziehen (V7.6).',
  'say:On': 'An',
  'say:As in the rules.': 'Wie in den Regeln.',
  'say:Off': 'Aus',
  'say:The first five are final.': 'Die ersten fünf bleiben.',
  'say:Reconstructed set': 'Rekonstruierte Ausgabe',
  'say:Board, set-up and most card texts rebuilt by us from the rulebook and history; not the printed components.':
    'Karte, Aufstellung und die meisten Kartentexte von uns aus Regelheft und Geschichte rekonstruiert; nicht das gedruckte Material.',
};
