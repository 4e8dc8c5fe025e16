import { type Contest as AnyContest, type Bout, boutsOf as boutsWith } from '@ravelin/bot';
import { setArgument } from './args.ts';
import { gameNamed, kernelOf } from './library.ts';

/** What a contest is: two runs with the same one play the same games. */
export interface Contest extends AnyContest {
  /** A folder with a component set of one's own. */
  readonly components: string | null;
}

/** Plays the games of a contest by their numbers. */
export const boutsOf = (contest: Contest): ((n: number) => Bout) => {
  const game = gameNamed(contest.game);
  return boutsWith(kernelOf(game), setArgument(game, contest.components ?? undefined), contest);
};
