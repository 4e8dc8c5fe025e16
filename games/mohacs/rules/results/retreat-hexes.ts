import { BOW } from '../../data/army.ts';
import { BARRED, OFF_MAP } from '../../data/land.ts';
import { attackersOf } from '../shock/attackers.ts';
import { nextToEnemy } from '../stacking-zones-facing/enemy-zones.ts';
import { directionTo } from '../stacking-zones-facing/facing.ts';
import { unitAt } from '../stacking-zones-facing/stacking.ts';
import { type Battle, NONE } from '../the-battle/state.ts';

/** Where a unit can go that must give ground: Retreat, trampling and Retire. M10.2.0.4: ZOCs do not matter. */

/** M10.2.0.2: the hexes of those who have caused the result: one, or all attackers of the unit. */
const causesOf = (g: Battle, unit: number, from: number, lone: number): number[] =>
  from !== NONE ? [from] : attackersOf(g, lone, unit).map((attacker) => g.at[attacker]);

/** M10.2.0.1: is `to` farther than `here` from every unit that has caused the result? */
export const isFarther = (g: Battle, unit: number, from: number, lone: number, here: number, to: number): boolean =>
  causesOf(g, unit, from, lone).every((cause) => g.kit.distance(to, cause) > g.kit.distance(here, cause));

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

/** Is there a hex to which the unit can Retreat? */
export const canRetreat = (g: Battle, unit: number, from: number, lone: number): boolean => {
  const here = g.at[unit];
  return g.kit.next[here].some(
    (to) => to !== OFF_MAP && isEmpty(g, to) && isOpenTo(g, unit, here, to) && isFarther(g, unit, from, lone, here, to),
  );
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

/** Are there archers through whom the unit can go? M10.2.1.4: one at a time. */
export const canTrample = (g: Battle, unit: number, from: number, lone: number): boolean =>
  g.kit.next[g.at[unit]].some((next) => {
    const archers = unitAt(g, next);
    if (archers === NONE || !isTramplable(g, unit, archers, from, lone)) return false;
    return g.kit.next[next].some((hex) => hex !== OFF_MAP && isBeyond(g, unit, archers, hex, from, lone));
  });

/** M10.3.2, M10.3.3: the hexes to which a Hungarian unit can Retire. */
export const retireHexes = (g: Battle, unit: number): number[] => {
  const { kit, banner } = g;
  const { move, side } = kit.unit[unit];
  let nearest: number[] = [];
  let best = Number.POSITIVE_INFINITY;
  for (let hex = 0; hex < kit.hexes.length; hex++) {
    const far = kit.distance(hex, banner);
    if (far > best || kit.entry[move][hex] === BARRED) continue;
    if (hex !== g.at[unit] && !isEmpty(g, hex)) continue;
    if (far < best) [nearest, best] = [[], far];
    nearest.push(hex);
  }
  const quiet = nearest.filter((hex) => !nextToEnemy(g, hex, side));
  return quiet.length > 0 ? quiet : nearest;
};
