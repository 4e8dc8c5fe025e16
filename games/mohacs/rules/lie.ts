import { FRONTAL } from '../data/geometry.ts';
import { type Battle, FIELD, HUNGARY, NONE } from './battle.ts';
import { hasZone, stamp, zoneCrosses } from './ground.ts';
import { nearTo } from './watch.ts';

/** The lie of the ground for one side: what those who move must look at, hex by hex, worked out once for each position. */

/** ZONED: in an enemy ZOC (M3.2). CLOSE: next to an enemy unit. HELD: a combat unit is there. HOSTILE: an enemy, be it a unit or a
 * leader. NEAR: near enough to an Ottoman unit that it must be seen (M6.1.4.1). */
export const [ZONED, CLOSE, HELD, HOSTILE, NEAR] = [1, 2, 4, 8, 16];

const lies = [new Uint8Array(0), new Uint8Array(0)];
const stamps = [NONE, NONE];

const markUnit = (g: Battle, lie: Uint8Array, unit: number, side: number): void => {
  const hex = g.at[unit];
  lie[hex] |= HELD;
  if (g.kit.unit[unit].side === side) return;
  lie[hex] |= HOSTILE;
  const next = g.kit.next[hex];
  for (let direction = 0; direction < 6; direction++) if (next[direction] >= 0) lie[next[direction]] |= CLOSE;
  if (hasZone(g, unit)) {
    const front = FRONTAL[g.facing[unit]];
    for (let i = 0; i < 2; i++) {
      const to = next[front[i]];
      if (to >= 0 && zoneCrosses(g, unit, hex, front[i])) lie[to] |= ZONED;
    }
  }
  if (side !== HUNGARY) return;
  const near = nearTo(g.kit)[hex];
  for (let i = 0; i < near.length; i++) lie[near[i]] |= NEAR;
};

/** What a side finds in each hex, as bits; 0: open ground. */
export const lieFor = (g: Battle, side: number): Uint8Array => {
  const now = stamp(g);
  if (stamps[side] === now) return lies[side];
  if (lies[side].length !== g.kit.hexes.length) lies[side] = new Uint8Array(g.kit.hexes.length);
  const lie = lies[side];
  lie.fill(0);
  for (let unit = 0; unit < g.at.length; unit++) if (g.at[unit] !== NONE) markUnit(g, lie, unit, side);
  for (let leader = 0; leader < g.post.length; leader++)
    if (g.rank[leader] === FIELD && g.post[leader] !== NONE && g.kit.leader[leader].side !== side)
      lie[g.post[leader]] |= HOSTILE;
  stamps[side] = now;
  return lie;
};
