import type { Base, Calibration, Kernel } from '@ravelin/engine';
import type { Bot } from '../bot.ts';
import { playGame, type Setting } from '../duel.ts';
import { logistic } from '../regression.ts';
import { mean } from '../statistics.ts';
import { Chances, chanceBy, claimed } from './chances.ts';

/** What values come to: positions of whole games, with what their advice claims of them and how the game came out. */
export interface Noted {
  /** What each position that could be judged was worth to the first seat, from −1 to 1. */
  readonly values: readonly number[];
  /** From 0, lost by the first seat, to 1, won. */
  readonly result: number;
}

/** Plays a game between a bot and itself and notes it. */
export const noteGame = (
  kernel: Kernel<Base, unknown>,
  setting: Setting<unknown>,
  bot: Bot<Base>,
  seed: string,
): Noted => {
  const chances = new Chances(kernel, 1);
  const values: number[] = [];
  const watch = (g: Base): void => {
    if (kernel.pending(g)?.decision.quiet) values.push(chances.valueAt(g));
  };
  const bots = kernel.game.seats.map(() => bot);
  const { g } = playGame(kernel, setting, bots, seed, watch);
  return { values, result: chances.at(g, 0) };
};

const RIDGE = 0.002;
const PLACES = 1000;
const rounded = (number: number): number => Math.round(number * PLACES) / PLACES;

/** The numbers that foretell these games best, from every position that could be judged. */
export const calibrationOf = (notes: readonly Noted[]): Omit<Calibration, 'made'> => {
  const rows = notes.flatMap(({ values, result }) => values.map((value) => ({ value, result })));
  const examples = {
    width: 1,
    features: rows.map(({ value }) => claimed(value)),
    results: rows.map(({ result }) => result),
  };
  const [slope, bias] = logistic(examples, RIDGE);
  // Whatever the games say, more is better.
  return { bias: rounded(bias), slope: rounded(Math.max(0.1, slope)) };
};

/** Ten rows: what was said in each, and what it came to. */
export const calibrationTable = (notes: readonly Noted[], by: Omit<Calibration, 'made'>) => {
  const rows = notes.flatMap(({ values, result }) => values.map((value) => ({ said: chanceBy(by, value), result })));
  return Array.from({ length: 10 }, (_, row) => {
    const within = rows.filter(({ said }) => Math.min(9, Math.floor(10 * said)) === row);
    return {
      from: 10 * row,
      to: 10 * row + 10,
      positions: within.length,
      said: mean(within.map(({ said }) => said)),
      came: mean(within.map(({ result }) => result)),
    };
  }).filter(({ positions }) => positions > 0);
};
