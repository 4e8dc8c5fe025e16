import { randomBytes } from 'node:crypto';
import { Refusal } from '@ravelin/engine';
import type { Database, GamesTable } from './schema.ts';

/** Whoever plays a seat that is no computer player's. */
export const PERSON = 'person';

/** Who sits where. */
export interface Seating {
  /** By seat, `person` or the name of a computer player. */
  readonly players: Readonly<Record<string, string>>;
  /** By seat, what the person there is called. */
  readonly names: Readonly<Record<string, string>>;
}

export interface NewTable {
  readonly game: string;
  readonly scenario: string | null;
  readonly options: Readonly<Record<string, string>>;
  readonly watchable: boolean;
  /** Who plays each seat: a computer player by its name, the host, or somebody who is still to come (null). */
  readonly seats: readonly { readonly seat: string; readonly player: string; readonly account: string | null }[];
}

export interface SeatRow {
  readonly seat: string;
  readonly player: string;
  readonly account: string | null;
  readonly name: string | null;
}

export interface TableRow extends GamesTable {
  readonly seats: readonly SeatRow[];
}

/** Something nobody can guess. */
export const secret = (): string => randomBytes(24).toString('base64url');

/** Short enough for an address, long enough that no two are the same. */
const newId = (): string => randomBytes(12).toString('base64url');

/** Tables before, while and after they are played: who sits where, and who may come in. */
export class Lobby {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async create(host: string, { seats, watchable, options, ...rest }: NewTable, now: number): Promise<string> {
    const id = newId();
    await this.database.transaction().execute(async (db) => {
      await db
        .insertInto('games')
        .values({
          id,
          ...rest,
          options: JSON.stringify(options),
          host,
          invite: secret(),
          watchable: watchable ? 1 : 0,
          state: 'lobby',
          sequence: 0,
          turn: null,
          result: null,
          beside: '{}',
          created: now,
          changed: now,
        })
        .execute();
      await db
        .insertInto('seats')
        .values(seats.map((seat) => ({ game: id, ...seat })))
        .execute();
    });
    return id;
  }

  private async seatsOf(games: readonly string[]): Promise<(SeatRow & { readonly game: string })[]> {
    if (games.length === 0) return [];
    return this.database
      .selectFrom('seats')
      .leftJoin('accounts', 'accounts.id', 'seats.account')
      .select(['seats.game', 'seats.seat', 'seats.player', 'seats.account', 'accounts.name'])
      .where('seats.game', 'in', games)
      .execute();
  }

  async table(id: string): Promise<TableRow | undefined> {
    const row = await this.database.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
    return row && { ...row, seats: await this.seatsOf([id]) };
  }

  /** The tables of an account, those that changed last first. */
  async tablesOf(account: string, most: number): Promise<TableRow[]> {
    const rows = await this.database
      .selectFrom('games')
      .selectAll()
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('host', '=', account),
          exists(
            selectFrom('seats')
              .select('seats.seat')
              .whereRef('seats.game', '=', 'games.id')
              .where('seats.account', '=', account),
          ),
        ]),
      )
      .orderBy('changed', 'desc')
      .limit(most)
      .execute();
    const seats = await this.seatsOf(rows.map(({ id }) => id));
    return rows.map((row) => ({ ...row, seats: seats.filter(({ game }) => game === row.id) }));
  }

  /** Takes seats that are free, all of them or none. */
  async join(id: string, account: string, seats: readonly string[], now: number): Promise<void> {
    await this.inLobby(id, now, async (db) => {
      for (const seat of seats) {
        const { numUpdatedRows } = await db
          .updateTable('seats')
          .set({ account })
          .where('game', '=', id)
          .where('seat', '=', seat)
          .where('player', '=', PERSON)
          .where('account', 'is', null)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) throw new Refusal('seat-taken', `The seat "${seat}" is not free.`);
      }
    });
  }

  async leave(id: string, account: string, now: number): Promise<void> {
    await this.inLobby(id, now, async (db) => {
      await db
        .updateTable('seats')
        .set({ account: null })
        .where('game', '=', id)
        .where('account', '=', account)
        .execute();
    });
  }

  /** Changes a table that has not begun. The row is written first, so that it cannot begin meanwhile. */
  private async inLobby(id: string, now: number, act: (db: Database) => Promise<void>): Promise<void> {
    await this.database.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('games')
        .set({ changed: now })
        .where('id', '=', id)
        .where('state', '=', 'lobby')
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw new Refusal('begun', 'The game has begun.');
      await act(db);
    });
  }

  async seating(id: string): Promise<Seating> {
    const seats = await this.seatsOf([id]);
    const named = seats.flatMap(({ seat, name }) => (name === null ? [] : [[seat, name] as const]));
    return {
      players: Object.fromEntries(seats.map(({ seat, player }) => [seat, player])),
      names: Object.fromEntries(named),
    };
  }

  /** Running games in which a computer player must decide. */
  async waitingForComputers(): Promise<string[]> {
    const rows = await this.database
      .selectFrom('games')
      .innerJoin('seats', (join) => join.onRef('seats.game', '=', 'games.id').onRef('seats.seat', '=', 'games.turn'))
      .select('games.id')
      .where('games.state', '=', 'running')
      .where('seats.player', '!=', PERSON)
      .execute();
    return rows.map(({ id }) => id);
  }
}
