import { names, row } from '@ravelin/engine';
import { FRONTAL } from '../../data/geometry.ts';
import { BARRED, OFF_MAP, STREAM, TRENCH, VILLAGE } from '../../data/land.ts';
import { unitAt } from '../stacking-zones-facing/stacking.ts';
import { type Battle, NONE } from '../the-battle/state.ts';

/** What a charge can strike and the way of a counter-charge (M9.1.4, M9.4.5.4). */

/** M9.1.4: neither trench nor stream on that side of the hex. */
export const isClearSide = (g: Battle, hex: number, direction: number): boolean =>
  (g.kit.side[hex][direction] & (STREAM | TRENCH)) === 0;

/** M9.1.4, M9.1.5: can whoever stands in the first hex charge whoever stands in the second, a neighbour? */
export const canChargeAcross = (g: Battle, from: number, to: number): boolean => {
  const direction = g.kit.next[from].indexOf(to);
  return direction >= 0 && isClearSide(g, from, direction) && g.kit.terrain[to] !== VILLAGE;
};

/** Would an enemy that it may charge be in the unit's front if it stood there so (M9.4.5.7)? */
const hasPrey = (g: Battle, unit: number, hex: number, facing: number): boolean => {
  for (const direction of FRONTAL[facing]) {
    const next = g.kit.next[hex][direction];
    const enemy = unitAt(g, next);
    if (enemy === NONE || g.kit.unit[enemy].side === g.kit.unit[unit].side) continue;
    if (canChargeAcross(g, hex, next)) return true;
  }
  return false;
};

/** The steps of a counter-charge, each into one of its frontal hexes. */
export const STEPS = row('steps', names('frontal hex', ['left', 'right']), 18);

/** A way to strike: where it stops, and the steps. */
export interface CounterPath {
  readonly hex: number;
  readonly mp: number;
  readonly steps: readonly number[];
}

/** M9.4.5.4 to M9.4.5.7: every hex in which a counter-charge with this facing would stop, each by its cheapest way. */
export const counterPaths = (g: Battle, unit: number, facing: number): CounterPath[] => {
  const found: CounterPath[] = [];
  const best = new Map<number, number>();
  const { move, ma } = g.kit.unit[unit];
  const budget = ma[g.state[unit]];
  let edge: CounterPath[] = [{ hex: g.at[unit], mp: 0, steps: [] }];
  while (edge.length > 0) {
    const beyond: CounterPath[] = [];
    for (const way of edge) {
      if (hasPrey(g, unit, way.hex, facing)) {
        const other = found.findIndex(({ hex }) => hex === way.hex);
        if (other < 0) found.push(way);
        else if (way.mp < found[other].mp) found[other] = way;
        continue;
      }
      for (const [which, direction] of FRONTAL[facing].entries()) {
        const hex = g.kit.next[way.hex][direction];
        const cost = hex === OFF_MAP ? BARRED : g.kit.cost[move][way.hex][direction];
        if (cost === BARRED || way.mp + cost > budget) continue; // M9.4.5.5, M9.4.5.11
        if (unitAt(g, hex) !== NONE || !isClearSide(g, way.hex, direction)) continue; // M9.4.5.6
        const mp = way.mp + cost;
        if ((best.get(hex) ?? Number.POSITIVE_INFINITY) <= mp) continue;
        best.set(hex, mp);
        beyond.push({ hex, mp, steps: [...way.steps, which] });
      }
    }
    edge = beyond;
  }
  return found;
};
