import type { Thread } from './mind.ts';

/** What is needed of a worker thread of Node. */
interface NodeWorker {
  postMessage(message: unknown): void;
  on(event: 'message', heard: (message: unknown) => void): unknown;
  on(event: 'error', lost: (error: Error) => void): unknown;
  on(event: 'exit', ended: () => void): unknown;
  terminate(): unknown;
}

/** A worker thread of Node as one in which bots think. */
export const nodeThread = (worker: NodeWorker): Thread => ({
  send: (message) => worker.postMessage(message),
  listen: (heard, lost) => {
    worker.on('message', heard);
    worker.on('error', lost);
    worker.on('exit', () => lost(new Error('The thread of the computer player has ended.')));
  },
  end: () => void worker.terminate(),
});
