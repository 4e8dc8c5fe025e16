import type { Play } from '@ravelin/engine';
import { orphan } from '../leaders/leader-loss.ts';
import { lift } from '../stacking-zones-facing/stacking.ts';
import { disordered, eliminated } from '../the-battle/events.ts';
import {
  AT_HOME,
  type Battle,
  DISORDERED,
  ELIMINATED,
  NO_ATTACK,
  NO_ROLE,
  NONE,
  ORDER,
  ORPHANED,
} from '../the-battle/state.ts';

/** What results do to a unit, and what every change of a unit's status brings with it. */

/** M8.1.12: a unit that is gone from where it was to fight makes no declared attack. */
export const dropAttack = (g: Battle, unit: number): void => {
  g.attack = g.attack.with(unit, NO_ATTACK);
  g.aim[unit] = NONE;
  g.also = g.also.with(unit, NONE);
  g.role[unit] = NO_ROLE;
  g.open = g.open.with(unit, 0);
};

/** M10.1.1; M10.1.4, M10.3.8: nothing for one that is not in order; M2.2.0.3: nor for guns. Has anything changed? */
export const disorder = (g: Battle, x: Play<Battle>, unit: number, rule: string): boolean => {
  if (g.state[unit] !== ORDER || g.kit.unit[unit].gun) return false;
  g.state[unit] = DISORDERED;
  g.quiet = 0; // M5.1.10
  x.emit(g, disordered, rule, { unit });
  return true;
};

/** M10.4, with what becomes of the leaders who were with it; M12.4.0.12: and of the one who has none left. */
export const eliminate = (g: Battle, x: Play<Battle>, unit: number, rule: string): void => {
  const hex = g.at[unit];
  const { side, command } = g.kit.unit[unit];
  lift(g, unit);
  g.state[unit] = ELIMINATED;
  g.quiet = 0; // M5.1.10
  dropAttack(g, unit);
  x.emit(g, eliminated, rule, { unit });
  if (hex !== NONE) orphan(g, x, hex, side);
  if (g.kit.command[command].units.some((one) => g.state[one] !== ELIMINATED)) return;
  for (const of of g.chief.keys()) {
    const leader = g.chief[of];
    const his = of === command || g.kit.command[of].partOf === command;
    if (his && leader !== NONE && g.adrift[leader] === AT_HOME) g.adrift[leader] = ORPHANED;
  }
};
