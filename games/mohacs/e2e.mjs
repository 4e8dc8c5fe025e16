// What the browser tests and the screenshots are told of this game: web/e2e/games.mjs says what each entry means.

/** @type {import('../../web/e2e/games.mjs').Facts} */
export const facts = {
  seats: { hungary: 'here', ottoman: 'random' },
  rule: 'M8.3.1.1',
  lessons: [
    'first-turn',
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
};
