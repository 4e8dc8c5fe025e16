import type { AnyGame, Base, Kernel, Options } from '@ravelin/engine';
import type { Bout } from './arena.ts';
import { playBout } from './duel.ts';
import { botNamed } from './levels.ts';

/** Two players against each other, or one where a game has one. The same contest and number are the same game. */
export interface Contest {
  readonly game: string;
  readonly a: string;
  readonly b: string | null;
  readonly seed: string;
  readonly scenario: string;
  readonly options: Options;
}

/** Plays the games of a contest by their numbers. */
export const boutsOf = (
  kernel: Kernel<Base, unknown>,
  set: AnyGame['sets'][number],
  { a, b, seed, scenario, options }: Contest,
): ((number: number) => Bout) => {
  const now = (): number => performance.now();
  // New ones for each game: nobody takes a plan from one into the next.
  const bots = () => [botNamed(kernel, a, now), botNamed(kernel, b ?? a, now)] as const;
  return (number) => playBout(kernel, { set, scenario, options }, bots(), seed, number);
};
