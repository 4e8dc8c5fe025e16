import type { OddsJson, RemarkJson } from '@ravelin/table';
import { mannerNamed } from './levels.ts';
import type { FromThread, ToThread } from './mind-thread.ts';
import type { OddsTask, RemarkTask, Task, Thought } from './thinking.ts';

/**
 * Thinking takes place in threads of its own, workers of the browser or of Node: the table stays free, and a thread that fails takes
 * nothing with it. A mind is this end of the lines to such threads.
 */

/** A line to another thread, as browsers and Node have them. */
export interface Thread {
  send(message: unknown): void;
  /** `lost`: the thread has failed or was ended. */
  listen(heard: (message: unknown) => void, lost: (error: Error) => void): void;
  end(): void;
}

export interface MindSettings {
  /** Threads that may think about one decision, where time is what counts. Where iterations count one thread thinks, so that they say which move. */
  readonly threads?: number;
  /** Does something later, unless it is called off: for threads that end without a word. */
  later?(milliseconds: number, then: () => void): () => void;
}

/** A thread that thinks says so several times a second. One that has been silent for so long is gone, or will never answer. */
const SILENCE = 30_000;

/** A decision that is being thought about. */
export interface Pondering {
  readonly answer: Promise<Thought>;
  /** Makes it answer at once with the best so far. */
  stop(): void;
}

/** Where decisions are thought about: in threads of this process, or elsewhere. */
export interface Thinker {
  think(task: Task, told?: (thought: Thought) => void): Pondering;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
  told?(thought: Thought): void;
  /** The threads that help the one which answers, each with the worlds that it has tried and what it has found in the end. */
  readonly helpers: Map<Post, { tried: number; found?: unknown }>;
  /** The one which answers has ended, and waits for what the others found. */
  joins: boolean;
}

/** A place for a thread, which is begun when first needed, and again after one was lost. */
interface Post {
  thread: Thread | undefined;
  /** Its silence is no longer waited for. */
  heard(): void;
}

/** Is it about time, and not about a number of iterations? */
const isTimed = ({ bot, hint }: Task): boolean => hint === true || mannerNamed(bot).milliseconds !== undefined;

const answerIn = (message: FromThread): unknown => {
  if ('odds' in message) return message.odds;
  if ('remark' in message) return message.remark;
  return 'thought' in message ? message.thought : undefined;
};

export class Mind implements Thinker {
  private readonly begin: () => Thread;
  private readonly later: MindSettings['later'];
  /** The first one answers, the others help it. */
  private readonly posts: readonly Post[];
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  constructor(begin: () => Thread, { threads = 1, later }: MindSettings = {}) {
    this.begin = begin;
    this.later = later;
    this.posts = Array.from({ length: threads }, () => ({ thread: undefined, heard: () => {} }));
  }

  think(task: Task, told?: (thought: Thought) => void): Pondering {
    const id = ++this.last;
    const [first, ...others] = this.posts;
    const helpers = new Map(isTimed(task) ? others.map((post) => [post, { tried: 0 }]) : []);
    const answer = this.wait<Thought>(id, told, helpers);
    this.send(first, { id, task, joins: helpers.size > 0 });
    for (const [n, post] of [...helpers.keys()].entries())
      this.send(post, { id, task: { ...task, seed: `${task.seed}/${n + 1}` }, helps: true });
    // All at once: whoever answers then finds the others ready.
    const stop = (): void => {
      if (!this.waiting.has(id)) return;
      for (const post of [first, ...helpers.keys()]) if (post.thread) this.send(post, { id, stop: true });
    };
    return { answer, stop };
  }

  odds(odds: OddsTask): Promise<OddsJson | null> {
    const id = ++this.last;
    const answer = this.wait<OddsJson | null>(id);
    this.send(this.posts[0], { id, odds });
    return answer;
  }

