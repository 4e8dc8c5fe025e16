import type { Lesson } from '@ravelin/web/lesson';
import { battle } from './position.ts';

/** A formation in a row of hexes, in the order of its numbers. */
const row = (formation: string, hexes: readonly number[], how = 'S'): Record<string, string> =>
  Object.fromEntries(hexes.map((hex, i) => [`${formation}-${i + 1}`, `${hex} ${how}`]));
const from = (first: number, count: number, step = 1): number[] =>
  Array.from({ length: count }, (_, i) => first + i * step);

const RUMELIA = [2629, 2628, 2731, 2730, 2729, 2728, 2727, 2830, 2829];

/** The armies as they are deployed (M14.1, M14.2). */
const deployed = battle({
  units: {
    ...row('hannibal-gun', [1810, 1811, 1817, 1818]),
    ...row('perenyi', from(1803, 7)),
    ...row('bathyani', from(1819, 7)),
    ...row('hannibal', from(1812, 5)),
    ...row('tomori', from(1618, 9)),
    ...row('lajos', [1414]),
    ...row('zalkan-archer', from(1421, 2)),
    ...row('zalkan-levy', from(1418, 3)),
    ...row('zalkan-heavy', from(1415, 3)),
    ...row('raab-archer', from(1406, 2)),
    ...row('raab-levy', from(1408, 3)),
    ...row('raab-heavy', from(1411, 3)),
    ...row('bali', [2335, 2334, 2333, 2433], 'N'),
    ...row('rumelia', RUMELIA, 'N disordered'),
    ...row('rumelia-gun', [3031, 3030, 3029, 3028, 3027, 3130, 3129], 'N'),
    ...row('akinci', from(2710, 10), 'N'),
    ...row('janissary', from(3011, 5, 2), 'N'),
    ...row('centre-gun', from(3307, 8, 2), 'N'),
    ...row('porte', [...from(3406, 6), ...from(3418, 6)], 'N'),
  },
  leaders: {
    ...{ perenyi: '1806', bathyani: '1822', hannibal: '1814', tomori: '1622', lajos: '1414', zalkan: '1417' },
    ...{ raab: '1411', bali: '2334', khosrev: '2729', ibrahim: '2715', suleiman: '3415', achmed: '3415' },
    anatolia: 'waiting',
  },
  at: 'free',
  phasing: 'hungary',
});

