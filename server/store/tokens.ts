import { randomUUID } from 'node:crypto';
import { Refusal } from '@ravelin/engine';
import { type Account, digest } from './accounts.ts';
import { inParts } from './in-parts.ts';
import { secret } from './lobby.ts';
import type { Database } from './schema.ts';

/** So many programs may one account have. */
const MOST = 20;

export interface TokenRow {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly used: number | null;
}

/** When a token was used is noted once an hour at most. */
const NOTED = 60 * 60 * 1000;

/** With what programs come in for an account. Only hashes are stored. */
export class Tokens {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** The token itself is told once, here. */
  async create(account: string, name: string, now: number): Promise<{ id: string; token: string }> {
    const token = `ravelin_${secret()}`;
    const id = randomUUID();
    await this.database.transaction().execute(async (db) => {
      const had = await db.selectFrom('tokens').select('id').where('account', '=', account).execute();
      if (had.length >= MOST)
        throw new Refusal('too-many-tokens', `An account has ${MOST} tokens at most: revoke one first.`);
      await db
        .insertInto('tokens')
        .values({ id, account, name, hash: digest(token), created: now, used: null })
        .execute();
    });
    return { id, token };
  }

  of(account: string): Promise<TokenRow[]> {
    return this.database
      .selectFrom('tokens')
      .select(['id', 'name', 'created', 'used'])
      .where('account', '=', account)
      .orderBy('created')
      .execute();
  }

  /** Which of these there still are. */
  async among(ids: readonly string[]): Promise<string[]> {
    const rows = await inParts(ids, (some) =>
      this.database.selectFrom('tokens').select('id').where('id', 'in', some).execute(),
    );
    return rows.map(({ id }) => id);
  }

  async revoke(account: string, id: string): Promise<void> {
    const { numDeletedRows } = await this.database
      .deleteFrom('tokens')
      .where('account', '=', account)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new Refusal('unknown-token', 'You have no such token.');
  }

  /** Whose token it is. */
  async account(token: string, now: number): Promise<{ id: string; account: Account } | undefined> {
    const hash = digest(token);
    const found = await this.database
      .selectFrom('tokens')
      .innerJoin('accounts', 'accounts.id', 'tokens.account')
      .selectAll('accounts')
      .select(['tokens.id as token', 'tokens.used'])
      .where('tokens.hash', '=', hash)
      .executeTakeFirst();
    if (!found) return undefined;
    const { token: id, used, ...account } = found;
    if (used === null || now - used > NOTED)
      await this.database.updateTable('tokens').set({ used: now }).where('id', '=', id).execute();
    return { id, account };
  }
}
