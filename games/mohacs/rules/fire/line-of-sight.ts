import { BOW, GUN } from '../../data/army.ts';
import { ASPECT, FLANK, FRONT, STEP, steps } from '../../data/geometry.ts';
import { OFF_MAP, VILLAGE } from '../../data/land.ts';
import { inFront } from '../stacking-zones-facing/facing.ts';
import { unitAt } from '../stacking-zones-facing/stacking.ts';
import { type Battle, type Kit, NONE, RETIRED } from '../the-battle/state.ts';

/** M7 Lines and arcs. All geometry is exact: whole numbers in thirds of a hex. */

/** The corner of each facing, in thirds of a step: it lies between the directions before it and of its number. */
const CORNERS: readonly (readonly [number, number])[] = STEP.map(([q, r], direction) => {
  const [beforeQ, beforeR] = STEP[(direction + 5) % 6];
  return [q + beforeQ, r + beforeR];
});

/** What a line between two hexes goes through: single hexes, and pairs where it runs along the side between them. */
interface Line {
  /** Differences of coordinates, q and r by turns. */
  readonly through: readonly number[];
  readonly along: readonly number[];
}

/** On which side of the line that leads by (dq, dr) from 0 a point lies: less than, equal to or more than 0. */
const sideOfLine = (dq: number, dr: number, q: number, r: number): number => dq * r - dr * q;

const trace = (dq: number, dr: number): Line => {
  const through: number[] = [];
  const along: number[] = [];
  const length = steps(dq, dr);
  for (let q = Math.min(0, dq); q <= Math.max(0, dq); q++)
    for (let r = Math.min(0, dr); r <= Math.max(0, dr); r++) {
      // Whatever the line meets is hardly farther from both ends together than they are from each other.
      const [before, behind] = [steps(q, r), steps(dq - q, dr - r)];
      if (before === 0 || behind === 0 || before + behind > length + 1) continue;
      const signs = CORNERS.map(([cornerQ, cornerR]) =>
        Math.sign(sideOfLine(dq, dr, 3 * q + cornerQ, 3 * r + cornerR)),
      );
      const [left, right] = [signs.includes(1), signs.includes(-1)];
      if (left && right) through.push(q, r);
      // M7.2.1.5: a single corner on the line does not count. Two: it runs along the side between them, noted once.
      else if (left && signs.filter((sign) => sign === 0).length === 2) {
        const direction = signs.findIndex((sign, corner) => sign === 0 && signs[(corner + 1) % 6] === 0);
        along.push(q, r, q + STEP[direction][0], r + STEP[direction][1]);
      }
    }
  return { through, along };
};

const lines = new Map<number, Line>();
const lineBy = (dq: number, dr: number): Line => {
  const key = dq * 1024 + dr;
  let line = lines.get(key);
  if (!line) {
    line = trace(dq, dr);
    lines.set(key, line);
  }
  return line;
};

/** Is the line between two hexes barred by what `bars` says of the hexes between? M7.2.1.4: along a side only by both. */
const barred = (kit: Kit, from: number, to: number, bars: (hex: number) => boolean): boolean => {
  const [q, r] = [kit.q[from], kit.r[from]];
  const { through, along } = lineBy(kit.q[to] - q, kit.r[to] - r);
  const stops = (dq: number, dr: number): boolean => {
    const hex = kit.at(q + dq, r + dr);
    return hex !== OFF_MAP && bars(hex);
  };
  for (let i = 0; i < through.length; i += 2) if (stops(through[i], through[i + 1])) return true;
  for (let i = 0; i < along.length; i += 4)
    if (stops(along[i], along[i + 1]) && stops(along[i + 2], along[i + 3])) return true;
  return false;
};

const [OPEN, SHUT] = [1, 2];
const sights = new WeakMap<Kit, Uint8Array>();

