import { parentPort, workerData } from 'node:worker_threads';
import type { Contest } from '@ravelin/bot';
import { playBouts } from './bouts.ts';

/** A thread that plays some games of a contest and gives them all. */
const { contest, numbers } = workerData as { contest: Contest; numbers: readonly number[] };
parentPort?.postMessage(await playBouts(contest, numbers));