/** The field, the aim and a first activation, from the real deployment. */
export const firstTurn: Lesson = {
  id: 'first-turn',
  game: 'mohacs',
  title: { en: 'Your first turn', de: 'Dein erster Zug' },
  about: {
    en: 'The field, what you want, how to read a counter: lead a command forward, and then decide for yourself.',
    de: 'Das Feld, dein Ziel, wie man einen Stein liest: Führe einen Verband vor, und dann entscheide selbst.',
  },
  rule: 'M5.1.3',
  seat: 'hungary',
  seats: ['hungary', 'ottoman'],
  position: {
    ...deployed,
    acted: { hungary: 'no', ottoman: 'no' },
    eager: 'yes',
    camped: Object.fromEntries(RUMELIA.map((_hex, i) => [`rumelia-${i + 1}`, 'yes'])),
  },
  dice: [],
  steps: [
    {
      text: {
        en: '29 August 1526. You lead the Hungarians, in the north behind a trench, all facing south. Before you stand, in the west, the horse of Rumelia, making camp and in disorder. The Sultan’s main force is far larger, but it lies behind the ridge in the south, and parts of it are still on the road. That is your chance: strike before they are all there.',
        de: '29. August 1526. Du führst die Ungarn, im Norden hinter einem Graben, alle nach Süden gewandt. Vor dir stehen im Westen die Reiter Rumeliens, beim Lagerbau und in Unordnung. Die Hauptmacht des Sultans ist viel größer, aber sie liegt hinter dem Höhenzug im Süden, und Teile von ihr sind noch unterwegs. Das ist deine Gelegenheit: Schlage zu, bevor alle da sind.',
      },
      rule: 'M14.3.4',
    },
    {
      text: {
        en: 'What you want: that their army breaks before yours. Every unit lost gives Flight Points: 3 for heavy and medium horse, 2 for most others. When the points and a die together go beyond the Flight Level, the army runs: beyond 45 for you, beyond 65 for them.',
        de: 'Was du willst: dass ihr Heer vor deinem bricht. Jede verlorene Einheit gibt Fluchtpunkte: 3 für schwere und mittlere Reiter, 2 für die meisten anderen. Sind die Punkte und ein Würfel zusammen mehr als die Fluchtschwelle, läuft das Heer davon: mehr als 45 bei dir, mehr als 65 bei ihnen.',
      },
      rule: 'M16.0.0.1',
    },
    {
      text: {
        en: 'A counter is some 750 men. It shows two numbers: how well it stands in hand-to-hand fighting, where lower is better, and how far it moves. The point shows where it faces: it fights the two hexes there and is weak at flank and rear.',
        de: 'Ein Stein sind etwa 750 Mann. Er zeigt zwei Zahlen: wie gut er sich im Nahkampf hält, wobei weniger besser ist, und wie weit er zieht. Die Spitze zeigt, wohin er blickt: Dort bekämpft er zwei Felder, an Flanke und Rücken ist er schwach.',
      },
      rule: 'M3.3.0.2',
    },
    {
      text: {
        en: 'There are no turns. You name a command, all the units of one leader, and it acts: it moves and fires, then fights hand to hand, then rallies. The first activation is yours, and it is Free: no die is needed. Name Bathyani, whose light horse stands at the western end of the line.',
        de: 'Runden gibt es nicht. Du nennst einen Verband, alle Einheiten eines Anführers, und er handelt: Er zieht und schießt, dann kämpft er Mann gegen Mann, dann sammelt er sich. Die erste Aktivierung gehört dir, und sie ist frei: Kein Würfel ist nötig. Nenne Bathyani, dessen leichte Reiter am westlichen Ende der Linie stehen.',
      },
      rule: 'M5.1.3',
      expect: ['activate bathyani'],
      not: {
        en: 'Any command could begin. In this lesson it is Bathyani’s.',
        de: 'Jeder Verband könnte beginnen. In dieser Lektion ist es Bathyanis.',
      },
    },
    {
      text: {
        en: 'Now his units move, one after the other, each once. Light horse has 8 Movement Points, and a step over open ground costs one. Pick one of them, say the one in 1821, and a hex to the south, say 2121: near enough to threaten, far enough from the bows behind the ridge. It may go on facing south.',
        de: 'Nun ziehen seine Einheiten, eine nach der anderen, jede einmal. Leichte Reiter haben 8 Bewegungspunkte, und ein Schritt über offenes Land kostet einen. Wähle eine, etwa die auf 1821, und ein Feld im Süden, etwa 2121: nah genug, um zu drohen, weit genug von den Bögen hinter dem Höhenzug. Sie darf weiter nach Süden blicken.',
      },
      rule: 'M6.1.1.2',
      expect: ['move bathyani-3 to 2121 facing S'],
      words: ['move bathyani-'],
      not: {
        en: 'First move one of his units in the plain way, straight to a hex.',
        de: 'Zieh zuerst eine seiner Einheiten auf einfache Art, geradewegs auf ein Feld.',
      },
      well: {
        en: 'It has had its go. The others of the command may still move.',
        de: 'Sie war an der Reihe. Die anderen des Verbands dürfen noch ziehen.',
      },
    },
    {
      text: {
        en: 'From here you decide. Lead more of the horse forward, in a line so that each covers its neighbour’s flank? Or end the moves? When the command is done, you may try to go on with another, on a die; if that fails, the Ottomans act. What do you do?',
        de: 'Von hier an entscheidest du. Noch mehr Reiter vor, in einer Linie, damit jeder die Flanke des Nachbarn deckt? Oder die Bewegungen beenden? Ist der Verband fertig, darfst du mit einem anderen fortzusetzen versuchen, mit einem Würfel; misslingt das, handeln die Osmanen. Was tust du?',
      },
      rule: 'M5.2.1.5',
      own: ['go'],
    },
  ],
  after: {
    en: 'That is an activation. From here the Page leads the Ottomans: play on as long as you like, or take the next lesson, about going on with one command after another.',
    de: 'So geht eine Aktivierung. Von hier an führt der Page die Osmanen: Spiele weiter, solange du magst, oder nimm die nächste Lektion, vom Fortsetzen mit einem Verband nach dem anderen.',
  },
};
