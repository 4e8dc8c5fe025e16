import { randomBytes } from 'node:crypto';
import { type ComponentSet, type FairDice, Refusal } from '@ravelin/engine';
import type { AnyMatch } from '@ravelin/table';
import { notify } from '../notices/queue.ts';
import { dropUnusedSet, keepSet, ownHash, setFiles, setTitles } from './component-sets.ts';
import { addNonce, commit, fairOfAll } from './fair.ts';
import { addLine } from './lines.ts';
import type { Database, GamesTable, SeatsTable } from './schema.ts';

/** Whoever plays a seat that is no computer player's. */
export const PERSON = 'person';

/** Who sits where. */
export interface Seating {
  /** By seat, `person` or the name of a computer player. */
  readonly players: Readonly<Record<string, string>>;
  /** By seat, what the person there is called. */
  readonly names: Readonly<Record<string, string>>;
  /** By seat, whose it is; null: a computer player's, or of somebody who has deleted the account. */
  readonly accounts: Readonly<Record<string, string | null>>;
  readonly pace: string;
  /** What follows when a seat has no time left. */
  readonly timeout: string;
}

export interface NewTable {
  readonly game: string;
  readonly scenario: string | null;
  readonly options: Readonly<Record<string, string>>;
  readonly components: string | null;
  /** The set that `components` names, where a player brings it along. */
  readonly ownSet?: ComponentSet<unknown>;
  readonly pace: string;
  readonly timeout: string;
  readonly watchable: boolean;
  /** May anybody sit down who finds it in the lobby? */
  readonly open: boolean;
  /** Is it drawn when the game begins who plays which side? */
  readonly lot?: boolean;
  /** A game that was begun elsewhere: what it has so far. Its chance was not committed to. */
  readonly upload?: AnyMatch;
  /** Who plays each seat: a computer player by its name, the host, or somebody who is still to come (null). */
  readonly seats: readonly { readonly seat: string; readonly player: string; readonly account: string | null }[];
}

export interface SeatRow extends Omit<SeatsTable, 'game'> {
  readonly name: string | null;
}

export interface TableRow extends GamesTable {
  /** `deadline` by the clock on the wall, if a server runs until then. */
  readonly runsOut: number | null;
  readonly seats: readonly SeatRow[];
  /** The component set that a player brought along; null: one that comes with the game. */
  readonly own: { readonly title: string; readonly hash: string } | null;
  /** How chance can be checked at the end; undefined: there was no commitment. */
  readonly fair: FairDice | undefined;
}

/** A table that stands in the lobby. */
export interface ListedTable extends TableRow {
  readonly listed: number;
  /** What the host is called. */
  readonly hostName: string | null;
}

/** Which tables of the lobby are asked for. */
export interface Listing {
  readonly game?: string | undefined;
  readonly pace?: string | undefined;
  /** The last that was listed before. */
  readonly after?: { readonly listed: number; readonly id: string } | undefined;
}

/** A table that was made so long ago waits for nobody. */
export const LISTED_FOR = 7 * 24 * 60 * 60 * 1000;
/** So many tables of one account may wait for their game to begin. */
const MOST_WAITING = 50;

/** What a table has before its game has begun. */
export const NEW = {
  state: 'lobby',
  sequence: 0,
  revision: 0,
  turn: null,
  result: null,
  deadline: null,
  due: null,
  warned: null,
  ended_at: null,
  ending: null,
  ended_by: null,
  rematch: null,
  rated: 1,
  lot: 0,
  beside: '{}',
} as const satisfies Partial<GamesTable>;

const SEAT = { deputy: null, helped: 0, program: 0, outcome: null } as const;

/** Something nobody can guess. */
export const secret = (): string => randomBytes(24).toString('base64url');

/** Short enough for an address, long enough that no two are the same. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** Tables before, while and after they are played: who sits where, and who may come in. */
export class Lobby {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** `id`: where a table must not be made twice. */
  async create(host: string, table: NewTable, now: number, id = newId()): Promise<string> {
    return this.database.transaction().execute(async (db) => {
      await this.mayWait(db, host);
      return this.add(db, host, table, now, id);
    });
  }

