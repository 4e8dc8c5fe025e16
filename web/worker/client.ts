import type { Promised } from './shelf.ts';
import type { Call, Failure, Reply, RequestName, Requests, Snapshot } from './types.ts';

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
  readonly ask: Promised<Requests>;
  /** Somebody else moved. */
  onNews(listener: (snapshot: Snapshot) => void): () => void;
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
  const troubles = new Set<(failure: Failure) => void>();
  let log: Snapshot['events'] = [];
  /** Trouble that came before there was a table to tell of it. */
  let untold: Failure | undefined;
  let last = 0;

  /** Puts the part of the log that is here already before the part that came; the worker counts on what is kept here. */
  const whole = (snapshot: Snapshot, kept: number): Snapshot => {
    const { events } = snapshot;
    if (kept === 0 || events.length > 0) log = [...log.slice(0, kept), ...events];
    return { ...snapshot, events: log.slice(0, kept + events.length) };
  };

  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    if ('news' in data) {
      const snapshot = whole(data.news, data.kept ?? 0);
      for (const listener of news) listener(snapshot);
      return;
    }
    if ('trouble' in data) {
      if (troubles.size === 0) untold = data.trouble;
      for (const listener of troubles) listener(data.trouble);
      return;
    }
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) one?.reject(new TableError(data.error));
    else one?.resolve(data.kept === undefined ? data.result : whole(data.result as Snapshot, data.kept));
  };
  worker.onerror = ({ message }) => {
    for (const one of waiting.values()) one.reject(new TableError({ code: 'fault', message }));
    waiting.clear();
  };

  const ask = new Proxy({} as Promised<Requests>, {
    get:
      (_target, request) =>
      (...args: readonly unknown[]) =>
        new Promise((resolve, reject) => {
          const id = ++last;
          waiting.set(id, { resolve, reject });
          // Solid's proxies do not travel; plain data does.
          const plain = JSON.parse(JSON.stringify(args)) as unknown[];
          worker.postMessage({ id, request: request as RequestName, args: plain } satisfies Call);
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
  const onTrouble = (listener: (failure: Failure) => void) => {
    if (untold) listener(untold);
    untold = undefined;
    return listen(troubles)(listener);
  };
  return { ask, onNews: listen(news), onTrouble };
};

let client: TableClient | undefined;

/** The one table of this page; its worker starts when it is first needed. */
export const theTable = (): TableClient => {
  client ??= connect();
  return client;
};
