import { FRONTAL } from '../../data/geometry.ts';
import { nearTo } from '../movement/limits-of-sight.ts';
import { hasZone, stamp, zoneCrosses } from '../stacking-zones-facing/ground.ts';
import { type Battle, FIELD, HUNGARY, type Kit, NONE } from '../the-battle/state.ts';

/** The lie of the ground for one side: what those who move must look at, hex by hex, worked out once for each position. */

/**
 * ZONED: in an enemy ZOC (M3.2.1.1). CLOSE: next to an enemy unit. HELD: a combat unit is there. HOSTILE: an enemy, be it a unit or a
 * leader. NEAR: near enough to an Ottoman unit that it must be seen (M6.1.4.1).
 */
export const [ZONED, CLOSE, HELD, HOSTILE, NEAR] = [1, 2, 4, 8, 16];

interface Lie {
  kit: Kit | undefined;
  stamp: number;
  readonly bits: Uint8Array;
  /** How each unit and each enemy leader stood when it was worked out. */
  readonly units: number[];
  readonly leaders: number[];
}
const blank = (hexes: number): Lie => ({
  kit: undefined,
  stamp: NONE,
  bits: new Uint8Array(hexes),
  units: [],
  leaders: [],
});
const lies = [blank(0), blank(0)];

const stanceOf = (g: Battle, unit: number): number => (g.at[unit] * 8 + g.facing[unit]) * 8 + g.state[unit];
const postOf = (g: Battle, leader: number): number => (g.rank[leader] === FIELD ? g.post[leader] : NONE);

const markEnemy = (g: Battle, bits: Uint8Array, unit: number, rings: readonly (readonly number[])[]): void => {
  const hex = g.at[unit];
  bits[hex] |= HOSTILE;
  const next = g.kit.next[hex];
  for (let direction = 0; direction < 6; direction++) if (next[direction] >= 0) bits[next[direction]] |= CLOSE;
  if (hasZone(g, unit)) {
    const front = FRONTAL[g.facing[unit]];
    for (let i = 0; i < 2; i++) {
      const to = next[front[i]];
      if (to >= 0 && zoneCrosses(g, unit, hex, front[i])) bits[to] |= ZONED;
    }
  }
  if (g.kit.unit[unit].side === HUNGARY) return;
  const near = rings[hex];
  for (let i = 0; i < near.length; i++) bits[near[i]] |= NEAR;
};

/** Everything anew. */
const draw = (g: Battle, side: number, lie: Lie): void => {
  const { bits, units, leaders } = lie;
  const rings = nearTo(g.kit);
  bits.fill(0);
  for (let unit = 0; unit < g.at.length; unit++) {
    units[unit] = stanceOf(g, unit);
    if (g.at[unit] !== NONE && g.kit.unit[unit].side !== side) markEnemy(g, bits, unit, rings);
  }
  for (let leader = 0; leader < g.post.length; leader++) {
    leaders[leader] = postOf(g, leader);
    if (leaders[leader] !== NONE && g.kit.leader[leader].side !== side) bits[leaders[leader]] |= HOSTILE;
  }
  lie.kit = g.kit;
};

/** While a side moves, the enemy mostly stands as he stood: then only its own units have to be put where they are now. */
const isAsBefore = (g: Battle, side: number, { kit, bits, units, leaders }: Lie): boolean => {
  if (kit !== g.kit) return false;
  for (let leader = 0; leader < g.post.length; leader++)
    if (g.kit.leader[leader].side !== side && leaders[leader] !== postOf(g, leader)) return false;
  for (let unit = 0; unit < g.at.length; unit++) {
    const stance = stanceOf(g, unit);
    if (units[unit] === stance) continue;
    if (g.kit.unit[unit].side !== side) return false;
    if (units[unit] >= 0) bits[units[unit] >> 6] &= ~HELD;
    units[unit] = stance;
  }
  return true;
};

/** What a side finds in each hex, as bits; 0: open ground. */
export const lieFor = (g: Battle, side: number): Uint8Array => {
  const now = stamp(g);
  if (lies[side].stamp === now) return lies[side].bits;
  if (lies[side].bits.length !== g.kit.hexes.length) lies[side] = blank(g.kit.hexes.length);
  const lie = lies[side];
  if (!isAsBefore(g, side, lie)) draw(g, side, lie);
  for (let unit = 0; unit < g.at.length; unit++) if (g.at[unit] !== NONE) lie.bits[g.at[unit]] |= HELD;
  lie.stamp = now;
  return lie.bits;
};
