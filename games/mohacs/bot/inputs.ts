import { BOW, MUSKET } from '../data/army.ts';
import { FRONT } from '../data/geometry.ts';
import type { Kit } from '../data/kit.ts';
import { CONTINUE, FREE } from '../rules/activation-and-continuity/continuity.ts';
import { hasAspect, leavesThrough } from '../rules/fire/line-of-sight.ts';
import { allowance } from '../rules/movement/mover.ts';
import { inEnemyZone } from '../rules/stacking-zones-facing/enemy-zones.ts';
import { aspectOf } from '../rules/stacking-zones-facing/facing.ts';
import { leadersAt, unitAt } from '../rules/stacking-zones-facing/stacking.ts';
import {
  type Battle,
  CHARGE,
  DISORDERED,
  FIELD,
  HUNGARY,
  NO_ATTACK,
  NONE,
  OTTOMAN,
  RETIRED,
} from '../rules/the-battle/state.ts';
import { combatsOf } from './attacking.ts';
import { combatGain } from './blows.ts';
import { measure } from './features.ts';
import { isSheltered } from './going.ts';
import { shooting, striking } from './naming.ts';
import { Outlook } from './outlook.ts';

/**
 * What the network looks at (judgement.ts): the same numbers of each unit on the map, and some of the battle as a whole; each about as large as 1. The
 * attacks of the activation that is under way are reckoned by the tables: a position is judged when they are declared, or when it is quiet.
 */

/** How many numbers there are of a unit, and of the whole. */
export const OF_UNIT = 64;
export const OF_WHOLE = 45;

/** What an arm is worth on the Weapon System Matrix: on average as attacker, and against it as defender. */
interface Arms {
  readonly strikes: readonly number[];
  readonly struck: readonly number[];
}
const known = new WeakMap<Kit, Arms>();
const armsOf = (kit: Kit): Arms => {
  const found = known.get(kit);
  if (found) return found;
  const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
  const attackers = kit.matrix.filter((_, arm) => kit.arm[arm].attacks);
  const arms = {
    strikes: kit.matrix.map((row, arm) => (kit.arm[arm].attacks ? mean(row) : 0)),
    struck: kit.arm.map((_, arm) => (attackers.length > 0 ? mean(attackers.map((row) => row[arm])) : 0)),
  };
  known.set(kit, arms);
  return arms;
};

/** What is declared against each unit, and by it: its attackers, and its part of what their combat gains on average. */
interface Declared {
  readonly attackers: Map<number, number>;
  readonly lost: Map<number, number>;
  readonly gained: Map<number, number>;
}
const declaredIn = (g: Battle): Declared => {
  const [attackers, lost, gained] = [new Map<number, number>(), new Map<number, number>(), new Map<number, number>()];
  for (const combat of combatsOf(g)) {
    const targets = [...new Set(combat.flatMap((one) => one.targets))];
    const gain = combatGain(g, combat);
    for (const target of targets) {
      lost.set(target, gain / targets.length);
      attackers.set(target, combat.filter((one) => one.targets.includes(target)).length);
    }
    for (const { unit } of combat) gained.set(unit, gain / combat.length);
  }
  return { attackers, lost, gained };
};

/** The last hex of each band of distances to the nearest enemy. */
const BANDS = [1, 2, 3, 5, 9];
/** Beyond this an enemy can do nothing soon. */
const FAR = 14;
const PLAIN = 2;
/** What a good shot gains (naming.ts). */
const SHOT = 0.15;

const yes = (is: boolean): number => (is ? 1 : 0);

/** Who stands around a unit, hex by hex. */
const beside = (g: Battle, unit: number) => {
  const { kit } = g;
  const [hex, { side }] = [g.at[unit], kit.unit[unit]];
  let [friends, before, behind, facing, room] = [0, 0, 0, 0, 0];
  for (const next of kit.next[hex]) {
    if (next < 0) continue;
    const other = unitAt(g, next);
    if (other === NONE) room += yes(!inEnemyZone(g, next, side));
    else if (kit.unit[other].side === side) friends++;
    else {
      if (aspectOf(g, unit, next) === FRONT) before++;
      else behind++;
      facing += yes(kit.arm[kit.unit[other].arm].attacks && aspectOf(g, other, hex) === FRONT);
    }
  }
  return { friends, before, behind, facing, room };
};

/** Who is near a unit: friends and enemies within two and five hexes, the nearest enemy, and enemies on foot who could come to attack it. */
const around = (g: Battle, unit: number) => {
  const { kit } = g;
  const [hex, { side }] = [g.at[unit], kit.unit[unit]];
  let [nearest, friends2, friends5, enemies2, enemies5, walkers] = [Number.POSITIVE_INFINITY, 0, 0, 0, 0, 0];
  for (let other = 0; other < g.at.length; other++) {
    const its = kit.unit[other];
    if (g.at[other] === NONE || g.state[other] >= RETIRED || its.gun || other === unit) continue;
    const away = kit.distance(hex, g.at[other]);
    if (its.side === side) {
      if (away <= 2) friends2++;
      if (away <= 5) friends5++;
      continue;
    }
    if (away < nearest) nearest = away;
    if (away <= 2) enemies2++;
    if (away <= 5) enemies5++;
    const { attacks, charges } = kit.arm[its.arm];
    if (attacks && !charges && away <= its.ma[g.state[other]] + 1) walkers++;
  }
  return { nearest, friends2, friends5, enemies2, enemies5, walkers };
};

