// Records one game for each of the seven endings: both sides play towards it, looking a few moves ahead by random play.
// Run after a change of the rules that alters old records: `npm run build && node scripts/record-vienna-endings.mjs`.
import { writeFileSync } from 'node:fs';
import { Kernel, Match, Random } from '@ravelin/engine';
import { RECONSTRUCTED, vienna } from '@ravelin/vienna';

const kernel = new Kernel(vienna);
const { kit } = RECONSTRUCTED;
const [OTTOMAN, HABSBURG] = [0, 1];
/** @typedef {import('@ravelin/vienna').Vienna} Vienna */

const zone = (/** @type {string} */ id) => vienna.zones.findIndex((one) => one.id === id);
const ELIMINATED = [zone('ottoman Eliminated'), zone('habsburg Eliminated')];

/**
 * Steps from the nearest Ottoman hex to this one.
 * @param {Vienna} g
 * @param {number} hex
 */
const distance = (g, hex) => {
  const far = new Array(kit.hexes.length).fill(99);
  const open = kit.hexes.map((_, i) => i).filter((i) => g.control[i] === OTTOMAN);
  for (const i of open) far[i] = 0;
  for (let n = 0; n < open.length; n++)
    for (const next of kit.adjacent[open[n]])
      if (far[next] === 99) {
        far[next] = far[open[n]] + 1;
        open.push(next);
      }
  return far[hex];
};

/** @type {Record<string, (g: Vienna) => number>} */
const AIMS = {
  curtain: (g) => -3 * distance(g, kit.curtain) + g.control.filter((owner) => owner === OTTOMAN).length / 5,
  'ravelin-burg': (g) => -2 * distance(g, kit.ravelin) - 2 * distance(g, kit.burg),
  'habsburg-morale': (g) => -g.morale[HABSBURG],
  'habsburg-troops': (g) => g.zones[ELIMINATED[HABSBURG]].length,
  'ottoman-morale': (g) => -g.morale[OTTOMAN],
  'ottoman-troops': (g) => g.zones[ELIMINATED[OTTOMAN]].length,
  relief: (g) => g.round + g.morale[OTTOMAN] / 10,
};

/**
 * @param {Vienna} g
 * @param {string} ending
 */
const worth = (g, ending) => {
  if (!g.over) return AIMS[ending](g);
  return vienna.outcome(g)?.how === ending ? 100 : -100;
};

/**
 * @param {string} ending
 * @param {string} seed
 */
const playTowards = (ending, seed) => {
  const match = new Match(kernel, { set: RECONSTRUCTED, seed });
  const rng = new Random(`${seed}/aim`);
  const x = kernel.play(rng);
  const look = (/** @type {import('@ravelin/engine').Move} */ move) => {
    let sum = 0;
    for (let sample = 0; sample < 4; sample++) {
      const g = kernel.clone(match.state);
      kernel.apply(g, move, x);
      for (let n = 0; n < 10 && !g.over; n++) kernel.apply(g, kernel.random(g, rng), x);
      sum += worth(g, ending);
    }
    return sum;
  };
  while (!match.over) {
    /** @type {Map<string, import('@ravelin/engine').Move>} */
    const tried = new Map();
    for (let n = 0; n < 14; n++) {
      const move = kernel.random(match.state, rng);
      tried.set(JSON.stringify(move), move);
    }
    const [best] = [...tried.values()].map((move) => ({ worth: look(move), move })).sort((a, b) => b.worth - a.worth);
    match.make(best.move);
  }
  return match;
};

for (const { id } of vienna.endings) {
  for (let attempt = 0; ; attempt++) {
    if (attempt === 60) throw new Error(`No game ended by ${id}.`);
    const match = playTowards(id, `${id} ${attempt}`);
    if (match.result?.how !== id) continue;
    writeFileSync(
      new URL(`../games/vienna/fixtures/${id}.json`, import.meta.url),
      `${JSON.stringify(match.record())}\n`,
    );
    console.log(`${id}: ${match.length} moves, attempt ${attempt + 1}`);
    break;
  }
}
