import { parentPort, workerData } from 'node:worker_threads';
import type { Contest } from '@ravelin/bot';
import { playBouts, type SentSet } from './bouts.ts';

/** A thread that plays some games of a contest and gives them all. */
const { contest, set, numbers } = workerData as { contest: Contest; set: SentSet; numbers: readonly number[] };
parentPort?.postMessage(await playBouts(contest, set, numbers));
