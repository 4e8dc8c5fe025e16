import { GUN } from '../../data/army.ts';
import { BARRED, TRENCH } from '../../data/land.ts';
import { enemyZones } from '../stacking-zones-facing/enemy-zones.ts';
import { inFront } from '../stacking-zones-facing/facing.ts';
import { unitAt } from '../stacking-zones-facing/stacking.ts';
import type { Walker, Ways } from '../survey/paths.ts';
import { CLOSE as BESIDE, HELD, NEAR, ZONED } from '../survey/side-ground.ts';
import { groundFor } from '../survey/survey.ts';
import { type Battle, DISORDERED, HUNGARY, type Kit, NONE, ORDER, RETIRED, WAITING } from '../the-battle/state.ts';
import { mayApproach } from './limits-of-sight.ts';

/** M6 What a unit may do and pay for, step by step. */

/** What may stand against a step or a destination, as bits. */
export const [POINTS, TERRAIN, ZONE, AGAIN, CLOSE, UNSEEN, NEARER, CROWDED, DITCH] = [1, 2, 4, 8, 16, 32, 64, 128, 256];
/** All that can be left out to see whether it was in the way. */
export const ALL = POINTS | TERRAIN | ZONE | AGAIN | CLOSE | UNSEEN | DITCH;

/** The MA on the unit's present side (M2.2.6, M10.1.1); who is still to come is in order (M15.1.0.3). */
export const allowance = (g: Battle, unit: number): number => {
  const { ma } = g.kit.unit[unit];
  return g.state[unit] === WAITING ? ma[ORDER] : ma[Math.min(g.state[unit], DISORDERED)];
};

/** M3.2.4.2, M3.2.4.3, M3.2.4.6: what leaving the hex costs on top, where enemy ZOCs cover it. */
export const leaveCost = (g: Battle, unit: number, hex: number, entered: boolean): number => {
  const { zone, unit: units } = g.kit;
  const enemies = enemyZones(g, hex, units[unit].side);
  if (enemies.length === 0) return 0;
  if (entered) return zone.hitAndRun;
  return enemies.some((enemy) => units[enemy].mounted) ? zone.leaveMounted : zone.leaveFoot;
};

/** How many enemies may shoot at the unit when it enters the hex (M7.3.2.7). */
export const threats = (g: Battle, side: number, hex: number): number => {
  let n = 0;
  for (const next of g.kit.next[hex]) {
    const unit = unitAt(g, next);
    if (unit === NONE || g.kit.unit[unit].side === side || g.state[unit] >= RETIRED) continue;
    const { missile } = g.kit.unit[unit];
    if (missile !== NONE && missile !== GUN && inFront(g, unit, hex)) n++;
  }
  return n;
};

/** The sets of enemies whose ZOC has been left, numbered; set 0 is what was left before. */
class Left {
  private readonly sets: (readonly number[])[];
  constructor(g: Battle) {
    const before: number[] = [];
    for (let unit = 0; unit < g.shunned.length; unit++) if (g.shunned[unit]) before.push(unit);
    this.sets = [before];
  }
  has(set: number, unit: number): boolean {
    return this.sets[set].includes(unit);
  }
  /** The set with these added. */
  with(set: number, more: readonly number[]): number {
    const sum = [...new Set([...this.sets[set], ...more])];
    if (sum.length === this.sets[set].length) return set;
    sum.sort((a, b) => a - b);
    const found = this.sets.findIndex((one) => one.length === sum.length && one.every((unit, i) => unit === sum[i]));
    return found < 0 ? this.sets.push(sum) - 1 : found;
  }
  within(a: number, b: number): boolean {
    return a === b || this.sets[a].every((unit) => this.sets[b].includes(unit));
  }
}

/** For those who must look at every hex. */
const everyHexOf = (kit: Kit): Uint8Array => new Uint8Array(kit.hexes.length).fill(ZONED);
const NOBODY: readonly number[] = Object.freeze([]);

/** What a mover may do and pay for, in the present position. */
export class Mover implements Walker {
  readonly price: Walker['price'];
  readonly ground: Uint8Array;
  private readonly g: Battle;
  private readonly unit: number;
  private readonly moved: boolean;
  private readonly ignored: number;
  private readonly side: number;
  private readonly archer: boolean;
  private readonly retired: boolean;
  private readonly led: boolean;
  private readonly watched: boolean;
  private readonly found: Uint8Array;
  private left: Left | undefined;
  /** Units that will have gone when the mover comes by: those ahead of it in a march. */
  private absent = NOBODY;

