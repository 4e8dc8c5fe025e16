// What each ending of Ottoman Sunset looks like from afar: for scripts/record-endings.mjs.
import { RECONSTRUCTED } from '@ravelin/games/ottoman-sunset';

const { kit } = RECONSTRUCTED;
/** @typedef {import('@ravelin/games/ottoman-sunset').War} War */

const [VICTORIES, DEFEATS] = [1, 3];
const WEST = kit.theaters.indexOf('western');
/** What a Front in this space is worth to the Empire. */
const SPACE = [-60, -14, -6, -2.5, -1, 0, 0.5];

/** What stands in the Narrows, as long as the fleet may come. @param {War} g */
const narrows = (g) =>
  g.uboats || g.narrows > 0 ? 4 : g.defence.reduce((sum, is, i) => sum + is * kit.defence[i].strength, 0) / 4;
/** The Empire's good, roughly. @param {War} g */
const good = (g) => {
  let sum = narrows(g);
  for (const [front, space] of g.space.entries()) {
    sum += space < 0 ? 1 : SPACE[space];
    if (space >= 0) for (const site of kit.front[front].sites) if (space <= site) sum -= 1.5;
  }
  for (const box of g.box) sum += box === VICTORIES ? 1.2 : box === DEFEATS ? -1.2 : 0;
  sum += 0.8 * g.resources.reduce((all, n) => all + n, 0) + 0.8 * (g.korps + g.yildirim) + g.gaza;
  return sum + (g.bureau > 0 ? 0.3 : 0);
};
/** The Fronts' nearness to Constantinople. @param {War} g */
const siege = (g) =>
  -Math.min(...g.space.filter((space) => space >= 0)) - g.space.reduce((all, n) => all + Math.max(n, 0), 0) / 20;
/** @param {(g: War) => number} worth */
const towards = (worth) => ({ worth });
/** The same with luck. @param {(g: War) => number} worth */
const lucky = (worth) => ({ worth, luck: 12 });
/** Lives well until so many cards have been played, then opens the gates. */
const late = (/** @type {number} */ turn) => lucky((g) => (g.turn < turn ? good(g) : 10 * siege(g) + g.will));
/** Lives well to the end, with about so many points. */
const points = (/** @type {number} */ wanted) =>
  lucky((g) => {
    if (g.turn < 44) return good(g);
    const will = g.box.reduce((sum, box) => sum + (box === VICTORIES ? 1 : box === DEFEATS ? -1 : 0), 0);
    const now = g.space.reduce((sum, space) => sum + Math.max(0, space), 0) + will;
    return good(g) / 20 - Math.abs(now - wanted);
  });
/** Lives well, lets the Kaiserschlacht come early and all its battles end in one box; `west`: what a Resource there is worth. */
const decided = (/** @type {number} */ box, /** @type {number} */ west) => ({
  ...lucky((g) => {
    const there = kit.kaiserschlacht.filter((battle) => g.box[battle] === box).length;
    return good(g) + west * g.resources[WEST] + 15 * Math.sign(g.kaiserschlacht) + 8 * there;
  }),
  options: { coalition: 'on' },
});

export const aims = {
  will: towards((g) => -good(g) - 10 * siege(g)),
  narrows: towards((g) => good(g) - 3 * narrows(g)),
  'constantinople-crushing': towards((g) => 10 * siege(g) + g.will),
  'constantinople-strategic': late(14),
  'constantinople-marginal': late(25),
  'constantinople-stalemate': late(42),
  'constantinople-pyrrhic': late(46),
  tactical: points(8),
  marginal: points(15),
  operational: points(22),
  strategic: points(26),
  international: lucky(good),
  'coalition-victory': decided(VICTORIES, 2.5),
  'coalition-defeat': decided(DEFEATS, -6),
};
export const [samples, attempts] = [12, 400];

/** To the end of the turn, without undertaking anything more: otherwise ending the turn would look worse than it is. */
export const goOn = (/** @type {any} */ kernel, /** @type {any} */ g, /** @type {any} */ x) => {
  const { turn } = g;
  while (!g.over && g.turn === turn) kernel.apply(g, kernel.moves(g).at(-1), x);
};
