import { randomUUID } from 'node:crypto';
import { Refusal } from '@ravelin/engine';
import { sql } from 'kysely';
import type { AuditTable, Database, ReportsTable } from './schema.ts';

export interface FoundAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly created: number;
  /** Why and since when it may not come in; null: it may. */
  readonly banned: { readonly reason: string; readonly at: number } | null;
}

/** Who asks on the command line is written down like this. */
export const OPERATOR = 'operator';

const noAccount = (): Refusal => new Refusal('unknown-account', 'There is no such account.');

/** What those who look after a server may do, each with an entry in a log that is only ever added to. */
export class Admin {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  private async note(db: Database, entry: Omit<AuditTable, 'id'>): Promise<void> {
    await db
      .insertInto('audit')
      .values({ id: randomUUID(), ...entry })
      .execute();
  }

  /** Writes down what was done elsewhere. */
  async noted(by: string, action: string, subject: string, reason: string, at: number): Promise<void> {
    await this.note(this.database, { at, by, action, subject, reason });
  }

  audit(most: number): Promise<AuditTable[]> {
    return this.database.selectFrom('audit').selectAll().orderBy('at', 'desc').orderBy('id').limit(most).execute();
  }

  // ---- who

  async isAdmin(account: string): Promise<boolean> {
    const found = await this.database
      .selectFrom('admins')
      .select('account')
      .where('account', '=', account)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** By id, e-mail address or name; a name of several is refused. */
  private async named(text: string): Promise<{ id: string; name: string }> {
    const found = await this.database
      .selectFrom('accounts')
      .select(['id', 'name'])
      .where(({ or, eb }) => or([eb('id', '=', text), eb('email', '=', text.toLowerCase()), eb('name', '=', text)]))
      .limit(2)
      .execute();
    if (found.length === 0) throw new Refusal('unknown-account', `There is no account "${text}".`);
    if (found.length > 1)
      throw new Refusal(
        'several-accounts',
        `Several accounts are called "${text}": give the e-mail address or the id.`,
      );
    return found[0];
  }

  async appoint(text: string, now: number): Promise<string> {
    const { id, name } = await this.named(text);
    await this.database.transaction().execute(async (db) => {
      await db
        .insertInto('admins')
        .values({ account: id, since: now })
        .onConflict((c) => c.doNothing())
        .execute();
      await this.note(db, { at: now, by: OPERATOR, action: 'appoint', subject: id, reason: '' });
    });
    return name;
  }

  async dismiss(text: string, now: number): Promise<string> {
    const { id, name } = await this.named(text);
    await this.database.transaction().execute(async (db) => {
      await db.deleteFrom('admins').where('account', '=', id).execute();
      await this.note(db, { at: now, by: OPERATOR, action: 'dismiss', subject: id, reason: '' });
    });
    return name;
  }

  /** Accounts whose name begins so, or that have this address or id. */
  async search(text: string, most: number): Promise<FoundAccount[]> {
    // Not `like`, whose signs the two databases escape in different ways.
    const beginning = sql<string>`substr(accounts.name, 1, ${[...text].length})`;
    const rows = await this.database
      .selectFrom('accounts')
      .leftJoin('bans', 'bans.account', 'accounts.id')
      .select(['accounts.id', 'accounts.name', 'accounts.email', 'accounts.created', 'bans.reason', 'bans.at'])
      .where(({ or, eb }) =>
        or([eb('accounts.id', '=', text), eb('accounts.email', '=', text.toLowerCase()), eb(beginning, '=', text)]),
      )
      .orderBy('accounts.created', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ reason, at, ...account }) => ({
      ...account,
      banned: reason === null || at === null ? null : { reason, at },
    }));
  }

  // ---- bans

  /** The account is signed out everywhere, its programs too, and cannot come in again. */
  async ban(account: string, by: string, reason: string, now: number): Promise<void> {
    if (await this.isAdmin(account))
      throw new Refusal('not-yours', 'Who looks after the server cannot be banned: dismiss them first.');
    await this.database.transaction().execute(async (db) => {
      const found = await db.selectFrom('accounts').select('id').where('id', '=', account).executeTakeFirst();
      if (!found) throw noAccount();
      const values = { reason, by, at: now };
      await db
        .insertInto('bans')
        .values({ account, ...values })
        .onConflict((c) => c.column('account').doUpdateSet(values))
        .execute();
      await db.deleteFrom('sessions').where('account', '=', account).execute();
      await db.deleteFrom('tokens').where('account', '=', account).execute();
      await db.deleteFrom('resets').where('account', '=', account).execute();
      await this.note(db, { at: now, by, action: 'ban', subject: account, reason });
    });
  }

  async pardon(account: string, by: string, now: number): Promise<void> {
    await this.database.transaction().execute(async (db) => {
      const { numDeletedRows } = await db.deleteFrom('bans').where('account', '=', account).executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw new Refusal('not-banned', 'This account is not banned.');
      await this.note(db, { at: now, by, action: 'pardon', subject: account, reason: '' });
    });
  }

  // ---- reports

  /** What nobody has looked at yet, the oldest first. */
  reports(most: number): Promise<ReportsTable[]> {
    return this.database
      .selectFrom('reports')
      .selectAll()
      .where('closed', 'is', null)
      .orderBy('created')
      .limit(most)
      .execute();
  }

  async closeReport(id: string, by: string, reason: string, now: number): Promise<void> {
    await this.database.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('reports')
        .set({ closed: now })
        .where('id', '=', id)
        .where('closed', 'is', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n)
        throw new Refusal('unknown-report', 'There is no such report, or somebody has closed it.');
      await this.note(db, { at: now, by, action: 'close-report', subject: id, reason });
    });
  }
}
