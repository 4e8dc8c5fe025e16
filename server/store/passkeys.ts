import { Refusal } from '@ravelin/engine';
import { digest } from './accounts.ts';
import { isTaken } from './database.ts';
import type { ChallengesTable, Database, PasskeysTable } from './schema.ts';

export type PasskeyRow = PasskeysTable;
export type Purpose = ChallengesTable['purpose'];

/** How long somebody may take to answer a device that asks for a finger or a number. */
const ANSWERED_WITHIN = 5 * 60 * 1000;
/** So many may one account have. */
const MOST = 20;

/** Keys of people's own devices, and what those must sign. */
export class Passkeys {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  // ---- challenges

  async challenge(challenge: string, purpose: Purpose, account: string | null, now: number): Promise<void> {
    await this.database
      .insertInto('challenges')
      .values({ challenge, purpose, account, expires: now + ANSWERED_WITHIN })
      .execute();
  }

  /** Was it asked by this server, for this, a short while ago? It counts once. */
  async useUp(challenge: string, purpose: Purpose, account: string | null, now: number): Promise<boolean> {
    const { numDeletedRows } = await this.database
      .deleteFrom('challenges')
      .where('challenge', '=', challenge)
      .where('purpose', '=', purpose)
      .where('account', account === null ? 'is' : '=', account)
      .where('expires', '>', now)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }

  // ---- passkeys

  of(account: string): Promise<PasskeyRow[]> {
    return this.database
      .selectFrom('passkeys')
      .selectAll()
      .where('account', '=', account)
      .orderBy('created')
      .orderBy('id')
      .execute();
  }

  byId(id: string): Promise<PasskeyRow | undefined> {
    return this.database.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Whoever has one is no guest any more: there is a way back in. */
  async add(passkey: Omit<PasskeyRow, 'used'>): Promise<void> {
    const { account } = passkey;
    try {
      await this.database.transaction().execute(async (db) => {
        await db.updateTable('accounts').set({ kept: 1 }).where('id', '=', account).execute();
        const had = await db.selectFrom('passkeys').select('id').where('account', '=', account).execute();
        if (had.length >= MOST)
          throw new Refusal('too-many', `An account has ${MOST} passkeys at most: remove one first.`);
        await db
          .insertInto('passkeys')
          .values({ ...passkey, used: null })
          .execute();
      });
    } catch (error) {
      throw isTaken(error) ? new Refusal('passkey-known', 'This passkey belongs to an account already.') : error;
    }
  }

  /** It was used. False: another request used it at the same moment. */
  async used({ id, counter }: PasskeyRow, next: number, now: number): Promise<boolean> {
    const { numUpdatedRows } = await this.database
      .updateTable('passkeys')
      .set({ counter: next, used: now })
      .where('id', '=', id)
      .where('counter', '=', counter)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  /** What a passkey of the account is called outside: what its device calls it may be too long for an address. */
  private async named(db: Database, account: string, outside: string): Promise<string> {
    const rows = await db.selectFrom('passkeys').select('id').where('account', '=', account).execute();
    const found = rows.find(({ id }) => digest(id) === outside);
    if (!found) throw new Refusal('unknown-passkey', 'You have no such passkey.');
    return found.id;
  }

  async rename(account: string, outside: string, name: string): Promise<void> {
    const id = await this.named(this.database, account, outside);
    await this.database.updateTable('passkeys').set({ name }).where('id', '=', id).execute();
  }

  /** Not the last way in: whoever has no password keeps one. */
  async remove(account: string, outside: string): Promise<void> {
    await this.database.transaction().execute(async (db) => {
      // Written first, so that of two who remove the last two at once the second sees the first.
      const { password } = await db
        .updateTable('accounts')
        .set((eb) => ({ kept: eb.ref('kept') }))
        .where('id', '=', account)
        .returning('password')
        .executeTakeFirstOrThrow();
      const id = await this.named(db, account, outside);
      const others = await db
        .selectFrom('passkeys')
        .select('id')
        .where('account', '=', account)
        .where('id', '!=', id)
        .executeTakeFirst();
      if (password === null && !others)
        throw new Refusal(
          'last-way-in',
          'This is the only way into your account: add a password or another passkey first.',
        );
      await db.deleteFrom('passkeys').where('id', '=', id).execute();
    });
  }
}
