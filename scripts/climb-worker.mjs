// A thread of `npm run climb`: plays each war that it is sent, by the weights that come with it.
import { parentPort, workerData } from 'node:worker_threads';
import { Streams } from '@ravelin/bot';
import { Kernel, Random, Situation } from '@ravelin/engine';
import { findGame } from '@ravelin/games';

const { id, scenario } = workerData;
const game = findGame(id);
if (!game) throw new Error(`There is no game "${id}".`);
const { adviceBy, knowledge } = await import(`@ravelin/games/${id}/bot`);
const kernel = new Kernel(game);
const { kit } = game.sets[0];
const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
/** A war that is lost counts by how long it was held out, up to this. */
const LOST = 0.5;

parentPort?.on('message', (/** @type {{ weights: Float64Array, seed: number }[]} */ wars) => {
  const results = wars.map(({ weights, seed }) => {
    const { thumb } = adviceBy(knowledge, '', weights, weights);
    const own = new Random(String(seed));
    const x = kernel.play(new Streams(seed));
    const g = kernel.start(kit, scenario, options, x);
    while (!g.over) kernel.apply(g, thumb(new Situation(kernel, g, own)), x);
    const won = game.outcome(g)?.winner === 0 ? 1 : 0;
    return { won, score: won || LOST * ((game.turn?.(g) ?? 0) / kit.cards.length) ** 2 };
  });
  parentPort?.postMessage(results);
});
