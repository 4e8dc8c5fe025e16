import { parentPort, workerData } from 'node:worker_threads';
import type { Experiment } from '@ravelin/bot/lab';
import { playSamples } from './samples.ts';

/** A thread that plays some games of an experiment and gives them all. */
const { experiment, numbers, records } = workerData as {
  experiment: Experiment;
  numbers: readonly number[];
  records: boolean;
};
parentPort?.postMessage(await playSamples(experiment, numbers, records));
