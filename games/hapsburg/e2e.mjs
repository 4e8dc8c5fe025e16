// What the browser tests and the screenshots are told of this game: web/e2e/games.mjs says what each entry means.

/** @type {import('../../web/e2e/games.mjs').Facts} */
export const facts = {
  seats: {},
  scenario: '1917',
  rule: 'H4.1.2',
  lessons: ['first-turn', 'great-retreat', 'mackensen'],
  finished: 'marginal',
  composed: /^attack/,
  refused: 'Front:polish',
  moments: [['mackensen', /^attack \w+ mackensen/, '[data-place^="die:"]', 'isonzo']],
};
