// npm run fit GAME [-- --games 2000] [--players thumb,search:40] [--seed S] [--ridge 0.0005] [--scenario ID...] [--jobs N] [--check]
// Plays varied games, finds the weights of the game's features that foretell their results best, and writes games/GAME/bot/weights.json
// with how they were made. --check: writes nothing, only says how the weights that are stored do on these games.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { ensure, root } from './ensure.mjs';

ensure();
const { adviceOf, baseLoss, coefficientsOf, examplesOf, fitted, logLoss, meanOf } = await import('@ravelin/bot');
const { Kernel, storedWeights } = await import('@ravelin/engine');
const { findGame } = await import('@ravelin/games');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '2000' },
    players: { type: 'string', default: 'thumb' },
    seed: { type: 'string', default: 'fit' },
    ridge: { type: 'string', default: '0.0005' },
    scenario: { type: 'string', multiple: true },
    jobs: { type: 'string', default: String(availableParallelism()) },
    check: { type: 'boolean', default: false },
  },
});
const [id] = positionals;
const game = findGame(id ?? '');
if (!game) {
  console.error('Say which game: npm run fit GAME');
  process.exit(2);
}
const { learning } = await import(`@ravelin/games/${id}/bot`).catch(() => ({}));
if (learning && !values.check) {
  console.error(`${game.title} judges by a network, which learns: npm run learn ${id}`);
  process.exit(2);
}
const advice = adviceOf(new Kernel(game));
const games = Number(values.games);
const jobs = Math.min(Number(values.jobs), games);
const ridge = Number(values.ridge);
const players = values.players.split(',');
const contest = {
  id,
  players,
  // What is checked must not be what was learnt.
  seed: values.check ? `${values.seed}/check` : values.seed,
  scenarios: values.scenario ?? [game.scenarios[0].id],
  options: Object.fromEntries(game.options.map((option) => [option.id, option.default])),
};

/** @type {import('@ravelin/bot').Lesson[]} */
const lessons = new Array(games);
let next = 0;
let played = 0;
const thread = () =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./fit-worker.mjs', import.meta.url), {
      workerData: contest,
      execArgv: ['--no-warnings'],
    });
    let number = next++;
    const send = () => (number < games ? worker.postMessage(number) : worker.terminate().then(resolve, reject));
    worker.on('message', (lesson) => {
      lessons[number] = lesson;
      if (++played % Math.ceil(games / 10) === 0) console.error(`${played} of ${games} games`);
      number = next++;
      send();
    });
    worker.on('error', reject);
    send();
  });
await Promise.all(Array.from({ length: jobs }, thread));

const width = advice.features.length;
/** One game in five is kept to test with. */
const part = (/** @type {boolean} */ test) =>
  examplesOf(
    lessons.filter((_one, i) => (i % 5 === 4) === test),
    width,
  );
const shown = (/** @type {number} */ n) => n.toFixed(4);
const won = meanOf(lessons.map(({ result }) => result));
console.log(`${game.title}: ${games} games, the first seat scored ${shown(won)} of 1`);

if (values.check) {
  const all = examplesOf(lessons, width);
  console.log(`log loss of the stored weights ${shown(logLoss(all, coefficientsOf(advice.weights)))}`);
  console.log(`log loss of a constant ${shown(baseLoss(all))}, in ${all.results.length} positions`);
} else {
  const [train, test] = [part(false), part(true)];
  const found = fitted(advice, train, ridge);
  const weights = coefficientsOf(storedWeights(advice.features, { made: '', ...found }));
  const losses = [logLoss(train, weights), logLoss(test, weights), baseLoss(test, meanOf(train.results))].map(shown);
  const how = `npm run fit ${id} -- --games ${games} --players ${players} --seed ${values.seed} --ridge ${ridge}`;
  const made = `${how}; log loss ${losses[0]} learnt, ${losses[1]} tested, ${losses[2]} of a constant`;
  console.log(`log loss ${losses[0]} on the ${train.results.length} positions learnt from`);
  console.log(`log loss ${losses[1]} on the ${test.results.length} kept to test with, ${losses[2]} of a constant`);
  console.log(`log loss ${shown(logLoss(test, coefficientsOf(advice.weights)))} of the weights so far, on the same`);
  const file = join(root, 'games', id, 'bot', 'weights.json');
  writeFileSync(file, `${JSON.stringify({ made, ...found }, null, 2)}\n`);
  console.log(`Written to games/${id}/bot/weights.json.`);
}
