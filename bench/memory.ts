import { Thinking } from '@ravelin/bot';
import { type AnyGame, Kernel, parseMove, Random, saveView, viewState } from '@ravelin/engine';
import { type AnyState, median, newGame } from './measure.ts';

/** Does a computer player that thinks about move after move hold on to more and more? Asked of a process of its own, in which nothing else grows. */

/** Moves that are thought about, and how many at each end are compared; before them some, in which code is compiled. */
const MOVES = 1000;
const END = 100;
const BEFORE = 200;
const BOT = 'search:2';

/** Megabytes in use after everything that can be forgotten has been: the medians of the first and the last moves. */
export interface Heap {
  readonly first: number;
  readonly last: number;
}

/** `collect` forgets everything that can be forgotten. */
export const heapOf = (game: AnyGame, collect: () => void): Heap => {
  const kernel = new Kernel<AnyState, unknown>(game);
  const source = new Random(`memory ${game.id}`);
  const x = kernel.play(source);
  let g = newGame(kernel, x);
  const think = (number: number): void => {
    const { seat } = g;
    const view = saveView(kernel, viewState(kernel, g, seat, 'memory'));
    const sight = { game: game.id, set: game.sets[0].id, seat, view };
    const thinking = new Thinking(kernel, { sight, bot: BOT, seed: String(number) }, () => 0);
    thinking.stretch(1);
    kernel.apply(g, parseMove(kernel, g, thinking.best.move), x);
    x.clear();
    if (g.over) g = newGame(kernel, x);
  };
  const inUse = (): number => {
    collect();
    return process.memoryUsage().heapUsed / 2 ** 20;
  };
  const used: number[] = [];
  for (let number = -BEFORE; number < MOVES; number++) {
    think(number);
    if (number >= 0 && (number < END || number >= MOVES - END)) used.push(inUse());
  }
  return { first: median(used.slice(0, END)), last: median(used.slice(END)) };
};
