// The budgets of this game: bench/game.ts says what each entry means.
// Random play was 50 times as fast as boardgame.io while every object of the rules had been brought into one shape by hand, which a reader
// had to have explained; without that it is 42 to 44.

/** @type {import('../../bench/game.ts').Budgets} */
export const budgets = { times: 40, copying: 1.6, within: 'hapsburg-turn', copy: 5, saved: 4096, recorded: 60 };
