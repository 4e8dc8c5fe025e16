// What the browser tests and the screenshots are told of this game: web/e2e/games.mjs says what each entry means.

/** @type {import('../../web/e2e/games.mjs').Facts} */
export const facts = {
  seats: {},
  rule: 'E2.2.1',
  lessons: ['first-turn', 'railway', 'kaiserschlacht'],
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
};
