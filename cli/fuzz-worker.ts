import { parentPort, workerData } from 'node:worker_threads';
import { fuzzStretch } from './fuzz-games.ts';
import { gameNamed } from './library.ts';

/** A thread of `ravelin fuzz`: plays each stretch of games it is sent. */
const { game, seed } = workerData as { game: string; seed: string };
parentPort?.on('message', ([from, to]: [number, number]) => {
  parentPort?.postMessage(fuzzStretch(gameNamed(game), seed, from, to));
});
