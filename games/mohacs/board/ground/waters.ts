import { curveOf, type Point, round } from '@ravelin/web/ink';
import { DIRECTIONS } from '../../data/geometry.ts';
import { FILES, hexOf } from '../field.ts';
import { corner, DANUBE, FIELD, R } from '../layout.ts';
import { chained, softened } from './outline.ts';

/** Streams along hexsides, the Danube beside the field. */

const sidesOf = (sides: readonly string[]): (readonly [Point, Point])[] =>
  sides.map((one) => {
    const [id, word] = one.split(' ');
    const [hex, direction] = [hexOf(id), DIRECTIONS.indexOf(word)];
    return [corner(hex, direction), corner(hex, direction + 1)];
  });

const linesOf = (kind: string): { name: string; lines: Point[][] }[] =>
  FILES.map.lines
    .filter((line) => line.kind === kind)
    .map(({ name, sides }) => ({ name, lines: chained(sidesOf(sides)) }));

/** A stream that ends at the side of the map flows on to its edge. */
const toEdge = (line: readonly Point[]): Point[] => {
  const ends = (point: Point, inner: Point): Point[] => {
    if (point[0] > FIELD.right - R) return [[DANUBE.left + 20, inner[1]]];
    if (point[0] < FIELD.left + R) return [[FIELD.left - 10, inner[1]]];
    return [];
  };
  const soft = softened(line, false);
  return [
    ...ends(soft[0], soft[1]).reverse(),
    ...soft.slice(1, -1),
    ...ends(soft[soft.length - 1], soft[soft.length - 2]),
  ];
};

/** Halfway between the zigzag of the sides and a straight course: it keeps to its hexsides and yet flows. */
const flowing = (line: readonly Point[]): Point[] => {
  const soft = toEdge(line);
  return soft.map(([x, y], i) => [x, y + (i % 2 === 0 ? 1 : -1) * 2.6]);
};

export const STREAMS: readonly string[] = linesOf('stream').flatMap(({ lines }) =>
  lines.map((line) => curveOf(flowing(line))),
);

/** The trench: its line as dug, and stakes on the side it looks to. */
const dug = linesOf('trench').flatMap(({ lines }) => lines);
export const TRENCH: readonly string[] = dug.map(
  (line) => `M${line.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`,
);
export const STAKES: string = dug
  .flatMap((line) =>
    line.slice(1).flatMap(([x2, y2], i) => {
      const [x1, y1] = line[i];
      return [0.15, 0.38, 0.62, 0.85].map((part) => {
        const [x, y] = [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];
        return `M${round(x)} ${round(y)}v6`;
      });
    }),
  )
  .join('');

/** The waves of the Danube, as miniaturists drew them: lines that part and join. */
export const WAVES: readonly string[] = [0.1, 0.24, 0.38, 0.52, 0.66, 0.8, 0.93].map((part, n) => {
  const x = DANUBE.left + part * (DANUBE.right - DANUBE.left);
  const points: Point[] = [];
  for (let y = FIELD.top - 12; y <= FIELD.bottom + 12; y += 26) points.push([x + 5 * Math.sin(y / 74 + n * 0.7), y]);
  return curveOf(points);
});
export const BANK: string = (() => {
  const points: Point[] = [];
  for (let y = FIELD.top - 14; y <= FIELD.bottom + 14; y += 40)
    points.push([DANUBE.left + 7 + 4.5 * Math.sin(y / 61), y]);
  const right = round(DANUBE.right);
  return `${curveOf(points)}L${right} ${round(FIELD.bottom + 14)}L${right} ${round(FIELD.top - 14)}Z`;
})();
