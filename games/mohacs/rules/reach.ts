import { GUN } from '../data/army.ts';
import { BARRED, TRENCH } from '../data/land.ts';
import { type Battle, DISORDERED, HUNGARY, NONE, RETIRED } from './battle.ts';
import { enemyZones, inEnemyZone, inFront, nextToEnemy, stamp, unitAt } from './ground.ts';
import { FARTHEST, packed, search, type Walk, type Ways } from './paths.ts';
import { mayApproach } from './watch.ts';

/** M6 Where a unit can go, by which way, and what stands against the rest. */

/** What may stand against a step or a destination, as bits. */
export const [POINTS, TERRAIN, ZONE, AGAIN, CLOSE, UNSEEN, NEARER, CROWDED, DITCH] = [1, 2, 4, 8, 16, 32, 64, 128, 256];
const ALL = POINTS | TERRAIN | ZONE | AGAIN | CLOSE | UNSEEN | DITCH;

/** The MA on the unit's present side (M2.2.6, M10.1.1). */
export const allowance = (g: Battle, unit: number): number => {
  const { ma } = g.kit.unit[unit];
  return ma[Math.min(g.state[unit], DISORDERED)];
};

const zones: number[] = [];

/** M3.2.4.2, M3.2.4.3, M3.2.4.6: what leaving the hex costs on top, where enemy ZOCs cover it. */
export const leaveCost = (g: Battle, unit: number, hex: number, entered: boolean): number => {
  const { zone, unit: units } = g.kit;
  const n = enemyZones(g, hex, units[unit].side, zones);
  if (n === 0) return 0;
  if (entered) return zone.hitAndRun;
  for (let i = 0; i < n; i++) if (units[zones[i]].mounted) return zone.leaveMounted;
  return zone.leaveFoot;
};

/** How many enemies may shoot at the unit when it enters the hex (M7.3.2.7). */
export const threats = (g: Battle, side: number, hex: number): number => {
  let n = 0;
  for (const next of g.kit.next[hex]) {
    const unit = next < 0 ? NONE : unitAt(g, next);
    if (unit === NONE || g.kit.unit[unit].side === side || g.state[unit] >= RETIRED) continue;
    const { missile } = g.kit.unit[unit];
    if (missile !== NONE && missile !== GUN && inFront(g, unit, hex)) n++;
  }
  return n;
};

/** The sets of enemies whose ZOC has been left, numbered; set 0 is what was left before. */
class Shunned {
  private readonly sets: number[][];
  constructor(g: Battle) {
    const first: number[] = [];
    for (let unit = 0; unit < g.shunned.length; unit++) if (g.shunned[unit]) first.push(unit);
    this.sets = [first];
  }
  has(set: number, unit: number): boolean {
    return this.sets[set].includes(unit);
  }
  /** The set with the first `n` of `more` added. */
  with(set: number, more: readonly number[], n: number): number {
    const sum = [...this.sets[set]];
    for (let i = 0; i < n; i++) if (!sum.includes(more[i])) sum.push(more[i]);
    if (sum.length === this.sets[set].length) return set;
    sum.sort((a, b) => a - b);
    const found = this.sets.findIndex((one) => one.length === sum.length && one.every((unit, i) => unit === sum[i]));
    return found < 0 ? this.sets.push(sum) - 1 : found;
  }
  within(a: number, b: number): boolean {
    return a === b || this.sets[a].every((unit) => this.sets[b].includes(unit));
  }
}

/** Units that will have gone when the mover comes by: those ahead of it in a march. */
let absent: readonly number[] = [];

