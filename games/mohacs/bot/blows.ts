import { FRONTAL, REAR } from '../data/geometry.ts';
import { canChargeAcross } from '../rules/charge/counter-charge-path.ts';
import { leaderOf, type ShockRoll, type Striker, shockModifier } from '../rules/charts/shock-table.ts';
import { FACES } from '../rules/map-and-pieces/dice.ts';
import { inEnemyZone } from '../rules/stacking-zones-facing/enemy-zones.ts';
import { aspectOf } from '../rules/stacking-zones-facing/facing.ts';
import { unitAt } from '../rules/stacking-zones-facing/stacking.ts';
import { type Battle, NONE, ORDER } from '../rules/the-battle/state.ts';
import { chances, lossOf, priceOf, SHARE, worthOf } from './worth.ts';

/** What an attack would gain on average, reckoned by the modifiers and tables of the rules. */

/** An attack that could be made: from which hex, on whom, and what threatens on the way. */
export interface Blow {
  readonly unit: number;
  readonly hex: number;
  readonly targets: readonly number[];
  readonly charging: boolean;
  /** Shots of Reaction Fire on its path, and whether the horses may shy. */
  readonly shots: number;
  readonly shies: boolean;
}

/** What one shot of Reaction Fire takes from a charger: in how many of its attacks it is worth nothing. */
const SPOILT_BY_SHOT = 0.3;

const isHorse = (g: Battle, unit: number): boolean => g.kit.unit[unit].mounted;
const mayCharge = (g: Battle, unit: number): boolean => g.kit.arm[g.kit.unit[unit].arm].charges;

/** M10.2.0.1: is there an empty hex farther from all these attackers, in no ZOC if it must be free? */
const hasWayOut = (g: Battle, unit: number, strikers: readonly Striker[], free: boolean): boolean => {
  const { next, distance } = g.kit;
  const { side } = g.kit.unit[unit];
  for (const to of next[g.at[unit]]) {
    if (to < 0 || unitAt(g, to) !== NONE) continue;
    let farther = true;
    for (let i = 0; i < strikers.length && farther; i++) farther = distance(to, strikers[i].hex) > 1;
    if (farther && (!free || !inEnemyZone(g, to, side))) return true;
  }
  return false;
};

/** The chance of a roll of at most so much. */
const atMost = (most: number): number => Math.min(1, Math.max(0, (most + 1) / FACES));

/** M9.4.4.1: the chance that a defender who may counter-charge does so. */
const counterChance = (g: Battle, defender: number, strikers: readonly Striker[]): number => {
  const { arm, sdr } = g.kit.unit[defender];
  if (!g.kit.arm[arm].charges || g.state[defender] !== ORDER) return 0;
  if (strikers.every(({ hex }) => aspectOf(g, defender, hex) === REAR)) return 0;
  return atMost(g.kit.counterCharge.succeeds - sdr[ORDER]);
};

/** What a roll on one of the two tables gains. */
const rollGain = (
  g: Battle,
  roll: ShockRoll,
  table: number,
  modifier: number,
  worth: number,
  trapped: boolean,
): number => {
  const { defender } = roll;
  const odds = chances(g.kit.shockTable[table][g.state[defender] === ORDER ? 0 : 1], modifier);
  return lossOf(g, defender, odds, trapped) - priceOf(worth, odds);
};

/** What a counter-charge against foot and light horse costs them (M9.4.4.4), as a part of their worth. */
const RIDDEN_DOWN = 0.45;
/** What it is worth that a unit gives way. */
const GROUND_WON = 0.1;

/** The gain against one defender of a combat: it may give way, evade or counter-charge before the roll. */
const against = (g: Battle, defender: number, blows: readonly Blow[], strong: number, weak: number): number => {
  const { kit } = g;
  const own = blows.filter(({ targets }) => targets.includes(defender));
  const strikers: Striker[] = own.map(({ unit, hex, charging }) => ({
    unit,
    hex,
    charging: charging && g.state[unit] === ORDER && canChargeAcross(g, hex, g.at[defender]),
  }));
  const { mounted, arm } = kit.unit[defender];
  const inOrder = g.state[defender] === ORDER;
  const byHorse = strikers.every(({ unit }) => isHorse(g, unit));
  const byFoot = strikers.every(({ unit }) => !isHorse(g, unit));
  if (inOrder && mounted && byFoot && hasWayOut(g, defender, strikers, true)) return GROUND_WON; // M8.2.0.1
  if (inOrder && kit.arm[arm].evades && byHorse && hasWayOut(g, defender, strikers, true)) {
    const harmed = 1 - atMost(kit.evasion.unharmed - kit.unit[defender].sdr[ORDER]); // M8.2.1.3
    return GROUND_WON + harmed * SHARE.disorder * worthOf(g, defender);
  }
  const trapped = !hasWayOut(g, defender, strikers, false);
  let worth = 0;
  for (const { unit } of strikers) worth += worthOf(g, unit);
  const roll: ShockRoll = { defender, strikers, strong, weak, countered: false, earlier: 0 };
  const modifier = shockModifier(g, roll, leaderOf(g, roll));
  const charging = strikers.some((one) => one.charging);
  let gain = rollGain(g, roll, charging ? 1 : 0, modifier, worth, trapped);
  const countered = counterChance(g, defender, strikers);
  if (countered > 0) {
    const meets = strikers.some(({ unit }) => mayCharge(g, unit));
    const answered = meets
      ? rollGain(g, roll, 1, modifier - (charging ? kit.shock.charge : 0), worth, trapped) // M9.4.4.3
      : -RIDDEN_DOWN * worth;
    gain += countered * (answered - gain);
  }
  if (charging && own.some(({ shies }) => shies)) {
    const goesIn = atMost(kit.reluctance.goesIn - kit.arm[kit.unit[own[0].unit].arm].reluctance); // M9.3.5
    const shocks = rollGain(g, roll, 0, modifier - kit.shock.charge, worth, trapped);
    gain = goesIn * gain + (1 - goesIn) * shocks;
  }
  return gain;
};

/** What these attacks, made as one combat, would gain on average. */
export const combatGain = (g: Battle, blows: readonly Blow[]): number => {
  const defenders: number[] = [];
  for (const { targets } of blows) for (const one of targets) if (!defenders.includes(one)) defenders.push(one);
  const weak = defenders.filter((one) => !g.kit.unit[one].gun).length;
  let gain = 0;
  for (const defender of defenders) {
    if (g.kit.unit[defender].gun)
      gain += weak === 0 ? worthOf(g, defender) : worthOf(g, defender) / 2; // M7.5.4.1
    else gain += against(g, defender, blows, blows.length, weak);
  }
  for (const { unit, shots } of blows)
    gain -= shots * SPOILT_BY_SHOT * (SHARE.disorder * worthOf(g, unit) + Math.max(0, gain) / blows.length);
  return gain;
};

/** The enemies in front of a unit of that side, in that hex and facing. */
export const enemiesInFront = (g: Battle, side: number, hex: number, facing: number): number[] => {
  const found: number[] = [];
  for (const direction of FRONTAL[facing]) {
    const next = g.kit.next[hex][direction];
    const enemy = next < 0 ? NONE : unitAt(g, next);
    if (enemy !== NONE && g.kit.unit[enemy].side !== side) found.push(enemy);
  }
  return found;
};
