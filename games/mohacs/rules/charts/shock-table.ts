import { Ledger, line } from '@ravelin/engine';
import { FLANK, REAR } from '../../data/geometry.ts';
import { STREAM, SWAMP, TRENCH, VILLAGE } from '../../data/land.ts';
import { canChargeAcross } from '../charge/counter-charge-path.ts';
import { oddsOf, resultOf } from '../map-and-pieces/dice.ts';
import { attackersOf } from '../shock/attackers.ts';
import { aspectOf } from '../stacking-zones-facing/facing.ts';
import {
  type Battle,
  CHARGES,
  COUNTERS,
  DISORDERED,
  FIELD,
  HUNGARY,
  NONE,
  ORDER,
  RETIRED,
} from '../the-battle/state.ts';

/** The modifiers of a Shock or Charge, all added up (M19.7.7), and the tables. */

/** An attacker as it strikes: from which hex, and whether it is really charging this defender (M9.2.15). */
export interface Striker {
  readonly unit: number;
  readonly hex: number;
  readonly charging: boolean;
}

/** One roll: its defender, the attackers of that defender, and how many of each side are in the combat. */
export interface ShockRoll {
  readonly defender: number;
  readonly strikers: readonly Striker[];
  readonly strong: number;
  readonly weak: number;
  /** The defender has counter-charged against horse (M9.4.4.2). */
  readonly countered: boolean;
  /** Earlier combats of the unit that continues its attack (M10.5.5). */
  readonly earlier: number;
}

/** M9.2.15, M8.1.18: a charger in order; M9.2.14, M9.4.5.10: at somebody whom it can charge from where it stands. */
export const isCharging = (g: Battle, unit: number, defender: number): boolean =>
  g.role[unit] === CHARGES && g.state[unit] === ORDER && canChargeAcross(g, g.at[unit], g.at[defender]);

/** The roll against a defender of the combat under way, as things stand; M8.3.0.2: with its own attackers only. */
export const shockRollOf = (
  g: Battle,
  defender: number,
  lone: number,
  strong: number,
  weak: number,
  again: number,
): ShockRoll => {
  const attackers = attackersOf(g, lone, defender);
  return {
    ...{ defender, strong, weak },
    strikers: attackers.map((unit) => ({ unit, hex: g.at[unit], charging: isCharging(g, unit, defender) })),
    countered: g.answer[defender] === COUNTERS,
    earlier: again && lone !== NONE ? g.combats[lone] : 0,
  };
};

const ANGLES: readonly (readonly [rule: string, label: string])[] = [
  ['', ''],
  ['M8.3.1.2.1', 'all through the flank'],
  ['M8.3.1.2.2', 'all through the rear'],
];

/** One angle, or a mixture. */
const angle = (g: Battle, { defender, strikers }: ShockRoll, ledger?: Ledger): number => {
  const { flank, rear, mixed } = g.kit.shock;
  const first = aspectOf(g, defender, strikers[0].hex);
  for (const { hex } of strikers)
    if (aspectOf(g, defender, hex) !== first) return line(ledger, 'M8.3.1.2.3', 'from several sides', mixed);
  if (first !== FLANK && first !== REAR) return 0;
  return line(ledger, ...ANGLES[first], first === FLANK ? flank : rear);
};

/** The paragraphs of the attackers' rows in the matrix. */
const ROWS = ['M19.6.1', 'M19.6.2', 'M19.6.3', 'M19.6.4', 'M19.6.5'];
const rowOf = (g: Battle, arm: number): string =>
  ROWS[g.kit.arm.slice(0, arm).filter(({ attacks }) => attacks).length] ?? 'M8.3.1.6';

/** M8.3.1.6: the best of them counts. */
const weapons = (g: Battle, { defender, strikers }: ShockRoll, ledger?: Ledger): number => {
  const against = g.kit.unit[defender].arm;
  let best = g.kit.unit[strikers[0].unit].arm;
  for (const { unit } of strikers) {
    const { arm } = g.kit.unit[unit];
    if (g.kit.matrix[arm][against] > g.kit.matrix[best][against]) best = arm;
  }
  return line(ledger, rowOf(g, best), 'Weapon System Matrix', g.kit.matrix[best][against]);
};

