import {
  type Asked,
  type Call,
  type Failure,
  Listener,
  type Reply,
  type Snapshot,
  type Telling,
  type ThinkingJson,
} from '@ravelin/table/messages';
import type { requests } from './requests.ts';

/** The page's end of the line to the worker. */

export class TableError extends Error {
  readonly code: string;

  constructor({ code, message }: Failure) {
    super(message);
    this.name = 'TableError';
    this.code = code;
  }
}

export interface TableClient {
  readonly ask: Asked<typeof requests>;
  /** Somebody else moved. */
  onNews(listener: (snapshot: Snapshot) => void): () => void;
  /** A computer player has come further with its decision. */
  onThinking(listener: (thinking: ThinkingJson) => void): () => void;
  onTrouble(listener: (failure: Failure) => void): () => void;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

const connect = (): TableClient => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' });
  const waiting = new Map<number, Waiting>();
  const news = new Set<(snapshot: Snapshot) => void>();
  const thoughts = new Set<(thinking: ThinkingJson) => void>();
  const troubles = new Set<(failure: Failure) => void>();
  const listener = new Listener();
  /** What came before there was a table to tell of it: trouble, and a move of somebody else since the last answer. */
  let untold: Failure | undefined;
  let unseen: Snapshot | undefined;
  let last = 0;

  /** Nothing is lost between a page and its worker, so every telling follows the last. */
  const heard = (telling: Telling): Snapshot => {
    const snapshot = listener.hear(telling);
    if (!snapshot) throw new TableError({ code: 'fault', message: 'A telling was missed.' });
    return snapshot;
  };

  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    if ('trouble' in data) {
      if (troubles.size === 0) untold = data.trouble;
      for (const listener of troubles) listener(data.trouble);
      return;
    }
    if ('thinking' in data) {
      for (const listener of thoughts) listener(data.thinking);
      return;
    }
    if (!('id' in data)) {
      const snapshot = heard(data.told);
      if (news.size === 0) unseen = snapshot;
      for (const listener of news) listener(snapshot);
      return;
    }
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) one?.reject(new TableError(data.error));
    else if ('told' in data) {
      unseen = undefined;
      one?.resolve(heard(data.told));
    } else one?.resolve(data.result);
  };
  worker.onerror = ({ message }) => {
    for (const one of waiting.values()) one.reject(new TableError({ code: 'fault', message }));
    waiting.clear();
  };

  const ask = new Proxy({} as Asked<typeof requests>, {
    get:
      (_target, request) =>
      (args: unknown = {}) =>
        new Promise((resolve, reject) => {
          const id = ++last;
          waiting.set(id, { resolve, reject });
          // Solid's proxies do not travel; plain data does.
          const plain: unknown = JSON.parse(JSON.stringify(args));
          worker.postMessage({ id, request: String(request), args: plain } satisfies Call);
        }),
  });

  const listen =
    <T>(all: Set<T>) =>
    (listener: T) => {
      all.add(listener);
      return () => {
        all.delete(listener);
      };
    };
  const onNews = (listener: (snapshot: Snapshot) => void) => {
    if (unseen) listener(unseen);
    unseen = undefined;
    return listen(news)(listener);
  };
  const onTrouble = (listener: (failure: Failure) => void) => {
    if (untold) listener(untold);
    untold = undefined;
    return listen(troubles)(listener);
  };
  return { ask, onNews, onThinking: listen(thoughts), onTrouble };
};

let client: TableClient | undefined;

/** The one table of this page; its worker starts when it is first needed. */
export const theTable = (): TableClient => {
  client ??= connect();
  return client;
};
