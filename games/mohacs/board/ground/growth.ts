import { chance, type Point, round } from '@ravelin/web/ink';
import { LAND } from '../field.ts';
import { centre, FIELD, R, WIDE } from '../layout.ts';
import { Strokes } from './outline.ts';

/** What grows and lies about: reeds in the swamp, grass on the plain, flowers on the hills, rocks on the ridge. Ornament, except the reeds. */

const tuft = ([x, y]: Point, size: number): string => {
  const s = (n: number): string => round(n * size).toString();
  return `M${round(x)} ${round(y)}q${s(-0.6)} ${s(-2.6)} ${s(-2.6)} ${s(-3.6)}M${round(x)} ${round(y)}v${s(-5)}M${round(x)} ${round(y)}q${s(0.6)} ${s(-2.6)} ${s(2.6)} ${s(-3.6)}M${round(x - 3.4 * size)} ${round(y + 1.2)}h${s(6.8)}`;
};

/** A flower of the miniatures: a stem with two leaves; its head is drawn apart, in colour. */
const stem = ([x, y]: Point): string =>
  `M${round(x)} ${round(y)}v-5.500M${round(x)} ${round(y - 1)}q-1.800-.6-2.200-3M${round(x)} ${round(y - 1)}q1.800-.6 2.200-3`;
const head = ([x, y]: Point): string =>
  `M${round(x)} ${round(y - 5)}m-1.900-.6q.3-2.300 1.900-2.600q1.600.3 1.900 2.600q-1.900 1.500-3.800 0`;
/** A rock: three scales leaning on each other. */
const rock = ([x, y]: Point): string =>
  `M${round(x)} ${round(y)}q1-7 5-8.500q3 2 3.600 8.500M${round(x + 6.5)} ${round(y - 5.5)}q3.600-2 5.500 5.500M${round(x + 3)} ${round(y)}q.6-3 2.200-4.600`;

const SPOTS: readonly Point[] = [
  [-11, -6],
  [8, -11],
  [1, 3],
  [-9, 14],
  [12, 9],
];
const [reeds, grass, stems, heads, rocks] = [new Strokes(), new Strokes(), new Strokes(), new Strokes(), new Strokes()];
const next = chance(5);
for (const hex of LAND.hexes.keys()) {
  const [x, y] = centre(hex);
  const level = LAND.level[hex];
  const somewhere = (): Point => [x + (next() - 0.5) * WIDE * 0.7, y + 5 + (next() - 0.5) * R];
  if (LAND.terrain[hex] === 2) {
    for (const [dx, dy] of SPOTS)
      if (next() < 0.85) reeds.add([x, y], tuft([x + dx + 3 * next(), y + dy + 3 * next()], 1.05));
  } else if (LAND.terrain[hex] === 0) {
    if (level === 4)
      for (const [dx, dy] of SPOTS.slice(0, 4))
        rocks.add([x, y], rock([x + dx - 5 + 4 * next(), y + dy + 4 + 3 * next()]));
    if (level === 3 && next() < 0.42) {
      const at = somewhere();
      stems.add(at, stem(at));
      heads.add(at, head(at));
    }
    if (level < 3 && next() < 0.34) {
      const at = somewhere();
      grass.add(at, tuft(at, 0.62));
    }
  }
}
export const GROWTH = {
  reeds: reeds.paths,
  grass: grass.paths,
  stems: stems.paths,
  heads: heads.paths,
  rocks: rocks.paths,
} as const;

/** The half hexes at the ends of odd rows, which nobody enters (M2.1.0.2). */
export const HALVES: string = (() => {
  let d = '';
  for (const [left, into] of [
    [FIELD.left, 1],
    [FIELD.right, -1],
  ] as const)
    for (let row = 1; row <= Math.max(...LAND.row); row += 2) {
      const y = row * 1.5 * R;
      d += `M${round(left)} ${round(y - R)}l${round((into * WIDE) / 2)} ${round(R / 2)}v${R}l${round((-into * WIDE) / 2)} ${round(R / 2)}Z`;
    }
  return d;
})();
