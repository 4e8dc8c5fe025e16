// The budgets of this game (bench/game.ts says what each entry means), and how long the list of everything takes that an activation allows.
import { Kernel, Random } from '@ravelin/engine';
import { below, information, microseconds, newGame } from '../../bench/dist/measure.js';

/** @param {import('@ravelin/engine').AnyGame} game */
const rows = (game) => {
  const kernel = new Kernel(game);
  const source = new Random('bench opening');
  const x = kernel.play(source);
  /** The decision that the position waits for. @param {any} g */
  const asked = (g) => {
    const pending = kernel.pending(g);
    if (!pending) throw new Error('The battle is over.');
    return pending.decision;
  };
  // The opening: both armies stand, and one of the first side's commands has been named.
  const opening = newGame(kernel, x);
  while (asked(opening).id !== 'free') kernel.apply(opening, kernel.random(opening, source), x);
  const named = (kernel.moves(opening) ?? [])
    .filter(({ kind }) => asked(opening).moves[kind].id === 'activate')
    .map((move) => {
      const g = kernel.clone(opening);
      kernel.apply(g, move, x);
      const moves = kernel.moves(g)?.length ?? 0;
      // Each time in a fresh copy, for which nothing is known from the time before.
      const list = microseconds(() => kernel.moves(kernel.clone(g)), 9, 20) / 1000;
      return { command: g.kit.commands[move.chosen[0]], moves, list };
    });
  const { command, list, moves } = named.reduce((a, b) => (b.list > a.list ? b : a));
  return [
    below(`every legal move of an activation in the opening (${command}, the slowest)`, list, 10, ' ms'),
    information('legal moves in that list', moves),
  ];
};

/** @type {import('../../bench/game.ts').Budgets} */
export const budgets = { times: 5, copying: 1.6, rows };
