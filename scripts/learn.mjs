// npm run learn GAME [-- --seconds 480] [--step 0.0005] [--last 0.00002] [--lambda 0.9] [--slips 0.003] [--check 2000] [--jobs N] [--seed S] [--fresh HIDDEN]
// For a game that judges its positions by a network: it goes on learning from games that it plays, all threads on the same
// numbers. Steps begin with the first size and end with the last. Two games in three are of the first scenario, the others of any. Then fresh games are played by what was learnt
// and by what is stored (of two players against the rule of thumb), and games/GAME/bot/network.json is written if more of them are won, in the empires with the plain sum beside it that reasons are told by.
// --fresh: from nothing, with so many hidden units; takes many hours. --lambda is for the empires.
import { writeFileSync } from 'node:fs';
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
    seed: { type: 'string', default: String(Date.now()) },
    fresh: { type: 'string' },
  },
});
const [id = ''] = positionals;
const game = findGame(id);
const { learning } = await import(`@ravelin/games/${id}/bot`).catch((error) => {
  console.error(error.message);
  return {};
});
if (!game || !learning) {
  console.error('Say which game: npm run learn GAME, one that judges by a network.');
  process.exit(2);
}
const [seconds, step, last, lambda, slips, check, jobs] = [
  values.seconds,
  values.step,
  values.last,
  values.lambda,
  values.slips,
  values.check,
  values.jobs,
].map(Number);

const fresh = values.fresh !== undefined;
const hidden = fresh ? Number(values.fresh) : learning.hidden;
if (![seconds, step, last, check, jobs, hidden].every((one) => one > 0)) {
  console.error('Seconds, steps, wars to check by, threads and hidden units are numbers above 0.');
  process.exit(2);
}
const room = new SharedArrayBuffer(learning.bytes(hidden));
const steps = new SharedArrayBuffer(2 * room.byteLength);
learning.begin(hidden, room, fresh);
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
  size[1] = fresh ? CONSOLATION * Math.max(0, 1 - 5 * part) : 0;
}, 100);
const telling = setInterval(() => {
  console.log(`${since().toFixed(0)} s, ${all} wars, ${percent(won / Math.max(1, wars))} of the last ${wars} won`);
  [wars, won] = [0, 0];
}, 30_000);
size[0] = step;
size[1] = fresh ? CONSOLATION : 0;
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
if (!(mean(now) > mean(before) + 2 * error)) {
  console.log('Not clearly better: nothing is written.');
  process.exit();
}
const how = `npm run learn ${id}, ${all} wars: ${percent(mean(now))} of ${check} fresh wars won, ${percent(mean(before))} before.`;
const { kit } = setNamed(game, game.offered);
const source = new Random(`${values.seed}/files`);
const files = learning.files(new Kernel(game), kit, { hidden, room, fresh, how }, source);
for (const [name, text] of Object.entries(files)) {
  writeFileSync(join(root, 'games', id, 'bot', name), text);
  console.log(`Written to ${join('games', id, 'bot', name)}.`);
}
