import {
  type Base,
  type Kernel,
  type Move,
  type Seat,
  type Source,
  type View,
  type Worlds,
  worlds,
} from '@ravelin/engine';
import type { Considered } from './bot.ts';
import { thumbMove } from './thumb.ts';

/** Why a move is better than the others, by what it changes. */
export interface Reason {
  /** The feature's id. */
  readonly feature: string;
  readonly text: { readonly en: string; readonly de: string };
}

export interface Hint extends Considered {
  /** How much better than the next best of those told, in hundredths of a game; for the others how much worse than the best. */
  readonly gain: number;
  readonly reasons: readonly Reason[];
}

/** How many moves a hint tells of, how many reasons for each, and in how many worlds those are looked for. */
const MOVES = 3;
const REASONS = 2;
const WORLDS = 24;
const LONGEST = 500;

/** The features as they are on average at the next quiet decision after a move, each times its weight. */
const after = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  drawn: Worlds<S>,
  move: Move,
  source: Source,
): readonly { readonly worth: number; readonly size: number }[] => {
  const { advice } = kernel.game;
  if (!advice) return [];
  const sizes = advice.features.map(() => 0);
  const out: number[] = [];
  for (let n = 0; n < WORLDS; n++) {
    const g = drawn.draw(source);
    const x = kernel.play(source);
    kernel.apply(g, move, x);
    for (let m = 0; m < LONGEST && !g.over && !kernel.pending(g)?.decision.quiet; m++)
      kernel.apply(g, kernel.only(g) ?? thumbMove(kernel, g, source), x);
    advice.measure(g, out);
    for (let i = 0; i < sizes.length; i++) sizes[i] += out[i] / WORLDS;
  }
  return sizes.map((size, i) => ({ size, worth: size * advice.weights.of[i] }));
};

/**
 * The best moves of those that were considered, with how much better they are and why: the features in which a move differs most, to the
 * seat's advantage, from the mean of the moves told.
 */
export const hintsOf = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  view: View<S>,
  seat: Seat,
  considered: readonly Considered[],
  source: Source,
): Hint[] => {
  const told = considered.slice(0, MOVES);
  const drawn = worlds<S, K>(kernel, view, seat);
  const measured = told.map(({ move }) => after(kernel, drawn, move, source));
  const features = kernel.game.advice?.features ?? [];
  const best = told[0]?.value ?? 0;
  return told.map((one, at) => {
    const reasons = features
      .map((feature, i) => {
        const others = measured.filter((_worths, n) => n !== at);
        const mean = (of: 'worth' | 'size'): number =>
          others.reduce((sum, worths) => sum + worths[i][of], 0) / Math.max(1, others.length);
        const more = measured[at][i].size - mean('size');
        const better = (measured[at][i].worth - mean('worth')) * (seat === 0 ? 1 : -1);
        // Only what a player would call an advantage is a reason, whatever the weights make of its opposite.
        const advantage = more > 0 === (seat === 0);
        return { feature: feature.id, text: more > 0 ? feature.good : feature.bad, better: advantage ? better : 0 };
      })
      .filter(({ better }) => better > 0.005)
      .sort((a, b) => b.better - a.better)
      .slice(0, REASONS)
      .map(({ feature, text }) => ({ feature, text }));
    const against = at === 0 ? (told[1]?.value ?? one.value) : best;
    return { ...one, gain: Math.round(50 * (one.value - against)), reasons };
  });
};
