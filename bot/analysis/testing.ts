import { type AnyGame, type Base, Kernel, Match, Random, viewState } from '@ravelin/engine';
import { games } from '@ravelin/games';
import { thumbBot } from '../thumb.ts';
import type { AnyMatch } from './work.ts';

/** Games to analyse, for tests. */

export const kernelOf = (id: string): Kernel<Base, unknown> =>
  new Kernel(games.find((game) => game.id === id) as AnyGame) as never;

/** A game by the rule of thumb, as far as so many moves. */
export const played = (id: string, seed: string, moves = Number.POSITIVE_INFINITY): AnyMatch => {
  const kernel = kernelOf(id);
  const match = new Match(kernel, { set: kernel.game.sets[0], seed }) as AnyMatch;
  const source = new Random(seed);
  const bot = thumbBot<Base, unknown>(kernel);
  while (!match.over && match.length < moves) {
    const { seat } = match.state;
    match.make(bot.choose(viewState(kernel, match.state, seat, 'memory'), seat, source).move);
  }
  return match;
};
