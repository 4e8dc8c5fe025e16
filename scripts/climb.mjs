// npm run climb GAME [-- --seconds 300] [--rounds 3] [--jobs N] [--turns 3] [--check 2000] [--lost 0] [--scenario ID] [--seed 1]
// Betters the weights of an empire's rule of thumb: it plays wars, tries at many decisions the move that looks best against another, both for some
// turns with the same luck, and changes the weights so that they foretell what comes of it: a war won or lost, or what the same weights then think.
// Writes games/GAME/bot/weights.json if more wars are won.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { ensure, root } from './ensure.mjs';

ensure();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '3' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    turns: { type: 'string', default: '3' },
    check: { type: 'string', default: '2000' },
    lost: { type: 'string', default: '0' },
    scenario: { type: 'string', default: '1914' },
    seed: { type: 'string', default: '1' },
  },
});
const [id = ''] = positionals;
const [seconds, rounds, jobs, turns, check, lost, seed] = [
  values.seconds,
  values.rounds,
  values.jobs,
  values.turns,
  values.check,
  values.lost,
  values.seed,
].map(Number);
const { knowledge, numbers } = await import(`@ravelin/games/${id}/bot`);
const file = join(root, 'games', id, 'bot', 'weights.json');
const { layout } = knowledge;
const { size } = layout;

/** By how much a weight is thought to be off; and by how much more or less than those beside it in its block, since these mean much the same. */
const [OFF, BESIDE] = [0.3, 0.08];
/** What no choice depends on is left as it is. */
const LEFT = ['cards', 'status', 'joined', 'weariness'];
const FIXED = 1e-3;
/** What was seen under earlier weights counts less and less. */
const KEPT = 0.7;
/** Parts of the change that are tried. */
const STEPS = [0.15, 0.3, 0.6];
/** Wars that a thread is sent at once. */
const AT_ONCE = 20;

const threads = Array.from(
  { length: jobs },
  () =>
    new Worker(new URL('./climb-worker.mjs', import.meta.url), {
      workerData: { id, scenario: values.scenario, lost, turns },
    }),
);

/** Has a thread do something. @param {Worker} thread @param {object} task @returns {Promise<any>} */
const done = (thread, task) =>
  new Promise((resolve, reject) => {
    const heard = (/** @type {any} */ answer) => {
      thread.off('error', reject);
      resolve(answer);
    };
    thread.once('message', heard);
    thread.once('error', reject);
    thread.postMessage(task);
  });

/** What each of these weights make of the same wars, from the first seed on. @param {Float64Array[]} all */
const played = async (all, /** @type {number} */ first) => {
  const tasks = all.flatMap((weights, k) =>
    Array.from({ length: Math.ceil(check / AT_ONCE) }, (_, n) => ({
      k,
      weights,
      seeds: Array.from({ length: AT_ONCE }, (_seed, i) => first + n * AT_ONCE + i),
    })),
  );
  /** @type {number[][]} */
  const worth = all.map(() => []);
  await Promise.all(
    threads.map(async (thread) => {
      for (let task = tasks.shift(); task; task = tasks.shift()) {
        const some = await done(thread, task);
        for (const [i, one] of some.entries()) worth[task.k][task.seeds[i] - first] = one;
      }
    }),
  );
  return worth;
};

