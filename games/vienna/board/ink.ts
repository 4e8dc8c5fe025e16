import { along, type Chance, chance, round } from '@ravelin/web/ink';
import { type Point, pathOf } from './geometry.ts';

/** An engraver's tools: strokes that are almost, but not quite, regular. Everything is the same at each drawing. */

export { along, type Chance, chance };

const stroke = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;

/** Short strokes off a line: a slope, the shade under a wall. */
export const slope = (
  line: readonly Point[],
  step: number,
  length: number,
  lean: Point,
  seed: number,
  vary = 0.5,
): string => {
  const next = chance(seed);
  return along(line, step)
    .map(({ at: [x, y] }) => {
      const n = length * (1 - vary * next());
      const jitter = (next() - 0.5) * step * 0.4;
      return stroke(x + jitter, y, x + jitter + lean[0] * n, y + lean[1] * n);
    })
    .join('');
};

/** Parallel strokes that fill a shape, broken here and there. */
export const hatch = (shape: readonly Point[], step: number, degrees: number, seed: number, gaps = 0.12): string => {
  const next = chance(seed);
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const turned = shape.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]);
  const ys = turned.map(([, y]) => y);
  let path = '';
  for (let y = Math.min(...ys) + step / 2; y < Math.max(...ys); y += step) {
    const row = y + (next() - 0.5) * step * 0.25;
    const cuts: number[] = [];
    for (let i = 0; i < turned.length; i++) {
      const [x1, y1] = turned[i];
      const [x2, y2] = turned[(i + 1) % turned.length];
      if (y1 > row !== y2 > row) cuts.push(x1 + ((row - y1) / (y2 - y1)) * (x2 - x1));
    }
    cuts.sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const spans: Point[] = [];
      if (next() < gaps * 4 && cuts[i + 1] - cuts[i] > 40) {
        const cut = cuts[i] + (cuts[i + 1] - cuts[i]) * (0.2 + 0.6 * next());
        spans.push([cuts[i], cut - 1.6], [cut + 1.6, cuts[i + 1]]);
      } else spans.push([cuts[i], cuts[i + 1]]);
      for (const [a, b] of spans) {
        const from = a + next() * 1.4;
        const to = b - next() * 1.4;
        if (to > from)
          path += stroke(from * cos - row * sin, from * sin + row * cos, to * cos - row * sin, to * sin + row * cos);
      }
    }
  }
  return path;
};

/** Small marks strewn over a shape: tufts, stones. */
export const strew = (
  [left, top, right, bottom]: readonly [number, number, number, number],
  count: number,
  seed: number,
  mark: (x: number, y: number, next: Chance) => string,
  keep: (x: number, y: number) => boolean = () => true,
): string => {
  const next = chance(seed);
  let path = '';
  for (let n = 0; n < count; n++) {
    const x = left + (right - left) * next();
    const y = top + (bottom - top) * next();
    if (keep(x, y)) path += mark(round(x), round(y), next);
  }
  return path;
};

export const tuft = (x: number, y: number, next: Chance): string =>
  next() < 0.5 ? `M${x} ${y}h${round(5 + 7 * next())}` : `M${x} ${y}l-2 -4m2 4v-5m0 5l2 -4`;

export const shift = (line: readonly Point[], dx: number, dy: number): readonly Point[] =>
  line.map(([x, y]): Point => [x + dx, y + dy]);

/** The line and its mirror image about the middle of the sheet, as one. */
export const mirrored = (line: readonly Point[]): readonly Point[] => [
  ...line,
  ...line.map(([x, y]): Point => [800 - x, y]).reverse(),
];

export { pathOf };
