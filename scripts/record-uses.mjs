// Records as few random games as show everything that `games/GAME/fixtures/uses.ts` names.
// Run after a change of the rules that alters old records: `npm run build && node scripts/record-uses.mjs GAME`.
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { Kernel, Match, Random, readableJson } from '@ravelin/engine';
import { findGame } from '@ravelin/games';

const [id, most = '6000'] = process.argv.slice(2);
const game = findGame(id ?? '');
if (!game) throw new Error(`There is no game "${id}".`);
const { USES, usesIn } = await import(`../games/dist/${game.id}/fixtures/uses.js`);
const folder = new URL(`../games/${game.id}/fixtures/`, import.meta.url);
const kernel = new Kernel(game);
const [set] = game.sets;

/** @param {string} seed */
const play = (seed) => {
  const match = new Match(kernel, { set, scenario: game.scenarios[0].id, options: {}, seed });
  const rng = new Random(`${seed}/player`);
  while (!match.over) match.make(kernel.random(match.state, rng));
  return match;
};

// Games that show something no game before has shown, then the fewest of them.
const missing = new Set(USES);
/** @type {{ seed: string, uses: Set<string> }[]} */
const found = [];
for (let number = 0; number < Number(most) && missing.size > 0; number++) {
  const seed = `${game.id} ${number}`;
  const uses = usesIn(play(seed).events('all'));
  if (![...uses].some((use) => missing.has(use))) continue;
  for (const use of uses) missing.delete(use);
  found.push({ seed, uses });
}
if (missing.size > 0) throw new Error(`No game of ${most} shows: ${[...missing].join(', ')}.`);
for (const old of readdirSync(folder)) if (/^game-\d+\.json$/.test(old)) rmSync(new URL(old, folder));
const left = new Set(USES);
for (let number = 1; left.size > 0; number++) {
  const gain = (/** @type {Set<string>} */ uses) => [...uses].filter((use) => left.has(use)).length;
  const { seed, uses } = found.reduce((best, one) => (gain(one.uses) > gain(best.uses) ? one : best));
  for (const use of uses) left.delete(use);
  const match = play(seed);
  writeFileSync(new URL(`game-${number}.json`, folder), readableJson(match.record()));
  console.log(`game-${number}: ${match.length} moves, ${seed}`);
}
