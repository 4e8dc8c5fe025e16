/** Points, paths, and an engraver's strokes: almost, but not quite, regular, and the same at each drawing. */

export type Point = readonly [x: number, y: number];

export const round = (n: number): number => Math.round(n * 10) / 10;

export const pathOf = (points: readonly Point[], close = false): string =>
  points.length === 0 ? '' : `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${close ? 'Z' : ''}`;

/** A smooth line through all points (Catmull-Rom, as cubic curves). */
export const curveOf = (points: readonly Point[], close = false): string => {
  const n = points.length;
  if (n < 3) return pathOf(points, close);
  const at = (i: number): Point => (close ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))]);
  const show = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
  let d = `M${show(points[0])}`;
  for (let i = 0; i < (close ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += `C${show(c1)} ${show(c2)} ${show(p2)}`;
  }
  return close ? `${d}Z` : d;
};

export type Chance = () => number;

/** Numbers from 0 to 1 that look random and never change. */
export const chance = (seed: number): Chance => {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** Points at equal steps along a line, with the direction there. */
export const along = (line: readonly Point[], step: number): readonly { at: Point; dir: Point }[] => {
  const out: { at: Point; dir: Point }[] = [];
  let left = 0;
  for (let i = 1; i < line.length; i++) {
    const [[x1, y1], [x2, y2]] = [line[i - 1], line[i]];
    const length = Math.hypot(x2 - x1, y2 - y1);
    const dir: Point = [(x2 - x1) / length, (y2 - y1) / length];
    let d = left;
    for (; d < length; d += step) out.push({ at: [x1 + dir[0] * d, y1 + dir[1] * d], dir });
    left = d - length;
  }
  return out;
};

export const between = ([x1, y1]: Point, [x2, y2]: Point, part: number): Point => [
  x1 + (x2 - x1) * part,
  y1 + (y2 - y1) * part,
];
