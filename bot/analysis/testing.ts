import { type AnyGame, type Base, Kernel, Match, Random, viewState } from '@ravelin/engine';
import { games } from '@ravelin/games';
import { botNamed } from '../levels.ts';
import type { AnyMatch } from './work.ts';

/** Games to analyse, for tests. */

export const kernelOf = (id: string): Kernel<Base, unknown> =>
  new Kernel(games.find((game) => game.id === id) as AnyGame) as never;

/** A game of such players, as far as so many moves. */
export const played = (id: string, seed: string, moves = Number.POSITIVE_INFINITY, player = 'thumb'): AnyMatch => {
  const kernel = kernelOf(id);
  const match = new Match(kernel, { set: kernel.game.sets[0], seed }) as AnyMatch;
  const source = new Random(seed);
  const bot = botNamed<Base, unknown>(kernel, player, () => 0);
  while (!match.over && match.length < moves) {
    const { seat } = match.state;
    match.make(bot.choose(viewState(kernel, match.state, seat, 'memory'), seat, source).move);
  }
  return match;
};
