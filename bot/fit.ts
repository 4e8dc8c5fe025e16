import {
  type Advice,
  type Base,
  type Feature,
  type Kernel,
  Random,
  type Source,
  type StoredWeights,
  type Weights,
} from '@ravelin/engine';
import type { Bot } from './bot.ts';
import { playGame, type Setting } from './duel.ts';
import { type Coefficients, type Examples, logistic } from './regression.ts';
import { randomBot } from './thumb.ts';

/**
 * Finding the weights of a game's features: games of many kinds are played, the features are noted wherever a position can be judged, and the weights
 * are those that best foretell the results. The games vary (players, mistakes, handicaps), because positions that never come up teach nothing.
 */

/** One game's examples. */
export interface Lesson {
  /** Row after row. */
  readonly features: readonly number[];
  /** From 0, lost by the first seat, to 1, won. */
  readonly result: number;
}

/** The shares of moves made at random: each seat of each game has one of them. */
const MISTAKES = [0, 0, 0.12, 0.24, 0.36];

/** A bot that makes a share of its moves at random. */
const erring = <S extends Base<K>, K>(kernel: Kernel<S, K>, bot: Bot<S>, share: number): Bot<S> => ({
  choose: (view, seat, source, stop) =>
    (source.int(1000) < 1000 * share ? randomBot(kernel) : bot).choose(view, seat, source, stop),
});

export const adviceOf = <S extends Base<K>, K>({ game }: Kernel<S, K>): Advice<S> => {
  if (!game.advice) throw new RangeError(`${game.title} has no advice to fit.`);
  return game.advice;
};

const oneOf = <T>(list: readonly T[], source: Source): T => list[source.int(list.length)];

/** Plays the numbered game and notes what can be learnt from it. */
export const lessonOf = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  setting: Setting<K>,
  players: readonly Bot<S>[],
  seed: string,
  number: number,
): Lesson => {
  const { measure, handicap, grade, trials } = adviceOf(kernel);
  const source = new Random(`${seed}/${number}/players`);
  const bots = kernel.game.seats.map(() => erring(kernel, oneOf(players, source), oneOf(MISTAKES, source)));
  const features: number[] = [];
  const row: number[] = [];
  let noted: number | undefined;
  const watch = (g: S): void => {
    if (!kernel.pending(g)?.decision.quiet) return;
    const turn = kernel.game.turn?.(g);
    // Trials judge where a turn begins, and nowhere else.
    if (trials?.turns !== undefined && turn === noted) return;
    noted = turn;
    measure(g, row);
    features.push(...row);
  };
  const begin = (g: S): void => handicap?.(g, source);
  const { outcome, g } = playGame(kernel, setting, bots, `${seed}/${number}`, watch, begin);
  return { features, result: (1 + (grade?.(g) ?? outcome.score[0])) / 2 };
};

/** The examples of many games together. */
export const examplesOf = (lessons: readonly Lesson[], width: number): Examples => ({
  width,
  features: lessons.flatMap(({ features }) => features),
  results: lessons.flatMap(({ features, result }) => new Array<number>(features.length / width).fill(result)),
});

/** The value is the hyperbolic tangent of the weighted sum: twice that sum is the logarithm of the odds. */
const ODDS = 2;

export const coefficientsOf = ({ of, bias }: Weights): Coefficients => [...of, bias].map((weight) => ODDS * weight);

const PLACES = 1e4;
const rounded = (weight: number): number => Math.round(weight * PLACES) / PLACES;

/** The examples without some of their features. */
const without = ({ width, features, results }: Examples, dropped: ReadonlySet<number>): Examples => ({
  width: width - dropped.size,
  features: features.filter((_value, i) => !dropped.has(i % width)),
  results,
});

/** Is the weight against what everybody knows of the feature? */
const isAbsurd = ({ helps }: Feature, weight: number): boolean =>
  helps !== undefined && (helps === 0 ? weight < 0 : weight > 0);

/** The weights that foretell the results of these games best; a feature whose weight would be absurd is left out, and the rest fitted anew. */
export const fitted = <S extends Base>(
  { features }: Advice<S>,
  examples: Examples,
  ridge: number,
): Omit<StoredWeights, 'made'> => {
  const dropped = new Set<number>();
  for (;;) {
    const found = logistic(without(examples, dropped), ridge).map((one) => rounded(one / ODDS));
    const kept = [...features.keys()].filter((i) => !dropped.has(i));
    const weights = features.map(() => 0);
    for (const [nth, i] of kept.entries()) weights[i] = found[nth];
    const absurd = kept.filter((i) => isAbsurd(features[i], weights[i]));
    if (absurd.length === 0)
      return { bias: found[kept.length], of: Object.fromEntries(features.map(({ id }, i) => [id, weights[i]])) };
    for (const i of absurd) dropped.add(i);
  }
};
