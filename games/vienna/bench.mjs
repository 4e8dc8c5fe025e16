// The budgets of this game: bench/game.ts says what each entry means.
// Random play was 40 times as fast as boardgame.io before the rules got choices by name and everybody kept in mind what fell into a discard;
// it is 34 to 38 now, by how fast boardgame.io happens to be.

/** @type {import('../../bench/game.ts').Budgets} */
export const budgets = { times: 33, copying: 1.6, within: 'battle', copy: 5, saved: 4096, recorded: 60, iteration: 12 };
