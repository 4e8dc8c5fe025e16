// A thread of `npm run tune`: plays games by the rules of thumb, one seat's by numbers changed as it is told, and says of each what it brought that seat, and how well it
// went for it.
import { parentPort, workerData } from 'node:worker_threads';
import { Streams } from '@ravelin/bot';
import { Kernel, Random, Situation, setNamed } from '@ravelin/engine';
import { findGame } from '@ravelin/games';

const { id, seat, set, first } = workerData;
const game = findGame(id);
if (!game) throw new Error(`There is no game "${id}".`);
const { tuning } = await import(`@ravelin/games/${id}/bot`);
const kernel = new Kernel(game);
const { kit } = setNamed(game, set);
const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));

parentPort?.on('message', ({ change, seeds }) => {
  const advice = tuning.adviceAt(seat, change);
  const results = seeds.map((/** @type {number} */ seed) => {
    const x = kernel.play(new Streams(seed));
    const own = new Random(String(seed));
    const g = kernel.start(kit, game.scenarios[0].id, options, x);
    while (!g.over) {
      const at = new Situation(kernel, g, own);
      const [plan] = (first && g.seat === seat && advice.candidates?.(at)) || [];
      kernel.apply(g, plan?.first(at) ?? advice.thumb(at), x);
    }
    const winner = game.outcome(g)?.winner;
    const won = winner === seat ? 1 : winner === null || winner === undefined ? 0.5 : 0;
    const graded = advice.grade?.(g);
    return { won, graded: graded === undefined ? won : (1 + (seat === 0 ? graded : -graded)) / 2 };
  });
  parentPort?.postMessage(results);
});
