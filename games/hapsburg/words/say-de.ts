import { namesDe } from './names-de.ts';
import { namesEn } from './names-en.ts';

/** Was die Regeln auf Englisch sagen, auf Deutsch: Bedingungen, Zeilen der Rechnungen, Warnungen, Szenarien, Optionen. */

const conditions: Readonly<Record<string, string>> = {
  'The Front must be on the map.': 'Die Front muss auf dem Plan sein.',
  'It must be the Front that is about to Advance.': 'Es muss die Front sein, die gerade vorrücken will.',
  'A Front in Budapest shields the other behind it.': 'Eine Front in Budapest deckt die andere hinter ihr.',
  'You must be able to pay for it in full.': 'Du musst es ganz bezahlen können.',
  'There must be a German Aid marker.': 'Es muss ein Marker Deutsche Hilfe da sein.',
  'There must be a Mackensen marker.': 'Es muss ein Marker Mackensen da sein.',
  'Only one German Aid marker may be used in a turn.':
    'In einem Zug darf nur ein Marker Deutsche Hilfe eingesetzt werden.',
  'Mackensen can serve against one Front only in a turn.': 'Mackensen kann in einem Zug nur gegen eine Front dienen.',
  'After card 42 or 43 German Aid can no longer be used.':
    'Nach Karte 42 oder 43 kann Deutsche Hilfe nicht mehr eingesetzt werden.',
  'It must be paid in full.': 'Es muss ganz bezahlt werden.',
  'It costs 2 Actions.': 'Es kostet 2 Aktionen.',
  'Actions of the card are used first; Resources pay only what is left.':
    'Zuerst werden die Aktionen der Karte verbraucht; Reserven bezahlen nur den Rest.',
  'Only Resources in a Theater Box can be spent.': 'Nur Reserven auf einem Kriegsschauplatz können ausgegeben werden.',
  'There must be a Resource in the supply.': 'Im Vorrat muss eine Reserve sein.',
  'A Theater holds at most 2 Resources.': 'Ein Kriegsschauplatz fasst höchstens 2 Reserven.',
  'The Fortress must have lost strength.': 'Die Festung muss an Stärke verloren haben.',
  'The Carpathian Front must be behind Przemyśl or off the map.':
    'Die Karpatenfront muss hinter Przemyśl stehen oder nicht auf dem Plan sein.',
  'A destroyed Fortress cannot be repaired.': 'Eine zerstörte Festung kann nicht ausgebessert werden.',
  'It takes 2 Actions of the card.': 'Es braucht 2 Aktionen der Karte.',
  'Or it takes 1 German Staff Operation, not more.': 'Oder es braucht 1 Operation des deutschen Stabes, nicht mehr.',
  'Operations are open only when the Actions of the card are used up.':
    'Operationen stehen erst offen, wenn die Aktionen der Karte verbraucht sind.',
  'The Nationality must not be at Loyal.': 'Das Volk darf nicht schon treu sein.',
  'War Status must be on space 2 or higher.': 'Die Kriegslage muss auf Feld 2 oder höher sein.',
  'The Polish Front must be on the map.': 'Die Polenfront muss auf dem Plan sein.',
  'There must be enough Off-Map Battle markers in the Victories Box.':
    'Bei den Siegen müssen genug Marker von Fernschlachten liegen.',
  'Or it takes 1 Resource, not more.': 'Oder es braucht 1 Reserve, nicht mehr.',
  'It must lie in the Victories Box.': 'Er muss bei den Siegen liegen.',
  'Only Off-Map Battle markers can be moved.': 'Nur Marker von Fernschlachten können verschoben werden.',
  'The Trench Line is built only in the turn of card 17.': 'Die Grabenlinie wird nur im Zug von Karte 17 gebaut.',
  'Neither Action of the card may have been spent or given up.':
    'Keine der beiden Aktionen der Karte darf verbraucht oder aufgegeben sein.',
  'There must be an Action of the card left.': 'Es muss noch eine Aktion der Karte übrig sein.',
  'It must be one of the two dice.': 'Es muss einer der beiden Würfel sein.',
  'It must be an Off-Map Battle marker in the Victories Box.':
    'Es muss der Marker einer Fernschlacht bei den Siegen sein.',
  'One marker for each space ahead of Brest-Litovsk, no more.':
    'Ein Marker für jedes Feld vor Brest-Litowsk, nicht mehr.',
  'One marker for each space ahead of Brest-Litovsk.': 'Ein Marker für jedes Feld vor Brest-Litowsk.',
  'There must be an allocated Resource.': 'Es muss eine zugeteilte Reserve da sein.',
};

