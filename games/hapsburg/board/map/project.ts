import { along, type Point } from '../../../../web/art/ink.ts';

/** From longitude and latitude to the sheet. Plate carrée at 46° north; Venetia, where five spaces lie in a day's march, is
 * seen through a lens, coasts and rivers with it. */

/** The map's frame on the sheet. */
export const FRAME = { left: 8, top: 8, right: 820, bottom: 640 } as const;
const WEST = 7.2;
const NORTH = 52.7;
const PER_LON = 34.6;
const PER_LAT = 50;

const LENS = { lon: 12.9, lat: 45.85, reach: 120, power: 1.4 } as const;

const flat = (lon: number, lat: number): Point => [
  FRAME.left + (lon - WEST) * PER_LON,
  FRAME.top + (NORTH - lat) * PER_LAT,
];
const [LENS_X, LENS_Y] = flat(LENS.lon, LENS.lat);

export const project = ([lon, lat]: Point): Point => {
  const [x, y] = flat(lon, lat);
  const [dx, dy] = [x - LENS_X, y - LENS_Y];
  const r = Math.hypot(dx, dy);
  if (r === 0 || r >= LENS.reach) return [x, y];
  const grown = (1 + LENS.power) / (1 + (LENS.power * r) / LENS.reach);
  return [LENS_X + dx * grown, LENS_Y + dy * grown];
};

/** A line of longitudes and latitudes on the sheet; long stretches are divided, so that they bend under the lens. */
export const projectLine = (line: readonly Point[]): readonly Point[] => {
  if (line.length < 2) return line.map(project);
  const fine: Point[] = [];
  for (let i = 1; i < line.length; i++) {
    const piece = along([line[i - 1], line[i]], 0.5).map(({ at }) => at);
    fine.push(...piece);
  }
  fine.push(line[line.length - 1]);
  return fine.map(project);
};

/** A line written as `lon,lat lon,lat …`. */
export const line = (text: string): readonly Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair): Point => {
      const [lon = 0, lat = 0] = pair.split(',').map(Number);
      return [lon, lat];
    });
