import { type Point, round } from '@ravelin/web/ink';
import { CORNERS, centreAt } from '../layout.ts';

/** From hexes to the outlines of the land: loops around a set of hexes, softened as a pen would draw them. */

const keyOf = ([x, y]: Point): string => `${Math.round(x)},${Math.round(y)}`;

/** Steps to the neighbours in the order of directions, for rows and columns counted from the west. */
const beside = (row: number, east: number): readonly (readonly [row: number, east: number])[] => {
  const odd = row % 2 === 0 ? 0 : 1;
  return [
    [row - 1, east + odd],
    [row, east + 1],
    [row + 1, east + odd],
    [row + 1, east - 1 + odd],
    [row, east - 1],
    [row - 1, east - 1 + odd],
  ];
};

/** Closed loops around all hexes that `inside` accepts, clockwise, as corners. */
export const loopsAround = (
  rows: readonly [number, number],
  easts: readonly [number, number],
  inside: (row: number, east: number) => boolean,
): Point[][] => {
  const next = new Map<string, { from: Point; to: Point }[]>();
  for (let row = rows[0]; row <= rows[1]; row++)
    for (let east = easts[0]; east <= easts[1]; east++) {
      if (!inside(row, east)) continue;
      const [cx, cy] = centreAt(row, east);
      for (const [direction, [r, e]] of beside(row, east).entries()) {
        if (r >= rows[0] && r <= rows[1] && e >= easts[0] && e <= easts[1] && inside(r, e)) continue;
        const [a, b] = [CORNERS[direction], CORNERS[(direction + 1) % 6]];
        const edge = { from: [cx + a[0], cy + a[1]] as Point, to: [cx + b[0], cy + b[1]] as Point };
        const list = next.get(keyOf(edge.from));
        if (list) list.push(edge);
        else next.set(keyOf(edge.from), [edge]);
      }
    }
  const loops: Point[][] = [];
  for (const [start, list] of next)
    while (list.length > 0) {
      const loop: Point[] = [];
      let key = start;
      for (;;) {
        const edge = next.get(key)?.pop();
        if (!edge) break;
        loop.push(edge.from);
        key = keyOf(edge.to);
        if (key === start) break;
      }
      if (loop.length > 2) loops.push(loop);
    }
  return loops;
};

/** The middles of the sides: the zigzag of the hexes is gone, and no point lies farther than a quarter hex from the true side. */
export const softened = (loop: readonly Point[], close = true): Point[] => {
  const out: Point[] = [];
  const last = close ? loop.length : loop.length - 1;
  for (let i = 0; i < last; i++) {
    const [[x1, y1], [x2, y2]] = [loop[i], loop[(i + 1) % loop.length]];
    out.push([(x1 + x2) / 2, (y1 + y2) / 2]);
  }
  return close ? out : [loop[0], ...out, loop[loop.length - 1]];
};

/** Sides that touch, joined to lines. */
export const chained = (sides: readonly (readonly [Point, Point])[]): Point[][] => {
  const at = new Map<string, number[]>();
  for (const [i, side] of sides.entries())
    for (const end of side) at.set(keyOf(end), [...(at.get(keyOf(end)) ?? []), i]);
  const used = new Set<number>();
  const walk = (from: Point, first: number): Point[] => {
    const line: Point[] = [from];
    let side: number | undefined = first;
    while (side !== undefined) {
      used.add(side);
      const [a, b] = sides[side];
      const end: Point = keyOf(a) === keyOf(line[line.length - 1]) ? b : a;
      line.push(end);
      side = (at.get(keyOf(end)) ?? []).find((one) => !used.has(one));
    }
    return line;
  };
  const lines: Point[][] = [];
  // Ends first, so that a line is walked from one to the other.
  for (const loose of [true, false])
    for (const [i, [a, b]] of sides.entries()) {
      if (used.has(i)) continue;
      const end = [a, b].find((one) => at.get(keyOf(one))?.length === 1);
      if (loose && !end) continue;
      lines.push(walk(end ?? a, i));
    }
  return lines;
};

/** Many short strokes, gathered by squares of the sheet: a few paths, of which only those in sight are painted. */
export class Strokes {
  private readonly squares = new Map<string, string[]>();
  private readonly size = 320;
  add([x, y]: Point, d: string): void {
    const key = `${Math.floor(x / this.size)},${Math.floor(y / this.size)}`;
    const list = this.squares.get(key);
    if (list) list.push(d);
    else this.squares.set(key, [d]);
  }
  line(a: Point, b: Point): void {
    this.add(a, `M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}`);
  }
  get paths(): readonly string[] {
    return [...this.squares.values()].map((list) => list.join(''));
  }
}
