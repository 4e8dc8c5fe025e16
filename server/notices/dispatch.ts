import { type Mail, putMail } from '../accounts/mail.ts';
import type { Watch } from '../operations/watch.ts';
import type { Presences } from '../store/presences.ts';
import type { Database } from '../store/schema.ts';
import { mailOf, plainMail, pushOf, type Site, settingsAddress, shownOf, webhookBody, webhookOf } from './channels.ts';
import { type Addressee, Claims, Lost } from './claims.ts';
import type { PushKeys } from './keys.ts';
import { DELAYS } from './kinds.ts';
import type { Send } from './outbound.ts';
import type { NoticeSettings, Reach } from './settings.ts';
import { type Sorted, sorted } from './sorting.ts';
import { say } from './words.ts';

export interface DispatchSettings {
  readonly database: Database;
  readonly settings: NoticeSettings;
  /** Who looks, at all servers. */
  readonly presences: Presences;
  now(): number;
  /** To addresses that players have named. */
  readonly send: Send;
  site(): Site;
  keys(): Promise<PushKeys & { readonly subject: string }>;
  /** Mail lies in the outbox. */
  onMail(): void;
  readonly watch?: Pick<Watch, 'noticed'> | undefined;
  onTrouble(error: unknown): void;
}

const MINUTE = 60_000;
/** What no push service took so often is out of date. */
const MOST_TRIES = 6;
/** A webhook that failed so often in a row, over most of a day, is switched off. */
export const MOST_FAILURES = 10;

/** Ever more slowly: a minute, two, four, … up to six hours. */
const backoff = (failures: number): number => Math.min(2 ** (failures - 1) * MINUTE, 360 * MINUTE);

const isFine = (status: number): boolean => status >= 200 && status < 300;
/** The push service knows nothing of this browser any more. */
const isGone = (status: number): boolean => status === 404 || status === 410;

/** So many are told at once: an address that does not answer keeps nobody else waiting. */
const LANES = 16;

type Sending = Sorted & { readonly claim: string; readonly account: string; readonly reach: Reach };

/**
 * Sends what is due, together for each account and channel. Mail is put into the outbox in the transaction that takes the notices away: once. What goes to other servers is taken away after they had
 * it: a server that is killed between the two sends it once more, with the same name.
 */
export class Dispatch {
  private readonly parts: DispatchSettings;
  private readonly claims: Claims;

  constructor(parts: DispatchSettings) {
    this.parts = parts;
    this.claims = new Claims(parts.database, parts.now);
  }

