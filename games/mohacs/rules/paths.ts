import { BARRED } from '../data/land.ts';
import { type Kit, NONE } from './battle.ts';

/** The cheapest ways from one hex to all others of the map (M6.1.3.2): first by MP, then by the shots they may draw, then in a fixed order. */

/** Ways as labels: where one stands, what it has cost, and the label it came from. */
export interface Ways {
  readonly hex: number[];
  readonly mp: number[];
  readonly shots: number[];
  readonly from: number[];
  /** The enemies left behind, as the walker's rules number their sets. */
  readonly shun: number[];
  /** The best label in each hex, or NONE. */
  readonly best: Int32Array;
}

export interface Walk {
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
/** Labels by MP: every step costs something, so a bucket is complete when its turn comes. */
const buckets: number[][] = [];
const DEAR = 1 << 30;

const clear = (hexes: number, budget: number): void => {
  if (last.length !== hexes) [last, price, priced] = [1, 2, 3].map(() => new Int32Array(hexes));
  last.fill(NONE);
  price.fill(DEAR);
  for (let mp = 0; mp <= budget; mp++) {
    if (buckets[mp]) buckets[mp].length = 0;
    else buckets[mp] = [];
  }
};

export const search = (kit: Kit, starts: readonly Start[], shun: number, budget: number, walk: Walk): Ways => {
  const ways: Ways = {
    ...{ hex: [], mp: [], shots: [], from: [], shun: [] },
    best: new Int32Array(kit.hexes.length).fill(NONE),
  };
  clear(kit.hexes.length, budget);
  const beaten = (hex: number, set: number): boolean => {
    for (let label = last[hex]; label !== NONE; label = older[label])
      if (ways.shun[label] === set || walk.within(ways.shun[label], set)) return true;
    return false;
  };
  const push = (hex: number, mp: number, shots: number, from: number, set: number): void => {
    if (mp > budget || beaten(hex, set)) return;
    const sum = mp * MOST_SHOTS + shots;
    if (price[hex] <= sum && priced[hex] === set) return;
    price[hex] = sum;
    priced[hex] = set;
    buckets[mp].push(ways.hex.length);
    ways.hex.push(hex);
    ways.mp.push(mp);
    ways.shots.push(shots);
    ways.from.push(from);
    ways.shun.push(set);
  };
  for (const [hex, mp] of starts) push(hex, mp, 0, NONE, shun);
  for (let mp = 0; mp <= budget; mp++) {
    const bucket = buckets[mp];
    if (bucket.length > 1) bucket.sort((a, b) => ways.shots[a] - ways.shots[b] || a - b);
    for (let i = 0; i < bucket.length; i++) {
      const label = bucket[i];
      const hex = ways.hex[label];
      if (beaten(hex, ways.shun[label])) continue;
      older[label] = last[hex];
      last[hex] = label;
      if (ways.best[hex] === NONE) ways.best[hex] = label;
      if (mp < budget) expand(kit, ways, label, walk, push);
    }
  }
  return ways;
};

const expand = (
  kit: Kit,
  ways: Ways,
  label: number,
  walk: Walk,
  push: (hex: number, mp: number, shots: number, from: number, set: number) => void,
): void => {
  const next = kit.next[ways.hex[label]];
  let set = NONE;
  for (let direction = 0; direction < 6; direction++) {
    const to = next[direction];
    if (to < 0) continue;
    const cost = walk.cost(ways, label, direction, to);
    if (cost === BARRED) continue;
    if (set === NONE) set = walk.leave(ways, label);
    push(to, ways.mp[label] + cost, ways.shots[label] + walk.shots(to), label, set);
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
