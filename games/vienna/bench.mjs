// The budgets of this game: bench/game.ts says what each entry means.

/** @type {import('../../bench/game.ts').Budgets} */
export const budgets = { times: 40, copying: 1.6, within: 'battle', copy: 5, saved: 4096, recorded: 60, iteration: 12 };
