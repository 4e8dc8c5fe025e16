import type { TableInfo } from '@ravelin/server/messages';
import type { Failure } from '@ravelin/table/messages';
import { createSignal } from 'solid-js';
import { ApiError, api } from './api.ts';
import { hasServer } from './hasServer.ts';
import { RemoteLine } from './line.ts';

/** A line to a table of the server that this page came from. */

const KEY_BYTES = 12;

/** `crypto.randomUUID` is for pages over TLS alone. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const NOT_BEGUN: Failure = { code: 'not-begun', message: 'The game has not begun.' };
const NO_SERVER: Failure = { code: 'no-server', message: 'There is no server for online play at this address.' };
/** What may be otherwise in a moment. */
const PASSING = ['no-connection', 'too-fast', 'fault'];

export interface OpenedLine {
  readonly line: RemoteLine;
  /** The table, as it was when it was asked about last. */
  readonly info: () => TableInfo | undefined;
}

export const openLine = (table: string, invite: string | null): OpenedLine => {
  const [info, setInfo] = createSignal<TableInfo>();
  /** Why nobody can come in at that table; undefined: one can. Throws where that cannot be known now. */
  const refusal = async (): Promise<Failure | undefined> => {
    if (!hasServer()) return NO_SERVER;
    try {
      const found = await api.table(table, invite);
      setInfo(found);
      return found.state === 'lobby' ? NOT_BEGUN : undefined;
    } catch (error) {
      if (error instanceof ApiError && !PASSING.includes(error.code))
        return { code: error.code, message: error.message };
      throw error;
    }
  };
  const query = invite === null ? '?' : `?invite=${encodeURIComponent(invite)}&`;
  const line = new RemoteLine(`/api/tables/${encodeURIComponent(table)}/play${query}`, {
    open: (path) => new WebSocket(new URL(path, location.href.replace(/^http/, 'ws'))),
    refusal,
    newKey,
    isVisible: () => !document.hidden,
  });
  const show = (): void => line.show();
  document.addEventListener('visibilitychange', show);
  line.onState((state) => {
    if (state === 'ended') document.removeEventListener('visibilitychange', show);
  });
  return { line, info };
};
