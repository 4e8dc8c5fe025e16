import type { Move, Situation } from '@ravelin/engine';
import { type Path, pathsTo } from '../rules/charge/charge-path.ts';
import { enemyInFront, isAttacked } from '../rules/shock/attackers.ts';
import { neglectedBy } from '../rules/shock/declaration.ts';
import { unitAt } from '../rules/stacking-zones-facing/stacking.ts';
import { hexesWithin } from '../rules/survey/rings.ts';
import { type Battle, BOTH, CHARGE, LEFT, NO_ATTACK, NONE } from '../rules/the-battle/state.ts';
import { type Blow, combatGain, enemiesInFront } from './blows.ts';
import type { Manner } from './manner.ts';
import { mayAttack, mayCharge } from './prospects.ts';

/** The Shock segment of the phasing side by the rule of thumb: who attacks whom, and by which way. */

type At = Situation<Battle>;

/** A way of attacking a target that a unit has, and the move that declares it. */
interface Option extends Blow {
  readonly move: Move;
}

/** What a declared attack does, as far as can be seen. */
const declaredBlow = (g: Battle, unit: number): Blow => {
  const targets = [g.aim[unit], g.also[unit]].filter((one) => one !== NONE);
  const charging = g.attack[unit] === CHARGE;
  const paths = charging ? pathsTo(g, unit, g.aim[unit]) : [];
  return { unit, hex: paths[0]?.hex ?? g.at[unit], targets, charging, shots: 0, shies: paths[0]?.shies === 1 };
};

const chargeOption = (at: At, unit: number, target: number, { hex, facing, shots, shies }: Path): Option => {
  const { g } = at;
  const others = enemiesInFront(g, g.kit.unit[unit].side, hex, facing).filter(
    (one) => one !== target && !isAttacked(g, one, unit),
  );
  const move = { kind: at.kind('charge'), chosen: [unit, target] };
  return { unit, hex, targets: [target, ...others], charging: true, shots, shies: shies === 1, move };
};

/** M8.1.4: what the unit would Shock: all in its front whom no friend attacks. M9.1.2: nobody whom a friend charges. */
const shockOption = (at: At, unit: number): Option | undefined => {
  const { g } = at;
  const front = [enemyInFront(g, unit, 0), enemyInFront(g, unit, 1)];
  const open = [0, 1].filter((which) => front[which] !== NONE && !isCharged(g, front[which]));
  if (open.length === 0) return undefined;
  const unattacked = open.filter((which) => !isAttacked(g, front[which], unit));
  const chosen = unattacked.length > 0 ? unattacked : open;
  const attack = chosen.length === 2 ? BOTH : LEFT + chosen[0];
  const move = { kind: at.kind('shock'), chosen: [unit, attack - LEFT] };
  const targets = chosen.map((which) => front[which]);
  return { unit, hex: g.at[unit], targets, charging: false, shots: 0, shies: false, move };
};

const isCharged = (g: Battle, enemy: number): boolean =>
  g.attack.some((a, unit) => a === CHARGE && g.aim[unit] === enemy);
const isShocked = (g: Battle, enemy: number): boolean =>
  g.attack.some((a, unit) => a !== CHARGE && a !== NO_ATTACK && (g.aim[unit] === enemy || g.also[unit] === enemy));

/** Everything that units without a declared attack could declare. */
const optionsOf = (at: At): Option[] => {
  const { g } = at;
  const options: Option[] = [];
  for (const unit of g.kit.command[g.command].units) {
    if (!mayAttack(g, unit) || g.attack[unit] !== NO_ATTACK) continue;
    const shock = shockOption(at, unit);
    if (shock) options.push(shock);
    if (!mayCharge(g, unit)) continue;
    for (const hex of hexesWithin(g.kit, g.kit.charge.farthest)[g.at[unit]]) {
      const target = unitAt(g, hex);
      if (target === NONE || g.kit.unit[target].side === g.kit.unit[unit].side || isShocked(g, target)) continue;
      const ends = new Set<number>();
      for (const path of pathsTo(g, unit, target)) {
        if (ends.has(path.hex * 8 + path.facing)) continue;
        ends.add(path.hex * 8 + path.facing);
        options.push(chargeOption(at, unit, target, path));
      }
    }
  }
  return options;
};

