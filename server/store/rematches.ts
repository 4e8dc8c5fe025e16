import { notify } from '../notices/queue.ts';
import { inParts } from './in-parts.ts';
import type { Lobby, NewTable, TableRow } from './lobby.ts';
import { PERSON } from './lobby.ts';
import type { Database } from './schema.ts';

/** Who wants to play again, and at which table that happens. */
export interface Rematch {
  /** The seats whose people want to. */
  readonly wanted: readonly string[];
  readonly table: string | null;
}

/** The same table, and everybody sits one seat further. */
const swapped = (row: TableRow): NewTable => {
  const { game, scenario, options, components, pace, timeout, watchable, seats } = row;
  const moved = seats.map(({ seat }, i) => {
    const { player, account } = seats[(i + 1) % seats.length];
    return { seat, player, account };
  });
  return {
    ...{ game, scenario, components, pace, timeout },
    options: JSON.parse(options),
    watchable: watchable === 1,
    open: false,
    seats: moved,
  };
};

/** Playing again, once all agree. */
export class Rematches {
  private readonly database: Database;
  private readonly lobby: Lobby;

  constructor(database: Database, lobby: Lobby) {
    this.database = database;
    this.lobby = lobby;
  }

  async of(row: TableRow, db: Database = this.database): Promise<Rematch> {
    const rows = await db.selectFrom('rematches').select('account').where('game', '=', row.id).execute();
    const wanted = row.seats
      .filter(({ account }) => rows.some((one) => one.account === account))
      .map(({ seat }) => seat);
    const { rematch } = await db
      .selectFrom('games')
      .select('rematch')
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow();
    return { wanted, table: rematch };
  }

  /** Something that changes whenever who wants to does, or the table is made; nothing where nobody does. */
  signs(games: readonly string[]): Promise<{ readonly game: string; readonly sign: string }[]> {
    return inParts(games, async (some) => {
      const rows = await this.database
        .selectFrom('games')
        .leftJoin('rematches', 'rematches.game', 'games.id')
        .select(['games.id', 'games.rematch', 'rematches.account'])
        .where('games.id', 'in', some)
        .orderBy('rematches.account')
        .execute();
      const signs = new Map<string, string>();
      for (const { id, rematch, account } of rows)
        signs.set(id, `${signs.get(id) ?? rematch ?? ''} ${account ?? ''}`.trim());
      return [...signs].map(([game, sign]) => ({ game, sign }));
    });
  }

  /** Gives the new table where this was the last who had to agree. */
  async want(row: TableRow, account: string, now: number): Promise<string | undefined> {
    return this.database.transaction().execute(async (db) => {
      // The row is written first, so that of two who agree at once the second sees the first.
      await db
        .updateTable('games')
        .set({ state: 'over' })
        .where('id', '=', row.id)
        .where('state', '=', 'over')
        .execute();
      await db
        .insertInto('rematches')
        .values({ game: row.id, account })
        .onConflict((conflict) => conflict.columns(['game', 'account']).doNothing())
        .execute();
      const { wanted, table } = await this.of(row, db);
      const people = row.seats.filter((seat) => seat.player === PERSON);
      if (table !== null) return undefined;
      const missing = people.filter(({ seat }) => !wanted.includes(seat));
      if (missing.length > 0) {
        const asked = missing.flatMap((seat) => (seat.account === null ? [] : [seat.account]));
        await notify(db, { game: row.id, kind: 'invitation', at: now }, [...new Set(asked)]);
        return undefined;
      }
      const id = await this.lobby.add(db, row.host === '' ? account : row.host, swapped(row), now);
      await db.updateTable('games').set({ rematch: id }).where('id', '=', row.id).execute();
      return id;
    });
  }

  async unwant(game: string, account: string): Promise<void> {
    await this.database.deleteFrom('rematches').where('game', '=', game).where('account', '=', account).execute();
  }
}
