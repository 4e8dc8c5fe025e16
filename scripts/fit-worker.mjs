// A thread of `npm run fit`: plays each game whose number it is sent.
import { parentPort, workerData } from 'node:worker_threads';
import { botNamed, lessonOf } from '@ravelin/bot';
import { Kernel, setOffered } from '@ravelin/engine';
import { findGame } from '@ravelin/games';

const { id, players, seed, scenarios, options } = workerData;
const game = findGame(id);
if (!game) throw new Error(`There is no game "${id}".`);
const kernel = new Kernel(game);
const bots = players.map((/** @type {string} */ name) => botNamed(kernel, name, () => performance.now()));

parentPort?.on('message', (number) => {
  const setting = { set: setOffered(game), scenario: scenarios[number % scenarios.length], options };
  parentPort?.postMessage(lessonOf(kernel, setting, bots, seed, number));
});
