import { randomBytes, randomUUID } from 'node:crypto';
import { Refusal } from '@ravelin/engine';
import { digest } from '../store/accounts.ts';
import { secret } from '../store/lobby.ts';
import type { Database, DevicesTable, NoticeSettingsTable } from '../store/schema.ts';
import { CHANNELS, type Channel, KINDS, type Language, type NoticeKind } from './kinds.ts';

export type Choices = Readonly<Record<Channel, readonly NoticeKind[]>>;
export type Reach = NoticeSettingsTable;
export type Device = DevicesTable;

/** How long the link works that confirms an address. */
const CONFIRM = 24 * 60 * 60 * 1000;
/** So many browsers may one account have. */
const MOST_DEVICES = 10;

/** What players want to be told of, and where they are reached. */
export class NoticeSettings {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async choices(account: string): Promise<Choices> {
    const rows = await this.database.selectFrom('notice_choices').selectAll().where('account', '=', account).execute();
    const by = (channel: Channel) =>
      KINDS.filter((kind) => rows.some((row) => row.channel === channel && row.kind === kind));
    return { mail: by('mail'), push: by('push'), webhook: by('webhook') };
  }

  async choose(account: string, choices: Choices, language: Language): Promise<void> {
    await this.reach(account, language);
    await this.database.transaction().execute(async (db) => {
      await db.updateTable('notice_settings').set({ language }).where('account', '=', account).execute();
      await db.deleteFrom('notice_choices').where('account', '=', account).execute();
      const rows = CHANNELS.flatMap((channel) =>
        [...new Set(choices[channel])].map((kind) => ({ account, channel, kind })),
      );
      if (rows.length > 0) await db.insertInto('notice_choices').values(rows).execute();
      // What is not wanted any more is not sent.
      for (const channel of CHANNELS) {
        const left = db.deleteFrom('notices').where('account', '=', account).where('channel', '=', channel);
        await (choices[channel].length === 0 ? left : left.where('kind', 'not in', choices[channel])).execute();
      }
    });
  }

  /** How an account is reached; made when it is first asked for. */
  async reach(account: string, language: Language = 'en'): Promise<Reach> {
    await this.database
      .insertInto('notice_settings')
      .values({ account, language, unsubscribe: secret(), webhook_failures: 0 })
      .onConflict((conflict) => conflict.column('account').doNothing())
      .execute();
    return this.database
      .selectFrom('notice_settings')
      .selectAll()
      .where('account', '=', account)
      .executeTakeFirstOrThrow();
  }

  // ---- mail

  /** What the link to be sent to this address holds. */
  async toConfirm(account: string, address: string, now: number): Promise<string> {
    await this.reach(account);
    const token = secret();
    await this.database
      .updateTable('notice_settings')
      .set({ confirm_token: digest(token), confirm_address: address, confirm_expires: now + CONFIRM })
      .where('account', '=', account)
      .execute();
    return token;
  }

  async confirm(token: string, now: number): Promise<void> {
    const { numUpdatedRows } = await this.database
      .updateTable('notice_settings')
      .set((eb) => ({ confirmed: eb.ref('confirm_address'), confirm_token: null }))
      .where('confirm_token', '=', digest(token))
      .where('confirm_expires', '>', now)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new Refusal('bad-token', 'This link has been used, or is older than a day.');
  }

  /** No mail is sent any more, until the address is confirmed again. */
  async unsubscribe(token: string): Promise<void> {
    await this.database.transaction().execute(async (db) => {
      const found = await db
        .updateTable('notice_settings')
        .set({ confirmed: null, confirm_token: null })
        .where('unsubscribe', '=', token)
        .returning('account')
        .executeTakeFirst();
      if (!found) throw new Refusal('bad-token', 'This link belongs to no account.');
      for (const table of ['notice_choices', 'notices'] as const)
        await db.deleteFrom(table).where('account', '=', found.account).where('channel', '=', 'mail').execute();
    });
  }

  // ---- browsers

  devices(account: string): Promise<Device[]> {
    return this.database
      .selectFrom('devices')
      .selectAll()
      .where('account', '=', account)
      .orderBy('created')
      .orderBy('id')
      .execute();
  }

  /** A browser belongs to whoever signed in there last. */
  async addDevice(device: Omit<Device, 'id'>): Promise<void> {
    await this.reach(device.account);
    await this.database.transaction().execute(async (db) => {
      await db.deleteFrom('devices').where('endpoint', '=', device.endpoint).execute();
      const had = await db.selectFrom('devices').select('id').where('account', '=', device.account).execute();
      if (had.length >= MOST_DEVICES)
        throw new Refusal('too-many', `An account has ${MOST_DEVICES} browsers at most: remove one first.`);
      await db
        .insertInto('devices')
        .values({ id: randomUUID(), ...device })
        .execute();
    });
  }

  async removeDevice(account: string, id: string): Promise<void> {
    const { numDeletedRows } = await this.database
      .deleteFrom('devices')
      .where('account', '=', account)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new Refusal('unknown-device', 'You have no such browser.');
  }

  /** Its push service knows nothing of it any more. */
  async forgetDevice(id: string): Promise<void> {
    await this.database.deleteFrom('devices').where('id', '=', id).execute();
  }

  // ---- the player's own address

  /** Gives the secret by which what arrives there can be checked. */
  async setWebhook(account: string, webhook: string): Promise<string> {
    await this.reach(account);
    const made = randomBytes(32).toString('hex');
    await this.database
      .updateTable('notice_settings')
      .set({ webhook, webhook_secret: made, webhook_failures: 0, webhook_after: null, webhook_off: null })
      .where('account', '=', account)
      .execute();
    return made;
  }

  async removeWebhook(account: string): Promise<void> {
    await this.database.transaction().execute(async (db) => {
      await db
        .updateTable('notice_settings')
        .set({ webhook: null, webhook_secret: null, webhook_failures: 0, webhook_after: null, webhook_off: null })
        .where('account', '=', account)
        .execute();
      await db.deleteFrom('notices').where('account', '=', account).where('channel', '=', 'webhook').execute();
    });
  }
}
