/** Was die Regeln auf Englisch sagen, auf Deutsch: Zeilen der Rechnungen, Warnungen, Optionen, Szenarien. */

const warnings: Readonly<Record<string, string>> = {
  'The Front is in its highest space: nothing moves.': 'Die Front steht auf ihrem höchsten Feld: Nichts bewegt sich.',
  'The Front is in its highest space: even a success moves nothing.':
    'Die Front steht auf ihrem höchsten Feld: Selbst ein Erfolg bewegt nichts.',
  'The third Revolt loses the game.': 'Mit dem dritten Aufstand ist das Spiel verloren.',
  'The Front enters Vienna: the game is lost.': 'Die Front zieht in Wien ein: Das Spiel ist verloren.',
  'This loses the game.': 'Damit ist das Spiel verloren.',
};

const ledgers: Readonly<Record<string, string>> = {
  // Was das Labor zählt.
  Nationalities: 'Nationalitäten',
  influenced: 'beeinflusst',
  'in Revolt': 'im Aufstand',
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
  'Fresh armies': 'Frische Armeen',
  "As the reconstructed set, but the Italian Front under Diaz and the Balkan Front under D'Esperey are stronger by one. A harder war: a good player wins two in five. Not the printed components.":
    'Wie der rekonstruierte Satz, aber die Italienfront unter Diaz und die Balkanfront unter D’Esperey sind um eins stärker. Ein schwererer Krieg: Wer gut spielt, gewinnt zwei von fünf. Nicht das gedruckte Material.',
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
  ...warnings,
  ...ledgers,
  ...options,
  ...scenarios,
};
