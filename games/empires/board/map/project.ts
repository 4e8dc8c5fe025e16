import { along, type Point } from '@ravelin/web/ink';

/** From longitude and latitude to the sheet: plate carrée, with lenses where many spaces lie in a day's march. */

export interface Lens {
  readonly lon: number;
  readonly lat: number;
  readonly reach: number;
  readonly power: number;
}

export interface Projection {
  readonly project: (at: Point) => Point;
  /** A line on the sheet; long stretches are divided, so that they bend under a lens. */
  readonly projectLine: (line: readonly Point[]) => readonly Point[];
}

/** `flat`: the sheet without lenses, coasts and rivers with it. */
export const projection = (flat: (lon: number, lat: number) => Point, lenses: readonly Lens[] = []): Projection => {
  const centres = lenses.map((lens) => ({ ...lens, at: flat(lens.lon, lens.lat) }));
  const project = ([lon, lat]: Point): Point => {
    let [x, y] = flat(lon, lat);
    for (const { at, reach, power } of centres) {
      const [dx, dy] = [x - at[0], y - at[1]];
      const r = Math.hypot(dx, dy);
      if (r === 0 || r >= reach) continue;
      const grown = (1 + power) / (1 + (power * r) / reach);
      [x, y] = [at[0] + dx * grown, at[1] + dy * grown];
    }
    return [x, y];
  };
  const projectLine = (line: readonly Point[]): readonly Point[] => {
    if (line.length < 2) return line.map(project);
    const fine: Point[] = [];
    for (let i = 1; i < line.length; i++) fine.push(...along([line[i - 1], line[i]], 0.5).map(({ at }) => at));
    fine.push(line[line.length - 1]);
    return fine.map(project);
  };
  return { project, projectLine };
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
