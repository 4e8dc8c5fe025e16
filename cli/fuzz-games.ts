import { type AnyGame, fuzzGame, type Options, Random } from '@ravelin/engine';
import { kernelOf, setNamed } from './library.ts';

/**
 * The setting of a fuzzed game: the scenarios and options are gone through one after the other, so that a long run meets every
 * combination of them.
 */
export const fuzzSetting = (game: AnyGame, number: number): { scenario: string; options: Options } => {
  let left = number;
  const next = <T>(list: readonly T[]): T => {
    const one = list[left % list.length];
    left = Math.trunc(left / list.length);
    return one;
  };
  const scenario = next(game.scenarios).id;
  return { scenario, options: Object.fromEntries(game.options.map(({ id, values }) => [id, next(values).id])) };
};

/** One game of a fuzzing run, given by the run's seed and the game's number: any of them can be had again by itself. */
export const fuzzOne = (game: AnyGame, seed: string, number: number) => {
  const { scenario, options } = fuzzSetting(game, number);
  const resume = new Random(`${seed}/${number}/resume`).int(2) === 1;
  return fuzzGame(kernelOf(game), setNamed(game, undefined), scenario, options, `${seed}/${number}`, { resume });
};

/** What a stretch of games came to, small enough to send between threads. */
export interface Stretch {
  readonly games: number;
  readonly moves: number;
  readonly endings: Readonly<Record<string, number>>;
  /** The first game that broke a law. */
  readonly failure?: { readonly number: number; readonly message: string; readonly stack: string };
}

export const fuzzStretch = (game: AnyGame, seed: string, from: number, to: number): Stretch => {
  const endings: Record<string, number> = {};
  let moves = 0;
  for (let number = from; number < to; number++)
    try {
      const fuzzed = fuzzOne(game, seed, number);
      moves += fuzzed.moves;
      endings[fuzzed.ending] = (endings[fuzzed.ending] ?? 0) + 1;
    } catch (error) {
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
      return { games: number - from, moves, endings, failure: { number, message, stack } };
    }
  return { games: to - from, moves, endings };
};