  /** To be called in a transaction. */
  async add(db: Database, host: string, table: NewTable, now: number, id = newId()): Promise<string> {
    const { seats, watchable, open, lot, options, upload, ownSet, ...rest } = table;
    if (ownSet) await keepSet(db, table.game, ownSet, now);
    const waits = seats.some(({ player, account }) => player === PERSON && account === null);
    await db
      .insertInto('games')
      .values({
        ...NEW,
        id,
        ...rest,
        options: JSON.stringify(options),
        host,
        invite: secret(),
        watchable: watchable ? 1 : 0,
        open: open ? 1 : 0,
        lot: lot ? 1 : 0,
        listed: open && waits ? now : null,
        uploaded: upload ? 1 : 0,
        // With other components it is another game.
        ...(ownHash(table.components) !== undefined && { rated: 0 }),
        created: now,
        changed: now,
      })
      .execute();
    await db
      .insertInto('seats')
      .values(seats.map((seat) => ({ ...SEAT, game: id, ...seat })))
      .execute();
    if (upload) await addLine(db, id, 1, 0, upload.record());
    else await commit(db, id);
    return id;
  }

  private async mayWait(db: Database, host: string): Promise<void> {
    const { waiting } = await db
      .selectFrom('games')
      .select(({ fn }) => fn.countAll<number>().as('waiting'))
      .where('host', '=', host)
      .where('state', '=', 'lobby')
      .executeTakeFirstOrThrow();
    if (waiting >= MOST_WAITING)
      throw new Refusal(
        'too-many-tables',
        `You have ${waiting} tables whose game has not begun; start or remove some first.`,
      );
  }

  private async seatsOf(games: readonly string[]): Promise<(SeatRow & { readonly game: string })[]> {
    if (games.length === 0) return [];
    return this.database
      .selectFrom('seats')
      .leftJoin('accounts', 'accounts.id', 'seats.account')
      .selectAll('seats')
      .select('accounts.name')
      .where('seats.game', 'in', games)
      .execute();
  }

  private async withSeats<Row extends Pick<GamesTable, 'id' | 'deadline' | 'components'>>(rows: readonly Row[]) {
    const ids = rows.map(({ id }) => id);
    const seats = await this.seatsOf(ids);
    const fair = await fairOfAll(this.database, ids);
    const titles = await setTitles(
      this.database,
      rows.flatMap(({ components }) => ownHash(components) ?? []),
    );
    const ownOf = (hash: string | undefined) => (hash === undefined ? null : { hash, title: titles.get(hash) ?? '' });
    const { lost = 0 } = (await this.database.selectFrom('uptime').select('lost').executeTakeFirst()) ?? {};
    return rows.map((row) => ({
      ...row,
      runsOut: row.deadline === null ? null : row.deadline + lost,
      seats: seats.filter(({ game }) => game === row.id),
      own: ownOf(ownHash(row.components)),
      fair: fair.get(row.id),
    }));
  }

  /** The files of the set that a player brought along; undefined: it comes with the game. */
  async ownFiles(components: string | null): Promise<unknown> {
    const hash = ownHash(components);
    return hash === undefined ? undefined : setFiles(this.database, hash);
  }

  async table(id: string): Promise<TableRow | undefined> {
    const row = await this.database.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
    return row && (await this.withSeats([row]))[0];
  }