const warnings: Readonly<Record<string, string>> = {
  'The Front is in its highest space: even a success moves nothing.':
    'Die Front steht auf ihrem höchsten Feld: Auch ein Erfolg bewegt nichts.',
  'The Front is in its highest space: nothing moves.': 'Die Front steht auf ihrem höchsten Feld: Nichts bewegt sich.',
  'Actions that are left are lost.': 'Aktionen, die übrig sind, verfallen.',
  'This loses the game.': 'Damit ist das Spiel verloren.',
  'The third Revolt loses the game.': 'Mit dem dritten Aufstand ist das Spiel verloren.',
  'The Front enters Vienna: the game is lost.': 'Die Front rückt in Wien ein: Das Spiel ist verloren.',
};

const ledgers: Readonly<Record<string, string>> = {
  die: 'Würfel',
  modifiers: 'Modifikatoren',
  Offensive: 'Offensive',
  Influence: 'Einfluss',
  'Attrition Roll': 'Zermürbungswurf',
  'Attrition Roll, modifiers': 'Zermürbungswurf, Modifikatoren',
  'Loyalty Test': 'Loyalitätsprobe',
  'Random Nationality': 'Volk durch Los',
  'Off-Map Battle': 'Fernschlacht',
  'National Will': 'Kriegswille',
  'National Will, subtracted': 'Kriegswille, abgezogen',
  'National Will below -3': 'Kriegswille unter −3',
  'National Will above 3': 'Kriegswille über 3',
  'Level of Defeat': 'Stufe der Niederlage',
  'Victory Points': 'Siegpunkte',
  'Victories to give up': 'Siege, die es kostet',
  'to the Defeats Box': 'zu den Niederlagen',
  'to the Stalemates Box': 'auf das Feld Patt',
  'successes in 6': 'Erfolge von 6',
  'successes in 36': 'Erfolge von 36',
  'rolls that succeed': 'Würfe, die gelingen',
  'crossings in 6': 'Übergänge von 6',
  'rolls that cross': 'Würfe, mit denen sie hinüberkommt',
  'cards not yet revealed': 'noch nicht aufgedeckte Karten',
  'Resources in the theater': 'Reserven auf dem Kriegsschauplatz',
  'the Italian Front and Udine': 'die Italienfront und Udine',
  'War Weariness': 'Kriegsmüdigkeit',
  'Emergency Aid': 'Nothilfe',
  'German Aid': 'Deutsche Hilfe',
  'Przemyśl Fortress': 'Festung Przemyśl',
  'Lodz Victory': 'Sieg bei Lodz',
  Victories: 'Siege',
  Defeats: 'Niederlagen',
  Revolt: 'Aufstand',
  'Czech Revolt': 'Aufstand der Tschechen',
  'Croat Revolt': 'Aufstand der Kroaten',
  'Hungarian Revolt': 'Aufstand der Ungarn',
};

const LAST = 'Bis zur letzten Karte, gewertet nach Siegpunkten (H8.2.1).';
const early = (card: number, will: number): string =>
  `Endet nach Karte ${card} im Ganzen: Der Kriegswille muss dann über ${will} liegen (H11.2.4).`;
const earlyEn = (card: number, will: number): string =>
  `Over after card ${card} in all: National Will must then be above ${will} (H11.2.4).`;
const ENDS: readonly (readonly [cards: number, after: number, will: number])[] = [
  [16, 16, 0],
  [21, 21, 0],
  [30, 30, 0],
  [5, 21, 1],
  [14, 30, 1],
  [9, 30, 0],
];