/** M7.2.1.1: does the land let one hex see the other? */
export const sees = (kit: Kit, from: number, to: number): boolean => {
  let known = sights.get(kit);
  if (!known) {
    known = new Uint8Array(kit.hexes.length ** 2);
    sights.set(kit, known);
  }
  const key = from * kit.hexes.length + to;
  if (known[key] === 0) {
    // M7.2.1.3: higher than both ends, at the true level. M7.2.1.2: a village. M7.2.1.6: between neighbours there is nothing.
    const top = Math.max(kit.level[from], kit.level[to]);
    const shut = barred(kit, from, to, (hex) => kit.terrain[hex] === VILLAGE || kit.level[hex] > top);
    known[key] = shut ? SHUT : OPEN;
    known[to * kit.hexes.length + from] = known[key];
  }
  return known[key] === OPEN;
};

/** M7.2.1.7: combat units in the way of a gun, friendly or enemy. */
export const blockedByUnits = (g: Battle, from: number, to: number): boolean =>
  barred(g.kit, from, to, (hex) => unitAt(g, hex) !== NONE);

/** M7.2.0.5: the sides through which a line leaves its first hex, as bits of directions: one, or two at a corner. */
export const leavesThrough = (kit: Kit, from: number, to: number): number => {
  const [dq, dr] = [kit.q[to] - kit.q[from], kit.r[to] - kit.r[from]];
  let sides = 0;
  for (let direction = 0; direction < 6; direction++) {
    const [startQ, startR] = CORNERS[direction];
    const [endQ, endR] = CORNERS[(direction + 1) % 6];
    if (sideOfLine(startQ, startR, dq, dr) >= 0 && sideOfLine(endQ, endR, dq, dr) <= 0) sides |= 1 << direction;
  }
  return sides;
};

/** M7.4.2.2: the sides of the last hex through which it comes in. */
export const entersThrough = (kit: Kit, from: number, to: number): number => leavesThrough(kit, to, from);

/** Of these sides, is one of that aspect for a unit of that facing? */
export const hasAspect = (facing: number, sides: number, aspect: number): boolean => {
  for (let direction = 0; direction < 6; direction++)
    if (sides & (1 << direction) && ASPECT[facing][direction] === aspect) return true;
  return false;
};

/** M7.1.1, M2.2.7.1 */
export const inRange = (g: Battle, shooter: number, target: number): boolean => {
  const { weapon } = g.kit.unit[shooter];
  return weapon !== NONE && g.kit.distance(g.at[shooter], g.at[target]) <= g.kit.weapon[weapon].reach;
};

/** M7.2.0.1 to M7.2.0.3: bows through front and flanks, muskets and guns through the front only. */
export const inArc = (g: Battle, shooter: number, target: number): boolean => {
  const sides = leavesThrough(g.kit, g.at[shooter], g.at[target]);
  return (
    hasAspect(g.facing[shooter], sides, FRONT) ||
    (g.kit.unit[shooter].missile === BOW && hasAspect(g.facing[shooter], sides, FLANK))
  );
};

/** M7.2.1.7: nothing in a gun's way; M7.2.1.8: others do not care. */
export const wayIsFree = (g: Battle, shooter: number, target: number): boolean =>
  g.kit.unit[shooter].missile !== GUN || !blockedByUnits(g, g.at[shooter], g.at[target]);

/** May the unit shoot at the target from where it stands? Reacting, only into its frontal hexes (M7.2.0.4, M7.3.2.7). */
export const mayShoot = (g: Battle, shooter: number, target: number, reacting: boolean): boolean => {
  const { missile, side } = g.kit.unit[shooter];
  if (missile === NONE || g.state[shooter] >= RETIRED) return false; // M7.3.0.1, M7.3.0.3
  if (g.at[shooter] === NONE || g.at[target] === NONE) return false;
  const aimed = g.kit.unit[target];
  if (aimed.gun || aimed.side === side) return false; // M7.4.0.2
  if (reacting) return missile !== GUN && inFront(g, shooter, g.at[target]);
  return (
    inRange(g, shooter, target) &&
    inArc(g, shooter, target) &&
    sees(g.kit, g.at[shooter], g.at[target]) &&
    wayIsFree(g, shooter, target)
  );
};