  /** The tables of an account, those that changed last first. */
  async tablesOf(account: string, most: number): Promise<TableRow[]> {
    const rows = await this.database
      .selectFrom('games')
      .selectAll()
      // Each half has an index; one condition with "or" has none.
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('seats')
          .select('seats.game as id')
          .where('seats.account', '=', account)
          .union(selectFrom('games as hosted').select('hosted.id').where('hosted.host', '=', account)),
      )
      .orderBy('changed', 'desc')
      .limit(most)
      .execute();
    return this.withSeats(rows);
  }

  /** Open tables that wait for players, those that were made last first. */
  async listed({ game, pace, after }: Listing, most: number, now: number): Promise<ListedTable[]> {
    let rows = this.database
      .selectFrom('games')
      .leftJoin('accounts', 'accounts.id', 'games.host')
      .selectAll('games')
      .select('accounts.name as hostName')
      .where('games.listed', '>', now - LISTED_FOR);
    if (game !== undefined) rows = rows.where('games.game', '=', game);
    if (pace !== undefined) rows = rows.where('games.pace', '=', pace);
    // The first condition is the index's; the second leaves out what was listed at the same moment.
    if (after)
      rows = rows
        .where('games.listed', '<=', after.listed)
        .where(({ or, eb }) => or([eb('games.listed', '<', after.listed), eb('games.id', '<', after.id)]));
    const found = await rows.orderBy('games.listed', 'desc').orderBy('games.id', 'desc').limit(most).execute();
    return (await this.withSeats(found)) as ListedTable[];
  }

  /** To which seat of a table an account is asked, if it has not declined. */
  async invitedTo(id: string, account: string): Promise<string | undefined> {
    const row = await this.database
      .selectFrom('invitations')
      .select('seat')
      .where('game', '=', id)
      .where('account', '=', account)
      .where('declined', 'is', null)
      .executeTakeFirst();
    return row?.seat;
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
      const isFull = await this.list(db, id, now);
      const { host } = await db.selectFrom('games').select('host').where('id', '=', id).executeTakeFirstOrThrow();
      // All have come: the host can start the game.
      if (isFull && host !== account) await notify(db, { game: id, kind: 'game', at: now }, [host]);
    });
  }

  /** What a player adds to chance, for all seats that are theirs, after the commitment is known and before the game begins. */
  async addToChance(id: string, account: string, nonce: string, now: number): Promise<void> {
    await this.inLobby(id, now, async (db) => {
      const own = db.selectFrom('seats').select('seat').where('game', '=', id).where('account', '=', account);
      const seats = await own.execute();
      if (seats.length === 0) throw new Refusal('not-yours', 'Only those who play add to the chance of a game.');
      for (const { seat } of seats) await addNonce(db, id, seat, nonce);
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
      await this.list(db, id, now);
    });
  }

  /** An open table stands in the lobby while a seat is free. Gives whether none is. */
  private async list(db: Database, id: string, now: number): Promise<boolean> {
    const free = await db
      .selectFrom('seats')
      .select('seat')
      .where('game', '=', id)
      .where('player', '=', PERSON)
      .where('account', 'is', null)
      .executeTakeFirst();
    await db
      .updateTable('games')
      .set((eb) => ({ listed: free ? eb.fn.coalesce('listed', eb.val(now)) : null }))
      .where('id', '=', id)
      .where('open', '=', 1)
      .execute();
    return free === undefined;
  }

  /** The host removes a table whose game has not begun. */
  async remove(id: string): Promise<void> {
    const row = await this.database.selectFrom('games').select('components').where('id', '=', id).executeTakeFirst();
    const { numDeletedRows } = await this.database
      .deleteFrom('games')
      .where('id', '=', id)
      .where('state', '=', 'lobby')
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new Refusal('begun', 'The game has begun.');
    const hash = ownHash(row?.components ?? null);
    if (hash !== undefined) await dropUnusedSet(this.database, hash);
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

  /** A program decides at this seat: the game does not count as one among people. */
  async leadByProgram(id: string, seat: string): Promise<void> {
    await this.database
      .updateTable('seats')
      .set({ program: 1 })
      .where('game', '=', id)
      .where('seat', '=', seat)
      .where('program', '=', 0)
      .execute();
  }

  async seating(id: string): Promise<Seating> {
    const row = await this.table(id);
    if (!row) throw new Refusal('unknown-table', 'There is no such game.');
    const { seats, pace, timeout } = row;
    const named = seats.flatMap(({ seat, name }) => (name === null ? [] : [[seat, name] as const]));
    return {
      players: Object.fromEntries(seats.map(({ seat, player }) => [seat, player])),
      names: Object.fromEntries(named),
      accounts: Object.fromEntries(seats.map(({ seat, account }) => [seat, account])),
      pace,
      timeout,
    };
  }

  /** Running games of an account, with its seats there. */
  async playedBy(account: string): Promise<{ readonly id: string; readonly seats: readonly string[] }[]> {
    const rows = await this.database
      .selectFrom('seats')
      .innerJoin('games', 'games.id', 'seats.game')
      .select(['seats.game as id', 'seats.seat'])
      .where('seats.account', '=', account)
      .where('games.state', '=', 'running')
      .execute();
    const ids = [...new Set(rows.map(({ id }) => id))];
    return ids.map((id) => ({ id, seats: rows.filter((row) => row.id === id).map(({ seat }) => seat) }));
  }

  /** Running games that must be looked at by this time: a clock has run out, or an answer is due. */
  async due(now: number, most: number): Promise<string[]> {
    const rows = await this.database
      .selectFrom('games')
      .select('id')
      .where('due', '<=', now)
      .orderBy('due')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Running games in which a computer player must decide. */
  async waitingForComputers(): Promise<string[]> {
    const rows = await this.database
      .selectFrom('games')
      .innerJoin('seats', (join) => join.onRef('seats.game', '=', 'games.id').onRef('seats.seat', '=', 'games.turn'))
      .select('games.id')
      .where('games.state', '=', 'running')
      .where(({ or, eb }) => or([eb('seats.player', '!=', PERSON), eb('seats.deputy', 'is not', null)]))
      .execute();
    return rows.map(({ id }) => id);
  }
}