/** Writes the numbers of one unit, from `first`; gives the place behind the last. */
const ofUnit = (g: Battle, unit: number, declared: Declared, out: Float32Array, first: number): number => {
  const { kit } = g;
  const hex = g.at[unit];
  const { side, arm, command, gun, mounted, missile, flight, sdr } = kit.unit[unit];
  const { charges, attacks, zone, evades, pikes, reluctance } = kit.arm[arm];
  const { strikes, struck } = armsOf(kit);
  const chief = g.chief[command];
  const inOrder = g.state[unit] !== DISORDERED;
  const acts = g.command === NONE ? g.last : g.command;
  const leaders = leadersAt(g, hex);
  let at = first;
  const put = (...values: readonly number[]): void => {
    for (const value of values) out[at++] = value;
  };
  // What it is.
  put(yes(side === HUNGARY), yes(side === OTTOMAN), yes(side === g.phasing));
  put(yes(charges), yes(attacks), yes(zone), yes(evades), yes(pikes), yes(mounted), yes(gun));
  put(yes(missile === BOW), yes(missile === MUSKET), flight / 3, sdr[g.state[unit]] / 3);
  put(strikes[arm] / 2, struck[arm] / 2, reluctance, yes(!inOrder), yes(charges && inOrder));
  // Who leads it.
  put(yes(chief !== NONE), chief === NONE ? 0 : kit.leader[chief].ar / 9);
  put(
    yes(chief !== NONE && g.rank[chief] === FIELD && kit.distance(g.post[chief], hex) <= kit.leader[chief].cr),
    yes(command === acts),
    yes(leaders.length > 0),
    yes(leaders.some((leader) => kit.leader[leader].monarch)),
  );
  // What is declared.
  put(yes(g.attack[unit] === CHARGE), yes(g.attack[unit] !== CHARGE && g.attack[unit] !== NO_ATTACK));
  put(
    (declared.attackers.get(unit) ?? 0) / 3,
    (declared.lost.get(unit) ?? 0) / 2,
    (declared.gained.get(unit) ?? 0) / 2,
  );
  // Where it stands.
  put(yes(isSheltered(g, hex)), yes(kit.height[hex] > PLAIN), kit.row[hex] / 30, kit.col[hex] / 40);
  put(g.banner === NONE ? 0 : Math.max(0, 1 - kit.distance(hex, g.banner) / 10), allowance(g, unit) / 8);
  put(yes(g.camped[unit] === 1));
  const { friends, before, behind, facing, room } = beside(g, unit);
  put(friends / 3, before / 2, behind / 2, facing / 2, room / 6);
  const { nearest, friends2, friends5, enemies2, enemies5, walkers } = around(g, unit);
  put(friends2 / 6, enemies2 / 6, friends5 / 12, enemies5 / 12, walkers / 4);
  const band = BANDS.findIndex((last) => nearest <= last);
  for (let n = 0; n <= BANDS.length; n++) put(yes(n === (band < 0 ? BANDS.length : band)));
  // What may happen to it, and what it may do.
  if (nearest > FAR) {
    out.fill(0, at, first + OF_UNIT);
    return first + OF_UNIT;
  }
  const outlook = new Outlook(g, unit);
  const { worst, rest, reach } = outlook.perils(hex);
  put(worst, rest / 3, reach / 4, outlook.threats(hex) / 2);
  let round = 0;
  outlook.eachPeril(hex, (from) => {
    if (!hasAspect(g.facing[unit], leavesThrough(kit, hex, from), FRONT)) round++;
  });
  put(round / 2);
  const blow = gun ? 0 : striking(g, unit);
  put(blow, yes(charges && inOrder) * blow, gun ? 0 : shooting(g, unit) / SHOT);
  // Whether its command may still be named, before the Ottomans have acted (M14.3.7).
  put(yes(side === HUNGARY || g.acted[OTTOMAN] === 1));
  put(yes(g.did[unit] === 1), yes(g.weary[unit] === 1));
  return at;
};

/** Writes the numbers of all units that stand on the map, one after another; gives how many they are. `side`: of which side each is. */
export const unitsOf = (g: Battle, out: Float32Array, side: Uint8Array): number => {
  const declared = declaredIn(g);
  let n = 0;
  for (let unit = 0; unit < g.at.length; unit++) {
    if (g.at[unit] === NONE || g.state[unit] >= RETIRED) continue;
    ofUnit(g, unit, declared, out, n * OF_UNIT);
    side[n++] = g.kit.unit[unit].side;
  }
  return n;
};

/** Writes the numbers of the whole; `declared`: the attacks of an activation are declared, else it is quiet. */
export const wholeOf = (g: Battle, out: number[], declared: boolean): void => {
  measure(g, out);
  const { due } = g.stack[g.stack.length - 1].L;
  out.push(
    yes(declared),
    yes(!declared && due === FREE),
    yes(!declared && due === CONTINUE),
    g.phasing === HUNGARY ? 1 : -1,
    g.quiet / 20,
    g.eager,
    yes(g.acted[OTTOMAN] === 1),
  );
};
