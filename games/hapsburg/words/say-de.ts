/** Was die Regeln auf Englisch sagen, auf Deutsch: Bedingungen, Zeilen der Rechnungen, Warnungen, Optionen, Szenarien. */

const conditions: Readonly<Record<string, string>> = {
  'The Balkan Front is never stopped by Radio Intercepts.':
    'Die Balkanfront wird nie durch Funkaufklärung aufgehalten.',
  'At most one marker is used on each Front in a turn.': 'In einem Zug wird je Front höchstens ein Marker eingesetzt.',
  'A marker is given up so in the Event of card 50 alone.':
    'Ein Marker wird so nur beim Ereignis von Karte 50 abgegeben.',
  'The Czechs are in Revolt already.': 'Die Tschechen sind schon im Aufstand.',
  'After card 42 or 43 no marker of German Aid can be given up.':
    'Nach Karte 42 oder 43 kann kein Marker Deutsche Hilfe abgegeben werden.',
  'A Front in Budapest shields the other behind it.': 'Eine Front in Budapest deckt die andere hinter ihr.',
  'There must be a German Aid marker.': 'Es muss ein Marker Deutsche Hilfe da sein.',
  'There must be a Mackensen marker.': 'Es muss ein Marker Mackensen da sein.',
  'Only one German Aid marker may be used in a turn.':
    'In einem Zug darf nur ein Marker Deutsche Hilfe eingesetzt werden.',
  'Mackensen can serve against one Front only in a turn.': 'Mackensen hilft in einem Zug nur gegen eine Front.',
  'After card 42 or 43 German Aid can no longer be used.':
    'Nach Karte 42 oder 43 kann Deutsche Hilfe nicht mehr eingesetzt werden.',
  'The Fortress must have lost strength.': 'Die Festung muss an Stärke verloren haben.',
  'The Carpathian Front must be behind Przemyśl or off the map.':
    'Die Karpatenfront muss hinter Przemyśl stehen oder nicht auf dem Plan sein.',
  'A destroyed Fortress cannot be repaired.': 'Eine zerstörte Festung kann nicht ausgebessert werden.',
  'It takes 2 Actions of the card.': 'Es braucht 2 Aktionen der Karte.',
  'Or it takes 1 German Staff Operation, not more.': 'Oder es braucht 1 Operation des deutschen Stabes, nicht mehr.',
  'Operations are open only when the Actions of the card are used up.':
    'Operationen sind erst möglich, wenn die Aktionen der Karte verbraucht sind.',
  'The Nationality must not be at Loyal.': 'Das Volk darf nicht schon ganz loyal sein.',
  'War Status must be on space 2 or higher.': 'Die Kriegslage muss auf Feld 2 oder höher stehen.',
  'The Polish Front must be on the map.': 'Die Polenfront muss auf dem Plan sein.',
  'There must be enough Off-Map Battle markers in the Victories Box.':
    'Bei den Siegen müssen genug Marker von Fernschlachten liegen.',
  'Or it takes 1 Resource, not more.': 'Oder es braucht 1 Reserve, nicht mehr.',
  'It must lie in the Victories Box.': 'Er muss bei den Siegen liegen.',
  'Only Off-Map Battle markers can be moved.': 'Nur Marker von Fernschlachten können verlegt werden.',
  'The Trench Line is built only in the turn of card 17.': 'Die Grabenlinie wird nur im Zug von Karte 17 gebaut.',
  'Neither Action of the card may have been spent or given up.':
    'Keine der beiden Aktionen der Karte darf ausgegeben oder aufgegeben sein.',
  'It must be one of the two dice.': 'Es muss einer der beiden Würfel sein.',
  'It must be an Off-Map Battle marker in the Victories Box.':
    'Es muss der Marker einer Fernschlacht bei den Siegen sein.',
  'One marker for each space ahead of Brest-Litovsk, no more.':
    'Ein Marker für jedes Feld vor Brest-Litowsk, nicht mehr.',
  'One marker for each space ahead of Brest-Litovsk.': 'Ein Marker für jedes Feld vor Brest-Litowsk.',
  'There must be an allocated Resource.': 'Es muss eine zugeteilte Reserve geben.',
};

const warnings: Readonly<Record<string, string>> = {
  'The Front is in its highest space: nothing moves.': 'Die Front steht auf ihrem höchsten Feld: Nichts bewegt sich.',
  'The Front is in its highest space: even a success moves nothing.':
    'Die Front steht auf ihrem höchsten Feld: Selbst ein Erfolg bewegt nichts.',
  'The third Revolt loses the game.': 'Mit dem dritten Aufstand ist das Spiel verloren.',
  'The Front enters Vienna: the game is lost.': 'Die Front zieht in Wien ein: Das Spiel ist verloren.',
  'This loses the game.': 'Damit ist das Spiel verloren.',
};

