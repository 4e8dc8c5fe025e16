// What the browser tests and the screenshots must be told of each game of the registry; everything else is the same for all.

/**
 * @typedef {object} Game
 * @property {string} id
 * @property {Readonly<Record<string, 'here' | 'random'>>} seats one person here, the rest at random; empty: one person leads all
 * @property {string} [scenario] a short one; else the first
 * @property {string} rule a paragraph to open the rulebook at
 * @property {readonly string[]} lessons all of them, in order
 * @property {string} finished the ending of the recorded game in `games/ID/fixtures` that is opened
 * @property {RegExp} composed a move that is put together in the pictures
 * @property {string} refused a place that answers why not, at that moment
 * @property {{ after: number, kinds: readonly string[] }} [hurry] a long game: after so many decisions these kinds are preferred, which
 *   lead to its end
 * @property {readonly (readonly [name: string, wanted: RegExp, until: string, seed: string])[]} moments further pictures: the moves
 *   that are preferred on the way, the selector that tells of the arrival, and the seed with which it comes
 * @property {readonly (readonly [name: string, rule: string])[]} [examples] pictures of what lies far on: the example of a paragraph,
 *   played on from there
 */

/** @type {readonly Game[]} */
export const GAMES = [
  {
    id: 'vienna',
    seats: { ottoman: 'here', habsburg: 'random' },
    rule: 'V10.2.1',
    lessons: ['troops', 'battle', 'response'],
    finished: 'relief',
    composed: /^entrench/,
    refused: 'hex:curtain',
    moments: [
      [
        'battle',
        /^assault|^contest|^lay (?!nothing)|^press on|^entrench|^no explosion/,
        '[data-add*="yeniceri"]',
        'e2e',
      ],
    ],
  },
  {
    id: 'hapsburg',
    seats: {},
    scenario: '1917',
    rule: 'H4.1.2',
    lessons: ['great-retreat', 'mackensen'],
    finished: 'marginal',
    composed: /^attack/,
    refused: 'Front:polish',
    moments: [['mackensen', /^attack \w+ mackensen/, '[data-place^="die:"]', 'isonzo']],
  },
  {
    id: 'ottoman-sunset',
    seats: {},
    rule: 'O3.2.2',
    lessons: ['narrows', 'palestine'],
    finished: 'marginal',
    composed: /^attack/,
    refused: 'Front:salonika',
    // Whoever does nothing loses soon.
    hurry: { after: 40, kinds: ['end actions', 'let', 'leave it', 'take defeat'] },
    moments: [['narrows', /^build/, '.os-defence.minefield.stands', 'e2e']],
  },
  {
    id: 'two-empires',
    seats: {},
    rule: 'E2.2.1',
    lessons: ['railway', 'kaiserschlacht'],
    finished: 'both-lost',
    composed: /^attack/,
    refused: 'Nationality:croat',
    // Whoever does nothing loses soon.
    hurry: { after: 40, kinds: ['end actions', 'let', 'keep', 'let them go'] },
    moments: [],
    // Aid by rail, the consent to it, an Action from the ally to be spent, a lent marker that serves; one nation alone.
    examples: [
      ['railway', 'E2.6.5'],
      ['consent', 'E2.2.2'],
      ['gift', 'E2.5.1'],
      ['lent', 'E2.6.2'],
      ['ships', 'E4.1.1'],
      ['fallen', 'E7.2.2'],
    ],
  },
  {
    id: 'mohacs',
    seats: { hungary: 'here', ottoman: 'random' },
    rule: 'M8.3.1.1',
    lessons: [
      'continuity',
      'seizure',
      'facing',
      'zones',
      'reaction-fire',
      'charge',
      'counter-charge',
      'continued-attack',
      'rally',
      'flight',
    ],
    finished: 'hungary-flees',
    composed: /^activate tomori/,
    refused: 'unit:bali-1',
    // Four passes in succession, and the battle dies away.
    hurry: { after: 60, kinds: ['pass', 'end moves', 'declared', 'halt', 'hold fire', 'let them', 'stand', 'stay'] },
    moments: [['moves', /^activate tomori/, '.mo-roster', 'e2e']],
  },
  {
    id: 'stronghold',
    seats: { invader: 'here', defender: 'random' },
    rule: 'S19.8.1',
    lessons: ['cards', 'maneuver', 'defender', 'ranged', 'melee', 'rituals', 'traps', 'breach-by'],
    finished: 'breach',
    composed: /^use resources for orc/,
    refused: 'wall section:L1',
    // Skipping the cards and moving nothing, both sides come to the next round.
    hurry: { after: 40, kinds: ['finish', 'no orders', 'done', 'pass', 'orders', 'hold'] },
    moments: [['maneuver', /^use maneuver|^major|^march|^send/, '[data-place^="way:"]', 'e2e']],
  },
];

/** @param {string} id */
export const gameOf = (id) => GAMES.find((game) => game.id === id) ?? GAMES[0];
