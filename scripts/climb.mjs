// npm run climb GAME [-- --seconds 300] [--jobs N] [--sigma 0.08] [--pairs 400] [--check 2000] [--scenario ID] [--seed 1]
// For an empire's rule of thumb: shakes its weights, both ways with the same cards and dice, goes where more wars are won or they last
// longer, and looks again and again whether the new weights are better. Writes games/GAME/bot/weights.json if they are in the end.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { ensure, root } from './ensure.mjs';

ensure();
const { Random } = await import('@ravelin/engine');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '300' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    sigma: { type: 'string', default: '0.08' },
    pairs: { type: 'string', default: '400' },
    check: { type: 'string', default: '2000' },
    scenario: { type: 'string', default: '1914' },
    seed: { type: 'string', default: '1' },
  },
});
const [id = ''] = positionals;
const [seconds, jobs, pairs, check, seed] = [values.seconds, values.jobs, values.pairs, values.check, values.seed].map(
  Number,
);
const { knowledge, numbers } = await import(`@ravelin/games/${id}/bot`);
const file = join(root, 'games', id, 'bot', 'weights.json');
const { layout } = knowledge;

/** What no choice depends on is left as it is, and what only short scenarios have. */
const LEFT = ['bias', 'cards', 'status', 'joined', 'weariness', 'goal'];
const blocks = Object.keys(layout.blocks).filter((block) => !LEFT.includes(block));
/** No weight is so small that it is not shaken. */
const SMALLEST = 0.06;
/** The step of a round, in shakes; how much of the earlier direction is kept; rounds between two looks. */
const [STEP, KEPT, ROUNDS] = [2, 0.9, 5];
/** Wars that a thread is sent at once. */
const AT_ONCE = 10;

const chance = new Random(`climb ${seed}`);
const uniform = () => (chance.int(2 ** 24) + 0.5) / 2 ** 24;
const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());

/** @typedef {{ weights: Float64Array, seed: number }} War */
/** @typedef {{ won: number, score: number }} Result */

const threads = Array.from(
  { length: jobs },
  () => new Worker(new URL('./climb-worker.mjs', import.meta.url), { workerData: { id, scenario: values.scenario } }),
);

/** Plays all of these, in whatever order. @param {War[]} wars @returns {Promise<Result[]>} */
const played = async (wars) => {
  /** @type {Result[]} */
  const results = new Array(wars.length);
  let next = 0;
  const work = (/** @type {Worker} */ thread) =>
    new Promise((resolve, reject) => {
      let from = 0;
      const send = () => {
        from = next;
        next += AT_ONCE;
        if (from < wars.length) thread.postMessage(wars.slice(from, from + AT_ONCE));
        else {
          thread.off('message', hear);
          resolve(undefined);
        }
      };
      const hear = (/** @type {Result[]} */ some) => {
        for (const [i, one] of some.entries()) results[from + i] = one;
        send();
      };
      thread.on('message', hear);
      thread.once('error', reject);
      send();
    });
  await Promise.all(threads.map(work));
  return results;
};

/** Shares of wars won by each of these weights in the same wars, and the standard error of the difference of the first two. */
const compared = async (
  /** @type {Float64Array[]} */ all,
  /** @type {number} */ first,
  /** @type {number} */ count,
) => {
  const results = await played(
    all.flatMap((weights) => Array.from({ length: count }, (_, i) => ({ weights, seed: first + i }))),
  );
  const shares = all.map(
    (_, k) => results.slice(k * count, (k + 1) * count).reduce((sum, { won }) => sum + won, 0) / count,
  );
  let squares = 0;
  if (all.length > 1) for (let i = 0; i < count; i++) squares += (results[i].won - results[count + i].won) ** 2;
  return { shares, error: Math.sqrt(squares) / count };
};

const shake = () => {
  const out = new Float64Array(layout.size);
  for (const block of blocks) {
    const together = normal();
    for (let i = 0; i < layout.blocks[block].size; i++) out[layout.at[block] + i] = together + normal() / 2;
  }
  return out;
};
const moved = (/** @type {Float64Array} */ from, /** @type {ArrayLike<number>} */ by, /** @type {number} */ times) =>
  from.map((weight, i) => weight + times * by[i] * Math.max(Math.abs(weight), SMALLEST));

const began = Date.now();
const since = () => Math.round((Date.now() - began) / 1000);
let sigma = Number(values.sigma);
let best = numbers;
let here = numbers;
let direction = new Float64Array(layout.size);
let used = 1_000_000 * seed;
for (let round = 1; since() < seconds; round++) {
  const shakes = Array.from({ length: pairs }, shake);
  const results = await played(
    shakes.flatMap((one, k) => [1, -1].map((side) => ({ weights: moved(here, one, side * sigma), seed: used + k }))),
  );
  used += pairs;
  direction = direction.map((one) => KEPT * one);
  for (const [k, one] of shakes.entries()) {
    const gain = results[2 * k].score - results[2 * k + 1].score;
    for (let i = 0; i < layout.size; i++) direction[i] += (gain * one[i]) / pairs;
  }
  const length = Math.hypot(...direction) || 1;
  here = moved(
    here,
    direction.map((one) => one / length),
    STEP * sigma,
  );
  if (round % ROUNDS > 0) continue;
  const { shares, error } = await compared([here, best], used, check);
  used += check;
  const gain = shares[0] - shares[1];
  console.log(
    `${since()} s, round ${round}: ${shares.map((share) => (100 * share).toFixed(1)).join(' % against ')} %, ± ${(100 * error).toFixed(1)}`,
  );
  if (gain > error / 2) best = here;
  else if (gain < -2 * error) {
    here = best;
    direction.fill(0);
    sigma *= 0.7;
  }
}
const { shares, error } = await compared([best, numbers], used, 2 * check);
for (const thread of threads) thread.terminate();
const [now, before] = shares.map((share) => `${(100 * share).toFixed(1)} %`);
console.log(`${now} of ${2 * check} fresh wars won, ${before} by the weights so far, ± ${(100 * error).toFixed(1)}`);
if (shares[0] > shares[1] + error) {
  const { made } = JSON.parse(readFileSync(file, 'utf8'));
  const how = `npm run climb ${id}, ${since()} s on ${jobs} threads: ${now} of ${2 * check} fresh wars won, ${before} before`;
  writeFileSync(file, `${JSON.stringify({ made: `${made} Then ${how}.`, blocks: layout.write(best) }, null, 2)}\n`);
  console.log(`Written to games/${id}/bot/weights.json.`);
} else console.log('Not clearly better: nothing is written.');