  /** What a teacher says of a move; null: nothing. */
  remark(remark: RemarkTask): Promise<RemarkJson | null> {
    const id = ++this.last;
    const answer = this.wait<RemarkJson | null>(id);
    this.send(this.posts[0], { id, remark });
    return answer;
  }

  private wait<T>(id: number, told?: Waiting['told'], helpers: Waiting['helpers'] = new Map()): Promise<T> {
    return new Promise<T>((resolve, reject) =>
      this.waiting.set(id, {
        resolve: (answer) => resolve(answer as T),
        reject,
        ...(told && { told }),
        helpers,
        joins: false,
      }),
    );
  }

  private send(post: Post, message: ToThread): void {
    const thread = post.thread ?? this.open(post);
    thread.send(message);
    this.listenFor(post);
  }

  private open(post: Post): Thread {
    const thread = this.begin();
    post.thread = thread;
    thread.listen(
      (message) => {
        if (post.thread === thread) this.hear(post, message as FromThread);
      },
      (error) => {
        if (post.thread === thread) this.lose(post, error);
      },
    );
    return thread;
  }

  /** Whoever is waited for must say something before long. */
  private listenFor(post: Post): void {
    post.heard();
    const isDue = ({ helpers }: Waiting): boolean => {
      const helper = helpers.get(post);
      return post === this.posts[0] || (helper !== undefined && helper.found === undefined);
    };
    if (!this.later || ![...this.waiting.values()].some(isDue)) return;
    post.heard = this.later(SILENCE, () => {
      post.thread?.end();
      this.lose(post, new Error('The thread of the computer player does not answer.'));
    });
  }

  private hear(post: Post, message: FromThread): void {
    const one = this.waiting.get(message.id);
    if (one && post === this.posts[0]) this.hearAnswer(message.id, one, message);
    else if (one) this.hearHelper(message.id, one, post, message);
    this.listenFor(post);
  }

  private hearAnswer(id: number, one: Waiting, message: FromThread): void {
    if ('joins' in message) {
      one.joins = true;
      for (const [post, { found }] of one.helpers) if (found === undefined) this.send(post, { id, stop: true });
      this.join(id, one);
    } else if ('thought' in message && !message.done) {
      const others = [...one.helpers.values()].reduce((sum, { tried }) => sum + tried, 0);
      one.told?.({ ...message.thought, tried: message.thought.tried + others });
    } else {
      this.waiting.delete(id);
      if ('failed' in message) this.fail(id, one, new Error(message.failed));
      else one.resolve(answerIn(message));
    }
  }

  private hearHelper(id: number, one: Waiting, post: Post, message: FromThread): void {
    if ('thought' in message) one.helpers.set(post, { tried: message.thought.tried });
    // Whoever cannot help leaves the others to it.
    else if ('found' in message) one.helpers.set(post, { tried: message.tried, found: message.found });
    else one.helpers.delete(post);
    this.join(id, one);
  }

  /** When all have ended, the one which answers is told what they found. */
  private join(id: number, one: Waiting): void {
    const all = [...one.helpers.values()];
    if (!one.joins || all.some(({ found }) => found === undefined)) return;
    one.joins = false;
    const tried = all.reduce((sum, helper) => sum + helper.tried, 0);
    this.send(this.posts[0], { id, found: all.map(({ found }) => found), tried });
  }

  private fail(id: number, one: Waiting, error: Error): void {
    for (const post of one.helpers.keys()) if (post.thread) this.send(post, { id, stop: true });
    one.reject(error);
  }

  private lose(post: Post, error: Error): void {
    post.thread = undefined;
    post.heard();
    for (const [id, one] of [...this.waiting]) {
      if (post === this.posts[0]) {
        this.waiting.delete(id);
        this.fail(id, one, error);
      } else if (one.helpers.delete(post)) this.join(id, one);
    }
  }

  /** Nothing more is thought about. */
  end(): void {
    for (const post of this.posts) {
      post.thread?.end();
      this.lose(post, new Error('The computer player was sent away.'));
    }
  }
}
