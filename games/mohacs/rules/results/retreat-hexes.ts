import { BOW } from '../../data/army.ts';
import { BARRED } from '../../data/land.ts';
import { attackersOf } from '../shock/attackers.ts';
import { directionTo, nextToEnemy, unitAt } from '../stacking-zones-facing/ground.ts';
import { type Battle, NONE } from '../the-battle/state.ts';

/** Where a unit can go that must give ground: Retreat, trampling and Retire. M10.2.0.4: ZOCs do not matter. */

const causes: number[] = [];

/** M10.2.0.2: the hexes of those who have caused the result: one, or all attackers of the unit. */
const causesOf = (g: Battle, unit: number, from: number, lone: number): number => {
  if (from !== NONE) {
    causes[0] = from;
    return 1;
  }
  const n = attackersOf(g, lone, unit, causes);
  for (let i = 0; i < n; i++) causes[i] = g.at[causes[i]];
  return n;
};

/** M10.2.0.1: is `to` farther than `here` from every unit that has caused the result? */
export const isFarther = (g: Battle, unit: number, from: number, lone: number, here: number, to: number): boolean => {
  const n = causesOf(g, unit, from, lone);
  for (let i = 0; i < n; i++) if (g.kit.distance(to, causes[i]) <= g.kit.distance(here, causes[i])) return false;
  return true;
};

export const isNeighbour = (g: Battle, a: number, b: number): boolean => g.kit.next[a].includes(b);

/** M10.2.0.6: can the unit make that step at all? */
export const isOpenTo = (g: Battle, unit: number, from: number, to: number): boolean => {
  const direction = directionTo(g, from, to);
  return direction >= 0 && g.kit.cost[g.kit.unit[unit].move][from][direction] !== BARRED;
};

/** A neighbouring hex that it can not enter. */
export const isBarred = (g: Battle, unit: number, hex: number): boolean =>
  isNeighbour(g, g.at[unit], hex) && !isOpenTo(g, unit, g.at[unit], hex);

/** M10.2.0.3 */
export const isEmpty = (g: Battle, hex: number): boolean => unitAt(g, hex) === NONE;

/** Writes the hexes to which the unit can Retreat to `out`; gives their number. */
export const retreatHexes = (g: Battle, unit: number, from: number, lone: number, out: number[]): number => {
  const here = g.at[unit];
  let n = 0;
  for (const to of g.kit.next[here])
    if (to >= 0 && isEmpty(g, to) && isOpenTo(g, unit, here, to) && isFarther(g, unit, from, lone, here, to))
      out[n++] = to;
  return n;
};

/** M10.2.1.1: is this a friendly archer unit in a retreat direction? */
export const isTramplable = (g: Battle, unit: number, archers: number, from: number, lone: number): boolean => {
  const [here, there] = [g.at[unit], g.at[archers]];
  const [mine, theirs] = [g.kit.unit[unit], g.kit.unit[archers]];
  return (
    there !== NONE &&
    theirs.side === mine.side &&
    theirs.missile === BOW &&
    isOpenTo(g, unit, here, there) &&
    isFarther(g, unit, from, lone, here, there)
  );
};

/** M10.2.1.5: is this an empty hex beyond the archers, farther still? */
export const isBeyond = (
  g: Battle,
  unit: number,
  archers: number,
  hex: number,
  from: number,
  lone: number,
): boolean => {
  const over = g.at[archers];
  return isOpenTo(g, unit, over, hex) && isEmpty(g, hex) && isFarther(g, unit, from, lone, over, hex);
};

/** Writes the archers through which the unit can go to `out`; gives their number. M10.2.1.4: one at a time. */
export const tramplable = (g: Battle, unit: number, from: number, lone: number, out: number[]): number => {
  let n = 0;
  for (const next of g.kit.next[g.at[unit]]) {
    const archers = next < 0 ? NONE : unitAt(g, next);
    if (archers === NONE || !isTramplable(g, unit, archers, from, lone)) continue;
    if (g.kit.next[next].some((hex) => hex >= 0 && isBeyond(g, unit, archers, hex, from, lone))) out[n++] = archers;
  }
  return n;
};

/** M10.3.2, M10.3.3: writes the hexes to which a Hungarian unit can Retire to `out`; gives their number. */
export const retireHexes = (g: Battle, unit: number, out: number[]): number => {
  const { kit, banner } = g;
  const { move, side } = kit.unit[unit];
  let [n, best] = [0, Number.POSITIVE_INFINITY];
  for (let hex = 0; hex < kit.hexes.length; hex++) {
    if (kit.distance(hex, banner) > best || kit.entry[move][hex] === BARRED) continue;
    if (hex !== g.at[unit] && !isEmpty(g, hex)) continue;
    if (kit.distance(hex, banner) < best) n = 0;
    best = kit.distance(hex, banner);
    out[n++] = hex;
  }
  let quiet = 0;
  for (let i = 0; i < n; i++) if (!nextToEnemy(g, out[i], side)) quiet++;
  if (quiet === 0) return n;
  let kept = 0;
  for (let i = 0; i < n; i++) if (!nextToEnemy(g, out[i], side)) out[kept++] = out[i];
  return kept;
};
