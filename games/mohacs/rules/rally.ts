import type { Play } from '@ravelin/engine';
import { belongs } from './leaders/command-range.ts';
import { nextToEnemy } from './stacking-zones-facing/enemy-zones.ts';
import { rallied } from './the-battle/events.ts';
import { type Battle, DISORDERED, NONE, ORDER } from './the-battle/state.ts';

/** M11 Rally. */

/** M11.0.1.1: a Disordered unit of the command that has done nothing; M11.0.2.4: in the box too. */
const rests = (g: Battle, unit: number): boolean =>
  g.state[unit] === DISORDERED &&
  belongs(g, unit, g.command) && // M11.0.1.5
  g.did[unit] === 0 && // M11.0.1.2, M11.0.1.6
  g.weary[unit] === 1 && // M11.0.1.4
  (g.at[unit] === NONE || !nextToEnemy(g, g.at[unit], g.kit.unit[unit].side)); // M11.0.1.3

/** M4.1.4: the Rally segment. */
export const rally = (g: Battle, x: Play<Battle>): void => {
  const units: number[] = [];
  for (let unit = 0; unit < g.state.length; unit++) if (rests(g, unit)) units.push(unit);
  if (units.length === 0) return;
  for (const unit of units) {
    g.state[unit] = ORDER;
    g.camped = g.camped.with(unit, 0); // M14.3.5
  }
  g.quiet = 0; // M5.1.10
  x.emit(g, rallied, 'M11.0.1.1', { units });
};
