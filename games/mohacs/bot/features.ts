import { FRONT } from '../data/geometry.ts';
import { CONTINUE, FREE } from '../rules/activation-and-continuity/continuity.ts';
import { mayRepeat } from '../rules/activation-and-continuity/nameable-commands.ts';
import { FACES } from '../rules/map-and-pieces/dice.ts';
import { aspectOf } from '../rules/stacking-zones-facing/facing.ts';
import { unitAt } from '../rules/stacking-zones-facing/stacking.ts';
import {
  type Battle,
  DISORDERED,
  ELIMINATED,
  enemyOf,
  FIELD,
  HUNGARY,
  NONE,
  OTTOMAN,
  RETIRED,
  WAITING,
} from '../rules/the-battle/state.ts';
import { flightLevel, flightPoints } from '../rules/victory.ts';
import { PER_SIDE } from './feature-names.ts';
import { chanceOf, shooting, striking } from './naming.ts';
import { SHARE, worthOf } from './worth.ts';

/** Measures a position: the numbers that feature-names.ts names, each about as large as 1 at most. */

/** The place of each number of a side. */
const [
  POINTS,
  FLIGHT,
  LANCERS,
  LIGHT,
  GUNS,
  SHAKEN,
  IN_CONTACT,
  AWAY,
  LED,
  LEADERLESS,
  BLOWS,
  SHOTS,
  FLANKED,
  ALONE,
  HIGH,
  MASSED,
] = Array.from({ length: PER_SIDE }, (_, i) => i);
const [BANNER, CENTRE, ANATOLIA, INITIATIVE, NEXT, ANSWERING] = [0, 1, 2, 3, 4, 5].map((i) => 2 * PER_SIDE + i);
const COUNT = 2 * PER_SIDE + 6;

/** Within so many hexes of an enemy a unit is near the fight. */
const NEAR = 5;
/** The plain has level 2; what is higher is high ground. */
const PLAIN = 2;

/** Of a contingent that has not come (M15.2.0)? */
const isAbsent = (g: Battle, unit: number): boolean => {
  const { wave } = g.kit.unit[unit];
  return g.state[unit] === WAITING && wave !== NONE && g.kit.waves[wave].faces.length > 0;
};

/** The part of a unit's worth that is lost while it is in that state. */
const lostIn = (state: number): number =>
  state === RETIRED ? SHARE.retire : state === DISORDERED ? SHARE.disorder : 0;

const isLed = (g: Battle, unit: number): boolean => {
  const chief = g.chief[g.kit.unit[unit].command];
  return (
    chief !== NONE && g.rank[chief] === FIELD && g.kit.distance(g.post[chief], g.at[unit]) <= g.kit.leader[chief].cr
  );
};

/** The neighbours of a unit on the map: whether friends and enemies are beside it, and enemies in its flank or rear. */
const around = (g: Battle, unit: number): { friends: number; enemies: number; behind: number } => {
  const { side } = g.kit.unit[unit];
  let [friends, enemies, behind] = [0, 0, 0];
  for (const hex of g.kit.next[g.at[unit]]) {
    const other = hex < 0 ? NONE : unitAt(g, hex);
    if (other === NONE) continue;
    if (g.kit.unit[other].side === side) friends++;
    else {
      enemies++;
      if (aspectOf(g, unit, hex) !== FRONT) behind++;
    }
  }
  return { friends, enemies, behind };
};

/** Friends near a unit less enemies near it, where there are any; the nearest enemy's distance. */
const neighbourhood = (g: Battle, unit: number): { nearest: number; balance: number } => {
  const { side } = g.kit.unit[unit];
  let [nearest, balance] = [Number.POSITIVE_INFINITY, 0];
  for (let other = 0; other < g.at.length; other++) {
    if (g.at[other] === NONE || g.state[other] >= RETIRED || g.kit.unit[other].gun) continue;
    const away = g.kit.distance(g.at[unit], g.at[other]);
    const friend = g.kit.unit[other].side === side;
    if (!friend && away < nearest) nearest = away;
    if (away <= NEAR) balance += friend ? 1 : -1;
  }
  return { nearest, balance };
};

