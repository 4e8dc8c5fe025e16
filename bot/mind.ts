import type { Base, Kernel } from '@ravelin/engine';
import type { OddsJson } from '@ravelin/table';
import { type OddsTask, oddsFor, type Task, Thinking, type Thought } from './thinking.ts';

/**
 * Thinking takes place in a thread of its own, a worker of the browser or of Node: the table stays free, and a thread that fails takes
 * nothing with it. A mind is this end of the line to such a thread.
 */

/** A line to another thread, as browsers and Node have them. */
export interface Thread {
  send(message: unknown): void;
  /** `lost`: the thread has failed or was ended. */
  listen(heard: (message: unknown) => void, lost: (error: Error) => void): void;
  end(): void;
}

type ToThread =
  | { readonly id: number; readonly task: Task }
  | { readonly id: number; readonly odds: OddsTask }
  | { readonly id: number; readonly stop: true };
type FromThread =
  | { readonly id: number; readonly thought: Thought; readonly done: boolean }
  | { readonly id: number; readonly odds: OddsJson | null }
  | { readonly id: number; readonly failed: string };

/** A decision that is being thought about. */
export interface Pondering {
  readonly answer: Promise<Thought>;
  /** Makes it answer at once with the best so far. */
  stop(): void;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
  told?(thought: Thought): void;
}

export class Mind {
  private readonly begin: () => Thread;
  private thread: Thread | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  /** `begin` starts a thread; it is called when first needed, and again after one was lost. */
  constructor(begin: () => Thread) {
    this.begin = begin;
  }

  think(task: Task, told?: (thought: Thought) => void): Pondering {
    const id = ++this.last;
    const thread = this.open();
    const answer = this.wait<Thought>(id, told);
    thread.send({ id, task } satisfies ToThread);
    return { answer, stop: () => thread.send({ id, stop: true } satisfies ToThread) };
  }

  odds(odds: OddsTask): Promise<OddsJson | null> {
    const id = ++this.last;
    const thread = this.open();
    const answer = this.wait<OddsJson | null>(id);
    thread.send({ id, odds } satisfies ToThread);
    return answer;
  }

  private wait<T>(id: number, told?: Waiting['told']): Promise<T> {
    return new Promise<T>((resolve, reject) =>
      this.waiting.set(id, { resolve: (answer) => resolve(answer as T), reject, ...(told && { told }) }),
    );
  }

  private open(): Thread {
    if (this.thread) return this.thread;
    const thread = this.begin();
    this.thread = thread;
    thread.listen(
      (message) => this.hear(message as FromThread),
      (error) => {
        if (this.thread === thread) this.lose(error);
      },
    );
    return thread;
  }

  private hear(message: FromThread): void {
    const one = this.waiting.get(message.id);
    if (!one) return;
    if ('thought' in message && !message.done) {
      one.told?.(message.thought);
      return;
    }
    this.waiting.delete(message.id);
    if ('failed' in message) one.reject(new Error(message.failed));
    else one.resolve('odds' in message ? message.odds : message.thought);
  }

  private lose(error: Error): void {
    this.thread = undefined;
    for (const one of this.waiting.values()) one.reject(error);
    this.waiting.clear();
  }

  /** Nothing more is thought about. */
  end(): void {
    this.thread?.end();
    this.lose(new Error('The computer player was sent away.'));
  }
}

/** How long a thread thinks before it listens again. */
const STRETCH = 25;
/** How often it tells what it has come to. */
const TOLD_EVERY = 200;

/** The other end: what a thread does with what it hears. `kernelOf` brings a game; `rest` lets the thread listen for a moment. */
export const serveMind = (
  send: (message: unknown) => void,
  kernelOf: (game: string) => Promise<Kernel<Base, unknown>>,
  rest: () => Promise<void>,
): ((message: unknown) => void) => {
  const stopped = new Set<number>();
  const now = (): number => performance.now();
  const think = async (id: number, task: Task): Promise<void> => {
    const thinking = new Thinking(await kernelOf(task.sight.game), task, now);
    let told = now();
    while (!thinking.done && !stopped.has(id)) {
      thinking.stretch(STRETCH);
      if (now() - told > TOLD_EVERY) {
        told = now();
        send({ id, thought: thinking.best, done: false } satisfies FromThread);
      }
      await rest();
    }
    send({ id, thought: thinking.conclusion, done: true } satisfies FromThread);
  };
  const odds = async (id: number, task: OddsTask): Promise<void> =>
    send({ id, odds: oddsFor(await kernelOf(task.sight.game), task, now) } satisfies FromThread);
  return (message) => {
    const { id, ...heard } = message as ToThread;
    if ('stop' in heard) {
      stopped.add(id);
      return;
    }
    ('odds' in heard ? odds(id, heard.odds) : think(id, heard.task))
      .catch((error: unknown) => send({ id, failed: String((error as Error).message ?? error) } satisfies FromThread))
      .finally(() => stopped.delete(id));
  };
};
