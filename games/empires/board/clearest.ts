import { overlap, type Rect } from './layout.ts';

/** Something that a box laid over it would hide, and how much that matters. */
export interface Covered {
  readonly box: Rect;
  readonly weight: number;
}

type Pair = readonly [x: number, y: number];

/** How many places are tried across and down. */
const NET = 9;

/** Where a box of this size hides least within a frame; of places that hide as little the nearest. */
export const clearest = (of: {
  readonly size: Pair;
  readonly frame: Pair;
  readonly near: Pair;
  readonly covered: readonly Covered[];
  readonly gap: number;
}): Pair => {
  const [width, height] = of.size;
  const steps = Array.from({ length: NET }, (_, i) => i / (NET - 1));
  const across = (room: number, own: number, part: number): number =>
    of.gap + Math.max(0, room - own - 2 * of.gap) * part;
  let best: { at: Pair; cost: number } | undefined;
  for (const right of steps)
    for (const down of steps) {
      const at: Pair = [across(of.frame[0], width, right), across(of.frame[1], height, down)];
      const hidden = of.covered.reduce(
        (sum, { box, weight }) => sum + weight * overlap([at[0], at[1], width, height], box),
        0,
      );
      const far = Math.hypot(at[0] + width / 2 - of.near[0], at[1] + height / 2 - of.near[1]);
      const cost = hidden + far * 0.5;
      if (!best || cost < best.cost) best = { at, cost };
    }
  return best?.at ?? [of.gap, of.gap];
};
