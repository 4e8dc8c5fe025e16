import { type DraftOf, isAway, turned } from './draft.ts';
import type { TableWanted } from './server.ts';
import type { TableHere } from './startHere.ts';

/** Who sits where, as it is told to a server or to this device. */

export const onServer = (of: DraftOf): Omit<TableWanted, 'game' | 'scenario' | 'options' | 'components'> => {
  const { timeout, watchable } = of.draft;
  const seats = Object.entries(of.seats()).map(([seat, player]) => {
    if (isAway(player)) return [seat, 'invite'];
    return [seat, player === 'here' ? 'me' : player];
  });
  return {
    seats: Object.fromEntries(seats) as Record<string, string>,
    invitees: of.invitees(),
    lot: of.isDrawn(),
    pace: of.pace(),
    timeout,
    open: of.open(),
    watchable,
  };
};

/** Drawn by lot: do the sides change? */
const drawn = (): boolean => crypto.getRandomValues(new Uint8Array(1))[0] % 2 === 1;

/** `named`: by seat, the names of the persons here; they go with their players. */
export const onDevice = (of: DraftOf, named: Readonly<Record<string, string>>): Pick<TableHere, 'seats' | 'names'> => {
  const sides = of.isDrawn() && drawn() ? turned : (same: Record<string, string>) => same;
  const all = Object.fromEntries(Object.keys(of.seats()).map((seat) => [seat, named[seat] ?? '']));
  const names = Object.fromEntries(Object.entries(sides(all)).filter(([, name]) => name !== ''));
  return { seats: sides(of.seats()), names };
};
