import { Refusal } from '@ravelin/engine';
import { notify } from '../notices/queue.ts';
import { type Lobby, PERSON, type TableRow } from './lobby.ts';
import type { Database } from './schema.ts';

/** So many people may be invited to one table. */
const MOST = 10;

/** Somebody who was invited. */
export interface Invited {
  readonly account: string;
  readonly name: string;
  readonly seat: string;
  readonly declined: boolean;
}

/** An invitation, as whoever is invited sees it. */
export interface Invitation {
  readonly table: TableRow;
  readonly seat: string;
  /** What whoever invites is called; null: they have deleted the account. */
  readonly by: string | null;
  readonly created: number;
}

/** People who are invited to a seat by their account, not by a link. The seat is theirs when they take it, and nobody's before. */
export class Invitations {
  private readonly database: Database;
  private readonly lobby: Lobby;

  constructor(database: Database, lobby: Lobby) {
    this.database = database;
    this.lobby = lobby;
  }

  /** Those who were invited to a table. */
  async to(game: string): Promise<Invited[]> {
    const rows = await this.database
      .selectFrom('invitations')
      .innerJoin('accounts', 'accounts.id', 'invitations.account')
      .select(['invitations.account', 'accounts.name', 'invitations.seat', 'invitations.declined'])
      .where('invitations.game', '=', game)
      .orderBy('invitations.created')
      .execute();
    return rows.map(({ declined, ...row }) => ({ ...row, declined: declined !== null }));
  }

  /** Who has declined is not asked again to the same table. */
  async invite(row: TableRow, by: string, account: string, seat: string, now: number): Promise<void> {
    const invited = await this.database
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', account)
      .where('kept', '=', 1)
      .executeTakeFirst();
    if (!invited) throw new Refusal('no-such-player', 'There is no such player. Guests are invited by a link.');
    if (account === by) throw new Refusal('yourself', 'You are at this table already.');
    if (row.seats.some((one) => one.account === account))
      throw new Refusal('at-table', 'This player is at the table already.');
    const isFree = row.seats.some((one) => one.seat === seat && one.player === PERSON && one.account === null);
    if (row.state !== 'lobby' || !isFree) throw new Refusal('seat-taken', `The seat "${seat}" is not free.`);
    const known = await this.to(row.id);
    if (known.some((one) => one.account === account && one.declined))
      throw new Refusal('invitation-declined', 'This player has declined to come to this table.');
    if (known.length >= MOST) throw new Refusal('too-many', `So many people may be invited to a table: ${MOST}.`);
    await this.database.transaction().execute(async (db) => {
      await db
        .insertInto('invitations')
        .values({ game: row.id, account, seat, by, created: now, declined: null })
        .onConflict((conflict) => conflict.columns(['game', 'account']).doUpdateSet({ seat }))
        .execute();
      await notify(db, { game: row.id, kind: 'invitation', at: now }, [account]);
    });
  }

  async decline(game: string, account: string, now: number): Promise<void> {
    const { numUpdatedRows } = await this.database
      .updateTable('invitations')
      .set({ declined: now })
      .where('game', '=', game)
      .where('account', '=', account)
      .where('declined', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new Refusal('not-invited', 'You are not invited to this table.');
    await this.forget(game, account);
  }

  /** There is nothing to be told any more. */
  private async forget(game: string, account: string): Promise<void> {
    await this.database
      .deleteFrom('notices')
      .where('game', '=', game)
      .where('account', '=', account)
      .where('kind', '=', 'invitation')
      .execute();
  }

  async withdraw(game: string, account: string): Promise<void> {
    await this.database
      .deleteFrom('invitations')
      .where('game', '=', game)
      .where('account', '=', account)
      .where('declined', 'is', null)
      .execute();
    await this.forget(game, account);
  }

  /** Those of an account that can still be accepted, the last first. */
  async of(account: string): Promise<Invitation[]> {
    const rows = await this.database
      .selectFrom('invitations')
      .innerJoin('games', 'games.id', 'invitations.game')
      .innerJoin('seats', (join) =>
        join.onRef('seats.game', '=', 'invitations.game').onRef('seats.seat', '=', 'invitations.seat'),
      )
      .leftJoin('accounts', 'accounts.id', 'invitations.by')
      .select(['invitations.game', 'invitations.seat', 'invitations.created', 'accounts.name'])
      .where('invitations.account', '=', account)
      .where('invitations.declined', 'is', null)
      .where('games.state', '=', 'lobby')
      .where('seats.account', 'is', null)
      .orderBy('invitations.created', 'desc')
      .limit(MOST_LISTED)
      .execute();
    const tables = await Promise.all(rows.map(({ game }) => this.lobby.table(game)));
    return rows.flatMap(({ seat, created, name }, i) => {
      const table = tables[i];
      return table ? [{ table, seat, created, by: name }] : [];
    });
  }
}

const MOST_LISTED = 50;
