import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Mind, nodeThread, type Thread } from '@ravelin/bot';

/** A thread of Node in which bots think. */
const thread = (): Thread =>
  nodeThread(new Worker(new URL('./mind-worker.js', import.meta.url), { execArgv: ['--no-warnings'] }));

/** A mind with a thread for each core, of which all but one only think where time counts. */
export const nodeMind = (threads = availableParallelism()): Mind =>
  new Mind(thread, {
    threads,
    later: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds).unref();
      return () => clearTimeout(timer);
    },
  });
