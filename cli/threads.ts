import { Worker } from 'node:worker_threads';

/** Threads that do one piece of work after the other. */

export interface Labour<Work, Result> {
  /** The module that every thread runs, and what it is told when it begins. */
  readonly module: URL;
  readonly data: unknown;
  readonly threads: number;
  /** The next piece of work; undefined where none is left. */
  next(): Work | undefined;
  done(result: Result): void;
}

export const inThreads = async <Work, Result>({
  module,
  data,
  threads,
  next,
  done,
}: Labour<Work, Result>): Promise<void> => {
  const thread = (): Promise<void> =>
    new Promise((resolve, reject) => {
      // Of no use to anybody here: "Importing JSON modules is an experimental feature".
      const worker = new Worker(module, { workerData: data, execArgv: ['--no-warnings'] });
      const goOn = (): void => {
        const work = next();
        if (work === undefined) worker.terminate().then(() => resolve(), reject);
        else worker.postMessage(work);
      };
      worker.on('message', (result: Result) => {
        done(result);
        goOn();
      });
      worker.on('error', reject);
      goOn();
    });
  await Promise.all(Array.from({ length: threads }, thread));
};
