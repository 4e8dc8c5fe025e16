import { along, chance, curveOf, type Point } from '@ravelin/web/ink';
import { LAND } from '../field.ts';
import { FIELD, ROWS } from '../layout.ts';
import { loopsAround, Strokes, softened } from './outline.ts';

/** The lie of the land: one outline for each level above the lowest, with an engraver's strokes down its slopes. */

const EASTS = Math.max(...LAND.col);
const RANGE = { rows: [-1, ROWS + 2], easts: [-3, EASTS + 3] } as const;

/** The hex of the map at or nearest to a place on the extended sheet: land goes on beyond the edge. */
const nearest = (row: number, east: number): number => {
  const r = Math.max(1, Math.min(ROWS, row));
  const e = Math.max(0, Math.min(EASTS - (r % 2), east));
  return LAND.at(e - Math.floor(r / 2), r);
};

/** No edge of land is straight: each point is a little off, always by the same amount. */
const wavering = ([x, y]: Point): Point => [
  x + 2.4 * Math.sin(x * 0.113 + y * 0.271),
  y + 2.8 * Math.sin(x * 0.197 - y * 0.089),
];
const outlines = (inside: (hex: number) => boolean): Point[][] =>
  loopsAround(RANGE.rows, RANGE.easts, (row, east) => inside(nearest(row, east))).map((loop) =>
    softened(loop).map(wavering),
  );

const pathAround = (loops: readonly Point[][]): string => loops.map((loop) => curveOf(loop, true)).join('');

const visible = ([x, y]: Point): boolean =>
  x > FIELD.left - 8 && x < FIELD.right + 8 && y > FIELD.top - 8 && y < FIELD.bottom + 8;

/** Loops run clockwise, so the land falls away to the left of the line. Slopes to the south and east lie in shadow. */
const hachures = (loops: readonly Point[][], seed: number, length: number): readonly string[] => {
  const strokes = new Strokes();
  const next = chance(seed);
  for (const loop of loops)
    for (const { at, dir } of along([...loop, loop[0]], 3.1)) {
      if (!visible(at)) continue;
      const [ox, oy] = [dir[1], -dir[0]];
      const shade = Math.max(0, (ox + 1.3 * oy) / 1.6);
      if (shade < 0.25 && next() < 0.45) continue;
      const long = length * (0.45 + 0.55 * shade + 0.35 * next());
      const start = 0.6 + next();
      const lean = (next() - 0.5) * 0.35;
      strokes.line(
        [at[0] + ox * start, at[1] + oy * start],
        [at[0] + (ox + dir[0] * lean) * long, at[1] + (oy + dir[1] * lean) * long],
      );
    }
  return strokes.paths;
};

const flats = outlines((hex) => LAND.level[hex] <= 1);
const hills = outlines((hex) => LAND.level[hex] >= 3);
const ridge = outlines((hex) => LAND.level[hex] >= 4);
const marsh = outlines((hex) => LAND.terrain[hex] === 2);

/** The bank above the flats belongs to the plain, whose outline runs the other way round. */
const reversed = (loops: readonly Point[][]): Point[][] => loops.map((loop) => [...loop].reverse());

export const RELIEF = {
  flats: pathAround(flats),
  hills: pathAround(hills),
  ridge: pathAround(ridge),
  marsh: pathAround(marsh),
  slopes: [...hachures(hills, 7, 10), ...hachures(reversed(flats), 11, 6)],
  crags: hachures(ridge, 19, 11),
} as const;
