import { BARRED } from '../../data/land.ts';
import { type Kit, NONE } from '../the-battle/state.ts';
import { ZONED } from './ground-for-side.ts';

/** The cheapest ways from one hex to all others of the map (M6.1.3.2): first by MP, then by the shots they may draw, then in a fixed order. */

/** Ways as labels: where one stands, what it has cost, and the label it came from. */
export interface Ways {
  /** How many labels there are; what lies behind them is left over from an earlier search. */
  n: number;
  readonly hex: number[];
  readonly mp: number[];
  readonly shots: number[];
  readonly from: number[];
  /** The enemies left behind, as the walker's rules number their sets. */
  readonly shun: number[];
  /** The best label in each hex, or NONE. */
  readonly best: Int32Array;
}

export const noWays = (hexes: number): Ways => ({
  n: 0,
  hex: [],
  mp: [],
  shots: [],
  from: [],
  shun: [],
  best: new Int32Array(hexes).fill(NONE),
});

const sheets: Ways[] = [];
let used = 0;
let usedFor = NONE;
/** A sheet for a search, good for one state of the ground (its stamp); with the next state the sheets are used again from the first. */
export const sheetFor = (kit: Kit, stamp: number): Ways => {
  if (usedFor !== stamp) used = 0;
  usedFor = stamp;
  if (sheets[used]?.best.length !== kit.hexes.length) sheets[used] = noWays(kit.hexes.length);
  return sheets[used++];
};

export interface Walk {
  /** `[hex][direction]`: MP of a step, or BARRED, where nothing else is to be looked at. */
  readonly price: readonly (readonly number[])[];
  /** By hex: what is to be looked at there, as lie.ts has it; 0: a step into it costs its price, and nobody shoots. */
  readonly lie: Uint8Array;
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
/** Nobody goes farther: a path must fit into one number. */
export const FARTHEST = 18;

/** A start that costs something: where one may enter the map. */
export type Start = readonly [hex: number, mp: number];

/** Scratch of one search, by hex: the last label that holds there, and the cheapest one waiting with its price and set. */
let last = new Int32Array(0);
let price = new Int32Array(0);
let priced = new Int32Array(0);
/** Labels that hold in the same hex, each free of something that the ones before are not. */
const older: number[] = [];
/** Labels by MP, and how many: every step costs something, so a bucket is complete when its turn comes. */
const buckets: number[][] = [];
const filled: number[] = [];
const DEAR = 1 << 30;

const clear = (ways: Ways, hexes: number, budget: number): void => {
  if (last.length !== hexes) [last, price, priced] = [1, 2, 3].map(() => new Int32Array(hexes));
  last.fill(NONE);
  price.fill(DEAR);
  for (let mp = 0; mp <= budget; mp++) {
    buckets[mp] ??= [];
    filled[mp] = 0;
  }
  for (let label = 0; label < ways.n; label++) ways.best[ways.hex[label]] = NONE;
  ways.n = 0;
};

/** Does a label hold in the hex that is as free as one with this set? */
const beaten = (ways: Ways, walk: Walk, hex: number, set: number): boolean => {
  for (let label = last[hex]; label !== NONE; label = older[label])
    if (ways.shun[label] === set || walk.within(ways.shun[label], set)) return true;
  return false;
};

const push = (ways: Ways, walk: Walk, hex: number, mp: number, shots: number, from: number, set: number): void => {
  const sum = mp * MOST_SHOTS + shots;
  if ((price[hex] <= sum && priced[hex] === set) || beaten(ways, walk, hex, set)) return;
  price[hex] = sum;
  priced[hex] = set;
  const label = ways.n++;
  buckets[mp][filled[mp]++] = label;
  ways.hex[label] = hex;
  ways.mp[label] = mp;
  ways.shots[label] = shots;
  ways.from[label] = from;
  ways.shun[label] = set;
};

/** By shots; equals stay as they came. */
const sort = (bucket: number[], n: number, { shots }: Ways): void => {
  for (let i = 1; i < n; i++) {
    const label = bucket[i];
    let at = i;
    for (; at > 0 && shots[bucket[at - 1]] > shots[label]; at--) bucket[at] = bucket[at - 1];
    bucket[at] = label;
  }
};

/** Searches anew into `ways`. */
export const search = (
  kit: Kit,
  starts: readonly Start[],
  shun: number,
  budget: number,
  walk: Walk,
  ways: Ways = noWays(kit.hexes.length),
): Ways => {
  clear(ways, kit.hexes.length, budget);
  for (const [hex, mp] of starts) if (mp <= budget) push(ways, walk, hex, mp, 0, NONE, shun);
  for (let mp = 0; mp <= budget; mp++) {
    const bucket = buckets[mp];
    sort(bucket, filled[mp], ways);
    for (let i = 0; i < filled[mp]; i++) {
      const label = bucket[i];
      const hex = ways.hex[label];
      if (beaten(ways, walk, hex, ways.shun[label])) continue;
      older[label] = last[hex];
      last[hex] = label;
      if (ways.best[hex] === NONE) ways.best[hex] = label;
      if (mp < budget) expand(kit, ways, label, budget, walk);
    }
  }
  return ways;
};

const expand = (kit: Kit, ways: Ways, label: number, budget: number, walk: Walk): void => {
  const hex = ways.hex[label];
  const mp = ways.mp[label];
  const next = kit.next[hex];
  const prices = walk.price[hex];
  const { lie } = walk;
  const bound = (lie[hex] & ZONED) !== 0;
  let set = bound ? NONE : ways.shun[label];
  for (let direction = 0; direction < 6; direction++) {
    const to = next[direction];
    if (to < 0) continue;
    const open = !bound && lie[to] === 0;
    const cost = open ? prices[direction] : walk.cost(ways, label, direction, to);
    if (cost === BARRED || mp + cost > budget) continue;
    if (set === NONE) set = walk.leave(ways, label);
    push(ways, walk, to, mp + cost, ways.shots[label] + (open ? 0 : walk.shots(to)), label, set);
  }
};

/** The directions of the way to a label as one number: base 7, the first step lowest, each digit a direction and one. */
export const packed = (kit: Kit, ways: Ways, label: number): number => {
  let path = 0;
  for (let at = label; ways.from[at] !== NONE; at = ways.from[at])
    path = path * 7 + kit.next[ways.hex[ways.from[at]]].indexOf(ways.hex[at]) + 1;
  return path;
};
export const firstOf = (path: number): number => (path % 7) - 1;
export const restOf = (path: number): number => Math.floor(path / 7);

/** The hexes of a packed path, without the one it starts from. */
export const hexesOf = (kit: Kit, from: number, path: number): number[] => {
  const out: number[] = [];
  for (let [hex, left] = [from, path]; left > 0; left = restOf(left)) {
    hex = kit.next[hex][firstOf(left)];
    out.push(hex);
  }
  return out;
};
