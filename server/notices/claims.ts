import { randomUUID } from 'node:crypto';
import type { Database, NoticesTable } from '../store/schema.ts';
import type { Channel } from './kinds.ts';

export type NoticeRow = NoticesTable;

/** Whoever is to be told something by one channel. */
export interface Addressee {
  readonly account: string;
  readonly channel: Channel;
}

/** After this time whoever sends it has ended in the midst of it. */
const STALE = 120_000;
/** So many are looked at in one go. */
const AT_ONCE = 100;

/** Somebody else has taken what was claimed here, because it took too long. */
export class Lost extends Error {}

/** Who sends what: of several servers one gets what is to be told to an account. */
export class Claims {
  private readonly database: Database;
  private readonly now: () => number;

  constructor(database: Database, now: () => number) {
    this.database = database;
    this.now = now;
  }

  /** To whom something is due, whoever has waited longest first. */
  due(): Promise<Addressee[]> {
    const now = this.now();
    return this.database
      .selectFrom('notices')
      .select(['account', 'channel'])
      .where('due', '<=', now)
      .where(({ or, eb }) => or([eb('claim', 'is', null), eb('taken', '<', now - STALE)]))
      .groupBy(['account', 'channel'])
      .orderBy(({ fn }) => fn.min('due'))
      .limit(AT_ONCE)
      .execute();
  }

  /** Takes all that waits for one account, also what is not due yet: it goes along. */
  async take({ account, channel }: Addressee): Promise<{ claim: string; rows: NoticeRow[] }> {
    const claim = randomUUID();
    const now = this.now();
    await this.database
      .updateTable('notices')
      .set({ claim, taken: now })
      .where('account', '=', account)
      .where('channel', '=', channel)
      .where(({ or, eb }) => or([eb('claim', 'is', null), eb('taken', '<', now - STALE)]))
      .execute();
    const rows = await this.database.selectFrom('notices').selectAll().where('claim', '=', claim).execute();
    return { claim, rows };
  }

  /** Takes these away, but for those of which something happened since they were taken. Gives how many. */
  async drop(claim: string, rows: readonly NoticeRow[], db: Database = this.database): Promise<bigint> {
    let dropped = 0n;
    for (const { account, channel, game, kind, created } of rows) {
      const row = db
        .deleteFrom('notices')
        .where('claim', '=', claim)
        .where('account', '=', account)
        .where('channel', '=', channel)
        .where('game', '=', game)
        .where('kind', '=', kind);
      dropped += (await row.where('created', '=', created).executeTakeFirstOrThrow()).numDeletedRows;
    }
    return dropped;
  }

  /**
   * These were told; where something happened since they were taken the row stays, to be told again. Rejects where the claim was lost meanwhile: in a transaction nothing has happened
   * then.
   */
  async done(claim: string, rows: readonly NoticeRow[], db: Database = this.database): Promise<void> {
    const dropped = await this.drop(claim, rows, db);
    const { numUpdatedRows } = await db
      .updateTable('notices')
      .set({ claim: null, taken: null })
      .where('claim', '=', claim)
      .executeTakeFirstOrThrow();
    if (rows.length > 0 && dropped + numUpdatedRows === 0n)
      throw new Lost('Another server has taken over what was being sent.');
  }

  /** Not now. */
  async later(claim: string, due: number, more: { readonly tries?: number } = {}): Promise<void> {
    await this.database
      .updateTable('notices')
      .set({ claim: null, taken: null, due, ...more })
      .where('claim', '=', claim)
      .execute();
  }
}