/** `blows`: adds up what the units of each command could strike. */
const ofSide = (g: Battle, side: number, out: number[], blows: number[]): void => {
  const first = side * PER_SIDE;
  const add = (which: number, what: number): void => {
    out[first + which] += what;
  };
  const [points, level] = [flightPoints(g, side), flightLevel(g, side)];
  add(POINTS, points / level);
  add(FLIGHT, Math.min(FACES, Math.max(0, points + FACES - 1 - level)) / FACES);
  for (let unit = 0; unit < g.at.length; unit++) {
    const { side: its, gun, arm } = g.kit.unit[unit];
    if (its !== side || g.state[unit] === ELIMINATED || isAbsent(g, unit)) continue;
    const worth = worthOf(g, unit);
    if (!gun) add(g.kit.arm[arm].charges ? LANCERS : LIGHT, (worth * (1 - lostIn(g.state[unit]))) / 50);
    if (g.state[unit] === RETIRED) add(AWAY, worth / 20);
    if (g.at[unit] === NONE || g.state[unit] === RETIRED) continue;
    if (gun) {
      add(GUNS, 0.1);
      add(SHOTS, shooting(g, unit));
      continue;
    }
    const { friends, enemies, behind } = around(g, unit);
    const { nearest, balance } = neighbourhood(g, unit);
    if (g.state[unit] === DISORDERED) {
      add(SHAKEN, worth / 20);
      if (enemies > 0) add(IN_CONTACT, worth / 20);
    }
    if (isLed(g, unit)) add(LED, 0.02);
    const blow = striking(g, unit) / 20;
    add(BLOWS, blow);
    blows[g.kit.unit[unit].command] += blow;
    add(SHOTS, shooting(g, unit));
    add(FLANKED, (behind * worth) / 40);
    if (nearest > NEAR) continue;
    if (friends === 0) add(ALONE, worth / 40);
    if (g.kit.height[g.at[unit]] > PLAIN) add(HIGH, 0.05);
    add(MASSED, (Math.sign(balance) * worth) / 40);
  }
  for (let command = 0; command < g.kit.command.length; command++) {
    const { side: its, units } = g.kit.command[command];
    if (its !== side || g.chief[command] !== NONE) continue;
    add(LEADERLESS, units.filter((unit) => g.at[unit] !== NONE).length / 20);
  }
};

/** Hexes between the Banner and the nearest enemy, up to ten, as tenths; below nothing where it is lost. */
const bannerSafety = (g: Battle): number => {
  if (g.banner === NONE) return -1;
  let nearest = 10;
  for (let unit = 0; unit < g.at.length; unit++)
    if (g.at[unit] !== NONE && g.kit.unit[unit].side === OTTOMAN)
      nearest = Math.min(nearest, g.kit.distance(g.at[unit], g.banner));
  return nearest / 10;
};

/** Who has the next activation: certainly, or by a try for Continuity. */
const initiative = (g: Battle): number => {
  if (g.over) return 0;
  const { L } = g.stack[g.stack.length - 1];
  return (g.phasing === HUNGARY ? 1 : -1) * (L.due === FREE ? 1 : 0.4);
};

/** The strongest blow of a command that the side may name, a try for Continuity by its chance. */
const strongest = (g: Battle, side: number, due: number, blows: readonly number[]): number => {
  let most = 0;
  for (let command = 0; command < blows.length; command++) {
    if (g.kit.command[command].side !== side || g.chief[command] === NONE) continue;
    if (due === CONTINUE && command === g.last && !mayRepeat(g)) continue;
    most = Math.max(most, blows[command] * (due === CONTINUE ? chanceOf(g, command) : 1));
  }
  return most;
};

export const measure = (g: Battle, out: number[]): void => {
  out.length = COUNT;
  out.fill(0);
  const blows = g.kit.command.map(() => 0);
  ofSide(g, HUNGARY, out, blows);
  ofSide(g, OTTOMAN, out, blows);
  out[BANNER] = bannerSafety(g);
  for (const { units, after, faces } of g.kit.waves) {
    if (faces.length > 0) continue;
    const waiting = units.filter((unit) => g.state[unit] === WAITING).length / units.length;
    out[after === NONE ? CENTRE : ANATOLIA] = waiting;
  }
  out[INITIATIVE] = initiative(g);
  if (g.over) return;
  const sign = g.phasing === HUNGARY ? 1 : -1;
  out[NEXT] = sign * strongest(g, g.phasing, g.stack[g.stack.length - 1].L.due, blows);
  out[ANSWERING] = -sign * strongest(g, enemyOf(g.phasing), FREE, blows);
};