  async sweep(): Promise<void> {
    const due = await this.claims.due();
    const lane = async (): Promise<void> => {
      for (let one = due.shift(); one; one = due.shift())
        await this.deliver(one).catch((error: unknown) => {
          if (!(error instanceof Lost)) this.parts.onTrouble(error);
        });
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }

  private async deliver(one: Addressee): Promise<void> {
    const { database, settings, presences, now } = this.parts;
    const { account, channel } = one;
    const { claim, rows } = await this.claims.take(one);
    if (rows.length === 0) return;
    const known = await database.selectFrom('accounts').select('email').where('id', '=', account).executeTakeFirst();
    if (!known) return this.claims.done(claim, rows);
    const found = await sorted(database, rows, await presences.of(account), now());
    await this.claims.drop(claim, found.old);
    if (found.rows.length === 0) return this.claims.done(claim, []);
    if (found.wait) return this.claims.later(claim, now() + DELAYS[channel]);
    const sending = { ...found, claim, account, reach: await settings.reach(account) };
    if (channel === 'mail') await this.byMail(sending, known.email);
    else if (channel === 'push') await this.byPush(sending);
    else await this.byWebhook(sending, known.email);
  }

  private done({ claim, rows }: Sending, db?: Database): Promise<void> {
    return this.claims.done(claim, rows, db);
  }

  private async byMail(sending: Sending, email: string | null): Promise<void> {
    const { database, now, site, onMail } = this.parts;
    const { confirmed, language, unsubscribe } = sending.reach;
    // Nobody has said that mail may go there.
    if (email === null || confirmed !== email) return this.done(sending);
    const mail = mailOf(site(), { recipient: email, language, unsubscribe }, sending.told);
    await database.transaction().execute(async (db) => {
      await this.done(sending, db);
      await putMail(db, mail, now());
    });
    onMail();
    this.parts.watch?.noticed('mail', true);
  }

  private async byPush(sending: Sending): Promise<void> {
    const { settings, now, site, keys } = this.parts;
    const { reach, account, told, rows } = sending;
    const devices = await settings.devices(account);
    const shown = shownOf(site(), reach.language, told);
    const isUrgent = rows.some(({ kind }) => kind === 'clock');
    const known = await keys();
    const answers = await Promise.all(
      devices.map(async (device) => ({
        device,
        status: await this.tried(() => pushOf(device, shown, known, isUrgent)),
      })),
    );
    for (const { device, status } of answers) if (isGone(status)) await settings.forgetDevice(device.id);
    const isTaken = answers.some(({ status }) => isFine(status));
    const hasFailed = answers.some(({ status }) => !isFine(status) && !isGone(status));
    if (isTaken || hasFailed) this.parts.watch?.noticed('push', isTaken);
    const tries = Math.max(...rows.map((row) => row.tries)) + 1;
    if (isTaken || !hasFailed || tries >= MOST_TRIES) return this.done(sending);
    await this.claims.later(sending.claim, now() + backoff(tries), { tries });
  }

  /** The status of the answer; 0: there was none. */
  private async tried(letter: () => Parameters<Send>[0]): Promise<number> {
    try {
      return await this.parts.send(letter());
    } catch {
      return 0;
    }
  }

  private async byWebhook(sending: Sending, email: string | null): Promise<void> {
    const { database, now, site } = this.parts;
    const { reach, account, told, rows, claim } = sending;
    const { webhook, webhook_secret: secret, webhook_off: off, webhook_after: after } = reach;
    if (webhook === null || secret === null || off !== null) return this.done(sending);
    if (after !== null && after > now()) return this.claims.later(claim, after);
    const at = now();
    const status = await this.tried(() => webhookOf(webhook, secret, webhookBody(site(), rows, told, at), at));
    this.parts.watch?.noticed('webhook', isFine(status));
    if (!isFine(status)) return this.failed(sending, email);
    await database.transaction().execute(async (db) => {
      await this.done(sending, db);
      const fresh = { webhook_failures: 0, webhook_after: null };
      await db.updateTable('notice_settings').set(fresh).where('account', '=', account).execute();
    });
  }

  private async failed(sending: Sending, email: string | null): Promise<void> {
    const { database, now, onMail } = this.parts;
    const { reach, account, claim } = sending;
    const failures = reach.webhook_failures + 1;
    const isOff = failures >= MOST_FAILURES;
    const after = now() + backoff(failures);
    const word = isOff ? this.switchedOff(reach, email) : undefined;
    await database.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('notice_settings')
        .set({ webhook_failures: failures, webhook_after: after, webhook_off: isOff ? now() : null })
        .where('account', '=', account)
        // Unless the player has named another meanwhile, or another server counted first.
        .where('webhook', '=', reach.webhook)
        .where('webhook_failures', '=', reach.webhook_failures)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n && word) await putMail(db, word, now());
    });
    if (!isOff) return this.claims.later(claim, after);
    if (word) onMail();
    return this.done(sending);
  }

  private switchedOff({ language }: Reach, email: string | null): Mail | undefined {
    if (email === null) return undefined;
    const body = `${say(language, 'off', { count: MOST_FAILURES })}\n${settingsAddress(this.parts.site())}`;
    return plainMail(email, say(language, 'offSubject'), body);
  }

  /** Sends something at once, so that a player sees whether it arrives; gives the status of the answer. */
  async testWebhook(account: string): Promise<number> {
    const { settings, now } = this.parts;
    const { webhook, webhook_secret: secret, language } = await settings.reach(account);
    if (webhook === null || secret === null) return 0;
    const at = now();
    const body = JSON.stringify({ at, notices: [], test: say(language, 'test') });
    return this.tried(() => webhookOf(webhook, secret, body, at));
  }

  /** The same for a browser. False: its push service does not know it any more, or did not take it. */
  async testDevice(account: string, id: string): Promise<boolean> {
    const { settings, site, keys } = this.parts;
    const device = (await settings.devices(account)).find((one) => one.id === id);
    if (!device) return false;
    const { language } = await settings.reach(account);
    const { origin } = site();
    const shown = { title: 'Ravelin', body: say(language, 'test'), url: `${origin}/#/notices`, tag: 'test' };
    const known = await keys();
    return isFine(await this.tried(() => pushOf(device, shown, known, true)));
  }
}
