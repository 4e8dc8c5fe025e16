import type { Thread } from '@ravelin/bot';

/** A worker of the browser as a thread. One that fails ends: the table and the page go on. */
export const threadOf = (worker: Worker): Thread => ({
  send: (message) => worker.postMessage(message),
  listen: (heard, lost) => {
    worker.onmessage = ({ data }) => heard(data);
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      lost(new Error(event.message || 'The worker has failed.'));
    };
  },
  end: () => worker.terminate(),
});
