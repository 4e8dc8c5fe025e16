import { Ledger, line } from '@ravelin/engine';
import { FRONTAL } from '../../data/geometry.ts';
import { type Path, pathsTo, safest } from '../charge/charge-path.ts';
import { canChargeAcross } from '../charge/counter-charge-path.ts';
import { type Striker, shockPreview } from '../charts/shock-table.ts';
import { FACES } from '../map-and-pieces/dice.ts';
import { unitAt } from '../stacking-zones-facing/stacking.ts';
import { type Battle, CHARGE, NO_ATTACK, NONE } from '../the-battle/state.ts';
import { attacks, isAttacked } from './attackers.ts';

/** What an attack would bring if it were carried out as things stand. */

/** M7.5.4.1 */
const certainly = (): Ledger => {
  const odds = new Ledger('of ten rolls');
  line(odds, 'M7.5.4.1', 'E', FACES);
  return odds;
};

/** The attackers that hang together with an attack on these defenders, by the attacks declared so far. */
const companions = (g: Battle, unit: number, defenders: readonly number[]): number[] => {
  const found: number[] = [];
  const all = [...defenders];
  for (const defender of all)
    for (let other = 0; other < g.attack.length; other++) {
      if (other === unit || g.attack[other] === NO_ATTACK || found.includes(other)) continue;
      if (!attacks(g, other, defender)) continue;
      found.push(other);
      for (const more of [g.aim[other], g.also[other]]) if (more !== NONE && !all.includes(more)) all.push(more);
    }
  return found;
};

/** Where a declared attacker would strike from. */
const strikerOf = (g: Battle, unit: number, defender: number): Striker => {
  if (g.attack[unit] !== CHARGE) return { unit, hex: g.at[unit], charging: false };
  const paths = pathsTo(g, unit, defender);
  return { unit, hex: paths.length > 0 ? safest(paths).hex : g.at[unit], charging: true };
};

/** The rolls of an attack from a hex on these defenders, with those who have declared theirs. */
export const forecast = (
  g: Battle,
  unit: number,
  hex: number,
  defenders: readonly number[],
  charges: boolean,
  earlier = 0,
): Ledger[] => {
  const friends = companions(g, unit, defenders);
  const all = new Set([...defenders, ...friends.flatMap((one) => [g.aim[one], g.also[one]])]);
  const weak = [...all].filter((one) => one !== NONE && !g.kit.unit[one].gun).length;
  if (weak === 0) return [certainly()];
  return defenders
    .filter((defender) => !g.kit.unit[defender].gun)
    .flatMap((defender) => {
      const own = { unit, hex, charging: charges && canChargeAcross(g, hex, g.at[defender]) };
      const others = friends.filter((one) => attacks(g, one, defender)).map((one) => strikerOf(g, one, defender));
      const strikers = [own, ...others].filter((one) => g.kit.next[g.at[defender]].includes(one.hex));
      const shockRoll = { defender, strikers, strong: friends.length + 1, weak, countered: false, earlier };
      return shockPreview(g, shockRoll, g.kit.unit[unit].side);
    });
};

/** M9.2.13: at the end of this path a charger strikes its target and all others in its front that no friend is to attack. */
export const chargeForecast = (g: Battle, unit: number, target: number, { hex, facing }: Path): Ledger[] => {
  const others = enemiesBefore(g, unit, hex, facing).filter((one) => one !== target && !isAttacked(g, one, unit));
  return forecast(g, unit, hex, [target, ...others], true);
};

/** The enemies that a unit of that facing would have in front in that hex. */
export const enemiesBefore = (g: Battle, unit: number, hex: number, facing: number): number[] =>
  FRONTAL[facing]
    .map((direction) => g.kit.next[hex][direction])
    .map((next) => unitAt(g, next))
    .filter((enemy) => enemy !== NONE && g.kit.unit[enemy].side !== g.kit.unit[unit].side);
