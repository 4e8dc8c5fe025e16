// npm run tune GAME -- --seat SEAT [--seconds 480] [--rounds 3] [--spread 0.3] [--check 3000] [--jobs N] [--seed 1] [--first] [--components ID]
// Betters the numbers by which a seat's rule of thumb judges: all of them are changed at once, at random and by as much the other way, and the
// same games are played with both; so each number is seen to help or to harm, by how well the games went where the game grades them, otherwise
// by whether they were won. Some steps in the direction that helps are tried, the one with which most games are won is where it goes on. Writes the numbers back into games/GAME/bot if more of fresh games are won. The other seats play by their stored numbers.
// --first: the seat does not play its rule of thumb but the first of the moves that a search would try. --components: the component set of that id, else the one that is offered first.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { ensure, root } from './ensure.mjs';

ensure();
const { Random, setNamed } = await import('@ravelin/engine');
const { findGame } = await import('@ravelin/games');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seat: { type: 'string', default: '' },
    seconds: { type: 'string', default: '480' },
    rounds: { type: 'string', default: '3' },
    spread: { type: 'string', default: '0.3' },
    check: { type: 'string', default: '3000' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: '1' },
    first: { type: 'boolean', default: false },
    components: { type: 'string' },
  },
});
const [id = ''] = positionals;
const game = findGame(id);
const seat = game?.seats.indexOf(values.seat) ?? -1;
if (!game || seat < 0) {
  console.error('Say which game and which seat: npm run tune GAME -- --seat SEAT');
  process.exit(2);
}
/** The id of the set; one that is not there is refused here. */
const { id: set } = setNamed(game, values.components ?? game.offered);
const [seconds, rounds, spread, check, jobs] = [
  values.seconds,
  values.rounds,
  values.spread,
  values.check,
  values.jobs,
].map(Number);
/** @type {{ tuning?: import('@ravelin/engine').Tuning<any> }} */
const { tuning } = await import(`@ravelin/games/${id}/bot`).catch(() => ({}));
if (!tuning) {
  console.error(`${game.title} keeps no numbers that could be tuned.`);
  process.exit(2);
}
const size = tuning.size(seat);

/** Games in which one change is tried, and games that a thread is sent at once. */
const TRIED_IN = 20;
const AT_ONCE = 50;
/** How far along the direction that helps, in spreads. */
const STEPS = [0, 0.5, 1, 2, 3.5];
/** The part of the time in which it looks; in the rest it checks. */
const LOOKING = 0.72;

/** What a place means: by how much each number is changed. @param {Float64Array} place */
const changeAt = (place) => place.map((one) => spread * one);

const threads = Array.from(
  { length: jobs },
  () =>
    new Worker(new URL('./tune-worker.mjs', import.meta.url), { workerData: { id, seat, set, first: values.first } }),
);
/** @typedef {{ won: number, graded: number }} Result */
/** How the games of these seeds went. @param {Worker} thread @param {object} task @returns {Promise<Result[]>} */
const played = (thread, task) =>
  new Promise((resolve, reject) => {
    const heard = (/** @type {Result[]} */ answer) => {
      thread.off('error', reject);
      resolve(answer);
    };
    thread.once('message', heard);
    thread.once('error', reject);
    thread.postMessage(task);
  });

let used = Number(values.seed) * 1_000_000;
const fresh = (/** @type {number} */ count) => Array.from({ length: count }, () => used++);
const mean = (/** @type {number[]} */ list) => list.reduce((sum, one) => sum + one, 0) / list.length;
const graded = (/** @type {Result[]} */ results) => mean(results.map((one) => one.graded));
const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(1)} %`;

/** What was won at each of these places in the same games. @param {Float64Array[]} places @param {number} games */
const compared = async (places, games) => {
  const seeds = fresh(games);
  /** @type {number[][]} */
  const results = places.map(() => []);
  const tasks = places.flatMap((place, k) =>
    Array.from({ length: Math.ceil(games / AT_ONCE) }, (_, n) => ({
      k,
      change: changeAt(place),
      seeds: seeds.slice(n * AT_ONCE, (n + 1) * AT_ONCE),
    })),
  );
  await Promise.all(
    threads.map(async (thread) => {
      for (let task = tasks.shift(); task; task = tasks.shift()) {
        const some = await played(thread, task);
        for (const [i, { won }] of some.entries()) results[task.k][task.seeds[i] - seeds[0]] = won;
      }
    }),
  );
  return results;
};

/** A number of the bell curve. @param {InstanceType<typeof Random>} own */
const bell = (own) => {
  const share = () => (own.int(2 ** 30) + 1) / 2 ** 30;
  return Math.sqrt(-2 * Math.log(share())) * Math.cos(2 * Math.PI * share());
};

const began = Date.now();
const since = () => Math.round((Date.now() - began) / 1000);
let here = new Float64Array(size);
const own = new Random(`tune ${values.seed}`);

for (let round = 1; round <= rounds; round++) {
  const until = since() + ((seconds - since()) / (rounds - round + 1)) * LOOKING;
  const [sums, squares] = [new Float64Array(size), new Float64Array(size)];
  let changes = 0;
  await Promise.all(
    threads.map(async (thread) => {
      while (since() < until) {
        const tried = Float64Array.from({ length: size }, () => bell(own));
        const seeds = fresh(TRIED_IN);
        const [up, down] = [1, -1].map((sign) => changeAt(here.map((one, i) => one + sign * tried[i])));
        const more = graded(await played(thread, { change: up, seeds }));
        const gain = (more - graded(await played(thread, { change: down, seeds }))) / 2;
        changes++;
        for (let i = 0; i < size; i++) {
          sums[i] += gain * tried[i];
          squares[i] += (gain * tried[i]) ** 2;
        }
      }
    }),
  );
  // What may be chance counts less, down to nothing.
  const helps = sums.map((sum, i) => {
    const slope = sum / changes;
    const doubt = (squares[i] / changes - slope ** 2) / changes;
    return slope * Math.max(0, 1 - doubt / slope ** 2);
  });
  const length = Math.hypot(...helps) || 1;
  const places = STEPS.map((step) => here.map((one, i) => one + (step * helps[i]) / length));
  const scores = (await compared(places, check)).map(mean);
  console.log(`${since()} s, round ${round}, ${changes} changes: ${scores.map(percent).join(', ')}`);
  here = places[scores.indexOf(Math.max(...scores))];
}

const [now, before] = await compared([here, new Float64Array(size)], check);
for (const thread of threads) thread.terminate();
const error = Math.sqrt(now.reduce((sum, one, i) => sum + (one - before[i]) ** 2, 0)) / now.length;
console.log(`${percent(mean(now))} of ${now.length} fresh games, ${percent(mean(before))} so far, ± ${percent(error)}`);
if (mean(now) > mean(before) + 2 * error) {
  const how = `npm run tune ${id} -- --seat ${values.seat} --spread ${spread}${values.first ? ' --first' : ''}${values.components ? ` --components ${set}` : ''}, ${since()} s on ${jobs} threads: ${percent(mean(now))} of ${now.length} fresh games, ${percent(mean(before))} before`;
  const file = join('games', id, 'bot', tuning.file);
  writeFileSync(join(root, file), `${JSON.stringify(tuning.fileAt(seat, changeAt(here), how), null, 2)}\n`);
  console.log(`Written to ${file}.`);
} else console.log('Not clearly better: nothing is written.');
