import { type AnyGame, fuzzGame, type Options, Random } from '@ravelin/engine';
import { kernelOf, setNamed } from './library.ts';

/** One game of a fuzzing run, given by the run's seed and the game's number: any of them can be had again by itself. */
export const fuzzOne = (game: AnyGame, seed: string, number: number) => {
  const own = `${seed}/${number}`;
  const choose = new Random(`${own}/options`);
  const any = <T>(list: readonly T[]): T => list[choose.int(list.length)];
  const options: Options = Object.fromEntries(game.options.map(({ id, values }) => [id, any(values).id]));
  const scenario = any(game.scenarios).id;
  return fuzzGame(kernelOf(game), setNamed(game, undefined), scenario, options, own, { resume: number % 2 === 1 });
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
