// What each ending of Hapsburg Eclipse looks like from afar: for scripts/record-endings.mjs.
import { RECONSTRUCTED } from '@ravelin/games/hapsburg';

const { kit } = RECONSTRUCTED;
/** @typedef {import('@ravelin/games/hapsburg').War} War */

const [VICTORIES, DEFEATS] = [1, 3];
/** What a Front in this space is worth to the Empire. */
const SPACE = [-60, -14, -6, -2.5, -1, 0, 0.5];
const LOYALTY = [-5, -1.5, 0.5, 1.5];

/** The Empire's good, roughly. @param {War} g */
const good = (g) => {
  let sum = 0;
  for (const [front, space] of g.space.entries()) {
    sum += space < 0 ? 2 : SPACE[space];
    if (space >= 0) for (const site of kit.front[front].sites) if (space <= site) sum -= kit.front[front].flags[site];
  }
  for (const loyalty of g.loyalty) sum += LOYALTY[loyalty];
  for (const box of g.box) sum += box === VICTORIES ? 1.2 : box === DEFEATS ? -1.2 : 0;
  sum +=
    0.8 * g.resources.reduce((all, n) => all + n, 0) + 0.5 * (g.intercepts + g.mackensen + g.aid) + 0.8 * g.fortress;
  return sum + (g.trench ? 3 : 0);
};
/** The Fronts' nearness to Vienna. @param {War} g */
const siege = (g) =>
  -Math.min(...g.space.filter((space) => space >= 0)) - g.space.reduce((all, n) => all + Math.max(n, 0), 0) / 20;
/** @param {(g: War) => number} worth */
const towards = (worth, options = {}, scenario = '1914') => ({ worth, options, scenario });
/** The same with luck. @param {(g: War) => number} worth */
const lucky = (worth, options = {}, scenario = '1914') => ({ ...towards(worth, options, scenario), foresight: true });
/** Lives well until so many cards have been played, then opens the gates. */
const late = (/** @type {number} */ turn, /** @type {string} */ scenario) =>
  towards((g) => (g.turn < turn ? good(g) : 10 * siege(g) + g.will), { 'emergency-aid': 'on' }, scenario);
/** @param {War} g */
const west = (g) => good(g) + 2.5 * g.resources[kit.western];

export const aims = {
  will: towards((g) => -good(g)),
  revolt: towards((g) => -10 * g.loyalty.reduce((all, n) => all + n, 0) + good(g) / 4),
  'vienna-crushing': towards((g) => 10 * siege(g) - g.will),
  'vienna-strategic': late(14, '1914'),
  'vienna-marginal': late(27, '1914'),
  'vienna-stalemate': late(42, '1917'),
  'vienna-pyrrhic': late(47, '1917'),
  tactical: towards((g) => (g.turn < 46 ? good(g) : -good(g) / 10), { 'emergency-aid': 'on' }, '1917'),
  marginal: towards(good),
  operational: lucky(good),
  strategic: lucky(good),
  international: lucky(good),
  'scenario-won': towards(good, {}, '1914-1915'),
  'scenario-lost': towards((g) => good(g) / 3 - g.will, {}, '1914-1915'),
  // The Polish Front is let in to the last space but one, and held there.
  'scenario-drawn': towards((g) => good(g) + [0, 24, 12, 4, 0, 0][Math.max(0, g.space[kit.polish])], {}, '1914-1915'),
  'coalition-victory': lucky(west, { coalition: 'on' }, '1917'),
  'coalition-defeat': lucky((g) => good(g) - 6 * g.resources[kit.western], { coalition: 'on' }, '1917'),
};
export const [samples, attempts] = [16, 3000];

/** To the end of the turn, without undertaking anything more: otherwise ending the turn would look worse than it is. */
export const goOn = (/** @type {any} */ kernel, /** @type {any} */ g, /** @type {any} */ x) => {
  const { turn } = g;
  while (!g.over && g.turn === turn) kernel.apply(g, kernel.moves(g).at(-1), x);
};
