// Records one game for each ending of a game: all seats play towards it, looking a few moves ahead.
// Run after a change of the rules that alters old records: `npm run build && node scripts/record-endings.mjs GAME [ENDING...]`.
import { writeFileSync } from 'node:fs';
import { Kernel, Match, Random, readableJson, SeededGame } from '@ravelin/engine';
import { findGame } from '@ravelin/games';

/**
 * How to play towards an ending: games/GAME/fixtures/aims.mjs.
 * @typedef {object} Aim
 * @property {string} [scenario]
 * @property {Record<string, string>} [options]
 * @property {(g: any) => number} worth How near a position is to the ending.
 * @property {boolean} [foresight] The ending needs luck: a move is tried with the very results it will have.
 * @property {number} [luck] It needs more than that: a move is tried so often and made with its luckiest results, so no seed is promised.
 */

const [id, ...wanted] = process.argv.slice(2);
const game = findGame(id ?? '');
if (!game) throw new Error(`There is no game "${id}".`);
/**
 * `samples`: how often a move is tried; `attempts`: games for an ending; `goOn`: plays a trial on for a little while; `some`: the
 * moves that are tried, where all moves or any at random would not do.
 * @type {{ aims: Record<string, Aim>, samples: number, attempts: number, goOn: (kernel: any, g: any, x: any, rng: any) => void,
 *   some?: (kernel: any, g: any, rng: any, ending: string) => import('@ravelin/engine').Move[] | undefined }}
 */
const { aims, samples, attempts, goOn, some } = await import(`../games/${game.id}/fixtures/aims.mjs`);
const kernel = new Kernel(game);
const [set] = game.sets;

/**
 * @param {any} g
 * @param {string} ending
 */
const worth = (g, ending) => {
  if (!g.over) return aims[ending].worth(g);
  return game.outcome(g)?.how === ending ? 1000 : -1000;
};

/**
 * @param {string} ending
 * @param {string} seed
 */
const playTowards = (ending, seed) => {
  const { scenario = game.scenarios[0].id, options = {}, foresight, luck } = aims[ending];
  const rng = new Random(`${seed}/aim`);
  const match = new Match(kernel, { set, scenario, options, ...(luck ? { source: rng } : { seed }) });
  const x = kernel.play(rng);
  const fate = new SeededGame(seed);
  const fated = kernel.play(fate);
  const look = (/** @type {import('@ravelin/engine').Move} */ move) => {
    /** @type {{ worth: number, move: typeof move, results: readonly (string | number)[] }} */
    let best = { worth: Number.NEGATIVE_INFINITY, move, results: [] };
    let sum = 0;
    for (let sample = 0; sample < (luck ?? samples); sample++) {
      const g = kernel.clone(match.state);
      if (foresight) fate.atMove(g.seq + 1);
      x.results = [];
      kernel.apply(g, move, foresight ? fated : x);
      const { results } = x;
      x.results = undefined;
      goOn(kernel, g, x, rng);
      const found = worth(g, ending);
      sum += found;
      if (found > best.worth) best = { worth: found, move, results };
    }
    return luck ? best : { worth: sum, move, results: [] };
  };
  while (!match.over) {
    const any = () => Array.from({ length: 14 }, () => kernel.random(match.state, rng));
    const moves = some?.(kernel, match.state, rng, ending) ?? kernel.moves(match.state, 60) ?? any();
    const tried = new Map(moves.map((move) => [JSON.stringify(move), move]));
    const [best] = [...tried.values()].map(look).sort((a, b) => b.worth - a.worth);
    if (luck) match.script(best.results, true);
    match.make(best.move);
  }
  return match;
};

for (const { id: ending } of game.endings) {
  if (wanted.length > 0 && !wanted.includes(ending)) continue;
  for (let attempt = 0; ; attempt++) {
    if (attempt === attempts) throw new Error(`No game ended by ${ending}.`);
    const match = playTowards(ending, `${ending} ${attempt}`);
    if (match.result?.how !== ending) continue;
    writeFileSync(
      new URL(`../games/${game.id}/fixtures/${ending}.json`, import.meta.url),
      readableJson(match.record()),
    );
    console.log(`${ending}: ${match.length} moves, attempt ${attempt + 1}`);
    break;
  }
}
