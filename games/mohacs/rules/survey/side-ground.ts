import { FRONTAL } from '../../data/geometry.ts';
import { OFF_MAP } from '../../data/land.ts';
import { hasZone, zoneCrosses } from '../stacking-zones-facing/zones.ts';
import { type Battle, FIELD, HUNGARY, type Kit, NONE } from '../the-battle/state.ts';
import { hexesWithin } from './rings.ts';

/** What one side finds in each hex, as bits; 0: open ground. All who move look at it. */

/**
 * ZONED: in an enemy ZOC (M3.2.1.1). CLOSE: next to an enemy unit. HELD: a combat unit is there. HOSTILE: an enemy, be it a unit or a
 * leader. NEAR: near enough to an Ottoman unit that it must be seen (M6.1.4.1).
 */
export const [ZONED, CLOSE, HELD, HOSTILE, NEAR] = [1, 2, 4, 8, 16];

/** The hexes within the distance of M6.1.4.1 of each hex. */
export const nearTo = (kit: Kit): readonly (readonly number[])[] => hexesWithin(kit, kit.sight.near);

const stanceOf = (g: Battle, unit: number): number => (g.at[unit] * 8 + g.facing[unit]) * 8 + g.state[unit];
const hexIn = (stance: number): number => stance >> 6;
const postOf = (g: Battle, leader: number): number => (g.rank[leader] === FIELD ? g.post[leader] : NONE);

const markEnemy = (g: Battle, bits: Uint8Array, unit: number, rings: readonly (readonly number[])[]): void => {
  const hex = g.at[unit];
  bits[hex] |= HOSTILE;
  const next = g.kit.next[hex];
  for (let direction = 0; direction < 6; direction++) if (next[direction] !== OFF_MAP) bits[next[direction]] |= CLOSE;
  if (hasZone(g, unit)) {
    const front = FRONTAL[g.facing[unit]];
    for (let i = 0; i < 2; i++) {
      const to = next[front[i]];
      if (to !== OFF_MAP && zoneCrosses(g, unit, hex, front[i])) bits[to] |= ZONED;
    }
  }
  if (g.kit.unit[unit].side === HUNGARY) return;
  const near = rings[hex];
  for (let i = 0; i < near.length; i++) bits[near[i]] |= NEAR;
};

export class SideGround {
  private version = NONE;
  private bits: Uint8Array | undefined = undefined;
  /** How each unit and each enemy leader stood when it was worked out. */
  private units: number[] = [];
  private leaders: readonly number[] = [];

  /** The bits for that side, which hold for that version of the ground. */
  of(g: Battle, side: number, version: number): Uint8Array {
    if (this.bits !== undefined && this.version === version) return this.bits;
    const isNew = this.bits === undefined;
    const bits = this.bits ?? new Uint8Array(g.kit.hexes.length);
    if (isNew || !this.isAsBefore(g, side, bits)) this.draw(g, side, bits);
    for (let unit = 0; unit < g.at.length; unit++) if (g.at[unit] !== NONE) bits[g.at[unit]] |= HELD;
    this.bits = bits;
    this.version = version;
    return bits;
  }

  /** Everything anew. */
  private draw(g: Battle, side: number, bits: Uint8Array): void {
    this.units = g.at.map((_hex, unit) => stanceOf(g, unit));
    this.leaders = g.post.map((_hex, leader) => postOf(g, leader));
    const rings = nearTo(g.kit);
    bits.fill(0);
    for (let unit = 0; unit < g.at.length; unit++)
      if (g.at[unit] !== NONE && g.kit.unit[unit].side !== side) markEnemy(g, bits, unit, rings);
    for (const [leader, post] of this.leaders.entries())
      if (post !== NONE && g.kit.leader[leader].side !== side) bits[post] |= HOSTILE;
  }

  /** While a side moves, the enemy mostly stands as he stood: then only its own units have to be put where they are now. */
  private isAsBefore(g: Battle, side: number, bits: Uint8Array): boolean {
    const { units, leaders } = this;
    for (let leader = 0; leader < g.post.length; leader++)
      if (g.kit.leader[leader].side !== side && leaders[leader] !== postOf(g, leader)) return false;
    for (let unit = 0; unit < g.at.length; unit++) {
      const stance = stanceOf(g, unit);
      if (units[unit] === stance) continue;
      if (g.kit.unit[unit].side !== side) return false;
      if (units[unit] >= 0) bits[hexIn(units[unit])] &= ~HELD;
      units[unit] = stance;
    }
    return true;
  }
}
