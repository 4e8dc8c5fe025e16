import type { Point } from '@ravelin/web/ink';
import { R } from './layout.ts';

/** Where the numbers of hexes are written so that they hide neither one another nor the hexes they name. */

export interface Tag {
  readonly at: Point;
  /** The middle of its tag. */
  readonly to: Point;
}

/** The ways out of a hex that are tried, the nearest and most natural first: above, below, to the sides, aslant. */
const WAYS: readonly Point[] = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
];
const FARTHEST = 4;

type Box = readonly [middle: Point, halfWide: number, halfDeep: number];
const overlap = ([[ax, ay], aw, ad]: Box, [[bx, by], bw, bd]: Box): boolean =>
  Math.abs(ax - bx) < aw + bw && Math.abs(ay - by) < ad + bd;

/** `wide`, `deep`: the size of a tag in the measure of the sheet. */
export const layTags = (hexes: readonly Point[], wide: number, deep: number): Tag[] => {
  const taken: Box[] = hexes.map((at) => [at, R * 0.8, R * 0.8]);
  return hexes.map((at) => {
    const tries: Point[] = [];
    for (let far = 0; far < FARTHEST; far++)
      for (const [x, y] of WAYS)
        tries.push([at[0] + x * (R + wide * (0.5 + far * 0.6)), at[1] + y * (R + deep * (0.6 + far * 1.1))]);
    const free = (middle: Point): boolean => !taken.some((box) => overlap(box, [middle, wide / 2, deep / 2]));
    const to = tries.find(free) ?? tries[0];
    taken.push([to, wide / 2, deep / 2]);
    return { at, to };
  });
};
