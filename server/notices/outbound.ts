import { lookup as lookUp } from 'node:dns/promises';
import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Refusal } from '@ravelin/engine';
import { isPublic } from './addresses.ts';

/** What is sent to an address that a player has named. */
export interface Letter {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Sends it; gives the status of the answer. */
export type Send = (letter: Letter) => Promise<number>;

type Resolve = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

export interface OutboundSettings {
  /** For tests and closed networks: also to private addresses, and without TLS. */
  readonly toPrivate?: boolean | undefined;
  /** For tests: how names are looked up. */
  readonly resolve?: Resolve | undefined;
  /** How long it may take in all, in milliseconds. */
  readonly patience?: number | undefined;
}

const PATIENCE = 8000;
/** Nothing of the answer is of interest; whoever sends more is not listened to. */
const MOST_BYTES = 4096;

const bad = (message: string): Refusal => new Refusal('bad-address', message);

/** The address, if something may be sent there as far as its text tells. */
export const outboundUrl = (text: string, toPrivate = false): URL => {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw bad('This is no address.');
  }
  if (url.protocol !== 'https:' && !(toPrivate && url.protocol === 'http:'))
    throw bad('The address must begin with https://.');
  if (url.username !== '' || url.password !== '') throw bad('The address must not hold a name or a password.');
  const host = bare(url);
  if (!toPrivate && isIP(host) !== 0 && !isPublic(host)) throw bad('The address leads into a private network.');
  return url;
};

/** The host without the brackets of IPv6. */
const bare = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/**
 * Sends what players want sent to addresses of their own, and never into the network that this server stands in: the name is looked up once, every address that it has must be public, and that very
 * address is connected to, so that a name cannot lead elsewhere a moment later. Redirects are not followed.
 */
export const outbound = ({ toPrivate = false, resolve, patience = PATIENCE }: OutboundSettings = {}): Send => {
  const resolved: Resolve = resolve ?? ((host) => lookUp(host, { all: true }));
  const addressOf = async (url: URL) => {
    const found = await resolved(bare(url));
    if (!toPrivate && found.some(({ address }) => !isPublic(address)))
      throw bad('The address leads into a private network.');
    const [first] = found;
    if (!first) throw bad('There is no such address.');
    return first;
  };
  return async ({ url: text, headers, body }) => {
    const url = outboundUrl(text, toPrivate);
    const signal = AbortSignal.timeout(patience);
    const { address, family } = await before(addressOf(url), signal);
    const pinned: LookupFunction = (_host, { all }, done) =>
      all ? done(null, [{ address, family }]) : done(null, address, family);
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    const options = { method: 'POST', headers: { ...headers, ...length }, lookup: pinned, agent: false, signal };
    return new Promise((done, fail) => {
      const asked = (url.protocol === 'https:' ? request : requestPlain)(url, options, (answer) => {
        let heard = 0;
        answer.on('data', (data: Buffer) => {
          heard += data.length;
          if (heard > MOST_BYTES) asked.destroy(bad('The answer is too long.'));
        });
        answer.on('end', () => done(answer.statusCode ?? 0));
        answer.on('error', fail);
      });
      asked.on('error', fail);
      asked.end(body);
    });
  };
};

/** Names may take as long to look up as somebody likes. */
const before = <T>(asked: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    asked,
    new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(signal.reason), { once: true })),
  ]);
