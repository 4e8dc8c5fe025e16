import { frontHex } from '../stacking-zones-facing/facing.ts';
import { unitAt } from '../stacking-zones-facing/stacking.ts';
import { type Battle, NO_ATTACK, NO_ROLE, NONE } from '../the-battle/state.ts';

/** Who attacks whom: declared attacks, and the combat under way. */

export const attacks = (g: Battle, unit: number, defender: number): boolean =>
  g.aim[unit] === defender || g.also[unit] === defender;

/** The attackers of a defender in the combat under way. `lone`: it has only this one. */
export const attackersOf = (g: Battle, lone: number, defender: number): number[] => {
  if (lone !== NONE) return attacks(g, lone, defender) ? [lone] : [];
  const attackers: number[] = [];
  for (let unit = 0; unit < g.role.length; unit++)
    if (g.role[unit] !== NO_ROLE && attacks(g, unit, defender)) attackers.push(unit);
  return attackers;
};

/** Is the unit attacked by somebody else than `except`, now or later in this segment (M8.1.4)? */
export const isAttacked = (g: Battle, defender: number, except: number): boolean => {
  for (let unit = 0; unit < g.attack.length; unit++)
    if (unit !== except && g.attack[unit] !== NO_ATTACK && attacks(g, unit, defender)) return true;
  return false;
};

/** The enemy in the left (0) or right (1) frontal hex of a unit, or NONE. */
export const enemyInFront = (g: Battle, unit: number, which: number): number => {
  const enemy = unitAt(g, frontHex(g, unit, which));
  return enemy !== NONE && g.kit.unit[enemy].side !== g.kit.unit[unit].side ? enemy : NONE;
};

/** The attack on that unit falls away. */
export const lapse = (g: Battle, unit: number, defender: number): void => {
  if (g.also[unit] === defender) g.also = g.also.with(unit, NONE);
  if (g.aim[unit] !== defender) return;
  g.aim[unit] = g.also[unit];
  g.also = g.also.with(unit, NONE);
};

/** How many units are on each side of the combat under way; M7.5.4.4: guns do not count. */
export const tally = (g: Battle, lone: number): { strong: number; weak: number } => {
  const defenders = new Set<number>();
  let strong = 0;
  for (let unit = 0; unit < g.role.length; unit++) {
    if (lone === NONE ? g.role[unit] === NO_ROLE : unit !== lone) continue;
    if (g.aim[unit] === NONE) continue;
    strong++;
    for (const target of [g.aim[unit], g.also[unit]])
      if (target !== NONE && !g.kit.unit[target].gun) defenders.add(target);
  }
  return { strong, weak: defenders.size };
};
