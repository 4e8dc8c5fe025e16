import { badComponents } from '@ravelin/engine';
import { DIRECTIONS, opposite, STEP, steps } from './geometry.ts';
import type { ComponentFiles } from './schema.ts';

export const [CLEAR, VILLAGE, SWAMP] = [0, 1, 2];
/** Ways of moving: columns of the terrain chart. */
export const [FOOT, MOUNTED, GUNS] = [0, 1, 2];
/** What lies on a hexside, as bits (M2.1.1.1). BEHIND: this hex is the one that the trench protects (M2.1.1.6). */
export const [STREAM, TRENCH, ROAD, BEHIND] = [1, 2, 4, 8];
export const OFF_MAP = -1;
/** A step that this kind of unit cannot make. */
export const BARRED = -1;

/** The map by index. Everything about a hexside is `[hex][direction]`, directions 0–5 as in DIRECTIONS. */
export interface Land {
  readonly hexes: readonly string[];
  readonly hexAt: ReadonlyMap<string, number>;
  readonly row: readonly number[];
  readonly col: readonly number[];
  readonly q: readonly number[];
  readonly r: readonly number[];
  readonly terrain: readonly number[];
  /** The true level, for sight; `height` is the one for costs and combat (M14.3.3). */
  readonly level: readonly number[];
  readonly height: readonly number[];
  /** The village of each hex, or ''. */
  readonly place: readonly string[];
  readonly next: readonly (readonly number[])[];
  readonly side: readonly (readonly number[])[];
  /** `[way of moving][hex][direction]`: MP for the step, or BARRED (M19.8.1 to M19.8.8). */
  readonly cost: readonly (readonly (readonly number[])[])[];
  /** `[way of moving][hex]`: MP for entering the map here from off it, or BARRED (M15.1.0.3). */
  readonly entry: readonly (readonly number[])[];
  /** The hex at these axial coordinates, or OFF_MAP. */
  at(q: number, r: number): number;
  /** M2.1.0.4 */
  distance(a: number, b: number): number;
}

export const bad = badComponents;

const two = (n: number): string => String(n).padStart(2, '0');
/** The westernmost column (M2.1.0.1); M2.1.0.2: odd rows lack the easternmost. */
const WEST = 36;
const LETTERS = '.vs';

