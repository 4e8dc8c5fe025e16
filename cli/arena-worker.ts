import { parentPort, workerData } from 'node:worker_threads';
import { boutsOf, type Contest } from './arena-games.ts';

/** A thread of `ravelin arena`: plays each game whose number it is sent. */
const play = boutsOf(workerData as Contest);
parentPort?.on('message', (number: number) => parentPort?.postMessage(play(number)));