const mean = (/** @type {number[]} */ list) => list.reduce((sum, one) => sum + one, 0) / list.length;
const wonIn = (/** @type {number[]} */ worth) => mean(worth.map((one) => (one === 1 ? 1 : 0)));
const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(1)} %`;

/** Solves a symmetric positive definite system (Cholesky); `a` is used up. @param {Float64Array} a @param {Float64Array} b */
const solved = (a, b) => {
  const x = b.slice();
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = a[i * size + j];
      for (let k = 0; k < j; k++) sum -= a[i * size + k] * a[j * size + k];
      a[i * size + j] = i === j ? Math.sqrt(sum) : sum / a[j * size + j];
    }
    for (let k = 0; k < i; k++) x[i] -= a[i * size + k] * x[k];
    x[i] /= a[i * size + i];
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) x[i] -= a[k * size + i] * x[k];
    x[i] /= a[i * size + i];
  }
  return x;
};

/** Adds what is thought of the change before anything was seen; `spread`: the variance of what is seen. */
const addDoubt = (/** @type {Float64Array} */ a, /** @type {number} */ spread) => {
  for (const [block, { size: length, steps = [1] }] of Object.entries(layout.blocks)) {
    const first = layout.at[block];
    for (let i = 0; i < length; i++) {
      a[(first + i) * (size + 1)] += spread / (LEFT.includes(block) ? FIXED : OFF) ** 2;
      for (const step of steps) {
        if (i + step >= length) continue;
        const doubt = spread / BESIDE ** 2;
        a[(first + i) * (size + 1)] += doubt;
        a[(first + i + step) * (size + 1)] += doubt;
        a[(first + i) * size + first + i + step] -= doubt;
        a[(first + i + step) * size + first + i] -= doubt;
      }
    }
  }
};

const began = Date.now();
const since = () => Math.round((Date.now() - began) / 1000);
/** @type {Float64Array} */
let here = numbers;
const seen = { trials: 0, noise: 0, squares: new Float64Array(size * size), products: new Float64Array(size) };
let used = 1_000_000 * seed;

for (let round = 1; round <= rounds; round++) {
  // Two thirds of the time to look, one to check.
  const milliseconds = Math.max(1000, ((seconds - since()) / (rounds - round + 1)) * 667);
  const looks = await Promise.all(
    threads.map((thread, n) => done(thread, { weights: here, milliseconds, seed: `${used} ${n}` })),
  );
  for (const { trials, noise, squares, products } of looks) {
    seen.trials += trials;
    seen.noise += noise;
    for (let i = 0; i < squares.length; i++) seen.squares[i] += squares[i];
    for (let i = 0; i < size; i++) seen.products[i] += products[i];
  }
  const spread = seen.noise / seen.trials;
  const a = seen.squares.slice();
  addDoubt(a, spread);
  const change = solved(a, seen.products);
  const tried = [here, ...STEPS.map((step) => here.map((weight, i) => weight + step * change[i]))];
  const worth = await played(tried, used);
  used += check;
  const means = worth.map(mean);
  console.log(
    `${since()} s, round ${round}, ${Math.round(seen.trials)} trials: ${worth.map((one) => percent(wonIn(one))).join(', ')} won; ` +
      `${means.map((one) => one.toFixed(3)).join(', ')}`,
  );
  const best = means.indexOf(Math.max(...means));
  // What was seen is about the change that is left.
  const left = best === 0 ? 0 : STEPS[best - 1];
  for (let i = 0; i < size; i++) {
    let sum = 0;
    for (let j = 0; j < size; j++) sum += seen.squares[i * size + j] * change[j];
    seen.products[i] -= left * sum;
  }
  here = tried[best];
  seen.trials *= KEPT;
  seen.noise *= KEPT;
  for (let i = 0; i < seen.squares.length; i++) seen.squares[i] *= KEPT;
  for (let i = 0; i < size; i++) seen.products[i] *= KEPT;
}

const worth = await played([here, numbers], used);
for (const thread of threads) thread.terminate();
const [now, before] = worth.map(wonIn);
const error =
  Math.sqrt(worth[0].reduce((sum, one, i) => sum + (Number(one === 1) - Number(worth[1][i] === 1)) ** 2, 0)) /
  worth[0].length;
console.log(
  `${percent(now)} of ${worth[0].length} fresh wars won, ${percent(before)} by the weights so far, ± ${percent(error)}`,
);
if (now > before + error) {
  const { made } = JSON.parse(readFileSync(file, 'utf8'));
  const how = `npm run climb ${id}, ${since()} s on ${jobs} threads: ${percent(now)} of ${worth[0].length} fresh wars won, ${percent(before)} before`;
  writeFileSync(file, `${JSON.stringify({ made: `${made} Then ${how}.`, blocks: layout.write(here) }, null, 2)}\n`);
  console.log(`Written to games/${id}/bot/weights.json.`);
} else console.log('Not clearly better: nothing is written.');