export const buildLand = ({ map, charts }: ComponentFiles): Land => {
  const [hexes, row, col, q, r, terrain, level]: [string[], ...number[][]] = [[], [], [], [], [], [], []];
  for (const [i, line] of map.rows.entries()) {
    if (line.row !== i + 1)
      throw bad(
        [
          `map: the rows must be numbered 1, 2, 3 and so on; row ${line.row} is out of order.`,
          `Die Reihen müssen 1, 2, 3 und so weiter heißen; Reihe ${line.row} steht nicht an ihrem Platz.`,
        ],
        `/map/rows/${i}`,
      );
    const wide = WEST + 1 - (line.row % 2);
    for (const [what, text] of Object.entries({ land: line.land, level: line.level }))
      if (text.length !== wide)
        throw bad(
          [
            `map, row ${line.row}: ${what} has ${text.length} hexes, not ${wide}.`,
            `Reihe ${line.row}: ${what === 'land' ? 'Das Gelände' : 'Die Höhen'}: ${text.length} Felder, nicht ${wide}.`,
          ],
          `/map/rows/${i}/${what}`,
        );
    for (let column = WEST, at = 0; at < wide; column--, at++) {
      hexes.push(two(line.row) + two(column));
      row.push(line.row);
      col.push(column);
      q.push(WEST - column - Math.floor(line.row / 2));
      r.push(line.row);
      terrain.push(LETTERS.indexOf(line.land[at]));
      level.push(Number(line.level[at]));
    }
  }
  const hexAt = new Map(hexes.map((id, i) => [id, i]));
  const find = (where: string, id: string, path: string): number => {
    const found = hexAt.get(id);
    if (found === undefined)
      throw bad([`${where}: there is no hex ${id}.`, `${where}: Das Feld ${id} gibt es nicht.`], path);
    return found;
  };
  // Row by row from the west, so the index of a hex follows from its coordinates.
  const first = map.rows.map((_, i) => hexes.indexOf(two(i + 1) + two(WEST)));
  const at = (hexQ: number, hexR: number): number => {
    if (hexR < 1 || hexR > first.length) return OFF_MAP;
    const east = hexQ + Math.floor(hexR / 2);
    return east < 0 || east > WEST - (hexR % 2) ? OFF_MAP : first[hexR - 1] + east;
  };
  const next = hexes.map((_, hex) => STEP.map(([dq, dr]) => at(q[hex] + dq, r[hex] + dr)));

  const side = hexes.map(() => DIRECTIONS.map(() => 0));
  const mark = (hex: number, direction: number, here: number, there: number) => {
    side[hex][direction] |= here;
    side[next[hex][direction]][opposite(direction)] |= there;
  };
  for (const [line, { name, kind, sides }] of map.lines.entries())
    for (const one of sides) {
      const path = `/map/lines/${line}/sides`;
      const [id, word] = one.split(' ');
      const [hex, direction] = [find(name, id, path), DIRECTIONS.indexOf(word)];
      if (next[hex][direction] === OFF_MAP)
        throw bad([`${name}: ${one} is at the edge of the map.`, `${name}: ${one} liegt am Rand der Karte.`], path);
      if (side[hex][direction] !== 0)
        throw bad([`${name}: ${one} is there twice.`, `${name}: ${one} kommt zweimal vor.`], path);
      if (kind === 'stream') mark(hex, direction, STREAM, STREAM);
      else mark(hex, direction, TRENCH | BEHIND, TRENCH);
    }
  for (const [road, { name, hexes: way }] of map.roads.entries())
    for (let i = 1; i < way.length; i++) {
      const path = `/map/roads/${road}/hexes`;
      const [from, to] = [find(name, way[i - 1], path), find(name, way[i], path)];
      const direction = next[from].indexOf(to);
      if (direction < 0)
        throw bad(
          [
            `${name}: ${way[i]} is no neighbour of ${way[i - 1]}.`,
            `${name}: ${way[i]} ist kein Nachbarfeld von ${way[i - 1]}.`,
          ],
          path,
        );
      mark(from, direction, ROAD, ROAD);
    }
  const place = hexes.map(() => '');
  for (const [one, { name, hexes: built }] of map.places.entries())
    for (const id of built) {
      const path = `/map/places/${one}/hexes`;
      const hex = find(name, id, path);
      if (terrain[hex] !== VILLAGE) throw bad([`${name}: ${id} is no village.`, `${name}: ${id} ist kein Dorf.`], path);
      place[hex] = name;
    }

  const chart = charts.terrain;
  const height = level.map((one) => Math.min(one, chart.cap));
  const ways = (['foot', 'mounted', 'guns'] as const).map((way) => ({
    into: [chart.clear[way], chart.village[way], chart.swamp[way]],
    climb: chart.climb[way],
    stream: chart.stream[way],
    trench: chart.trench[way],
  }));
  /** The sum of what a step costs; BARRED if a part of it is barred. */
  const sum = (parts: readonly (number | null)[]): number =>
    parts.includes(null) ? BARRED : parts.reduce<number>((total, part) => total + (part ?? 0), 0);
  const cost = ways.map(({ into, climb, stream, trench }) =>
    hexes.map((_, hex) =>
      DIRECTIONS.map((__, direction) => {
        const [to, on] = [next[hex][direction], side[hex][direction]];
        if (to === OFF_MAP) return BARRED;
        const up = Math.max(0, height[to] - height[hex]);
        const road = (on & ROAD) !== 0;
        return sum([
          road ? chart.road : into[terrain[to]],
          on & STREAM && !road ? stream : 0,
          on & TRENCH ? trench : 0,
          climb === null && up > 0 ? null : (climb ?? 0) * up,
        ]);
      }),
    ),
  );
  return {
    ...{ hexes, hexAt, row, col, q, r, terrain, level, height, place, next, side, cost, at },
    entry: ways.map(({ into }) => hexes.map((_, hex) => into[terrain[hex]] ?? BARRED)),
    distance: (a, b) => steps(q[b] - q[a], r[b] - r[a]),
  };
};
