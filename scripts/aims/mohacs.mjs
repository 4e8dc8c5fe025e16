// What each ending of Mohács looks like from afar: for scripts/record-endings.mjs.
import { RECONSTRUCTED } from '@ravelin/games/mohacs';

const { kit } = RECONSTRUCTED;
/** @typedef {import('@ravelin/games/mohacs').Battle} Battle */

const [HUNGARY, OTTOMAN] = [0, 1];
const [RETIRED, ELIMINATED] = [2, 4];
const KILLED = 4;

/** Flight Points, roughly: nameless leaders aside. @param {Battle} g @param {number} side */
const points = (g, side) => {
  let sum = 0;
  for (const [unit, state] of g.state.entries())
    if (kit.unit[unit].side === side) sum += state === ELIMINATED ? kit.unit[unit].flight : state === RETIRED ? 1 : 0;
  for (const [leader, rank] of g.rank.entries())
    if (kit.leader[leader].side === side && rank === KILLED) sum += kit.leader[leader].flight;
  return sum;
};

/** How far the armies are apart: the distances of all units to the nearest enemy. @param {Battle} g */
const distance = (g) => {
  const at = [HUNGARY, OTTOMAN].map((side) => g.at.filter((hex, unit) => hex >= 0 && kit.unit[unit].side === side));
  let sum = 0;
  for (const side of [HUNGARY, OTTOMAN])
    for (const hex of at[side]) sum += Math.min(...at[1 - side].map((other) => kit.distance(hex, other)));
  return sum;
};

/** Luck helps whoever is to win; moves that lead nowhere are not made. @param {(g: Battle) => number} worth */
const fighting = (worth) => ({
  worth: (/** @type {Battle} */ g) => worth(g) - distance(g) / 50 - g.passes - g.seq / 1000,
  foresight: true,
});

export const aims = {
  'hungary-flees': fighting((g) => points(g, HUNGARY) - points(g, OTTOMAN) / 3),
  // The greater army breaks only if luck is with the smaller one throughout.
  'ottomans-flee': { ...fighting((g) => points(g, OTTOMAN) - points(g, HUNGARY)), foresight: false, luck: 3 },
  // Both are brought to the brink together, and then luck must strike both at once.
  'both-flee': {
    ...fighting((g) => Math.min(points(g, HUNGARY), 42) + Math.min(points(g, OTTOMAN), 62)),
    foresight: false,
    luck: 3,
  },
  'dies-away': { worth: (/** @type {Battle} */ g) => g.passes },
};
export const [samples, attempts] = [1, 40];

/** To the end of the activation, without undertaking anything more: what has been declared is fought out. */
export const goOn = (/** @type {any} */ kernel, /** @type {any} */ g, /** @type {any} */ x, /** @type {any} */ rng) => {
  for (let n = 0; n < 60 && !g.over; n++) {
    const { id, moves } = kernel.pending(g).decision;
    if (id === 'free' || id === 'continuity') return;
    const kind = moves.length - 1;
    const { slots, list } = moves[kind];
    const closes = slots.length === 0 && !list && kernel.possible(moves[kind], g, kernel.pending(g).locals);
    kernel.apply(g, closes ? { kind, chosen: [] } : kernel.random(g, rng), x);
  }
};

/** What a bold player thinks of first; the rest he does only if nothing else is left. */
const LATE = new Set([
  'turn',
  'lead',
  'withdraw',
  'pass',
  'end moves',
  'declared',
  'halt',
  'hold fire',
  'stand',
  'perish',
]);

/**
 * Bold moves, where there are any; a battle that is to die away has its own way.
 * @param {any} kernel
 * @param {any} g
 * @param {any} rng
 * @param {string} ending
 */
export const some = (kernel, g, rng, ending) => {
  if (ending === 'dies-away') return undefined;
  const { moves } = kernel.pending(g).decision;
  const all = Array.from({ length: 24 }, () => kernel.random(g, rng));
  const bold = all.filter(({ kind }) => !LATE.has(moves[kind].id));
  // Now and then the segment ends before everybody has done something.
  return bold.length > 0 && rng.int(12) > 0 ? bold.slice(0, 10) : all.slice(0, 6);
};
