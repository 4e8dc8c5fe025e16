import type { Thinker } from '@ravelin/bot';
import { JobQueue, JobWorker, Minds, QueuedThinker } from '@ravelin/jobs';

export interface Thinking {
  /** Where the decisions at a table are thought about. */
  thinkerAt(table: string): Thinker;
  end(): Promise<void>;
}

/**
 * Where computer players think: in threads of this process, and with NATS wherever there is a worker; this process is one of them, unless it is
 * given no threads.
 */
export const thinkingWith = (
  threads: number,
  nats: string | undefined,
  onTrouble: (error: unknown) => void,
): Thinking => {
  const minds = threads === 0 ? undefined : new Minds(threads);
  if (nats === undefined) {
    if (!minds) throw new Error('BOT_THREADS: 0 leaves all thinking to workers, who are reached by NATS_URL only.');
    return { thinkerAt: () => minds, end: async () => minds.end() };
  }
  const queue = new JobQueue(nats, onTrouble);
  const worker = minds && new JobWorker({ url: nats, threads, thinker: minds, kinds: ['think'], onTrouble });
  return {
    thinkerAt: (table) => new QueuedThinker(queue, table, minds),
    end: async () => {
      await queue.end();
      await worker?.end();
      minds?.end();
    },
  };
};