/** All declared attacks: those that share a target are one combat. */
export const combatsOf = (g: Battle): Blow[][] => {
  let combats: Blow[][] = [];
  for (let unit = 0; unit < g.attack.length; unit++) {
    if (g.attack[unit] === NO_ATTACK) continue;
    const blow = declaredBlow(g, unit);
    const isJoined = (combat: readonly Blow[]): boolean =>
      combat.some(({ targets }) => targets.some((one) => blow.targets.includes(one)));
    combats = [...combats.filter((one) => !isJoined(one)), [...combats.filter(isJoined).flat(), blow]];
  }
  return combats;
};

/** What all declared attacks gain on average. */
export const declaredGain = (g: Battle): number => combatsOf(g).reduce((sum, one) => sum + combatGain(g, one), 0);

/** The best set of attacks on one target with those declared already: adds one after another as long as each adds enough. */
const bestOn = (
  g: Battle,
  { crowd }: Manner,
  declared: readonly Blow[],
  options: readonly Option[],
): { gain: number; first: Option | undefined } => {
  const set: Blow[] = [...declared];
  const before = set.length > 0 ? combatGain(g, set) : 0;
  let [gain, first, best]: [number, Option | undefined, number] = [before, undefined, before];
  let chosen: Option | undefined;
  for (let n = 0; n < 4; n++) {
    let next: Option | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const option of options) {
      if (set.some((one) => one.unit === option.unit || one.hex === option.hex)) continue;
      const its = combatGain(g, [...set, option]) - crowd;
      if (its > most) [next, most] = [option, its];
    }
    if (!next) break;
    first ??= next;
    set.push(next);
    gain = most - crowd * n;
    if (gain > best) [best, chosen] = [gain, first];
  }
  return { gain: best - before, first: chosen };
};

/** The next attack to declare, or the end of the declaration. */
export const declare = (at: At, manner: Manner): Move => {
  const { g } = at;
  const options = optionsOf(at);
  const targets = new Set(options.flatMap((one) => one.targets));
  let move: Move | undefined;
  let most = manner.dares;
  for (const target of targets) {
    const declared: Blow[] = [];
    for (let unit = 0; unit < g.attack.length; unit++)
      if (g.attack[unit] !== NO_ATTACK && (g.aim[unit] === target || g.also[unit] === target))
        declared.push(declaredBlow(g, unit));
    for (const charging of [false, true]) {
      if (declared.some((one) => one.charging !== charging)) continue;
      const own = options.filter((one) => one.charging === charging && one.targets.includes(target));
      if (own.length === 0) continue;
      const { gain, first } = bestOn(g, manner, declared, own);
      const enough = declared.length > 0 ? 0 : manner.dares;
      if (first && gain > enough && gain > (move ? most : enough)) [move, most] = [first.move, gain];
    }
  }
  if (move) return move;
  const end = { kind: at.kind('declared'), chosen: [] };
  if (at.rules.refusals(g, end).length === 0) return end;
  // M8.1.4: who has somebody in front whom nobody attacks.
  return { kind: at.kind('withdraw'), chosen: [g.attack.findIndex((_attack, unit) => neglectedBy(g, unit) !== NONE)] };
};

/** By which path a charger rides: to where its blow gains most. */
export const rideIn = (at: At): Move => {
  const { g } = at;
  return at.best(at.movesOf('ride'), ({ chosen: [unit, hex, facing] }) => {
    const { side } = g.kit.unit[unit];
    const others = enemiesInFront(g, side, hex, facing).filter(
      (one) => one !== g.aim[unit] && !isAttacked(g, one, unit),
    );
    const targets = [g.aim[unit], ...others];
    return combatGain(g, [{ unit, hex, targets, charging: true, shots: 0, shies: false }]);
  });
};
