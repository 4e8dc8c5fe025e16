import { createHash, randomUUID } from 'node:crypto';
import { Refusal } from '@ravelin/engine';
import { PROGRAM } from '../ratings/sides.ts';
import { isTaken } from './database.ts';
import { inParts } from './in-parts.ts';
import { secret } from './lobby.ts';
import type { AccountsTable, Database } from './schema.ts';

export type Account = AccountsTable;

const DAY = 24 * 60 * 60 * 1000;
export const SESSION_DAYS = 60;
const SESSION = SESSION_DAYS * DAY;
const RESET = 60 * 60 * 1000;

/** What is stored of a token: with it nobody can sign in. */
export const digest = (token: string): string => createHash('sha256').update(token).digest('hex');

const emailTaken = (): Refusal => new Refusal('email-taken', 'There is an account with this e-mail address already.');

/** Who plays here: accounts, their sessions, and the way back to a forgotten password. */
export class Accounts {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async create(account: Pick<Account, 'name' | 'email' | 'password'>, now: number): Promise<Account> {
    const row = { id: randomUUID(), ...account, kept: account.email === null ? 0 : 1, created: now };
    try {
      await this.database.insertInto('accounts').values(row).execute();
    } catch (error) {
      throw isTaken(error) ? emailTaken() : error;
    }
    return row;
  }

