import { type Bout, boutsOf, type Contest } from '@ravelin/bot';
import { type ComponentSet, Refusal, setNamed } from '@ravelin/engine';
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
  const setSent = (): ComponentSet<unknown> => {
    if ('id' in sent) return setNamed(game, sent.id);
    if (!game.readComponents) throw new Refusal('bad-components', `${game.title} takes no component sets of your own.`);
    return game.readComponents(sent.files);
  };
  return numbers.map(boutsOf(kernel, setSent(), contest));
};
