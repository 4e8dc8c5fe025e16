/** Where a box goes that says something about a thing on the screen: beside it, inside the window, and not over it. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Side = 'below' | 'above' | 'right' | 'left';

export interface Placed {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
  /** It may be no higher than this: what is longer scrolls. */
  readonly height: number;
  /** Where along its edge the pointer sits, in pixels from the start of that edge. */
  readonly pointer: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Between the box and the edges of what it stays in. */
const MARGIN = 8;
/** Between the box and its thing: room for the pointer. */
const GAP = 15;
/** The pointer stays clear of the corners. */
const CORNER = 20;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const onSide = (side: Side, thing: Box, size: Size, room: Box): Placed => {
  const middle = { x: (thing.left + thing.right) / 2, y: (thing.top + thing.bottom) / 2 };
  if (side === 'below' || side === 'above') {
    const free = side === 'below' ? room.bottom - GAP - thing.bottom : thing.top - GAP - room.top;
    const height = Math.min(size.height, free);
    const left = clamp(middle.x - size.width / 2, room.left, Math.max(room.left, room.right - size.width));
    const top = side === 'below' ? thing.bottom + GAP : thing.top - GAP - height;
    return { side, left, top, height, pointer: clamp(middle.x - left, CORNER, size.width - CORNER) };
  }
  const height = Math.min(size.height, room.bottom - room.top);
  const top = clamp(middle.y - height / 2, room.top, Math.max(room.top, room.bottom - height));
  const left = side === 'right' ? thing.right + GAP : thing.left - GAP - size.width;
  return { side, left, top, height, pointer: clamp(middle.y - top, CORNER, height - CORNER) };
};

/**
 * On the first of the sides on which all of it has room and it covers the least of what should stay in sight; where none has, on that
 * with the most room. `view`: what it stays in.
 */
export const placeBeside = (
  thing: Box,
  size: Size,
  view: Box,
  sides: readonly Side[],
  inSight: readonly Box[] = [],
): Placed => {
  const room = {
    left: view.left + MARGIN,
    top: view.top + MARGIN,
    right: view.right - MARGIN,
    bottom: view.bottom - MARGIN,
  };
  const placed = sides.map((side) => onSide(side, thing, size, room));
  const boxOf = ({ left, top, height }: Placed): Box => ({ left, top, right: left + size.width, bottom: top + height });
  const lacks = (one: Placed): number => {
    const { left, right } = boxOf(one);
    const sideways = Math.max(0, room.left - left) + Math.max(0, right - room.right);
    return sideways * 10 + Math.max(0, size.height - one.height);
  };
  const covers = (one: Placed): number => inSight.reduce((sum, other) => sum + overlap(boxOf(one), other), 0);
  const [best] = placed
    .map((one, i) => ({ one, i, lacks: lacks(one), covers: covers(one) }))
    .sort((a, b) => a.lacks - b.lacks || a.covers - b.covers || a.i - b.i);
  return best.one;
};