/** What a mover may do and pay for, in the present position. `ignored`: obstacles that are left out, to find out which one it was. */
const walkOf = (g: Battle, unit: number, moved: boolean, ignored: number): Walk => {
  const { kit } = g;
  const { side, move, mountedArcher } = kit.unit[unit];
  const heeds = (what: number): boolean => (ignored & what) === 0;
  const shunned = new Shunned(g);
  const retired = g.state[unit] === RETIRED;
  const led = g.led[unit] === 1 || !heeds(CLOSE);
  const watched = side === HUNGARY && heeds(UNSEEN);
  /** By hex: 0 not yet looked at, 1 no, 2 yes. */
  const zoned = new Int8Array(kit.hexes.length);
  const close = new Int8Array(kit.hexes.length);
  const isZoned = (hex: number): boolean => {
    if (zoned[hex] === 0) zoned[hex] = inEnemyZone(g, hex, side) ? 2 : 1;
    return zoned[hex] === 2;
  };
  const isClose = (hex: number): boolean => {
    if (close[hex] === 0) close[hex] = nextToEnemy(g, hex, side) ? 2 : 1;
    return close[hex] === 2;
  };
  // Where ZOCs are left out, only those left at the start are remembered: the others would have stopped it.
  const remembers = heeds(ZONE) && heeds(AGAIN);
  const leave = (ways: Ways, label: number): number => {
    const hex = ways.hex[label];
    return isZoned(hex) && (remembers || ways.from[label] === NONE)
      ? shunned.with(ways.shun[label], zones, enemyZones(g, hex, side, zones))
      : ways.shun[label];
  };
  const price = (hex: number, direction: number): number => {
    if (retired) return 1; // M10.3.6: whatever the MP cost
    const cost = kit.cost[move][hex][direction];
    if (cost !== BARRED) return cost;
    // M7.5.2.3: what bars guns is a trench, or else stream, swamp or village (M7.5.2.2).
    return heeds(kit.side[hex][direction] & TRENCH ? DITCH : TERRAIN) ? BARRED : 1;
  };
  return {
    cost: (ways, label, direction, to) => {
      const hex = ways.hex[label];
      let cost = price(hex, direction);
      if (cost === BARRED) return BARRED;
      // M3.1.1.1, M6.1.3.1; M3.1.1.2: past a friendly gun, unless one would have to stop there (M3.1.1.3).
      const there = unitAt(g, to);
      if (there !== NONE && there !== unit && !absent.includes(there)) {
        if (kit.unit[there].side !== side || !kit.unit[there].gun) return BARRED;
        if (!mountedArcher && heeds(ZONE) && isZoned(to)) return BARRED;
      }
      if (retired && heeds(NEARER) && kit.distance(to, g.banner) >= kit.distance(hex, g.banner)) return BARRED;
      if (isZoned(hex) && heeds(ZONE)) {
        const entered = moved || ways.from[label] !== NONE;
        // M3.2.4.1, M3.2.4.6, M3.2.4.7: only a mounted archer leaves a ZOC it has entered, and to a free hex.
        // M3.2.4.4: one that has begun there may go straight into another's.
        if (entered && (!mountedArcher || isZoned(to))) return BARRED;
        if (!retired) cost += leaveCost(g, unit, hex, entered);
      }
      if (isZoned(to) && heeds(AGAIN)) {
        const set = leave(ways, label);
        const n = enemyZones(g, to, side, zones);
        for (let i = 0; i < n; i++) if (shunned.has(set, zones[i])) return BARRED; // M3.2.4.5
      }
      if (!led && isClose(to)) return BARRED; // M6.1.2.1
      if (watched && !mayApproach(g, unit, hex, to)) return BARRED; // M6.1.4.1
      return cost;
    },
    shots: (to) => (isClose(to) ? threats(g, side, to) : 0),
    leave,
    within: (a, b) => shunned.within(a, b),
  };
};

/** What is left to spend: MP, or of a Retired unit hexes (M10.3.6). M6.1.1.3: no step is free, not even the first. */
export const pointsLeft = (g: Battle, unit: number, spent: number): number =>
  Math.max(0, (g.state[unit] === RETIRED ? g.kit.retired.move : allowance(g, unit)) - spent);

const waysFrom = (g: Battle, unit: number, budget: number, walk: Walk): Ways =>
  search(g.kit, [[g.at[unit], 0]], 0, budget, walk);

interface Found {
  readonly spent: number;
  readonly moved: boolean;
  readonly budget: number;
  readonly walk: Walk;
  /** Searched for when first needed. */
  ways: Ways | undefined;
}
/** A search for one state of the ground is kept while that lasts. */
const known = new Map<number, Found>();
let of: readonly [at: number[], seq: number, stamp: number] | undefined;

const look = (g: Battle, unit: number, spent: number, moved: boolean): Found => {
  unitAt(g, 0);
  if (of?.[0] !== g.at || of[1] !== g.seq || of[2] !== stamp()) {
    known.clear();
    of = [g.at, g.seq, stamp()];
  }
  let found = known.get(unit);
  if (!found || found.spent !== spent || found.moved !== moved) {
    const budget = Math.min(FARTHEST, pointsLeft(g, unit, spent));
    found = { spent, moved, budget, walk: walkOf(g, unit, moved, 0), ways: undefined };
    known.set(unit, found);
  }
  return found;
};

/** All ways of a unit on the map that has spent so much, and has or has not left the hex where its go began. */
export const reach = (g: Battle, unit: number, spent = 0, moved = false): Ways => {
  const found = look(g, unit, spent, moved);
  found.ways ??= waysFrom(g, unit, found.budget, found.walk);
  return found.ways;
};

/** Is the hex one in which the unit may end its movement, as far as others stand there (M3.1.1.1, M3.1.1.2)? */
const isEmpty = (g: Battle, unit: number, hex: number): boolean => hex !== g.at[unit] && unitAt(g, hex) === NONE;

export const canReach = (g: Battle, unit: number, spent: number, moved: boolean, hex: number): boolean =>
  isEmpty(g, unit, hex) && reach(g, unit, spent, moved).best[hex] !== NONE;

