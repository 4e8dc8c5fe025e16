import type { Table } from '@ravelin/table';
import type { Stored } from '../store/games.ts';
import { PERSON, type Seating } from '../store/lobby.ts';
import type { News } from '../store/turns.ts';
import type { KeptProposals } from './proposals.ts';

interface Change {
  readonly table: Table;
  readonly seating: Seating;
  /** What was stored before. */
  readonly before: Pick<Stored, 'turn' | 'beside'>;
  readonly proposals: KeptProposals | undefined;
}

/**
 * What has changed at a table that those at these seats may want to be told of: that they are asked, that somebody proposes something, that it is over. It hangs on what everybody at the table
 * knows, and on nothing that is hidden.
 */
export const newsOf = ({ table, seating, before, proposals }: Change): readonly News[] => {
  const { players, accounts } = seating;
  const people = Object.keys(players).filter((seat) => players[seat] === PERSON);
  if (table.isClosed) return [{ kind: 'game', seats: people }];
  const { seat } = table.match;
  const news: News[] = [];
  const isPerson = seat !== null && people.includes(seat) && table.setting.deputies?.[seat] === undefined;
  // Whoever is asked once more, or plays the other seat too, is at it.
  if (isPerson && (before.turn === null || accounts[seat] !== accounts[before.turn]))
    news.push({ kind: 'turn', seats: [seat] });
  const known = before.beside.life?.proposals?.open ?? [];
  for (const { kind, by } of proposals?.open ?? []) {
    if (known.some((one) => one.kind === kind && one.by === by)) continue;
    news.push({ kind: 'proposal', seats: people.filter((one) => accounts[one] !== accounts[by]) });
  }
  return news;
};
