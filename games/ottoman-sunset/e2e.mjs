// What the browser tests and the screenshots are told of this game: web/e2e/games.mjs says what each entry means.

/** @type {import('../../web/e2e/games.mjs').Facts} */
export const facts = {
  seats: {},
  rule: 'O3.2.2',
  lessons: ['first-turn', 'narrows', 'palestine'],
  finished: 'marginal',
  composed: /^attack/,
  refused: 'Front:salonika',
  // Whoever does nothing loses soon.
  hurry: { after: 40, kinds: ['end actions', 'let', 'leave it', 'take defeat'] },
  moments: [['narrows', /^build/, '.os-defence.minefield.stands', 'e2e']],
};