const scenarios: Readonly<Record<string, string>> = {
  'The whole war, 1914–18': 'Der ganze Krieg, 1914–18',
  '1915: Whirlwind': '1915: Wirbelwind',
  '1916: Tailspin': '1916: Ins Trudeln geraten',
  '1917: Last days of the Hapsburgs': '1917: Die letzten Tage der Habsburger',
  '1914 to 1915': '1914 bis 1915',
  '1914 to 1916': '1914 bis 1916',
  '1914 to 1917': '1914 bis 1917',
  '1915 to 1916': '1915 bis 1916',
  '1915 to 1917': '1915 bis 1917',
  '1916 to 1917': '1916 bis 1917',
  ...Object.fromEntries(
    [50, 34, 29].map((n) => [
      `${n} cards. To the last card, scored by Victory Points (H8.2.1).`,
      `${n} Karten. ${LAST}`,
    ]),
  ),
  '20 cards. To the last card, scored by Victory Points (H8.2.1). The heading says a will of 0; the markers it lists add up to −1, and that is where you begin (H11.1.2).': `20 Karten. ${LAST} Die Überschrift nennt einen Kriegswillen von 0; die Marker, die sie aufzählt, ergeben −1, und dort beginnst du (H11.1.2).`,
  ...Object.fromEntries(
    ENDS.map(([n, after, will]) => [`${n} cards. ${earlyEn(after, will)}`, `${n} Karten. ${early(after, will)}`]),
  ),
};

const options: Readonly<Record<string, string>> = {
  'The Historical Game': 'Das historische Spiel',
  'The cards come in the order of their numbers (H10.1.1).':
    'Die Karten kommen in der Reihenfolge ihrer Nummern (H10.1.1).',
  'A Resource may save a National Will of −6 (H10.2.1). Easier.':
    'Eine Reserve kann einen Kriegswillen von −6 retten (H10.2.1). Leichter.',
  'Fair Weather Friends': 'Schönwetterfreunde',
  'National Will below −3 or above 3 changes Loyalty Tests (H10.3.1).':
    'Ein Kriegswille unter −3 oder über 3 verändert die Loyalitätsproben (H10.3.1).',
  'Przemyśl Must Hold': 'Przemyśl muss halten',
  'A destroyed Fortress counts two Defeats and stays destroyed (H10.4.1). Harder.':
    'Eine zerstörte Festung zählt zwei Niederlagen und bleibt zerstört (H10.4.1). Schwerer.',
  'Spa Conference': 'Konferenz von Spa',
  'No German Aid once card 42 or 43 has come (H10.5.1). Harder.':
    'Keine Deutsche Hilfe mehr, sobald Karte 42 oder 43 gekommen ist (H10.5.1). Schwerer.',
  'Coalition Victory or Defeat': 'Sieg oder Niederlage der Mittelmächte',
  'The Kaiserschlacht can decide the war (H10.6.1).': 'Die Kaiserschlacht kann den Krieg entscheiden (H10.6.1).',
  'Italian Resurgence': 'Italien erstarkt',
  'Italian Advances double while the West has no Resources (H10.7.2). Harder.':
    'Italien rückt doppelt vor, solange im Westen keine Reserven liegen (H10.7.2). Schwerer.',
  'Expanded War Weariness': 'Verschärfte Kriegsmüdigkeit',
  'War Weariness hinders Loyalty Tests and influence too (H10.8.1). Harder.':
    'Kriegsmüdigkeit erschwert auch Loyalitätsproben und das Beeinflussen (H10.8.1). Schwerer.',
  On: 'An',
  Off: 'Aus',
  'Not in use.': 'Nicht im Spiel.',
  'Reconstructed set': 'Rekonstruierter Satz',
  'Tracks, cards and markers from the rulebook and public play logs; what neither tells is rebuilt by us. Not the printed components.':
    'Strecken, Karten und Marker nach dem Regelbuch und öffentlichen Spielberichten; was keines von beiden sagt, haben wir rekonstruiert. Nicht das gedruckte Material.',
};

/** Places, Fronts, Nationalities and boxes stand in a ledger under their English names. */
const names = Object.fromEntries(
  Object.entries(namesEn)
    .filter(([key]) => key.startsWith('name:'))
    .map(([key, text]) => [text, namesDe[key] ?? text]),
);

export const sayDe: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...names, ...conditions, ...warnings, ...ledgers, ...scenarios, ...options }).map(
    ([text, german]) => [`say:${text}`, german],
  ),
);
