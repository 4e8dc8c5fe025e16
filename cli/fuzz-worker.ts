import { parentPort, workerData } from 'node:worker_threads';
import { bringGame } from '@ravelin/table';
import { fuzzStretch, type Laws } from './fuzz-games.ts';
import { gameNamed } from './library.ts';

/** A thread of `ravelin fuzz`: plays each stretch of games it is sent. */
const { game, seed, laws } = workerData as { game: string; seed: string; laws: Laws };
await bringGame(game);
parentPort?.on('message', ([from, to]: [number, number]) => {
  parentPort?.postMessage(fuzzStretch(gameNamed(game), seed, from, to, laws));
});
