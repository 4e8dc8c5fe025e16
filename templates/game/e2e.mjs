// What the browser tests and the screenshots are told of this game: web/e2e/games.mjs says what each entry means.

/** @type {import('../../web/e2e/games.mjs').Facts} */
export const facts = {
  seats: { north: 'here', south: 'random' },
  rule: 'X3.1',
  lessons: ['hill'],
  finished: 'ground',
  composed: /^march/,
  refused: 'hex:north-camp',
  moments: [],
};
