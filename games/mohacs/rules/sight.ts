import { DIRECTIONS, steps } from '../data/geometry.ts';
import type { Kit } from '../data/kit.ts';
import { OFF_MAP, VILLAGE } from '../data/land.ts';

/** Lines from centre to centre (M7.2): which hexes they cross, and through which sides they leave and enter. */

/** What a line does between its ends: hexes that it crosses, alone or, along a hexside, two at once. */
export interface Line {
  /** Offsets from the first hex: `[q, r]`, or `[q, r, q, r]` where the line runs between two hexes. */
  readonly between: readonly (readonly number[])[];
  /** The sides through which it leaves the first hex, and those of the last through which it enters: one, or two at a corner. */
  readonly leaves: readonly number[];
  readonly enters: readonly number[];
}

/** Where a centre lies on the sheet, stretched (x by 2, y by twice the root of 3) until every centre and corner is whole. */
const sheet = (q: number, r: number): readonly [x: number, y: number] => [2 * q + r, 3 * r];

/** Twice the area between the line and a point: its sign tells the side, 0 that the point is on the line. */
const turn = (x: number, y: number, px: number, py: number): number => x * py - y * px;

/** Corners of a hex around its centre, each between the direction before and the one of its number. */
const CORNERS: readonly (readonly [number, number])[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];

/** M7.2.0.5: the sides through which a line to (x, y) leaves a hex. */
const sidesTowards = (x: number, y: number): number[] => {
  const corner = (i: number) => CORNERS[(i + 6) % 6];
  return DIRECTIONS.flatMap((_, direction) => {
    // The side lies between the corners of its number and the next; the line must pass between them, ends included.
    const [from, to] = [corner(direction), corner(direction + 1)];
    const ahead = turn(from[0], from[1], x, y) >= 0 && turn(x, y, to[0], to[1]) >= 0;
    return ahead ? [direction] : [];
  });
};

const measure = (dq: number, dr: number): Line => {
  const [x, y] = sheet(dq, dr);
  const length = steps(dq, dr);
  const single: number[][] = [];
  const beside: { at: readonly [number, number]; along: number }[] = [];
  const box = (n: number): [number, number] => [Math.min(0, n) - 1, Math.max(0, n) + 1];
  for (let q = box(dq)[0]; q <= box(dq)[1]; q++)
    for (let r = box(dr)[0]; r <= box(dr)[1]; r++) {
      const [cx, cy] = sheet(q, r);
      // Behind either end, or one of the ends itself.
      if (steps(q, r) === 0 || steps(q - dq, r - dr) === 0 || steps(q, r) > length || steps(q - dq, r - dr) > length)
        continue;
      const sides = CORNERS.map(([px, py]) => Math.sign(turn(x, y, cx + px, cy + py)));
      const touching = sides.filter((side) => side === 0).length;
      if (sides.includes(1) && sides.includes(-1)) single.push([q, r]);
      else if (touching === 2) beside.push({ at: [q, r], along: 3 * cx * x + cy * y });
    }
  // The two hexes of a hexside on the line are equally far along it; the 3 above undoes the stretching.
  const pairs: number[][] = [];
  for (const { at, along } of beside) {
    const other = beside.find((one) => one.at !== at && one.along === along);
    if (other && (at[0] < other.at[0] || (at[0] === other.at[0] && at[1] < other.at[1])))
      pairs.push([...at, ...other.at]);
  }
  return { between: [...single, ...pairs], leaves: sidesTowards(x, y), enters: sidesTowards(-x, -y) };
};

const lines = new Map<number, Line>();

/** The line from one hex to another. It depends on the way between them only, and is measured once. */
export const lineBetween = (kit: Kit, from: number, to: number): Line => {
  const [dq, dr] = [kit.q[to] - kit.q[from], kit.r[to] - kit.r[from]];
  const key = dq * 1000 + dr;
  const known = lines.get(key);
  if (known) return known;
  const line = measure(dq, dr);
  lines.set(key, line);
  return line;
};

/** M7.2.1.4: blocked by a single hex that blocks, or by both of a pair; off the map nothing blocks. */
export const blockedBy = (kit: Kit, from: number, to: number, blocks: (hex: number) => boolean): boolean => {
  const [q, r] = [kit.q[from], kit.r[from]];
  const bars = (dq: number, dr: number): boolean => {
    const hex = kit.at(q + dq, r + dr);
    return hex !== OFF_MAP && blocks(hex);
  };
  return lineBetween(kit, from, to).between.some(
    ([dq, dr, otherQ, otherR]) => bars(dq, dr) && (otherQ === undefined || bars(otherQ, otherR)),
  );
};

/** M7.2.1.1: whether the terrain leaves a line of sight. Units do not matter here (M7.2.1.7 is the guns' own). */
export const sees = (kit: Kit, from: number, to: number): boolean => {
  const high = Math.max(kit.level[from], kit.level[to]);
  return !blockedBy(kit, from, to, (hex) => kit.terrain[hex] === VILLAGE || kit.level[hex] > high);
};