const ledgers: Readonly<Record<string, string>> = {
  'successes in 36': 'Erfolge bei 36 Würfen',
  Influence: 'Beeinflussung',
  'Loyalty Test': 'Loyalitätsprobe',
  'Random Nationality': 'Ein Volk durch Los',
  'Victories to give up': 'Siege, die aufzugeben sind',
  'to the Defeats Box': 'zu den Niederlagen',
  'to the Stalemates Box': 'zum Patt',
  'Czech Revolt': 'Aufstand der Tschechen',
  'Hungarian Revolt': 'Aufstand der Ungarn',
  'Croat Revolt': 'Aufstand der Kroaten',
  Revolt: 'Aufstand',
  'Przemyśl Fortress': 'Festung Przemyśl',
  'Lodz Victory': 'Sieg bei Lodz',
  'the Italian Front and Udine': 'die Italienfront und Udine',
  'National Will below -3': 'Kriegswille unter −3',
  'National Will above 3': 'Kriegswille über 3',
};

const options: Readonly<Record<string, string>> = {
  'Not in use.': 'Gilt nicht.',
  'The Historical Game': 'Das historische Spiel',
  'The cards come in the order of their numbers (H10.1.1).':
    'Die Karten kommen in der Reihenfolge ihrer Nummern (H10.1.1).',
  'Emergency Aid': 'Nothilfe',
  'A Resource may save a National Will of −6 (H10.2.1). Easier.':
    'Eine Reserve kann einen Kriegswillen von −6 retten (H10.2.1). Leichter.',
  'Fair Weather Friends': 'Schönwetterfreunde',
  'National Will below −3 or above 3 changes Loyalty Tests (H10.3.1).':
    'Ein Kriegswille unter −3 oder über 3 ändert Loyalitätsproben (H10.3.1).',
  'Przemyśl Must Hold': 'Przemyśl muss halten',
  'A destroyed Fortress counts two Defeats and stays destroyed (H10.4.1). Harder.':
    'Eine zerstörte Festung zählt als zwei Niederlagen und bleibt zerstört (H10.4.1). Schwerer.',
  'Spa Conference': 'Konferenz von Spa',
  'No German Aid once card 42 or 43 has come (H10.5.1). Harder.':
    'Keine Deutsche Hilfe mehr, sobald Karte 42 oder 43 gekommen ist (H10.5.1). Schwerer.',
  'Coalition Victory or Defeat': 'Sieg oder Niederlage der Mittelmächte',
  'The Kaiserschlacht can decide the war (H10.6.1).': 'Die Kaiserschlacht kann den Krieg entscheiden (H10.6.1).',
  'Italian Resurgence': 'Italien erstarkt',
  'Italian Advances double while the West has no Resources (H10.7.2). Harder.':
    'Vormärsche der Italiener zählen doppelt, solange der Westen keine Reserven hat (H10.7.2). Schwerer.',
  'Expanded War Weariness': 'Verschärfte Kriegsmüdigkeit',
  'War Weariness hinders Loyalty Tests and influence too (H10.8.1). Harder.':
    'Kriegsmüdigkeit erschwert auch Loyalitätsproben und Beeinflussung (H10.8.1). Schwerer.',
  'Tracks, cards and markers from the rulebook and public play logs; what neither tells is rebuilt by us. Not the printed components.':
    'Strecken, Karten und Marker aus dem Regelheft und aus öffentlichen Spielberichten; was beide nicht sagen, ist von uns ergänzt. Nicht das gedruckte Material.',
};

/** To the last card, or until a later scenario would begin. */
const wholeText = (cards: number): readonly [string, string] => [
  `${cards} cards. To the last card, scored by Victory Points (H8.2.1).`,
  `${cards} Karten. Bis zur letzten Karte, gewertet nach Siegpunkten (H8.2.1).`,
];
const shortText = (cards: number, last: number, will: number): readonly [string, string] => [
  `${cards} cards. Over after card ${last} in all: National Will must then be above ${will} (H11.2.4).`,
  `${cards} Karten. Endet nach insgesamt ${last} Karten: Dann muss der Kriegswille über ${will} stehen (H11.2.4).`,
];
const [lastDays, lastDaysDe] = wholeText(20);
const scenarios: Readonly<Record<string, string>> = {
  'The whole war, 1914–18': 'Der ganze Krieg, 1914–18',
  '1915: Whirlwind': '1915: Wirbelwind',
  '1916: Tailspin': '1916: Ins Trudeln geraten',
  '1917: Last days of the Hapsburgs': '1917: Die letzten Tage der Habsburger',
  ...Object.fromEntries(
    ['1914 to 1915', '1914 to 1916', '1914 to 1917', '1915 to 1916', '1915 to 1917', '1916 to 1917'].map((title) => [
      title,
      title.replace('to', 'bis'),
    ]),
  ),
  ...Object.fromEntries([
    wholeText(50),
    wholeText(34),
    wholeText(29),
    shortText(16, 16, 0),
    shortText(21, 21, 0),
    shortText(30, 30, 0),
    shortText(5, 21, 1),
    shortText(14, 30, 1),
    shortText(9, 30, 0),
  ]),
  [`${lastDays} The heading says a will of 0; the markers it lists add up to −1, and that is where you begin (H11.1.2).`]: `${lastDaysDe} Die Überschrift nennt einen Kriegswillen von 0; die Marker darunter ergeben −1, und dort beginnst du (H11.1.2).`,
};

export const sayDe: Readonly<Record<string, string>> = {
  ...conditions,
  ...warnings,
  ...ledgers,
  ...options,
  ...scenarios,
};
