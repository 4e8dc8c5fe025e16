import { curveOf, type Point, round } from '@ravelin/web/ink';
import { FILES, hexOf, LAND } from '../field.ts';
import { centre, corner, FIELD, R } from '../layout.ts';
import { Strokes } from './outline.ts';

/** Roads from centre to centre, the sides of the hexes, and their numbers in strokes of our own. */

export const ROADS: readonly string[] = FILES.map.roads.map(({ hexes }) => {
  const points = hexes.map((id) => centre(hexOf(id)));
  const [first, last] = [points[0], points[points.length - 1]];
  // A road that begins or ends in the outermost row leads off the map.
  const [start, end] = [hexes[0], hexes[hexes.length - 1]].map((id) => LAND.row[hexOf(id)]);
  const from: Point[] = start === 1 ? [[first[0], FIELD.top - 8]] : [];
  const to: Point[] = end === Math.max(...LAND.row) ? [[last[0], FIELD.bottom + 8]] : [];
  return curveOf([...from, ...points, ...to]);
});

const sides = new Strokes();
for (const hex of LAND.hexes.keys()) {
  // Each side once: the three western ones, and the eastern where no neighbour draws it.
  for (let direction = 0; direction < 6; direction++)
    if (direction >= 3 || LAND.next[hex][direction] < 0) sides.line(corner(hex, direction), corner(hex, direction + 1));
}
export const SIDES = sides.paths;

/** Each digit in a box of 3 by 5: where the pen is set down, and how it goes from there. */
const DIGITS: readonly (readonly [x: number, y: number, strokes: string])[] = [
  [0, 1, 'v3q0 1 1 1h1q1 0 1-1v-3q0-1-1-1h-1q-1 0-1 1'],
  [0.6, 1.1, 'l1.200-1.100v5'],
  [0, 1, 'q0-1 1.400-1q1.600 0 1.600 1.300q0 1-3 3.700h3'],
  [0, 0, 'h2.900l-1.700 2q1.800 0 1.800 1.500q0 1.500-1.600 1.500q-1 0-1.400-.7'],
  [2.2, 5, 'v-5l-2.200 3.500h3'],
  [2.8, 0, 'h-2.400l-.3 2.300q2.900-.7 2.900 1.200q0 1.500-1.600 1.500q-1 0-1.400-.6'],
  [2.7, 0.3, 'q-2.700-.9-2.700 3q0 1.700 1.500 1.700q1.500 0 1.500-1.500q0-1.400-1.400-1.400q-1 0-1.500.8'],
  [0, 0, 'h3l-1.900 5'],
  [
    1.5,
    2.3,
    'q-1.300 0-1.300-1.150q0-1.150 1.300-1.150q1.300 0 1.300 1.150q0 1.150-1.300 1.150q-1.500 0-1.500 1.350q0 1.350 1.500 1.350q1.500 0 1.500-1.350q0-1.350-1.500-1.350',
  ],
  [0.3, 4.7, 'q2.700.9 2.700-3q0-1.700-1.500-1.700q-1.500 0-1.500 1.500q0 1.400 1.400 1.400q1 0 1.500-.8'],
];
const numbers = new Strokes();
for (const [hex, id] of LAND.hexes.entries()) {
  const [x, y] = centre(hex);
  const drawn = [...id].map((digit, i) => {
    const [dx, dy, strokes] = DIGITS[Number(digit)];
    return `M${round(x - 7.8 + i * 4 + (i > 1 ? 0.6 : 0) + dx)} ${round(y - R + 6.4 + dy)}${strokes}`;
  });
  numbers.add([x, y], drawn.join(''));
}
export const NUMBERS = numbers.paths;
