import { randomUUID } from 'node:crypto';
import type { Database, PresencesTable } from './schema.ts';

/** The account under which those who only watch a table are counted together. */
export const WATCHERS = '';

/** A server that has not said for so long that it is there, in milliseconds, is gone, and everybody who was connected to it. */
const GONE = 30_000;
/** For so long after that it is told as something new. */
const NOTICED = 10_000;
/** What is older than this is of no use to anybody. */
const FORGET = 600_000;

export interface PresenceRow extends PresencesTable {
  /** Since when its server has not said that it is there; null: it has. */
  readonly gone: number | null;
}

/** Who is connected to which table, at all servers of this database. */
export class Presences {
  private readonly database: Database;
  private readonly now: () => number;
  private readonly server = randomUUID();
  private forgotAt = Number.NEGATIVE_INFINITY;

  constructor(database: Database, now: () => number) {
    this.database = database;
    this.now = now;
  }

  /** Says that this server is there, and from time to time forgets what was long ago. */
  async beat(): Promise<void> {
    const now = this.now();
    await this.database
      .insertInto('servers')
      .values({ id: this.server, seen: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen: now }))
      .execute();
    if (now - this.forgotAt >= FORGET) await this.forget(now);
  }

  private async forget(now: number): Promise<void> {
    this.forgotAt = now;
    await this.database
      .deleteFrom('servers')
      .where('seen', '<', now - FORGET)
      .execute();
    await this.database
      .deleteFrom('presences')
      .where('server', '!=', this.server)
      .where('server', 'not in', this.database.selectFrom('servers').select('id'))
      .execute();
    await this.database
      .deleteFrom('presences')
      .where('connections', '=', 0)
      .where('changed', '<', now - FORGET)
      .execute();
  }

  /** How many connections there are here from now on. */
  async write(rows: readonly Omit<PresencesTable, 'server' | 'changed'>[]): Promise<void> {
    const changed = this.now();
    for (const { game, account, connections, hidden, looked, lost } of rows) {
      const now = { connections, hidden, looked, lost, changed };
      await this.database
        .insertInto('presences')
        .values({ server: this.server, game, account, ...now })
        .onConflict((conflict) =>
          conflict.columns(['server', 'game', 'account']).doUpdateSet(({ fn }) => ({
            ...now,
            // Whoever comes back to a page behind others has looked before all the same.
            looked: fn.coalesce('excluded.looked', 'presences.looked'),
          })),
        )
        .execute();
    }
  }

  /** Those at a table, and where else these accounts are. */
  async around(game: string, accounts: readonly string[]): Promise<PresenceRow[]> {
    const rows = this.rows.where(({ or, eb }) =>
      or([eb('game', '=', game), ...(accounts.length > 0 ? [eb('account', 'in', accounts)] : [])]),
    );
    return this.known(await rows.execute());
  }

  /** Where an account is, and where it was a short while ago: then without a connection. */
  async of(account: string): Promise<PresenceRow[]> {
    return this.known(await this.rows.where('account', '=', account).execute());
  }

  private get rows() {
    return this.database
      .selectFrom('presences')
      .leftJoin('servers', 'servers.id', 'presences.server')
      .selectAll('presences')
      .select('servers.seen');
  }

  private known(rows: readonly (PresencesTable & { readonly seen: number | null })[]): PresenceRow[] {
    const now = this.now();
    return rows.map(({ seen, ...row }) => {
      const isThere = row.server === this.server || (seen !== null && seen >= now - GONE);
      return { ...row, gone: isThere ? null : (seen ?? 0) };
    });
  }

  /** What has changed at other servers since then, or ended because they are gone. */
  async elsewhere(since: number): Promise<Pick<PresencesTable, 'game' | 'account'>[]> {
    const now = this.now();
    return this.database
      .selectFrom('presences')
      .leftJoin('servers', 'servers.id', 'presences.server')
      .select(['presences.game', 'presences.account'])
      .where('presences.server', '!=', this.server)
      .where(({ or, and, eb }) =>
        or([
          eb('presences.changed', '>=', since),
          and([eb('servers.seen', '<', now - GONE), eb('servers.seen', '>=', now - GONE - NOTICED)]),
        ]),
      )
      .execute();
  }

  /** Nobody is here any more. */
  async end(): Promise<void> {
    await this.database.deleteFrom('presences').where('server', '=', this.server).execute();
    await this.database.deleteFrom('servers').where('id', '=', this.server).execute();
  }
}
