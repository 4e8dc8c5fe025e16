import { BARRED, OFF_MAP } from '../../data/land.ts';
import { type Kit, NONE, PATH } from '../the-battle/state.ts';
import { ZONED } from './side-ground.ts';

/** The cheapest ways from one hex to all others of the map: first by MP, then by the shots they may draw, then in a fixed order. */

/** Ways as labels: where one stands, what it has cost, and the label it came from. */
export interface Ways {
  /** How many labels there are; what lies behind them is left over from an earlier search. */
  n: number;
  readonly hex: number[];
  readonly mp: number[];
  readonly shots: number[];
  readonly from: number[];
  /** The enemies left behind, as the walker's rules number their sets. */
  readonly left: number[];
  /** The best label in each hex, or NONE. */
  readonly best: Int16Array;
}

export const emptyWays = (hexes: number): Ways => ({
  n: 0,
  hex: [],
  mp: [],
  shots: [],
  from: [],
  left: [],
  best: new Int16Array(hexes).fill(NONE),
});

/** Whoever walks: what a step costs them, and what it brings. */
export interface Walker {
  /** `[hex][direction]`: MP of a step, or BARRED, where nothing else is to be looked at. */
  readonly price: readonly (readonly number[])[];
  /** By hex: what is to be looked at there (side-ground.ts); 0: a step into it costs its price, and nobody shoots. */
  readonly ground: Uint8Array;
  /** MP for the step from the label into the hex in that direction, or BARRED. */
  cost(ways: Ways, label: number, direction: number, to: number): number;
  /** How many may shoot at somebody who enters the hex. */
  shots(to: number): number;
  /** The set of enemies left behind by leaving the label's hex. */
  leave(ways: Ways, label: number): number;
  /** Is everything of set `a` in set `b`? Then whoever has left only `a` is as free. */
  within(a: number, b: number): boolean;
}

/** No way draws so many. */
const MOST_SHOTS = 1024;
/** Nobody goes farther. */
export const FARTHEST = 18;

/** A start that costs something: where one may enter the map. */
export type Start = readonly [hex: number, mp: number];

const DEAR = 1 << 30;

/** Searches one after the other; what it notes on the way is forgotten with the next. */
class Search {
  private readonly kit: Kit;
  /** By hex: the last label that holds there, and the cheapest one waiting with its price and set. */
  private readonly last: Int16Array;
  private readonly price: Int32Array;
  private readonly priced: Int16Array;
  /** Labels that hold in the same hex, each free of something that the ones before are not. */
  private readonly older: number[] = [];
  /** Labels by MP, and how many: every step costs something, so a bucket is complete when its turn comes. */
  private readonly buckets: number[][] = [];
  private readonly filled: number[] = [];

  constructor(kit: Kit) {
    this.kit = kit;
    this.last = new Int16Array(kit.hexes.length);
    this.price = new Int32Array(kit.hexes.length);
    this.priced = new Int16Array(kit.hexes.length);
  }

  /** Searches anew into `ways`. */
  run(starts: readonly Start[], budget: number, walker: Walker, ways: Ways): Ways {
    this.clear(ways, budget);
    for (const [hex, mp] of starts) if (mp <= budget) this.push(ways, walker, hex, mp, 0, NONE, 0);
    for (let mp = 0; mp <= budget; mp++) {
      const bucket = this.buckets[mp];
      this.sort(bucket, this.filled[mp], ways);
      for (let i = 0; i < this.filled[mp]; i++) {
        const label = bucket[i];
        const hex = ways.hex[label];
        if (this.isBeaten(ways, walker, hex, ways.left[label])) continue;
        this.older[label] = this.last[hex];
        this.last[hex] = label;
        if (ways.best[hex] === NONE) ways.best[hex] = label;
        if (mp < budget) this.expand(ways, label, budget, walker);
      }
    }
    return ways;
  }

  private clear(ways: Ways, budget: number): void {
    this.last.fill(NONE);
    this.price.fill(DEAR);
    for (let mp = 0; mp <= budget; mp++) {
      this.buckets[mp] ??= [];
      this.filled[mp] = 0;
    }
    for (let label = 0; label < ways.n; label++) ways.best[ways.hex[label]] = NONE;
    ways.n = 0;
  }

  /** Does a label hold in the hex that is as free as one with this set? */
  private isBeaten(ways: Ways, walker: Walker, hex: number, set: number): boolean {
    for (let label = this.last[hex]; label !== NONE; label = this.older[label])
      if (ways.left[label] === set || walker.within(ways.left[label], set)) return true;
    return false;
  }

  private push(ways: Ways, walker: Walker, hex: number, mp: number, shots: number, from: number, set: number): void {
    const sum = mp * MOST_SHOTS + shots;
    if ((this.price[hex] <= sum && this.priced[hex] === set) || this.isBeaten(ways, walker, hex, set)) return;
    this.price[hex] = sum;
    this.priced[hex] = set;
    const label = ways.n++;
    this.buckets[mp][this.filled[mp]++] = label;
    ways.hex[label] = hex;
    ways.mp[label] = mp;
    ways.shots[label] = shots;
    ways.from[label] = from;
    ways.left[label] = set;
  }

  /** By shots; equals stay as they came. */
  private sort(bucket: number[], n: number, { shots }: Ways): void {
    for (let i = 1; i < n; i++) {
      const label = bucket[i];
      let at = i;
      for (; at > 0 && shots[bucket[at - 1]] > shots[label]; at--) bucket[at] = bucket[at - 1];
      bucket[at] = label;
    }
  }

  private expand(ways: Ways, label: number, budget: number, walker: Walker): void {
    const hex = ways.hex[label];
    const mp = ways.mp[label];
    const next = this.kit.next[hex];
    const prices = walker.price[hex];
    const { ground } = walker;
    const bound = (ground[hex] & ZONED) !== 0;
    let set = bound ? NONE : ways.left[label];
    for (let direction = 0; direction < 6; direction++) {
      const to = next[direction];
      if (to === OFF_MAP) continue;
      const open = !bound && ground[to] === 0;
      const cost = open ? prices[direction] : walker.cost(ways, label, direction, to);
      if (cost === BARRED || mp + cost > budget) continue;
      if (set === NONE) set = walker.leave(ways, label);
      this.push(ways, walker, to, mp + cost, ways.shots[label] + (open ? 0 : walker.shots(to)), label, set);
    }
  }
}

const searches = new WeakMap<Kit, Search>();
/** The tools of a search on that map: they keep nothing from one search to the next, so one set of them does for all states. */
export const searchOn = (kit: Kit): Search => {
  const known = searches.get(kit) ?? new Search(kit);
  searches.set(kit, known);
  return known;
};

/** The way to a label, in steps (PATH). */
export const pathTo = (kit: Kit, ways: Ways, label: number): number => {
  const steps: number[] = [];
  for (let at = label; ways.from[at] !== NONE; at = ways.from[at])
    steps.push(kit.next[ways.hex[ways.from[at]]].indexOf(ways.hex[at]));
  return PATH.pack(steps.reverse());
};

/** The hexes of a path, without the one it starts from. */
export const hexesOf = (kit: Kit, from: number, path: number): number[] => {
  const out: number[] = [];
  for (let [hex, left] = [from, path]; left > 0; left = PATH.rest(left)) {
    hex = kit.next[hex][PATH.first(left)];
    out.push(hex);
  }
  return out;
};
