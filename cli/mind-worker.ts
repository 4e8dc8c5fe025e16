import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { serveMind } from '@ravelin/bot';
import { gameNamed, kernelOf } from './library.ts';

/** The thread in which bots think. */
parentPort?.on(
  'message',
  serveMind(
    (message) => parentPort?.postMessage(message),
    async (game) => kernelOf(gameNamed(game)),
    () => setImmediate(),
  ),
);
