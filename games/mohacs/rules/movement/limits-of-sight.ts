import { sees } from '../fire/line-of-sight.ts';
import { hexesWithin, stamp, unitAt } from '../stacking-zones-facing/ground.ts';
import { type Battle, HUNGARY, type Kit, NONE } from '../the-battle/state.ts';

/** M6 The limits of sight: Hungarian pieces keep away from what nobody of theirs sees. M6.1.4.4: only where they move or charge. */

/** The hexes within the distance of M6.1.4.1 of each hex. */
export const nearTo = (kit: Kit): readonly (readonly number[])[] => hexesWithin(kit, kit.sight.near);

/** How many Hungarian combat units see each Ottoman unit, up to ENOUGH; -1: not yet counted. For one state of the ground. */
let counts = new Int16Array(0);
let countedFor = NONE;
/** More need not be counted: the mover is one at most. */
const ENOUGH = 2;

const watchers = (g: Battle, unit: number): number => {
  const now = stamp(g);
  if (countedFor !== now) {
    if (counts.length !== g.at.length) counts = new Int16Array(g.at.length);
    counts.fill(-1);
    countedFor = now;
  }
  if (counts[unit] < 0) {
    counts[unit] = 0;
    for (let other = 0; other < g.at.length && counts[unit] < ENOUGH; other++)
      if (g.kit.unit[other].side === HUNGARY && g.at[other] !== NONE && sees(g.kit, g.at[other], g.at[unit]))
        counts[unit]++;
  }
  return counts[unit];
};

/** Hexes near which every Ottoman unit is seen by enough, so that no mover need look; for one state of the ground. */
let clear = new Uint8Array(0);
let clearedFor = NONE;
const [UNKNOWN, CLEAR, DIM] = [0, 1, 2];

const isClear = (g: Battle, hex: number): boolean => {
  const now = stamp(g);
  if (clearedFor !== now) {
    if (clear.length !== g.kit.hexes.length) clear = new Uint8Array(g.kit.hexes.length);
    clear.fill(UNKNOWN);
    clearedFor = now;
  }
  if (clear[hex] === UNKNOWN) {
    clear[hex] = CLEAR;
    const near = nearTo(g.kit)[hex];
    for (let i = 0; i < near.length && clear[hex] === CLEAR; i++) {
      const unit = unitAt(g, near[i]);
      if (unit !== NONE && g.kit.unit[unit].side !== HUNGARY && watchers(g, unit) < ENOUGH) clear[hex] = DIM;
    }
  }
  return clear[hex] === CLEAR;
};

/** Writes the Ottoman units near the hex that no Hungarian unit but the mover sees; gives their number. */
export const unseenNear = (g: Battle, hex: number, mover: number, out: number[]): number => {
  let n = 0;
  const near = nearTo(g.kit)[hex];
  for (let i = 0; i < near.length; i++) {
    const unit = unitAt(g, near[i]);
    if (unit === NONE || g.kit.unit[unit].side === HUNGARY) continue;
    const own = mover !== NONE && g.at[mover] !== NONE && sees(g.kit, g.at[mover], g.at[unit]) ? 1 : 0;
    if (watchers(g, unit) === own) out[n++] = unit;
  }
  return n;
};

const hidden: number[] = [];
/** M6.1.4.1, M6.1.4.2: may a Hungarian mover step into the hex, looking from the one it is about to leave (NONE: it cannot look)? */
export const mayApproach = (g: Battle, mover: number, from: number, to: number): boolean => {
  if (isClear(g, to)) return true;
  const n = unseenNear(g, to, mover, hidden);
  for (let i = 0; i < n; i++) if (from === NONE || !sees(g.kit, from, g.at[hidden[i]])) return false;
  return true;
};
