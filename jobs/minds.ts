import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Mind, nodeThread, type Pondering, type Task, type Thinker, type Thought, type Thread } from '@ravelin/bot';

const thread = (): Thread =>
  nodeThread(new Worker(new URL('./mind-worker.js', import.meta.url), { execArgv: ['--no-warnings'] }));

const later = (milliseconds: number, then: () => void): (() => void) => {
  const timer = setTimeout(then, milliseconds).unref();
  return () => clearTimeout(timer);
};

/** One core is left to the rest of the process. */
export const SPARE_CORES = Math.max(1, availableParallelism() - 1);

/** Several threads in which computer players think, each about decisions of its own. A thread begins when it is first needed. */
export class Minds implements Thinker {
  private readonly minds: readonly { readonly mind: Mind; busy: number }[];

  constructor(threads: number, begin: () => Thread = thread) {
    this.minds = Array.from({ length: threads }, () => ({ mind: new Mind(begin, { later }), busy: 0 }));
  }

  /** Where the least is thought about. */
  think(task: Task, told?: (thought: Thought) => void): Pondering {
    const place = this.minds.reduce((least, one) => (one.busy < least.busy ? one : least));
    place.busy++;
    const { answer, stop } = place.mind.think(task, told);
    return {
      answer: answer.finally(() => {
        place.busy--;
      }),
      stop,
    };
  }

  end(): void {
    for (const { mind } of this.minds) mind.end();
  }
}
