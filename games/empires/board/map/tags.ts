import type { Point } from '@ravelin/web/ink';
import { overlap, type Rect } from '../layout.ts';
import type { CounterSize } from './counter-size.ts';
import type { Geography, Space } from './geography.ts';

/** Where the Fronts' counters lie: near their space, and never on the name of a town, on a town, on another counter or on a plate. */

export interface Tagged {
  readonly id: string;
  /** Undefined: not on the map; its name lies faintly where it would come in. */
  readonly space: number | undefined;
}

/** Sizes of the towns' names, as the styles have them; a letter of theirs is about so wide. */
const LETTERS = { usual: 14.5, large: 21 } as const;
const WIDE = 0.54;

/** What a counter has around it: the sign of what can be picked, the ring; beneath it the odds, and markers that serve there. */
const AROUND = { side: 6, top: 8, foot: 20 } as const;
const GHOST = { width: 100, height: 22 } as const;

/** The room that a town's name takes. */
export const nameBox = ({ x, y, label, narrow }: Space, text: string, large: boolean): Rect => {
  const [dx, dy, anchor] = large ? narrow : label;
  const size = large ? LETTERS.large : LETTERS.usual;
  const width = text.length * size * WIDE;
  const left = x + dx - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
  return [left, y + dy - size * 0.78, width, size];
};

const spotBox = ({ x, y, flags }: Space): Rect => (flags > 0 ? [x - 15, y - 27, 34, 42] : [x - 13, y - 13, 26, 26]);

/** Offsets of a counter's middle from its space, all around it, the nearest first. */
const RINGS: readonly Point[] = Array.from({ length: 11 }, (_, ring) => 40 + 16 * ring).flatMap((far) =>
  Array.from({ length: 24 }, (_, i): Point => {
    const angle = (Math.PI * i) / 12;
    return [Math.cos(angle) * far * 1.5, Math.sin(angle) * far];
  }),
);

export const tagsOf = (of: {
  readonly map: Geography;
  readonly fronts: readonly Tagged[];
  readonly size: CounterSize;
  readonly large: boolean;
  readonly nameOf: (place: Space) => string;
  /** Plates that lie on the map. */
  readonly taken: readonly Rect[];
}): ReadonlyMap<string, Point> => {
  const { map, size, large } = of;
  const names = map.places.map((place) => nameBox(place, of.nameOf(place), large));
  const fixed = [...names, ...map.places.map(spotBox), ...of.taken];
  const [cx, cy] = map.capital;
  const seal: Rect = [cx - map.seal, cy - map.seal, 2 * map.seal, 2 * map.seal];
  const laid: Rect[] = [];
  const out = new Map<string, Point>();

  const boxAt = ([x, y]: Point, ghost: boolean): Rect =>
    ghost
      ? [x - GHOST.width / 2, y - GHOST.height / 2, GHOST.width, GHOST.height]
      : [
          x - size.width / 2 - AROUND.side,
          y - size.height / 2 - AROUND.top,
          size.width + 2 * AROUND.side,
          size.height + AROUND.top + AROUND.foot,
        ];

  const lay = ({ id, space }: Tagged): void => {
    const ghost = space === undefined;
    const place = map.spaceOf(id, space || map.trackOf(id).length);
    const [px, py]: Point = space === 0 ? map.capital : [place?.x ?? 0, place?.y ?? 0];
    const wanted: Point = space === 0 ? [0, -map.seal - 22] : (place?.counter ?? [0, -44]);
    const [left, top, width, height] = map.roomOf?.(id) ?? map.frame;
    const others = (map.insets ?? []).filter((inset) => inset !== map.roomOf?.(id));
    const hit = space === 0 ? [...fixed, ...others, ...laid] : [...fixed, ...others, ...laid, seal];
    let best: { at: Point; cost: number } | undefined;
    for (const [dx, dy] of [wanted, ...RINGS]) {
      const box = boxAt([px + dx, py + dy], ghost);
      // No counter sticks out over the edge of its map.
      const x = Math.max(left + 2, Math.min(box[0], left + width - box[2] - 2));
      const y = Math.max(top + 2, Math.min(box[1], top + height - box[3] - 2));
      const at: Point = [px + dx + x - box[0], py + dy + y - box[1]];
      const moved: Rect = [x, y, box[2], box[3]];
      const covered = hit.reduce((sum, one) => sum + overlap(moved, one), 0);
      const far = Math.hypot(at[0] - px, at[1] - py) + 0.7 * Math.hypot(at[0] - px - wanted[0], at[1] - py - wanted[1]);
      const cost = covered * 40 + far;
      if (!best || cost < best.cost) best = { at, cost };
    }
    if (!best) return;
    out.set(id, best.at);
    laid.push(boxAt(best.at, ghost));
  };
  for (const front of of.fronts) if (front.space !== undefined) lay(front);
  for (const front of of.fronts) if (front.space === undefined) lay(front);
  return out;
};
