import { type Bout, boutsOf, type Contest } from '@ravelin/bot';
import { bringGame, kernelOf } from '@ravelin/table';

/** Games of a contest by their numbers, with the components that come with the game. */
export const playBouts = async (contest: Contest, numbers: readonly number[]): Promise<readonly Bout[]> => {
  await bringGame(contest.game);
  const kernel = kernelOf(contest.game);
  return numbers.map(boutsOf(kernel, kernel.game.sets[0], contest));
};
