// What each ending of Stronghold looks like from afar: for scripts/record-endings.mjs.
import { RECONSTRUCTED } from '@ravelin/games/stronghold';

const { kit } = RECONSTRUCTED;
/** @typedef {import('@ravelin/games/stronghold').Siege} Siege */

const sum = (/** @type {readonly number[]} */ list) => list.reduce((all, n) => all + n, 0);
const set = (/** @type {readonly number[]} */ list) => list.filter((value) => value >= 0).length;

/** Strength of the invader's units at a place. @param {Siege} g @param {number} place */
const force = (g, place) => g.horde[4 * place] + 2 * g.horde[4 * place + 1] + 3 * g.horde[4 * place + 2];

/** By how much a section is breached (S19.8.4), heroes and windows apart. @param {Siege} g @param {number} section */
const margin = (g, section) => {
  const units = g.garrison[3 * section] + 2 * g.garrison[3 * section + 1] + 3 * g.garrison[3 * section + 2];
  return force(g, kit.sectionPlace[section]) - 2 * units - g.walls[section];
};

/** The worst section for the defender, and what stands before the walls. @param {Siege} g */
const threat = (g) => {
  const sections = kit.sections.map((_, section) => margin(g, section));
  const ramparts = kit.rampartPlace.map((place) => force(g, place));
  const foregrounds = kit.foregrounds.map((_, place) => force(g, place));
  return 2 * Math.max(...sections) + sum(sections) / 9 + sum(ramparts) / 8 + sum(foregrounds) / 20;
};

/** Both sides use what they have. @param {Siege} g */
const busy = (g) =>
  sum(g.used) / 4 + set(g.machine) / 2 + sum(g.gear) / 2 + set(g.item) + sum(g.cauldron) + set(g.trap) / 2;

export const aims = {
  breach: { worth: (/** @type {Siege} */ g) => threat(g) + busy(g) },
  relief: { worth: (/** @type {Siege} */ g) => busy(g) - threat(g) },
};
export const [samples, attempts] = [3, 40];

/** Eight random moves. */
export const goOn = (/** @type {any} */ kernel, /** @type {any} */ g, /** @type {any} */ x, /** @type {any} */ rng) => {
  for (let n = 0; n < 8 && !g.over; n++) kernel.apply(g, kernel.random(g, rng), x);
};