  /** `ignored`: obstacles that are left out, to find out which one it was. */
  constructor(g: Battle, unit: number, moved: boolean, ignored: number) {
    const { side, move, mountedArcher } = g.kit.unit[unit];
    this.g = g;
    this.unit = unit;
    this.moved = moved;
    this.ignored = ignored;
    this.side = side;
    this.archer = mountedArcher;
    this.retired = g.state[unit] === RETIRED;
    this.led = g.led[unit] === 1 || !this.heeds(CLOSE);
    this.watched = side === HUNGARY && this.heeds(UNSEEN);
    this.found = groundFor(g, side);
    this.price = g.kit.cost[move];
    this.ground = this.retired || ignored !== 0 ? everyHexOf(g.kit) : this.found;
    this.left = undefined;
  }

  private heeds(what: number): boolean {
    return (this.ignored & what) === 0;
  }
  private isZoned(hex: number): boolean {
    return (this.found[hex] & ZONED) !== 0;
  }
  private get leftBehind(): Left {
    this.left ??= new Left(this.g);
    return this.left;
  }

  private priceOf(hex: number, direction: number): number {
    if (this.retired) return 1; // M10.3.6: whatever the MP cost
    const cost = this.price[hex][direction];
    if (cost !== BARRED) return cost;
    // M7.5.2.3: what bars guns is a trench, or else stream, swamp or village (M7.5.2.2).
    return this.heeds(this.g.kit.side[hex][direction] & TRENCH ? DITCH : TERRAIN) ? BARRED : 1;
  }

  /** M3.1.1.1, M6.1.3.1; M3.1.1.2: past a friendly gun, unless one would have to stop there (M3.1.1.3). */
  private isHeldAgainst(to: number): boolean {
    const { g, unit, side } = this;
    const there = unitAt(g, to);
    if (there === unit || this.absent.includes(there)) return false;
    if (g.kit.unit[there].side !== side || !g.kit.unit[there].gun) return true;
    return !this.archer && this.heeds(ZONE) && this.isZoned(to);
  }

  /** M3.2.4.5: would it come into a ZOC that it has left? */
  private comesAgain(ways: Ways, label: number, to: number): boolean {
    const set = this.leave(ways, label);
    return enemyZones(this.g, to, this.side).some((enemy) => this.leftBehind.has(set, enemy));
  }

  cost(ways: Ways, label: number, direction: number, to: number): number {
    const { g, unit, found, retired } = this;
    const hex = ways.hex[label];
    let cost = this.priceOf(hex, direction);
    if (cost === BARRED) return BARRED;
    if (found[to] & HELD && this.isHeldAgainst(to)) return BARRED;
    if (retired && this.heeds(NEARER) && g.kit.distance(to, g.banner) >= g.kit.distance(hex, g.banner)) return BARRED;
    if (this.isZoned(hex) && this.heeds(ZONE)) {
      const entered = this.moved || ways.from[label] !== NONE;
      // M3.2.4.1, M3.2.4.6, M3.2.4.7: only a mounted archer leaves a ZOC it has entered, and to a free hex.
      // M3.2.4.4: one that has begun there may go straight into another's.
      if (entered && (!this.archer || this.isZoned(to))) return BARRED;
      if (!retired) cost += leaveCost(g, unit, hex, entered);
    }
    if (this.isZoned(to) && this.heeds(AGAIN) && this.comesAgain(ways, label, to)) return BARRED;
    if (!this.led && found[to] & BESIDE) return BARRED; // M6.1.2.1
    if (this.watched && found[to] & NEAR && !mayApproach(g, unit, hex, to)) return BARRED; // M6.1.4.1
    return cost;
  }

  /** What a step costs if these units have gone. */
  costWithout(absent: readonly number[], ways: Ways, label: number, direction: number, to: number): number {
    this.absent = absent;
    const cost = this.cost(ways, label, direction, to);
    this.absent = NOBODY;
    return cost;
  }

  shots(to: number): number {
    return this.found[to] & BESIDE ? threats(this.g, this.side, to) : 0;
  }

  /** Where ZOCs are left out, only those left at the start are remembered: the others would have stopped it. */
  leave(ways: Ways, label: number): number {
    const hex = ways.hex[label];
    const remembers = this.heeds(ZONE) && this.heeds(AGAIN);
    return this.isZoned(hex) && (remembers || ways.from[label] === NONE)
      ? this.leftBehind.with(ways.left[label], enemyZones(this.g, hex, this.side))
      : ways.left[label];
  }

  within(a: number, b: number): boolean {
    return this.leftBehind.within(a, b);
  }
}
