import { LEVEL_NAMES, type Snapshot } from '@ravelin/table/messages';
import { speakingOf, t } from '../shell/i18n.ts';

/** The computer players by their names. */

/** The level of a player, `marshal:5` too; undefined where it is none. */
export const levelOf = (player: string | undefined) => LEVEL_NAMES.find(({ id }) => id === player?.split(':')[0]);

/** Who decides for the seat at this screen, where it was handed to the computer. */
export const deputyOf = ({ viewer, setting }: Pick<Snapshot, 'viewer' | 'setting'>): string | undefined =>
  viewer === null ? undefined : setting?.deputies?.[viewer];

/** The rank of a player, if it is a computer: `Captain`. */
export const rankOf = (player: string | undefined): string | undefined => {
  const level = levelOf(player);
  return level && speakingOf(level.title);
};

/** The same with the time that it is given, where it can be given more: `Field Marshal, 5 s a move`. */
export const levelTitle = (player: string | undefined): string | undefined => {
  const title = rankOf(player);
  const seconds = player?.split(':')[1];
  return title === undefined || seconds === undefined ? title : t('level.seconds', { title, n: Number(seconds) });
};
