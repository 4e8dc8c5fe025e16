import { parentPort, workerData } from 'node:worker_threads';
import type { Experiment } from '@ravelin/bot/lab';
import { samplerOf } from './lab-run.ts';

/** A thread of `ravelin lab`: plays each game whose number it is sent. */
const { experiment, records } = workerData as { experiment: Experiment; records: boolean };
const sampler = samplerOf(experiment, records);
parentPort?.on('message', (number: number) => parentPort?.postMessage(sampler(number)));
