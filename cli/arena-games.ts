import { type Bout, botNamed, playBout } from '@ravelin/bot';
import type { Options } from '@ravelin/engine';
import { setArgument } from './args.ts';
import { gameNamed, kernelOf } from './library.ts';

/** What a contest is: two runs with the same one play the same games. */
export interface Contest {
  readonly game: string;
  readonly a: string;
  readonly b: string | null;
  readonly seed: string;
  readonly scenario: string;
  readonly options: Options;
  /** A folder with a component set of one's own. */
  readonly components: string | null;
}

/** Plays the games of a contest by their numbers. */
export const boutsOf = ({ game: id, a, b, seed, scenario, options, components }: Contest): ((n: number) => Bout) => {
  const game = gameNamed(id);
  const kernel = kernelOf(game);
  const now = (): number => performance.now();
  const setting = { set: setArgument(game, components ?? undefined), scenario, options };
  const bots = [botNamed(kernel, a, now), botNamed(kernel, b ?? a, now)] as const;
  return (number) => playBout(kernel, setting, bots, seed, number);
};
