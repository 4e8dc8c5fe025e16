// npm run learn GAME [-- --seconds 480] [--step 0.0005] [--last 0.00002] [--lambda 0.9] [--slips 0.003] [--check 2000] [--jobs N] [--seed 1] [--fresh HIDDEN]
// For `hapsburg` and `ottoman-sunset`: the network that judges their positions goes on learning from wars that it plays (games/empires/bot/learning.ts), all threads on the same
// numbers. Steps begin with the first size and end with the last. Two wars in three are of the first scenario, the others of any. Then fresh wars are played by what was learnt
// and by what is stored, and games/GAME/bot/network.json is written if more of them are won, with the plain sum beside it that reasons are told by. --fresh: from nothing, with so many hidden units; takes many hours.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { ensure, root } from './ensure.mjs';

ensure();
const { Kernel, Random, setNamed } = await import('@ravelin/engine');
const { findGame } = await import('@ravelin/games');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '480' },
    step: { type: 'string', default: '0.0005' },
    last: { type: 'string', default: '0.00002' },
    lambda: { type: 'string', default: '0.9' },
    slips: { type: 'string', default: '0.003' },
    check: { type: 'string', default: '2000' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: '1' },
    fresh: { type: 'string' },
  },
});
const [id = ''] = positionals;
const game = findGame(id);
const { network: stored, knowledge } = await import(`@ravelin/games/${id}/bot`).catch(() => ({}));
if (!game || !stored) {
  console.error('Say which game: npm run learn hapsburg, or ottoman-sunset.');
  process.exit(2);
}
const { Network, plainSumOf, warsBy } = await import('@ravelin/games/empires/bot');
const [seconds, step, last, lambda, slips, check, jobs] = [
  values.seconds,
  values.step,
  values.last,
  values.lambda,
  values.slips,
  values.check,
  values.jobs,
].map(Number);

/** Positions of wars in all scenarios, among them such as only mistakes lead to: what is told of them must hold there too. */
const PLAIN_WARS = 900;
const positionsOf = (/** @type {InstanceType<typeof Random>} */ source) => {
  const play = warsBy(new Kernel(game), knowledge, network);
  const { kit } = setNamed(game, game.offered);
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  return Array.from({ length: PLAIN_WARS }, (_, n) => {
    const scenario = game.scenarios[n % 3 ? 0 : Math.floor(n / 3) % game.scenarios.length];
    return play(kit, scenario.id, options, source, { lambda, slips: 0.3, consolation: 0 }).lessons;
  }).flat();
};

const hidden = values.fresh === undefined ? stored.units.length : Number(values.fresh);
const room = new SharedArrayBuffer(Network.bytes(knowledge.layout, hidden));
const network = new Network(knowledge.layout, hidden, room);
if (values.fresh === undefined) network.numbers.set(stored.numbers);
else for (const i of network.numbers.keys()) network.numbers[i] = 0.3 * Math.sin(1 + i ** 2);
const steps = new SharedArrayBuffer(2 * room.byteLength);
/** The size of a step, which falls as time goes by; 0: enough. And what a lost war counts: at first hardly any is won. */
const size = new Float64Array(new SharedArrayBuffer(16));
const CONSOLATION = 0.3;

const threads = Array.from(
  { length: jobs },
  (_, n) =>
    new Worker(new URL('./learn-worker.mjs', import.meta.url), {
      workerData: { id, hidden, room, steps, size, seed: `${values.seed}/${n}`, lambda, slips },
    }),
);
const began = Date.now();
const since = () => (Date.now() - began) / 1000;
const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(1)} %`;

/** @param {Worker} thread @param {object} task @param {(part: any) => void} heard */
const done = (thread, task, heard) =>
  new Promise((resolve, reject) => {
    const listen = (/** @type {any} */ part) => {
      if (part) return heard(part);
      thread.off('message', listen);
      thread.off('error', reject);
      resolve(undefined);
    };
    thread.on('message', listen);
    thread.once('error', reject);
    thread.postMessage(task);
  });

let [wars, won, all] = [0, 0, 0];
const falling = setInterval(() => {
  const part = since() / seconds;
  size[0] = part >= 1 ? 0 : step * (last / step) ** part;
  size[1] = values.fresh === undefined ? 0 : CONSOLATION * Math.max(0, 1 - 5 * part);
}, 100);
const telling = setInterval(() => {
  console.log(`${since().toFixed(0)} s, ${all} wars, ${percent(won / Math.max(1, wars))} of the last ${wars} won`);
  [wars, won] = [0, 0];
}, 30_000);
size[0] = step;
size[1] = values.fresh === undefined ? 0 : CONSOLATION;
const count = (/** @type {{ won: boolean, first: boolean }} */ one) => {
  all++;
  if (!one.first) return;
  wars++;
  if (one.won) won++;
};
await Promise.all(threads.map((thread) => done(thread, { learn: true }, count)));
clearInterval(falling);
clearInterval(telling);

/** By war: whether it was won with what was learnt, and with what is stored. */
const results = [false, true].map(() => new Map());
const seeds = Array.from({ length: check }, (_, n) => `check ${values.seed}/${n}`);
await Promise.all(
  threads.map((thread, n) =>
    done(thread, { seeds: seeds.filter((_, i) => i % jobs === n) }, (part) => {
      results[Number(part.stored)].set(part.seed, part.won);
    }),
  ),
);
for (const thread of threads) thread.terminate();
const mean = (/** @type {number[]} */ list) => list.reduce((sum, one) => sum + one, 0) / list.length;
const [now, before] = results.map((by) => seeds.map((seed) => Number(by.get(seed))));
const error = Math.sqrt(now.reduce((sum, one, i) => sum + (one - before[i]) ** 2, 0)) / check;
console.log(`${percent(mean(now))} of ${check} fresh wars, ${percent(mean(before))} so far, ± ${percent(error)}`);
if (mean(now) <= mean(before)) {
  console.log('Not better: nothing is written.');
  process.exit();
}
const folder = join(root, 'games', id, 'bot');
/** One input to a line. @param {string} name @param {import('@ravelin/games/empires/bot').NetworkFile} network */
const write = (name, { made, units, blocks }) => {
  const lines = Object.entries(blocks).map(
    ([block, rows]) =>
      `    ${JSON.stringify(block)}: [\n${rows.map((row) => `      ${JSON.stringify(row)}`).join(',\n')}\n    ]`,
  );
  writeFileSync(
    join(folder, name),
    `{\n  "made": ${JSON.stringify(made)},\n  "units": ${JSON.stringify(units)},\n  "blocks": {\n${lines.join(',\n')}\n  }\n}\n`,
  );
  console.log(`Written to ${join('games', id, 'bot', name)}.`);
};
const how = `npm run learn ${id}, ${all} wars: ${percent(mean(now))} of ${check} fresh wars won, ${percent(mean(before))} before.`;
const earlier =
  values.fresh === undefined ? `${JSON.parse(readFileSync(join(folder, 'network.json'), 'utf8')).made} Then ` : '';
write('network.json', network.write(`${earlier}${how}`));
const source = new Random(`${values.seed}/plain sum`);
const lessons = positionsOf(source);
const nearest = plainSumOf(network, lessons, source);
write(
  'plain-sum.json',
  nearest.write(
    `The plain sum nearest to network.json in ${lessons.length} positions of ${PLAIN_WARS} wars, in which three moves of ten were made at random.`,
  ),
);
