// The budgets of this game: bench/game.ts says what each entry means.
// A copy, then a move, may cost 2.2 moves, not 2: a state has 51 tables, and copying so many, short as they are, is four fifths of the work.
// Fewer of them would be quicker to copy, and harder to read.

/** @type {import('../../bench/game.ts').Budgets} */
export const budgets = { times: 30, copying: 2.2, within: 'assault', copy: 5, saved: 4096, recorded: 60 };
