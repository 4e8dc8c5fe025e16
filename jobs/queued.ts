import type { Pondering, Task, Thinker } from '@ravelin/bot';
import { type JobQueue, jobId } from './queue.ts';

/** Lets workers think about the decisions at one table; where NATS is not reached, this process, if it has threads for it. */
export class QueuedThinker implements Thinker {
  private readonly queue: JobQueue;
  private readonly table: string;
  private readonly here: Thinker | undefined;

  constructor(queue: JobQueue, table: string, here: Thinker | undefined) {
    this.queue = queue;
    this.table = table;
    this.here = here;
  }

  think(task: Task): Pondering {
    if (this.here && !this.queue.connected) return this.here.think(task);
    const ending = new AbortController();
    // Without the chance that each asker draws for itself: several servers that have the game open put one question.
    const id = jobId(this.table, task.bot, task.sight);
    return {
      answer: this.queue.ask(id, { kind: 'think', task }, ending.signal),
      stop: () => ending.abort(new Error('The answer is no longer wanted.')),
    };
  }
}
