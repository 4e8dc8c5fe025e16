import { ASPECT, FRONT } from '../../data/geometry.ts';
import { OFF_MAP } from '../../data/land.ts';
import { surveyOf } from '../survey/survey.ts';
import { type Battle, NONE } from '../the-battle/state.ts';
import { hasZone, zoneCrosses } from './zones.ts';

/** M3.2 Which enemies cover a hex with their Zones of Control, or are next to it. */

/** The neighbour in that direction if it is an enemy of `side` whose ZOC covers the hex, else NONE. */
const zoneFrom = (g: Battle, holder: Int16Array, hex: number, direction: number, side: number): number => {
  const from = g.kit.next[hex][direction];
  if (from === OFF_MAP) return NONE;
  const unit = holder[from];
  if (unit === NONE || g.kit.unit[unit].side === side) return NONE;
  const back = (direction + 3) % 6;
  return ASPECT[g.facing[unit]][back] === FRONT && hasZone(g, unit) && zoneCrosses(g, unit, from, back) ? unit : NONE;
};

/** Is the hex in the ZOC of an enemy of `side`? M3.2.2.2: whoever stands in it. */
export const inEnemyZone = (g: Battle, hex: number, side: number): boolean => {
  const { holder } = surveyOf(g);
  for (let direction = 0; direction < 6; direction++)
    if (zoneFrom(g, holder, hex, direction, side) !== NONE) return true;
  return false;
};

/** The enemies of `side` whose ZOC covers the hex. */
export const enemyZones = (g: Battle, hex: number, side: number): number[] => {
  const { holder } = surveyOf(g);
  const units: number[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const unit = zoneFrom(g, holder, hex, direction, side);
    if (unit !== NONE) units.push(unit);
  }
  return units;
};

/** Is an enemy combat unit of `side` in a neighbouring hex? */
export const nextToEnemy = (g: Battle, hex: number, side: number): boolean => {
  const { holder } = surveyOf(g);
  const next = g.kit.next[hex];
  for (let direction = 0; direction < 6; direction++) {
    const unit = next[direction] === OFF_MAP ? NONE : holder[next[direction]];
    if (unit !== NONE && g.kit.unit[unit].side !== side) return true;
  }
  return false;
};
