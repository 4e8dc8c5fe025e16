import { createHash, createHmac } from 'node:crypto';
import webPush from 'web-push';
import type { Mail } from '../accounts/mail.ts';
import type { NoticeRow } from './claims.ts';
import type { PushKeys } from './keys.ts';
import type { Language } from './kinds.ts';
import type { Letter } from './outbound.ts';
import type { Device } from './settings.ts';
import { linesOf, say, subjectOf, type Told } from './words.ts';

/** Where people reach this server. */
export interface Site {
  readonly origin: string;
}

export const tableAddress = ({ origin }: Site, { table, state }: Told): string =>
  `${origin}/#/${state === 'lobby' ? 'table' : 'online'}/${table}`;

export const settingsAddress = ({ origin }: Site): string => `${origin}/#/notices`;

const SUBJECT = 'Ravelin: ';

/** A mail program's own button asks without a page (RFC 8058). */
export const mailOf = (
  site: Site,
  { recipient, language, unsubscribe }: { recipient: string; language: Language; unsubscribe: string },
  told: readonly Told[],
): Mail => {
  const lines = linesOf(language, told).map((line, i) => `${line}\n${tableAddress(site, told[i])}`);
  const end = [
    `${say(language, 'settings')}\n${settingsAddress(site)}`,
    `${say(language, 'stop')}\n${site.origin}/#/unsubscribe/${unsubscribe}`,
  ];
  return {
    recipient,
    subject: `${SUBJECT}${subjectOf(language, told)}`,
    body: `${[...lines, ...end].join('\n\n')}\n`,
    unsubscribe: `${site.origin}/api/unsubscribe/${unsubscribe}`,
  };
};

export const plainMail = (recipient: string, subject: string, body: string): Mail => ({
  recipient,
  subject: `${SUBJECT}${subject}`,
  body: `${body}\n`,
});

/** How long a push service keeps what it cannot deliver, in seconds. */
const KEPT = 12 * 60 * 60;

/** What the service worker of the client shows. */
export interface Shown {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  /** Of two with the same the later takes the place of the earlier. */
  readonly tag: string;
}

export const shownOf = (site: Site, language: Language, told: readonly Told[]): Shown => {
  const [first] = told;
  const isOne = told.length === 1 && first !== undefined;
  return {
    title: 'Ravelin',
    body: linesOf(language, told).join('\n'),
    url: isOne ? tableAddress(site, first) : `${site.origin}/#/`,
    tag: isOne ? first.table : 'ravelin',
  };
};

/** Encrypted for the browser alone: its push service can read nothing of it. */
export const pushOf = (device: Device, shown: Shown, keys: PushKeys & { subject: string }, urgent: boolean): Letter => {
  const { endpoint, p256dh, auth } = device;
  const payload = JSON.stringify(shown);
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: keys,
    TTL: KEPT,
    urgency: urgent ? 'high' : 'normal',
    // The same sent a second time takes the place of the first.
    topic: createHash('sha256').update(payload).digest('base64url').slice(0, 32),
  });
  const { 'Content-Length': _length, ...headers } = details.headers as Record<string, string | number>;
  return {
    url: endpoint,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: details.body ?? '',
  };
};

/** The same notice has the same name, also where it is sent a second time. */
const nameOf = ({ account, game, kind, created }: NoticeRow): string =>
  createHash('sha256').update(`${account} ${game} ${kind} ${created}`).digest('hex').slice(0, 32);

export const webhookBody = (site: Site, rows: readonly NoticeRow[], told: readonly Told[], at: number): string =>
  JSON.stringify({
    at,
    notices: told.flatMap((one) =>
      one.kinds.flatMap((kind) => {
        const row = rows.find((each) => each.game === one.table && each.kind === kind);
        const { table, game, state } = one;
        return row ? [{ id: nameOf(row), kind, table, game, state, url: tableAddress(site, one) }] : [];
      }),
    ),
  });

/** Signed with the secret that the player was told: `HMAC-SHA256(secret, timestamp + "." + body)`. */
export const webhookOf = (url: string, secret: string, body: string, at: number): Letter => ({
  url,
  headers: {
    'content-type': 'application/json',
    'user-agent': 'Ravelin',
    'ravelin-timestamp': String(at),
    'ravelin-signature': `sha256=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`,
  },
  body,
});