  /** A guest keeps the account, with everything that belongs to it. */
  async keep(id: string, kept: { name: string; email: string; password: string }): Promise<void> {
    try {
      const { numUpdatedRows } = await this.database
        .updateTable('accounts')
        .set({ ...kept, kept: 1 })
        .where('id', '=', id)
        .where('email', 'is', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw new Refusal('not-a-guest', 'This account is kept already.');
    } catch (error) {
      throw isTaken(error) ? emailTaken() : error;
    }
  }

  async rename(id: string, name: string): Promise<void> {
    await this.database.updateTable('accounts').set({ name }).where('id', '=', id).execute();
  }

  /** Links to a new password that went to the old address lead nowhere from now on. */
  async readdress(id: string, email: string): Promise<void> {
    try {
      await this.database.transaction().execute(async (db) => {
        await db.updateTable('accounts').set({ email }).where('id', '=', id).execute();
        await db.deleteFrom('resets').where('account', '=', id).execute();
      });
    } catch (error) {
      throw isTaken(error) ? emailTaken() : error;
    }
  }

  byId(id: string): Promise<Account> {
    return this.database.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  }

  byEmail(email: string): Promise<Account | undefined> {
    return this.database.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
  }

  // ---- sessions

  /** The token for the cookie. */
  async signIn(account: string, now: number): Promise<string> {
    const token = secret();
    await this.database
      .insertInto('sessions')
      .values({ token: digest(token), account, created: now, expires: now + SESSION })
      .execute();
    // Looked at afterwards: whoever is banned meanwhile is signed out with all other sessions.
    const ban = await this.database
      .selectFrom('bans')
      .select('reason')
      .where('account', '=', account)
      .executeTakeFirst();
    if (!ban) return token;
    await this.signOut(token);
    throw new Refusal('banned', `This account was closed by those who run this server: ${ban.reason}`);
  }

  bySession(token: string, now: number): Promise<Account | undefined> {
    return this.database
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account')
      .selectAll('accounts')
      .where('sessions.token', '=', digest(token))
      .where('sessions.expires', '>', now)
      .executeTakeFirst();
  }

  /** Which of these sessions there still are, each by the digest of its token. */
  async sessions(names: readonly string[], now: number): Promise<string[]> {
    const rows = await inParts(names, (some) =>
      this.database
        .selectFrom('sessions')
        .select('token')
        .where('token', 'in', some)
        .where('expires', '>', now)
        .execute(),
    );
    return rows.map(({ token }) => token);
  }

  async signOut(token: string): Promise<void> {
    await this.database.deleteFrom('sessions').where('token', '=', digest(token)).execute();
  }

  /** What has expired is forgotten. */
  async sweep(now: number): Promise<void> {
    await this.database.deleteFrom('sessions').where('expires', '<=', now).execute();
    await this.database.deleteFrom('resets').where('expires', '<=', now).execute();
    await this.database.deleteFrom('challenges').where('expires', '<=', now).execute();
  }

  // ---- a forgotten password

  async forgot(account: string, now: number): Promise<string> {
    const token = secret();
    await this.database
      .insertInto('resets')
      .values({ token: digest(token), account, expires: now + RESET })
      .execute();
    return token;
  }

  /** The token works once, and whoever was signed in with the old password is signed out. Gives the account. */
  async reset(token: string, password: string, now: number): Promise<string> {
    return this.database.transaction().execute(async (db) => {
      const found = await db
        .deleteFrom('resets')
        .where('token', '=', digest(token))
        .where('expires', '>', now)
        .returning('account')
        .executeTakeFirst();
      if (!found)
        throw new Refusal('bad-token', 'This link to a new password has been used, or is older than an hour.');
      await db.updateTable('accounts').set({ password }).where('id', '=', found.account).execute();
      await db.deleteFrom('sessions').where('account', '=', found.account).execute();
      await db.deleteFrom('resets').where('account', '=', found.account).execute();
      return found.account;
    });
  }

  // ---- my data

  /** Everything that is stored about an account, but for what would open it. */
  async exported(id: string) {
    const { database } = this;
    const rated = [id, `${PROGRAM}${id}`];
    const account = await database
      .selectFrom('accounts')
      .select(['id', 'name', 'email', 'created'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const sessions = await database
      .selectFrom('sessions')
      .select(['created', 'expires'])
      .where('account', '=', id)
      .execute();
    const seats = await database
      .selectFrom('seats')
      .innerJoin('games', 'games.id', 'seats.game')
      .select(['seats.game as table', 'games.game', 'seats.seat', 'games.state', 'games.created', 'games.changed'])
      .where('seats.account', '=', id)
      .execute();
    const hosted = await database
      .selectFrom('games')
      .select(['id', 'game', 'created'])
      .where('host', '=', id)
      .execute();
    const mails = await database
      .selectFrom('mails')
      .select(['subject', 'created'])
      .where('recipient', '=', account.email ?? '')
      .execute();
    const ratings = await database.selectFrom('ratings').selectAll().where('player', 'in', rated).execute();
    const changes = await database.selectFrom('rating_changes').selectAll().where('player', 'in', rated).execute();
    const chats = await database
      .selectFrom('chats')
      .select(['game as table', 'text', 'at'])
      .where('account', '=', id)
      .execute();
    const notes = await database
      .selectFrom('notes')
      .select(['game as table', 'text', 'changed'])
      .where('account', '=', id)
      .execute();
    const reports = await database
      .selectFrom('reports')
      .select(['game as table', 'reason', 'created'])
      .where('reporter', '=', id)
      .execute();
    const invitations = await database
      .selectFrom('invitations')
      .select(['game as table', 'seat', 'created', 'declined'])
      .where('account', '=', id)
      .execute();
    const notices = await this.noticesOf(id);
    const passkeys = await database
      .selectFrom('passkeys')
      .select(['name', 'created', 'used'])
      .where('account', '=', id)
      .execute();
    const played = { seats, hosted, invitations, ratings, changes };
    return { account, sessions, ...played, chats, notes, reports, mails, notices, passkeys };
  }

  private async noticesOf(id: string) {
    const { database } = this;
    const choices = await database
      .selectFrom('notice_choices')
      .select(['channel', 'kind'])
      .where('account', '=', id)
      .execute();
    const reach = await database
      .selectFrom('notice_settings')
      .select(['language', 'confirmed', 'webhook'])
      .where('account', '=', id)
      .executeTakeFirst();
    const devices = await database
      .selectFrom('devices')
      .select(['name', 'endpoint', 'created'])
      .where('account', '=', id)
      .execute();
    return { choices, reach: reach ?? null, devices };
  }

  /** The account is gone; games that were played stay, without a name at its seats. Tables that have not begun are taken away. */
  async remove(id: string): Promise<void> {
    await this.database.transaction().execute(async (db) => {
      const { email } = await db.selectFrom('accounts').select('email').where('id', '=', id).executeTakeFirstOrThrow();
      if (email !== null) await db.deleteFrom('mails').where('recipient', '=', email).execute();
      await db.deleteFrom('notices').where('account', '=', id).execute();
      const rated = [id, `${PROGRAM}${id}`];
      await db.deleteFrom('ratings').where('player', 'in', rated).execute();
      await db.deleteFrom('rating_changes').where('player', 'in', rated).execute();
      await db.deleteFrom('games').where('host', '=', id).where('state', '=', 'lobby').execute();
      await db.updateTable('games').set({ host: '' }).where('host', '=', id).execute();
      await db.deleteFrom('accounts').where('id', '=', id).execute();
    });
  }
}
