import type { Failure } from '@ravelin/table/messages';
import { hasServer } from './hasServer.ts';
import { RemoteLine } from './line.ts';

/** A line to a table of the server that this page came from. */

const KEY_BYTES = 12;

/** `crypto.randomUUID` is for pages over TLS alone. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const NOT_BEGUN: Failure = { code: 'not-begun', message: 'The game has not begun.' };
const NO_SERVER: Failure = { code: 'no-server', message: 'There is no server for online play at this address.' };

/** Why nobody can come in at that table; undefined: one can. Throws where the server cannot be reached, or has too much to do. */
const refusalOf = async (address: string): Promise<Failure | undefined> => {
  if (!hasServer()) return NO_SERVER;
  const answer = await fetch(address);
  if (answer.ok) return ((await answer.json()) as { state: string }).state === 'lobby' ? NOT_BEGUN : undefined;
  if (answer.status >= 500 || answer.status === 429) throw new Error(`The server answered ${answer.status}.`);
  return ((await answer.json()) as { error: Failure }).error;
};

export const openLine = (table: string, invite: string | null): RemoteLine => {
  const at = `/api/tables/${encodeURIComponent(table)}`;
  const query = invite === null ? '?' : `?invite=${encodeURIComponent(invite)}&`;
  return new RemoteLine(`${at}/play${query}`, {
    open: (path) => new WebSocket(new URL(path, location.href.replace(/^http/, 'ws'))),
    refusal: () => refusalOf(at + query),
    newKey,
  });
};
