import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { serveMind } from '@ravelin/bot';
import { bringGame, kernelOf } from '@ravelin/table';

/** A thread in which computer players think. */
parentPort?.on(
  'message',
  serveMind(
    (message) => parentPort?.postMessage(message),
    async (game) => {
      await bringGame(game);
      return kernelOf(game);
    },
    () => setImmediate(),
  ),
);
