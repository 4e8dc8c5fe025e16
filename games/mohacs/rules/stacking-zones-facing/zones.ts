import { BOW, MUSKET } from '../../data/army.ts';
import { ASPECT, FRONT } from '../../data/geometry.ts';
import { STREAM, TRENCH } from '../../data/land.ts';
import { type Battle, NONE, ORDER } from '../the-battle/state.ts';
import { directionTo } from './facing.ts';

/** M3.2 Zones of Control. */

/** M3.2.1.1: a combat unit (M3.2.1.6); M3.2.1.2, M3.2.1.3: not Levy Infantry and guns; M3.2.1.4, M3.2.1.5: only in order. */
export const hasZone = (g: Battle, unit: number): boolean =>
  g.state[unit] === ORDER && g.at[unit] !== NONE && g.kit.arm[g.kit.unit[unit].arm].zone;

/** M3.2.3.1: not across trench and stream; M3.2.3.2: but with bows or muskets. */
export const zoneCrosses = (g: Battle, unit: number, hex: number, direction: number): boolean => {
  if ((g.kit.side[hex][direction] & (STREAM | TRENCH)) === 0) return true;
  const { missile } = g.kit.unit[unit];
  return missile === BOW || missile === MUSKET;
};

/** Does the unit's ZOC cover the hex? */
export const zoneReaches = (g: Battle, unit: number, hex: number): boolean => {
  if (!hasZone(g, unit)) return false;
  const direction = directionTo(g, g.at[unit], hex);
  return direction >= 0 && ASPECT[g.facing[unit]][direction] === FRONT && zoneCrosses(g, unit, g.at[unit], direction);
};
