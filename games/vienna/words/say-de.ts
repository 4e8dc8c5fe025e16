/** Was die Regeln auf Englisch sagen, auf Deutsch: Bedingungen, Zeilen der Rechnungen, Warnungen, Optionen. */
export const sayDe: Readonly<Record<string, string>> = {
  'say:Only the Ottomans may Entrench.': 'Nur die Osmanen können schanzen.',
  'say:Only the Ottomans may Assault.': 'Nur die Osmanen können stürmen.',
  'say:Only the Ottomans may Bombard.': 'Nur die Osmanen können beschießen.',
  'say:Only the Habsburgs may make a Sortie.': 'Nur die Habsburger können einen Ausfall machen.',
  'say:Only the Habsburgs may Barrage.': 'Nur die Habsburger können Sperrfeuer schießen.',
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
  "say:The card's use (attack, defence or both) must fit your part in the battle.":
    'Die Verwendung der Karte (Angriff, Verteidigung oder beides) muss zu deiner Rolle im Kampf passen.',
  "say:The hex must be under your opponent's control.": 'Das Feld muss unter der Kontrolle deines Gegners stehen.',
  'say:A Response that builds needs room on the hex and a Fortification in your supply.':
    'Eine Reaktion, die baut, braucht Platz auf dem Feld und eine Befestigung in deinem Vorrat.',
  'say:A hex either gives Cannons or gets them.': 'Ein Feld gibt Geschütze ab oder bekommt welche, nicht beides.',
  'say:At least 1 Cannon must move if you Fortify without building.':
    'Wenn du befestigst, ohne zu bauen, muss mindestens 1 Geschütz ziehen.',
  'say:At least one clause of the Event must be able to change something.':
    'Mindestens ein Satz des Ereignisses muss etwas ändern können.',
  'say:At most 2 Troops may be sacrificed.': 'Höchstens 2 Truppen dürfen geopfert werden.',
  'say:Cannons move between hexes under Ottoman control.':
    'Geschütze ziehen zwischen Feldern unter osmanischer Kontrolle.',
  'say:Each recovered Troop costs 1 Morale, and you cannot pay below Morale 1.':
    'Jede zurückgeholte Truppe kostet 1 Moral, und unter Moral 1 kannst du nicht zahlen.',
  'say:Each sacrificed Troop must have a Fortification or a Cannon to remove.':
    'Jede geopferte Truppe muss eine Befestigung oder ein Geschütz zu entfernen haben.',
  'say:It must be an Ottoman hex with Improvised Fortifications, adjacent to a hex you control.':
    'Es muss ein osmanisches Feld mit Feldbefestigungen sein, das an ein Feld unter deiner Kontrolle grenzt.',
  'say:One of your hexes must be able to take a Fortification, or a Cannon must be able to move.':
    'Eines deiner Felder muss eine Befestigung aufnehmen können, oder ein Geschütz muss ziehen können.',
  'say:One of your hexes must have room for a Fortification, and your supply must hold one.':
    'Eines deiner Felder muss Platz für eine Befestigung haben, und dein Vorrat muss eine enthalten.',
  'say:One of your own Improvised Fortifications must stand on the hex.':
    'Auf dem Feld muss eine deiner eigenen Feldbefestigungen stehen.',
  'say:The Cannons must go to the hex that was named.': 'Die Geschütze müssen auf das genannte Feld.',
  'say:The Event must offer to discard a card, and you must hold one.':
    'Das Ereignis muss das Ablegen einer Karte anbieten, und du musst eine haben.',
  'say:The Event must offer to remove a Fortification.': 'Das Ereignis muss das Entfernen einer Befestigung anbieten.',
  'say:The Troop must be in your Troop deck, or in your discard to be recovered.':
    'Die Truppe muss in deinem Truppenstapel liegen, oder in deiner Ablage, um zurückgeholt zu werden.',
  'say:The Troop must be in your Troop deck.': 'Die Truppe muss in deinem Truppenstapel liegen.',
  'say:The Troop must be of a type that the card names.': 'Die Truppe muss von einer Art sein, die die Karte nennt.',
  'say:The Troop must be where the roll takes its losses from.':
    'Die Truppe muss dort stehen, wo der Wurf seine Verluste nimmt.',
  'say:The Troop must have been played by your opponent in this battle.':
    'Die Truppe muss von deinem Gegner in diesem Kampf eingesetzt worden sein.',
  'say:The Troop must have fought in this battle and survived.':
    'Die Truppe muss in diesem Kampf gefochten und überlebt haben.',
  'say:The Troop must lie in the pile that the card names.':
    'Die Truppe muss in dem Stapel liegen, den die Karte nennt.',
  'say:The Troop must stand in your front line.': 'Die Truppe muss in deiner vorderen Linie stehen.',
  'say:The Troop must stand in your rear line.': 'Die Truppe muss in deiner hinteren Linie stehen.',
  'say:The card must be a Response that answers what is happening, in this window.':
    'Die Karte muss eine Reaktion sein, die auf das Geschehen antwortet, und zwar in diesem Zeitfenster.',
  'say:The card must be an Event; a Response works only as a Response.':
    'Die Karte muss ein Ereignis sein; eine Reaktion wirkt nur als Reaktion.',
  'say:The card must name a hex.': 'Die Karte muss ein Feld nennen.',
  'say:The condition on the card must hold: a Fortification on the hex.':
    'Die Bedingung der Karte muss erfüllt sein: eine Befestigung auf dem Feld.',
  'say:The hex must be Ottoman and adjacent to a hex you control, and you must have a Troop to send.':
    'Das Feld muss osmanisch sein und an ein Feld unter deiner Kontrolle grenzen, und du musst eine Truppe schicken können.',
  'say:The hex must be a Glacis hex.': 'Das Feld muss ein Glacisfeld sein.',
  'say:The hex must be adjacent to a hex you control.': 'Das Feld muss an ein Feld unter deiner Kontrolle grenzen.',
  'say:The hex must be adjacent to the raised works.': 'Das Feld muss an die erhöhten Schanzen grenzen.',
  'say:The hex must be controlled by nobody.': 'Das Feld darf von niemandem kontrolliert sein.',
  'say:The hex must be controlled by the Habsburgs.': 'Das Feld muss von den Habsburgern kontrolliert sein.',
  'say:The hex must be controlled by the Ottomans.': 'Das Feld muss von den Osmanen kontrolliert sein.',
  'say:The hex must be named: play the card on a hex.': 'Das Feld muss genannt werden: Spiele die Karte auf ein Feld.',
  'say:The hex must be under your control and of a kind that the card names.':
    'Das Feld muss unter deiner Kontrolle stehen und von einer Art sein, die die Karte nennt.',
  'say:The hex must be under your control.': 'Das Feld muss unter deiner Kontrolle stehen.',
  'say:The hex must have room, and your supply a Fortification.':
    'Das Feld muss Platz haben und dein Vorrat eine Befestigung.',
  'say:The hex must hold 0 or 1 Fortification and have room for one more.':
    'Das Feld muss 0 oder 1 Befestigung tragen und Platz für eine weitere haben.',
  'say:The tile must be one of those shown.': 'Das Plättchen muss eines der gezeigten sein.',
  'say:There is no further Troop of that type there.': 'Dort ist keine weitere Truppe dieser Art.',
  'say:There must be a Cannon for each Troop, and no more than 2.':
    'Für jede Truppe muss ein Geschütz da sein, und höchstens 2.',
  'say:There must be a Cannon left on the hex to move, and it must go to another hex.':
    'Auf dem Feld muss noch ein Geschütz stehen, und es muss auf ein anderes Feld ziehen.',
  'say:With the Camp as your only hex you cannot Fortify.':
    'Mit dem Lager als einzigem Feld kannst du nicht befestigen.',
  'say:You cannot Recover more Troops than your discard holds.':
    'Du kannst nicht mehr Truppen zurückholen, als in deiner Ablage liegen.',
  'say:You may not place more Fortifications than the card says.':
    'Du darfst nicht mehr Befestigungen errichten, als die Karte sagt.',
  'say:You may not return more Troops than the card says.':
    'Du darfst nicht mehr Truppen zurückholen, als die Karte sagt.',
  'say:You may not send more Troops than your maximum, recovered ones included.':
    'Du darfst nicht mehr Truppen schicken als deine Höchstzahl, zurückgeholte eingerechnet.',
  'say:You may pass if your opponent holds more Strategy cards than you (V9.3.1), or if you hold 1 or none (V9.3.2).':
    'Du darfst passen, wenn dein Gegner mehr Strategiekarten hat als du (V9.3.1) oder wenn du 1 oder keine hast (V9.3.2).',
  'say:You move no more Troops to the rear than the Fortifications demand.':
    'Du nimmst nicht mehr Truppen nach hinten, als die Befestigungen verlangen.',
  'say:You must Eliminate at least 1 Troop: that is all the card does.':
    'Du musst mindestens 1 Truppe ausschalten: Mehr tut die Karte nicht.',
  'say:You must choose as many Troops as the roll costs.': 'Du musst so viele Truppen wählen, wie der Wurf kostet.',
  'say:You must move as many Troops to the rear as the Fortifications demand.':
    'Du musst so viele Truppen nach hinten nehmen, wie die Befestigungen verlangen.',
  'say:You must place at least 1 Fortification.': 'Du musst mindestens 1 Befestigung errichten.',
  'say:You must return at least 1 Troop where that is all the card does, or where it says so.':
    'Du musst mindestens 1 Truppe zurückholen, wenn die Karte sonst nichts tut oder es so sagt.',
  'say:You must send at least 3 Troops.': 'Du musst mindestens 3 Truppen schicken.',
  'say:You must send at least as many Troops as your deck holds.':
    'Du musst mindestens so viele Truppen schicken, wie dein Stapel enthält.',
  'say:An attacker must send at least 1 Troop.': 'Ein Angreifer muss mindestens 1 Truppe schicken.',
  'say:You must send at least as many Troops as the attacker, as far as your deck reaches.':
    'Du musst mindestens so viele Truppen schicken wie der Angreifer, soweit dein Stapel reicht.',
  'say:No hex is named with this card: play it without one, and choose when it is carried out.':
    'Zu dieser Karte wird kein Feld genannt: Spiele sie ohne, und wähle, wenn sie ausgeführt wird.',
  'say:You need a Troop in your deck, or a discarded one and Morale 2 to Recover it.':
    'Du brauchst eine Truppe im Stapel, oder eine abgelegte und Moral 2, um sie zurückzuholen.',
  'say:You need a Troop in your deck, or a discarded one and the Morale to Recover it.':
    'Du brauchst eine Truppe im Stapel, oder eine abgelegte und die Moral, sie zurückzuholen.',
  'say:You need a Troop in your deck, or a discarded one to Recover.':
    'Du brauchst eine Truppe im Stapel, oder eine abgelegte zum Zurückholen.',
  'say:You need not lose more Troops than the roll costs.':
    'Du musst nicht mehr Truppen verlieren, als der Wurf kostet.',
  'say:Your face-down tiles must show enough shovels, 4 unless the Event says otherwise.':
    'Deine verdeckten Plättchen müssen genug Spaten zeigen, 4, wenn das Ereignis nichts anderes sagt.',
  'say:The Camp holds no Fortifications.': 'Das Lager trägt keine Befestigungen.',
  'say:The Camp is Ottoman for the whole game.': 'Das Lager bleibt das ganze Spiel osmanisch.',
  'say:The card must be among your Tactics.': 'Die Karte muss unter deinen Taktiken sein.',
  'say:The card must be in your hand.': 'Die Karte muss auf deiner Hand sein.',
  'say:The hex must be a Glacis hex that nobody controls, adjacent to a hex you control.':
    'Das Feld muss ein Glacisfeld sein, das niemand kontrolliert, angrenzend an ein Feld unter deiner Kontrolle.',
  'say:The hex must be of a kind that the card names.': 'Das Feld muss von einer Art sein, die die Karte nennt.',
  'say:The hex must be one of yours, and not the Camp.':
    'Das Feld muss eines deiner Felder sein, aber nicht das Lager.',
  'say:The hex must be yours, have begun with a Structural Fortification, have none now, and hold an Improvised one.':
    'Das Feld muss dir gehören, mit einem Festungswerk begonnen haben, jetzt keines haben und eine Feldbefestigung tragen.',
  'say:There must be Cannons on the hex.': 'Auf dem Feld müssen Geschütze stehen.',
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
