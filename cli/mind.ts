import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Mind, type Thread } from '@ravelin/bot';

/** A thread of Node in which bots think. */
const thread = (): Thread => {
  const worker = new Worker(new URL('./mind-worker.js', import.meta.url), { execArgv: ['--no-warnings'] });
  return {
    send: (message) => worker.postMessage(message),
    listen: (heard, lost) => {
      worker.on('message', heard);
      worker.on('error', lost);
      worker.on('exit', () => lost(new Error('The thread of the computer player has ended.')));
    },
    end: () => void worker.terminate(),
  };
};

/** A mind with a thread for each core, of which all but one only think where time counts. */
export const nodeMind = (threads = availableParallelism()): Mind =>
  new Mind(thread, {
    threads,
    later: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds).unref();
      return () => clearTimeout(timer);
    },
  });
