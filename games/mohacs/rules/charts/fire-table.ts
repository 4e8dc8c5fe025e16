import { Ledger, line } from '@ravelin/engine';
import { FLANK } from '../../data/geometry.ts';
import { BEHIND, VILLAGE } from '../../data/land.ts';
import { entersThrough, hasAspect } from '../fire/line-of-sight.ts';
import { oddsOf, resultOf } from '../map-and-pieces/dice.ts';
import { type Battle, DISORDERED, NONE, ORDER } from '../the-battle/state.ts';

/** The modifiers of a shot and the Fire Table (M7.4.3.1). */

/** M7.4.1: the chart of each weapon. */
const RANGES = ['M19.1.1', 'M19.1.2', 'M19.1.3', 'M19.1.4'];
/** The columns of the Fire Table: mounted and foot, each in order and not. */
const COLUMNS = ['M19.3.1', 'M19.3.2', 'M19.3.3', 'M19.3.4'];

/** M19.2.4: does the shot come in across a trench hexside from outside? At a corner one of the two sides is enough, as in M7.4.2.2. */
const overTrench = (g: Battle, to: number, sides: number): boolean => {
  for (let direction = 0; direction < 6; direction++)
    if (sides & (1 << direction) && g.kit.side[to][direction] & BEHIND) return true;
  return false;
};

/** All that is added to the roll. `facing`: the target's; NONE: it has no flank, for it only passes (M7.4.2.3). */
export const fireModifier = (g: Battle, shooter: number, target: number, facing: number, ledger?: Ledger): number => {
  const { kit } = g;
  const [from, to] = [g.at[shooter], g.at[target]];
  const [{ weapon }, { mounted, arm }] = [kit.unit[shooter], kit.unit[target]];
  const { drm, against } = kit.weapon[weapon];
  const sides = entersThrough(kit, from, to);
  let sum = line(ledger, RANGES[weapon] ?? 'M7.4.1', 'weapon and range', drm[kit.distance(from, to)]);
  if (mounted && facing !== NONE && hasAspect(facing, sides, FLANK))
    sum += line(ledger, 'M7.4.2.1', 'through the flank', kit.fire.flank);
  sum += line(ledger, 'M19.2.2', 'armour', against[arm]);
  if (kit.terrain[to] === VILLAGE) sum += line(ledger, 'M19.2.3', 'target in a village', kit.fire.village);
  if (overTrench(g, to, sides)) sum += line(ledger, 'M19.2.4', 'target behind the trench', kit.fire.trench);
  // M7.3.0.2
  if (g.state[shooter] === DISORDERED) sum += line(ledger, 'M19.2.5', 'firer Disordered', kit.fire.disordered);
  return sum;
};

/** M7.4.3.2: the target's column, and its paragraph. */
const columnOf = (g: Battle, target: number) => {
  const [mounted, shaken] = [g.kit.unit[target].mounted ? 1 : 0, g.state[target] === ORDER ? 0 : 1];
  return { column: g.kit.fireTable[mounted][shaken], rule: COLUMNS[(1 - mounted) * 2 + shaken] };
};

/** M7.4.3.1 */
export const readFire = (g: Battle, target: number, total: number): { result: number; rule: string } => {
  const { column, rule } = columnOf(g, target);
  return { result: resultOf(column, total), rule };
};

/** What a shot would bring: its modifiers, and how often each result comes. */
export const firePreview = (g: Battle, shooter: number, target: number, facing = g.facing[target]): Ledger[] => {
  const modifiers = new Ledger('Fire', g.kit.units[target]);
  const sum = fireModifier(g, shooter, target, facing, modifiers);
  const { column, rule } = columnOf(g, target);
  return [modifiers, oddsOf(column, sum, rule)];
};
