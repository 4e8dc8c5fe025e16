import type { TableSetting } from '@ravelin/table/messages';
import { levelTitle } from '../play/levels.ts';
import { t } from './i18n.ts';

/** Who sits at a table, in words. */

/** The seats of the persons at this device, unless a computer decides for them. */
export const personSeats = ({ seats, deputies = {} }: TableSetting): string[] =>
  Object.keys(seats).filter((seat) => seats[seat] === 'here' && deputies[seat] === undefined);

/** Whom a seat plays against: the level of a computer, the name of a person, the rules. */
export const opponentOf = ({ seats, names = {} }: TableSetting, seat: string | undefined): string => {
  const others = Object.keys(seats).filter((one) => one !== seat);
  if (others.length === 0) return t('opponent.rules');
  return others
    .map((one) => levelTitle(seats[one]) ?? names[one] ?? t(seats[one] === 'random' ? 'new.random' : 'opponent.person'))
    .join(', ');
};
