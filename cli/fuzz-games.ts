import {
  type AnyGame,
  type FuzzedGame,
  fuzzGame,
  Match,
  type Options,
  openOptions,
  Random,
  setNamed,
} from '@ravelin/engine';
import { fuzzTable } from '@ravelin/table';
import { kernelOf } from './library.ts';

/**
 * The setting of a fuzzed game: the scenarios and options are gone through one after the other, so that a long run meets every
 * combination of them. An option that cannot be chosen with the others is as usual.
 */
export const fuzzSetting = (game: AnyGame, number: number): { scenario: string; options: Options } => {
  let left = number;
  const next = <T>(list: readonly T[]): T => {
    const one = list[left % list.length];
    left = Math.trunc(left / list.length);
    return one;
  };
  const scenario = next(game.scenarios).id;
  const options = Object.fromEntries(game.options.map(({ id, values }) => [id, next(values).id]));
  return { scenario, options: openOptions(game.options, options) };
};

/** Of the games that can be led to where they are keen to be tried, one in so many is. */
const LED = 8;

export interface FuzzedOne extends FuzzedGame {
  readonly led: boolean;
  /** How much was asked of the table. */
  readonly asked?: number;
}

/** One game of a fuzzing run, given by the run's seed and the game's number: any of them can be had again by itself. */
export const fuzzOne = (game: AnyGame, seed: string, number: number): FuzzedOne => {
  const { scenario, options } = fuzzSetting(game, number);
  const resume = new Random(`${seed}/${number}/resume`).int(2) === 1;
  const led = game.trial?.keen !== undefined && new Random(`${seed}/${number}/led`).int(LED) === 0;
  const set = setNamed(game, undefined);
  return { ...fuzzGame(kernelOf(game), set, scenario, options, `${seed}/${number}`, { resume, led }), led };
};

/** The same with the law of the table: nothing that it answers tells anybody a secret. */
const fuzzOneTable = (game: AnyGame, seed: string, number: number): FuzzedOne => {
  const { scenario, options } = fuzzSetting(game, number);
  const rng = new Random(`${seed}/${number}`);
  const match = new Match(kernelOf(game), { set: setNamed(game, undefined), scenario, options, source: rng });
  const { moves, asked } = fuzzTable(match, rng);
  return { moves, asked, ending: match.result?.how ?? '', length: moves, led: false };
};

/** Which laws are checked: those of the kernel, or that of the table, for which the game must have been brought (`bringGame`). */
export type Laws = 'kernel' | 'table';

/** What a stretch of games came to, small enough to send between threads. */
export interface Stretch {
  readonly games: readonly FuzzedOne[];
  /** The first game that broke a law. */
  readonly failure?: { readonly number: number; readonly message: string; readonly stack: string };
}

export const fuzzStretch = (game: AnyGame, seed: string, from: number, to: number, laws: Laws = 'kernel'): Stretch => {
  const games: FuzzedOne[] = [];
  const one = laws === 'table' ? fuzzOneTable : fuzzOne;
  for (let number = from; number < to; number++)
    try {
      games.push(one(game, seed, number));
    } catch (error) {
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
      return { games, failure: { number, message, stack } };
    }
  return { games };
};