/** Writes the hexes in which the unit may stop to `out`; gives their number. */
export const destinations = (g: Battle, unit: number, spent: number, moved: boolean, out: number[]): number => {
  const { best, hex } = reach(g, unit, spent, moved);
  let n = 0;
  for (let label = 1; label < hex.length; label++)
    if (best[hex[label]] === label && isEmpty(g, unit, hex[label])) out[n++] = hex[label];
  return n;
};

/** Could it go on from there at once, to a hex where it may stop? */
export const leadsOn = (g: Battle, unit: number, spent: number, moved: boolean, hex: number): boolean => {
  const { walk, budget } = look(g, unit, spent, moved);
  const ways = reach(g, unit, spent, moved);
  const label = ways.best[hex];
  if (label === NONE) return false;
  const next = g.kit.next[hex];
  for (let direction = 0; direction < 6; direction++) {
    const to = next[direction];
    if (to < 0 || !isEmpty(g, unit, to)) continue;
    const cost = walk.cost(ways, label, direction, to);
    if (cost !== BARRED && ways.mp[label] + cost <= budget) return true;
  }
  return false;
};

/** Can it go anywhere at all? */
export const canMove = (g: Battle, unit: number, spent: number, moved: boolean): boolean => {
  const { best, hex } = reach(g, unit, spent, moved);
  for (let label = 1; label < hex.length; label++)
    if (best[hex[label]] === label && isEmpty(g, unit, hex[label])) return true;
  return false;
};

/** The way to a hex that can be reached, packed. */
export const pathTo = (g: Battle, unit: number, spent: number, moved: boolean, hex: number): number => {
  const ways = reach(g, unit, spent, moved);
  return packed(g.kit, ways, ways.best[hex]);
};

/** The packed path straight on for so many hexes, or 0 where it is not open; `gone`: units that will have left by then. */
export const straightPath = (
  g: Battle,
  unit: number,
  direction: number,
  distance: number,
  gone: readonly number[],
): number => {
  const { walk, budget } = look(g, unit, 0, false);
  const ways: Ways = { hex: [g.at[unit]], mp: [0], shots: [0], from: [NONE], shun: [0], best: NOWHERE };
  absent = gone;
  let path = 0;
  for (let label = 0; label < distance; label++) {
    const to = g.kit.next[ways.hex[label]][direction];
    const cost = to < 0 ? BARRED : walk.cost(ways, label, direction, to);
    if (cost === BARRED || ways.mp[label] + cost > budget) break;
    ways.shun.push(walk.leave(ways, label));
    ways.hex.push(to);
    ways.mp.push(ways.mp[label] + cost);
    ways.from.push(label);
    path = path * 7 + direction + 1;
  }
  absent = [];
  const last = ways.hex[distance];
  const there = last === undefined ? NONE : unitAt(g, last);
  return last !== undefined && (there === NONE || gone.includes(there)) ? path : 0;
};
const NOWHERE = new Int32Array(0);

/** Could a unit that enters the map in this hex for so many MP go on to a hex where it may stop? */
export const leadsIn = (g: Battle, unit: number, hex: number, cost: number): boolean => {
  const { best, hex: hexes } = search(g.kit, [[hex, cost]], 0, pointsLeft(g, unit, 0), walkOf(g, unit, true, 0));
  return hexes.some((to, label) => label > 0 && best[to] === label && unitAt(g, to) === NONE);
};

/** With MP left out: enough to come round whatever bars the way to a hex that is near. */
const FAR = 40;
let asked: readonly [at: number[], seq: number, stamp: number, unit: number, spent: number, hex: number] | undefined;
let answer = 0;

/** What stands against a destination that cannot be reached: a smallest set of obstacles without which it could be. 0: nothing. */
export const obstacles = (g: Battle, unit: number, spent: number, moved: boolean, hex: number): number => {
  if (g.at[unit] === NONE || !isEmpty(g, unit, hex) || reach(g, unit, spent, moved).best[hex] !== NONE) return 0;
  if (g.kit.distance(g.at[unit], hex) > pointsLeft(g, unit, spent)) return g.state[unit] === RETIRED ? NEARER : POINTS;
  const [at, seq, when] = [g.at, g.seq, stamp()];
  if (asked?.[0] === at && asked[1] === seq && asked[2] === when && asked[3] === unit && asked[4] === spent)
    if (asked[5] === hex) return answer;
  const open = (ignored: number): boolean => {
    const budget = ignored & POINTS ? FAR : Math.min(FARTHEST, pointsLeft(g, unit, spent));
    return waysFrom(g, unit, budget, walkOf(g, unit, moved, ignored)).best[hex] !== NONE;
  };
  let suspects = ALL | (g.state[unit] === RETIRED ? NEARER : 0);
  if (!open(suspects)) suspects = CROWDED;
  else
    for (const one of [POINTS, TERRAIN, DITCH, UNSEEN, CLOSE, AGAIN, ZONE, NEARER])
      if (suspects & one && open(suspects & ~one)) suspects &= ~one;
  asked = [at, seq, when, unit, spent, hex];
  answer = suspects;
  return suspects;
};
