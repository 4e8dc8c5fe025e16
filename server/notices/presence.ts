import { randomUUID } from 'node:crypto';
import type { Database } from '../store/schema.ts';

/** Somebody at a table at which they play. */
export interface Present {
  readonly account: string;
  readonly game: string;
}

/** Without a sign of life for so long a server has ended, and everybody who was connected to it is gone. */
const LEASE = 60_000;
/** So many rows at once. */
const AT_ONCE = 200;

const keyOf = ({ account, game }: Present): string => `${account} ${game}`;

/** Says to all servers who is connected to this one, a few times a minute and for all of them together. */
export class Presence {
  private readonly database: Database;
  private readonly now: () => number;
  private readonly connected: () => readonly Present[];
  private readonly server = randomUUID();
  private told = new Map<string, Present>();
  private came = new Map<string, Present>();
  private renewed = 0;

  constructor(database: Database, now: () => number, connected: () => readonly Present[]) {
    this.database = database;
    this.now = now;
    this.connected = connected;
  }

  /** Somebody looks at a table: what they were to be told of it they see for themselves. */
  looks(one: Present): void {
    this.came.set(keyOf(one), one);
  }

  async tell(): Promise<void> {
    const came = [...this.came.values()];
    this.came = new Map();
    const here = new Map(this.connected().map((one) => [keyOf(one), one]));
    for (const { account, game } of came)
      await this.database.deleteFrom('notices').where('account', '=', account).where('game', '=', game).execute();
    const gone = [...this.told].flatMap(([key, one]) => (here.has(key) ? [] : [one]));
    const fresh = [...here].flatMap(([key, one]) => (this.told.has(key) ? [] : [one]));
    const isOld = this.told.size > 0 && this.now() > this.renewed + LEASE / 3;
    if (gone.length + fresh.length > 0 || isOld)
      await this.database.transaction().execute((db) => this.change(db, gone, fresh));
    this.told = here;
  }

  private async change(db: Database, gone: readonly Present[], fresh: readonly Present[]): Promise<void> {
    const now = this.now();
    const mine = { server: this.server, until: now + LEASE };
    for (const { account, game } of gone)
      await db
        .deleteFrom('presence')
        .where('server', '=', this.server)
        .where('account', '=', account)
        .where('game', '=', game)
        .execute();
    for (let from = 0; from < fresh.length; from += AT_ONCE)
      await db
        .insertInto('presence')
        .values(fresh.slice(from, from + AT_ONCE).map((one) => ({ ...mine, ...one })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    await db.updateTable('presence').set({ until: mine.until }).where('server', '=', this.server).execute();
    await db.deleteFrom('presence').where('until', '<', now).execute();
    this.renewed = now;
  }

  /** The server ends. */
  async end(): Promise<void> {
    if (this.told.size > 0) await this.database.deleteFrom('presence').where('server', '=', this.server).execute();
  }
}
