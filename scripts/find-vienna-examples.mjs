// Finds, for the paragraphs of the rulebook, a moment of a recorded game in which they apply: what "show me" opens.
// Games are random, chosen so that few of them show much. `npm run build && node scripts/find-vienna-examples.mjs`.
import { writeFileSync } from 'node:fs';
import { Kernel, Match, probe, Random } from '@ravelin/engine';
import { RECONSTRUCTED, vienna } from '@ravelin/vienna';

const kernel = new Kernel(vienna);
const TRIED = 400;
const KEPT = 14;

/** @typedef {{ record: import('@ravelin/engine').GameRecord, shows: Map<string, number> }} Game */

/** Plays one game and notes at which move each paragraph first took effect. @param {string} seed @returns {Game} */
const play = (seed) => {
  const match = new Match(kernel, { set: RECONSTRUCTED, seed });
  const rng = new Random(`${seed}/moves`);
  /** @type {Map<string, number>} */
  const shows = new Map();
  while (!match.over) {
    const move = kernel.random(match.state, rng);
    probe.on = true;
    probe.take();
    match.make(move);
    probe.on = false;
    // A condition says something here only if the move had to meet it; steps, events and ledgers always do.
    for (const { rule, by, times } of probe.take())
      if (by !== 'sight' && by !== 'check' && times[1] > 0 && !shows.has(rule)) shows.set(rule, match.length);
  }
  return { record: match.record(), shows };
};

const games = Array.from({ length: TRIED }, (_, i) => play(`example ${i}`));
/** @type {Game[]} */
const kept = [];
const shown = new Set();
while (kept.length < KEPT) {
  const news = (/** @type {Game} */ { shows }) => [...shows.keys()].filter((rule) => !shown.has(rule)).length;
  const [best] = games.sort((a, b) => news(b) - news(a));
  if (news(best) === 0) break;
  kept.push(best);
  for (const rule of best.shows.keys()) shown.add(rule);
}

/** @type {Record<string, [game: number, move: number]>} */
const examples = {};
for (const [i, { shows }] of kept.entries()) for (const [rule, move] of shows) examples[rule] ??= [i, move];
const sorted = Object.fromEntries(
  Object.entries(examples).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })),
);
writeFileSync(
  new URL('../games/vienna/fixtures/examples.json', import.meta.url),
  `${JSON.stringify({ examples: sorted, records: kept.map(({ record }) => record) })}\n`,
);
console.log(`${Object.keys(sorted).length} paragraphs in ${kept.length} games`);