/** The ground of this defender; M19.7.4: a hexside counts only if all cross the like. */
const ground = (g: Battle, { defender, strikers }: ShockRoll, ledger?: Ledger): number => {
  const { height, terrain, next, side, shock } = g.kit;
  const to = g.at[defender];
  const across = (what: number): boolean => strikers.every(({ hex }) => (side[to][next[to].indexOf(hex)] & what) !== 0);
  let sum = 0;
  if (strikers.every(({ hex }) => height[hex] < height[to])) sum += line(ledger, 'M19.7.1', 'uphill', shock.uphill);
  if (across(TRENCH)) sum += line(ledger, 'M19.7.2', 'across the trench', shock.trench);
  if (across(STREAM)) sum += line(ledger, 'M19.7.3', 'across a stream', shock.stream);
  if (terrain[to] === VILLAGE) sum += line(ledger, 'M19.7.5', 'defender in a village', shock.village);
  if (terrain[to] === SWAMP || strikers.every(({ hex }) => terrain[hex] === SWAMP))
    sum += line(ledger, 'M19.7.6', 'swamp', shock.swamp);
  return sum;
};

/** M8.3.1.5: the leader of its own command with a Hungarian HC that is really charging, or NONE. */
export const leaderOf = (g: Battle, { strikers }: ShockRoll): number => {
  for (const { unit, charging } of strikers) {
    const { side, arm, command } = g.kit.unit[unit];
    if (!charging || side !== HUNGARY || g.kit.arms[arm] !== 'HC') continue;
    const chief = g.chief[command];
    if (chief !== NONE && g.rank[chief] === FIELD && g.post[chief] === g.at[unit]) return chief;
  }
  return NONE;
};

/** Everything that is added to the roll. `leader`: who gives his +1, as far as the reader may know. */
export const shockModifier = (g: Battle, shockRoll: ShockRoll, leader: number, ledger?: Ledger): number => {
  const { defender, strikers, strong, weak, countered, earlier } = shockRoll;
  const { shock, unit } = g.kit;
  const more = strong - weak;
  let sum = line(ledger, 'M8.3.1.1', more > 0 ? 'more attackers' : 'fewer attackers', more * shock.strength);
  sum += angle(g, shockRoll, ledger);
  sum += line(ledger, 'M8.3.1.3', 'Shock Defense Rating', unit[defender].sdr[g.state[defender]]);
  if (!countered && strikers.some(({ charging }) => charging)) sum += line(ledger, 'M8.3.1.4', 'Charge', shock.charge); // M9.4.4.3
  if (leader !== NONE) sum += line(ledger, 'M8.3.1.5', 'the leader charges too', shock.leader);
  sum += weapons(g, shockRoll, ledger);
  if (strikers.some((one) => g.state[one.unit] === DISORDERED))
    sum += line(ledger, 'M8.3.1.7', 'attacker Disordered', shock.disordered);
  if (g.state[defender] === RETIRED) sum += line(ledger, 'M8.3.1.8', 'defender Retired', shock.retired);
  sum += ground(g, shockRoll, ledger);
  return sum + line(ledger, 'M10.5.5', 'earlier combats', earlier * shock.earlier);
};

/** M8.3.2.2: the Charge Table (1) or the Shock Table (0). */
export const tableOf = ({ strikers, countered }: ShockRoll): number =>
  countered || strikers.some(({ charging }) => charging) ? 1 : 0;

/** Shock and Charge Table, defender in order and not. */
const COLUMNS = [
  ['M19.4.1', 'M19.4.2'],
  ['M19.5.1', 'M19.5.2'],
];

const columnOf = (g: Battle, shockRoll: ShockRoll) => {
  const [table, shaken] = [tableOf(shockRoll), g.state[shockRoll.defender] === ORDER ? 0 : 1];
  return { column: g.kit.shockTable[table][shaken], rule: COLUMNS[table][shaken] };
};

/** M8.3.2.1 */
export const readShock = (g: Battle, shockRoll: ShockRoll, total: number): { result: number; rule: string } => {
  const { column, rule } = columnOf(g, shockRoll);
  return { result: resultOf(column, total), rule };
};

/** What a roll would bring. A leader whom `viewer` may not know of is left out (M3.5.1). */
export const shockPreview = (g: Battle, shockRoll: ShockRoll, viewer: number): Ledger[] => {
  if (shockRoll.strikers.length === 0) return [];
  const modifiers = new Ledger(tableOf(shockRoll) ? 'Charge' : 'Shock', g.kit.units[shockRoll.defender]);
  const leader = leaderOf(g, shockRoll);
  const known = leader !== NONE && (g.kit.leader[leader].side === viewer || g.shown[leader] === 1);
  const sum = shockModifier(g, shockRoll, known ? leader : NONE, modifiers);
  const { column, rule } = columnOf(g, shockRoll);
  return [modifiers, oddsOf(column, sum, rule)];
};
