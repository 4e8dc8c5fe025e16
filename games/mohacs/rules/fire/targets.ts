import { BOW, GUN } from '../../data/army.ts';
import { allHold, type MoveSoFar, type Sentence, says } from '../movement/conditions.ts';
import { pointsLeft } from '../movement/reach.ts';
import { inEnemyZone } from '../stacking-zones-facing/enemy-zones.ts';
import { type Battle, NONE, RETIRED } from '../the-battle/state.ts';
import { inArc, inRange, sees, wayIsFree } from './line-of-sight.ts';

/** M7 Who may fire at whom in its move, sentence by sentence. */

/** M7.3.1.2: what a shot costs here. */
export const shotCost = (g: Battle, unit: number): number => {
  const { mountedArcher, side } = g.kit.unit[unit];
  return mountedArcher && g.at[unit] !== NONE && inEnemyZone(g, g.at[unit], side) ? g.kit.zone.fireInZone : 0;
};

/** M7.3.1.1: horse at any moment of its move. */
export const FIRES: readonly Sentence[] = [
  says('M7.3.0.1', 'It must be a unit with bows or muskets, or a gun.', (g, unit) => g.kit.unit[unit].missile !== NONE),
  says('M7.3.0.3', 'It must not be Retired.', (g, unit) => g.state[unit] < RETIRED),
  says('M7.3.2.2', 'It must not have fired in this activation.', (_g, _unit, { fired }) => fired === 0),
  says(
    'M7.5.2.1/fire',
    'A gun must not have moved.',
    (g, unit, { moved }) => moved === 0 || g.kit.unit[unit].missile !== GUN,
  ),
  says(
    'M7.3.1.2',
    'In an enemy Zone of Control it must have a Movement Point for the shot.',
    (g, unit, { spent }) => shotCost(g, unit) <= pointsLeft(g, unit, spent),
  ),
];

export const FIRES_AT: readonly Sentence[] = [
  says(
    'M7.4.0.1',
    'The target must be an enemy combat unit on the map.',
    (g, unit, _soFar, target) => g.kit.unit[target].side !== g.kit.unit[unit].side && g.at[target] !== NONE,
  ),
  says('M7.4.0.2', 'The target must not be a gun.', (g, _unit, _soFar, target) => !g.kit.unit[target].gun),
  says(
    'M7.1.1',
    'The target must be in range.',
    (g, unit, _soFar, target) => off(g, unit, target) || inRange(g, unit, target),
  ),
  says(
    'M7.2.0.1',
    'The target must be in its front or flanks.',
    (g, unit, _soFar, target) => g.kit.unit[unit].missile !== BOW || off(g, unit, target) || inArc(g, unit, target),
  ),
  says(
    'M7.2.0.2',
    'The target must be in its front.',
    (g, unit, _soFar, target) => g.kit.unit[unit].missile === BOW || off(g, unit, target) || inArc(g, unit, target),
  ),
  says(
    'M7.2.1.1',
    'It must have a line of sight to the target.',
    (g, unit, _soFar, target) => off(g, unit, target) || sees(g.kit, g.at[unit], g.at[target]),
  ),
  says(
    'M7.2.1.7',
    'No combat unit may be in the line of fire of the gun.',
    (g, unit, _soFar, target) => off(g, unit, target) || wayIsFree(g, unit, target),
  ),
];
const off = (g: Battle, unit: number, target: number): boolean => g.at[unit] === NONE || g.at[target] === NONE;

/** The targets that the unit may shoot at now. */
export const targetsOf = (g: Battle, unit: number, soFar: Readonly<MoveSoFar>): number[] => {
  const targets: number[] = [];
  if (g.at[unit] === NONE || !allHold(g, FIRES, unit, soFar)) return targets;
  const { side } = g.kit.unit[unit];
  for (let target = 0; target < g.at.length; target++)
    if (g.at[target] !== NONE && g.kit.unit[target].side !== side && inRange(g, unit, target))
      if (allHold(g, FIRES_AT, unit, soFar, target)) targets.push(target);
  return targets;
};

export const canFire = (g: Battle, unit: number, soFar: Readonly<MoveSoFar>): boolean =>
  targetsOf(g, unit, soFar).length > 0;
