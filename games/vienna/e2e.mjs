// What the browser tests and the screenshots are told of this game: web/e2e/games.mjs says what each entry means.

/** @type {import('../../web/e2e/games.mjs').Facts} */
export const facts = {
  seats: { ottoman: 'here', habsburg: 'random' },
  rule: 'V10.2.1',
  lessons: ['first-turn', 'troops', 'battle', 'response'],
  finished: 'relief',
  composed: /^entrench/,
  refused: 'hex:curtain',
  moments: [
    ['battle', /^assault|^contest|^lay (?!nothing)|^press on|^entrench|^no explosion/, '[data-add*="yeniceri"]', 'e2e'],
  ],
};
