import { type Ledger, line } from '@ravelin/engine';
import { ROAD, STREAM, SWAMP, TRENCH, VILLAGE } from '../../data/land.ts';
import { type Battle, PATH, RETIRED } from '../the-battle/state.ts';
import { leaveCost } from './mover.ts';

/** What a step costs (M19.8.1 to M19.8.8), line by line. */

const WAYS = ['foot', 'mounted', 'guns'] as const;

/** The MP of one step by a way of moving (FOOT, MOUNTED or GUNS), with its lines. The step must not be barred. */
export const stepCost = (g: Battle, way: number, from: number, direction: number, ledger?: Ledger): number => {
  const { kit } = g;
  if (ledger) {
    const chart = kit.files.charts.terrain;
    const [to, on, by] = [kit.next[from][direction], kit.side[from][direction], WAYS[way]];
    const hex = kit.hexes[to];
    if (on & ROAD) line(ledger, 'M19.8.8', hex, chart.road);
    else if (kit.terrain[to] === VILLAGE) line(ledger, 'M19.8.2', hex, chart.village[by] ?? 0);
    else if (kit.terrain[to] === SWAMP) line(ledger, 'M19.8.3', hex, chart.swamp[by] ?? 0);
    else line(ledger, 'M19.8.1', hex, chart.clear[by] ?? 0);
    // M19.8.5: down costs nothing more.
    line(ledger, 'M19.8.4', 'levels up', (chart.climb[by] ?? 0) * Math.max(0, kit.height[to] - kit.height[from]));
    if (on & STREAM && !(on & ROAD)) line(ledger, 'M19.8.6', 'stream', chart.stream[by] ?? 0);
    if (on & TRENCH) line(ledger, 'M19.8.7', 'trench', chart.trench[by] ?? 0);
  }
  return kit.cost[way][from][direction];
};

/** What a unit pays for a step out of the hex where it is; `moved`: it has entered that hex in this go. */
export const payment = (
  g: Battle,
  unit: number,
  from: number,
  direction: number,
  moved: boolean,
  ledger?: Ledger,
): number => {
  if (g.state[unit] === RETIRED) return line(ledger, 'M10.3.6', g.kit.hexes[g.kit.next[from][direction]], 1);
  const zone = leaveCost(g, unit, from, moved);
  line(ledger, moved ? 'M3.2.4.6' : 'M3.2.4.2', 'leaving a Zone of Control', zone);
  return zone + stepCost(g, g.kit.unit[unit].move, from, direction, ledger);
};

/** The payments of a whole path. */
export const pathCost = (g: Battle, unit: number, path: number, moved: boolean, ledger?: Ledger): number => {
  let sum = 0;
  for (let [hex, left, under] = [g.at[unit], path, moved]; left > 0; left = PATH.rest(left), under = true) {
    sum += payment(g, unit, hex, PATH.first(left), under, ledger);
    hex = g.kit.next[hex][PATH.first(left)];
  }
  return sum;
};
