import type { AnyGame, Base, Feature, Kernel, Move, Seat, Source } from '@ravelin/engine';
import { isOfFirst } from './arena.ts';
import { Streams } from './streams.ts';
import { thumbMove } from './thumb.ts';

/** What a move brings by the next quiet decision, feature by feature; and in words why one is better than another. */

/** Why a move is better than others, by what it changes. */
export interface Reason {
  /** The feature's id. */
  readonly feature: string;
  readonly text: { readonly en: string; readonly de: string };
}

/** The features on average, each as it is and times its weight. */
export type Weighed = readonly { readonly size: number; readonly worth: number }[];

/** How many reasons are given, and how much less than that is none. */
const REASONS = 2;
const LEAST = 0.005;
const LONGEST = 500;

/** Plays a world on by the rule of thumb to its next quiet decision, with this luck; gives the same world. */
export const toQuiet = <S extends Base<K>, K>(kernel: Kernel<S, K>, g: S, source: Source): S => {
  const x = kernel.play(source);
  for (let n = 0; n < LONGEST && !g.over && !kernel.pending(g)?.decision.quiet; n++)
    kernel.apply(g, kernel.only(g) ?? thumbMove(kernel, g, source), x);
  return g;
};

/** The world at the next quiet decision after a move, with this luck. */
export const quietAfter = <S extends Base<K>, K>(kernel: Kernel<S, K>, world: S, move: Move, source: Source): S => {
  const g = kernel.clone(world);
  kernel.apply(g, move, kernel.play(source));
  return toQuiet(kernel, g, source);
};

/** What a move brings in each of these worlds; in the same one every move has the same luck. */
export const afterIn = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  all: readonly S[],
  moveIn: (world: S, at: number) => Move,
): S[] => all.map((world, at) => quietAfter(kernel, world, moveIn(world, at), new Streams(at)));

export const weighedIn = <S extends Base<K>, K>({ game }: Kernel<S, K>, all: readonly S[]): Weighed => {
  const { advice } = game;
  if (!advice || all.length === 0) return [];
  const sizes = advice.features.map(() => 0);
  const out: number[] = [];
  for (const g of all) {
    advice.measure(g, out);
    for (let i = 0; i < sizes.length; i++) sizes[i] += out[i] / all.length;
  }
  return sizes.map((size, i) => ({ size, worth: size * advice.weights.of[i] }));
};

/** Of a game: what features it has, and whether its seats win together. */
type GameWithFeatures = Pick<AnyGame, 'seats' | 'allied'> & {
  readonly advice?: { readonly features: readonly Feature[] };
};

/** The features in which one differs most from the mean of the others, to the seat's advantage; without others there is nothing to say. */
export const reasonsFor = (game: GameWithFeatures, one: Weighed, others: readonly Weighed[], seat: Seat): Reason[] => {
  if (!game.advice || one.length === 0 || others.length === 0) return [];
  const ofFirst = isOfFirst(game, seat);
  return game.advice.features
    .map((feature, i) => {
      const mean = (of: 'worth' | 'size'): number =>
        others.reduce((sum, other) => sum + other[i][of], 0) / others.length;
      const more = one[i].size - mean('size');
      const better = (one[i].worth - mean('worth')) * (ofFirst ? 1 : -1);
      // Only what a player would call an advantage is a reason, whatever the weights make of its opposite.
      const advantage = more > 0 === ofFirst;
      return { feature: feature.id, text: more > 0 ? feature.good : feature.bad, better: advantage ? better : 0 };
    })
    .filter(({ better }) => better > LEAST)
    .sort((a, b) => b.better - a.better)
    .slice(0, REASONS)
    .map(({ feature, text }) => ({ feature, text }));
};
