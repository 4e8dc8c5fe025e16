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

export const nodeMind = (): Mind => new Mind(thread);
