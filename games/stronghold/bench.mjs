// The budgets of this game: bench/game.ts says what each entry means.

/** @type {import('../../bench/game.ts').Budgets} */
export const budgets = { times: 30, copying: 2, within: 'assault', copy: 5, saved: 4096, recorded: 60 };
