// What each ending of the Siege of Vienna looks like from afar: for scripts/record-endings.mjs.
import { RECONSTRUCTED, vienna } from '@ravelin/games/vienna';

const { kit } = RECONSTRUCTED;
const [OTTOMAN, HABSBURG] = [0, 1];
/** @typedef {import('@ravelin/games/vienna').Vienna} Vienna */

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

/** @param {(g: Vienna) => number} worth */
const towards = (worth) => ({ worth });

export const aims = {
  curtain: towards((g) => -3 * distance(g, kit.curtain) + g.control.filter((owner) => owner === OTTOMAN).length / 5),
  'ravelin-burg': towards((g) => -2 * distance(g, kit.ravelin) - 2 * distance(g, kit.burg)),
  'habsburg-morale': towards((g) => -g.morale[HABSBURG]),
  'habsburg-troops': towards((g) => g.zones[ELIMINATED[HABSBURG]].length),
  'ottoman-morale': towards((g) => -g.morale[OTTOMAN]),
  'ottoman-troops': towards((g) => g.zones[ELIMINATED[OTTOMAN]].length),
  relief: towards((g) => g.round + g.morale[OTTOMAN] / 10),
};
export const [samples, attempts] = [4, 60];

/** Ten random moves. */
export const goOn = (/** @type {any} */ kernel, /** @type {any} */ g, /** @type {any} */ x, /** @type {any} */ rng) => {
  for (let n = 0; n < 10 && !g.over; n++) kernel.apply(g, kernel.random(g, rng), x);
};
