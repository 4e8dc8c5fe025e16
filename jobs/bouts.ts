import { type Bout, boutsOf, type Contest } from '@ravelin/bot';
import { ownSet, setNamed } from '@ravelin/engine';
import { bringGame, kernelOf } from '@ravelin/table';

/** A component set as it travels: one that comes with the game goes by its id, somebody's own by its files. */
export type SentSet = { readonly id: string } | { readonly files: unknown };

/** Games of a contest by their numbers. The game reads files that were sent like any others. */
export const playBouts = async (
  contest: Contest,
  sent: SentSet,
  numbers: readonly number[],
): Promise<readonly Bout[]> => {
  await bringGame(contest.game);
  const kernel = kernelOf(contest.game);
  const { game } = kernel;
  const set = 'id' in sent ? setNamed(game, sent.id) : ownSet(game, sent.files);
  return numbers.map(boutsOf(kernel, set, contest));
};
