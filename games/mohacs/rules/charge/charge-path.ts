import { FRONTAL } from '../../data/geometry.ts';
import { BARRED, OFF_MAP, VILLAGE } from '../../data/land.ts';
import { exposure } from '../fire/reaction-fire.ts';
import { mayApproach } from '../movement/limits-of-sight.ts';
import { inFront } from '../stacking-zones-facing/facing.ts';
import { unitAt } from '../stacking-zones-facing/stacking.ts';
import { type Battle, HUNGARY, NONE, RETIRED } from '../the-battle/state.ts';
import { isClearSide } from './counter-charge-path.ts';

/** The path of a charge (M9.2.3): steps straight at the target and one turn at most. M9.2.8: neither MP nor ZOCs count. */

/** A complete path: where it ends, and what is done on the way, each a step into a direction or, from TURN on, a turn to a facing. */
export interface Path {
  readonly hex: number;
  readonly facing: number;
  readonly acts: readonly number[];
  /** Shots that it may draw, and whether horses may shy (1) or not (0). */
  readonly shots: number;
  readonly shies: number;
}
export const TURN = 6;

/** M9.1.5 */
export const isInVillage = (g: Battle, unit: number): boolean => g.kit.terrain[g.at[unit]] === VILLAGE;

/** M9.3.1: is the hex in front of enemy foot that horses shy at? M9.3.2: not if it is Retired. */
export const isBeforePikes = (g: Battle, unit: number, hex: number): boolean =>
  g.kit.next[hex].some((next) => {
    const enemy = unitAt(g, next);
    if (enemy === NONE || g.kit.unit[enemy].side === g.kit.unit[unit].side) return false;
    return g.kit.arm[g.kit.unit[enemy].arm].pikes && g.state[enemy] !== RETIRED && inFront(g, enemy, hex);
  });

/** M9.1.4, M9.2.6: may the charger make this step? M6.1.4.3: Hungarians only to what they see. */
const isOpen = (g: Battle, unit: number, from: number, direction: number): boolean => {
  const to = g.kit.next[from][direction];
  const { move, side } = g.kit.unit[unit];
  return (
    to !== OFF_MAP &&
    unitAt(g, to) === NONE &&
    isClearSide(g, from, direction) &&
    g.kit.cost[move][from][direction] !== BARRED &&
    (side !== HUNGARY || mayApproach(g, unit, from, to))
  );
};

/** M9.2.7, M9.1.4: standing there so, has it the target in front, with nothing between? */
const strikes = (g: Battle, hex: number, facing: number, target: number): boolean =>
  FRONTAL[facing].some((direction) => g.kit.next[hex][direction] === g.at[target] && isClearSide(g, hex, direction));

/** Every open path of a charger that may still turn so often (M9.2.3 to M9.2.7), the target's distance aside. */
export const pathsFrom = (g: Battle, unit: number, target: number, turns: number): Path[] => {
  const found: Path[] = [];
  if (isInVillage(g, target)) return found;
  const ride = (
    hex: number,
    facing: number,
    left: number,
    acts: readonly number[],
    shots: number,
    shies: number,
  ): void => {
    const away = g.kit.distance(hex, g.at[target]);
    if (away > 1)
      for (const direction of FRONTAL[facing]) {
        const to = g.kit.next[hex][direction];
        if (to === OFF_MAP || g.kit.distance(to, g.at[target]) >= away || !isOpen(g, unit, hex, direction)) continue;
        const shy = shies || isBeforePikes(g, unit, to) ? 1 : 0;
        ride(to, facing, left, [...acts, direction], shots + exposure(g, unit, to), shy);
      }
    else if (strikes(g, hex, facing, target)) found.push({ hex, facing, acts, shots, shies });
    if (left > 0)
      for (const turn of [1, 5])
        ride(hex, (facing + turn) % 6, left - 1, [...acts, TURN + ((facing + turn) % 6)], shots, shies);
  };
  ride(g.at[unit], g.facing[unit], turns, [], 0, 0);
  return found;
};

/** M9.2.1; M9.1.7: not at a neighbour. */
export const isInReach = (g: Battle, unit: number, target: number): boolean => {
  const far = g.kit.distance(g.at[unit], g.at[target]);
  return far >= g.kit.charge.nearest && far <= g.kit.charge.farthest;
};

/** M9.2.2, M9.2.9: the paths of a charge that has not begun. */
export const pathsTo = (g: Battle, unit: number, target: number): Path[] =>
  isInReach(g, unit, target) ? pathsFrom(g, unit, target, g.kit.charge.turns) : [];

const danger = ({ shots, shies }: Path): number => 2 * shots + shies;
/** The least dangerous of these, the first among equals. */
export const safest = (paths: readonly Path[]): Path => paths.reduce((a, b) => (danger(b) < danger(a) ? b : a));
