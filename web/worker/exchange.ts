import {
  type Call,
  type Failure,
  Listener,
  type Reply,
  type Snapshot,
  type Telling,
  type ThinkingJson,
} from '@ravelin/table/messages';
import type { TableClient } from './client.ts';

export class TableError extends Error {
  readonly code: string;

  constructor({ code, message }: Failure) {
    super(message);
    this.name = 'TableError';
    this.code = code;
  }
}

interface Waiting<C> {
  readonly call: C;
  /** Not only who asked is to hear how things stand then. */
  readonly forAll: boolean;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

const listen =
  <T>(all: Set<T>) =>
  (listener: T): (() => void) => {
    all.add(listener);
    return () => {
      all.delete(listener);
    };
  };

/** Everything that the page may ask, as functions that send a call of that name. */
export const asking = (send: (request: string, args: unknown) => Promise<unknown>): TableClient['ask'] =>
  new Proxy({} as TableClient['ask'], {
    get:
      (_target, request) =>
      (args: unknown = {}) =>
        // Solid's proxies do not travel; plain data does.
        send(String(request), JSON.parse(JSON.stringify(args))),
  });

/**
 * The page's end of a line to a table: which calls wait for an answer, and who is to hear of news. How both travel is the business
 * of whoever owns the line: to a worker, or to a server.
 */
export class Exchange<C extends Call = Call> {
  private readonly waiting = new Map<number, Waiting<C>>();
  private readonly news = new Set<(snapshot: Snapshot) => void>();
  private readonly thoughts = new Set<(thinking: ThinkingJson) => void>();
  private readonly troubles = new Set<(failure: Failure) => void>();
  private listener = new Listener();
  /** What came before there was a table to tell of it: trouble, and a move of somebody else since the last answer. */
  private untold: Failure | undefined;
  private unseen: Snapshot | undefined;
  private last = 0;

  nextId(): number {
    return ++this.last;
  }

  /** The answer to a call that is being sent; `forAll`: what it tells is news to everybody on this page. */
  answerTo(call: C, forAll = false): Promise<unknown> {
    return new Promise((resolve, reject) => this.waiting.set(call.id, { call, forAll, resolve, reject }));
  }

  /** The calls that have no answer yet, the oldest first. */
  get unanswered(): readonly C[] {
    return [...this.waiting.values()].map(({ call }) => call);
  }

  /** Takes in what came; false: a telling before this one was missed, and nothing was done with it. */
  hear(reply: Reply): boolean {
    if ('told' in reply) return this.hearTold(reply.told, 'id' in reply ? reply.id : undefined);
    if ('trouble' in reply) this.hearTrouble(reply.trouble);
    else if ('thinking' in reply) for (const listener of this.thoughts) listener(reply.thinking);
    else if ('error' in reply) this.taken(reply.id)?.reject(new TableError(reply.error));
    else this.taken(reply.id)?.resolve(reply.result);
    return true;
  }

  private hearTold(told: Telling, id: number | undefined): boolean {
    const snapshot = this.listener.hear(told);
    if (!snapshot) return false;
    const one = id === undefined ? undefined : this.taken(id);
    one?.resolve(snapshot);
    if (one && !one.forAll) {
      this.unseen = undefined;
      return true;
    }
    if (this.news.size === 0) this.unseen = snapshot;
    for (const listener of this.news) listener(snapshot);
    return true;
  }

  private hearTrouble(trouble: Failure): void {
    if (this.troubles.size === 0) this.untold = trouble;
    for (const listener of this.troubles) listener(trouble);
  }

  private taken(id: number): Waiting<C> | undefined {
    const one = this.waiting.get(id);
    this.waiting.delete(id);
    return one;
  }

  /** Nobody will answer any more. */
  fail(failure: Failure): void {
    for (const one of this.waiting.values()) one.reject(new TableError(failure));
    this.waiting.clear();
  }

  readonly onNews = (listener: (snapshot: Snapshot) => void): (() => void) => {
    if (this.unseen) listener(this.unseen);
    this.unseen = undefined;
    return listen(this.news)(listener);
  };

  readonly onThinking = listen(this.thoughts);

  readonly onTrouble = (listener: (failure: Failure) => void): (() => void) => {
    if (this.untold) listener(this.untold);
    this.untold = undefined;
    return listen(this.troubles)(listener);
  };
}
