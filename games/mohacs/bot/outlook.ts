import { FRONT } from '../data/geometry.ts';
import { hasAspect, leavesThrough } from '../rules/fire/line-of-sight.ts';
import { nextToEnemy } from '../rules/stacking-zones-facing/enemy-zones.ts';
import { unitAt } from '../rules/stacking-zones-facing/stacking.ts';
import { type Battle, NONE, ORDER } from '../rules/the-battle/state.ts';

/** How a hex looks to a unit that does not attack: how near to whom it would like to meet, in what company, in what danger. */

/** Enemies beyond this are too far to matter for the facing. */
const NEAR = 8;
/** What guns are less attractive, in hexes: they give no Flight Points. */
const GUN_FARTHER = 5;
/** How much farther a unit would go, in hexes, for each point of the modifier against a target. */
const PICKY = 0.5;
/** Friends beside a unit cover its flanks; more do not help. */
const COVER = 3;

export class Outlook {
  private readonly g: Battle;
  private readonly side: number;
  /** Enemies on the map: their hexes, and how much farther away each seems because it is hard to beat. */
  private readonly hexes: number[] = [];
  private readonly farther: number[] = [];
  /** Hexes of enemies who can charge. */
  private readonly lances: number[] = [];

  constructor(g: Battle, unit: number) {
    const { kit } = g;
    const { side, arm } = kit.unit[unit];
    this.g = g;
    this.side = side;
    for (let enemy = 0; enemy < g.at.length; enemy++) {
      const its = kit.unit[enemy];
      if (g.at[enemy] === NONE || its.side === side) continue;
      this.hexes.push(g.at[enemy]);
      this.farther.push(its.gun ? GUN_FARTHER : -PICKY * (kit.matrix[arm][its.arm] + its.sdr[g.state[enemy]]));
      if (kit.arm[its.arm].charges && g.state[enemy] === ORDER) this.lances.push(g.at[enemy]);
    }
  }

  /** Hexes to the nearest enemy. */
  nearest(hex: number): number {
    let least = Number.POSITIVE_INFINITY;
    for (const other of this.hexes) least = Math.min(least, this.g.kit.distance(hex, other));
    return least;
  }

  /** Hexes to the enemy whom it would like to meet, those that are hard to beat farther than they are. */
  prey(hex: number): number {
    const { hexes, farther } = this;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < hexes.length; i++) {
      const seems = this.g.kit.distance(hex, hexes[i]) + farther[i];
      if (seems < least) least = seems;
    }
    return least;
  }

  /** Enemies so near that they could charge it. */
  threats(hex: number): number {
    const { kit } = this.g;
    let n = 0;
    for (const other of this.lances) if (kit.distance(hex, other) <= kit.charge.farthest) n++;
    return n;
  }

  isBeside(hex: number): boolean {
    return nextToEnemy(this.g, hex, this.side);
  }

  /** Friends in neighbouring hexes. */
  company(hex: number, except: number): number {
    let n = 0;
    for (const next of this.g.kit.next[hex]) {
      const unit = next < 0 ? NONE : unitAt(this.g, next);
      if (unit !== NONE && unit !== except && this.g.kit.unit[unit].side === this.side) n++;
    }
    return Math.min(COVER, n);
  }

  /** The facing with most enemies in front, the nearer the more they count. */
  facing(hex: number): number {
    const { kit } = this.g;
    const weight = [0, 0, 0, 0, 0, 0];
    let [nearest, least] = [NONE, Number.POSITIVE_INFINITY];
    const add = (other: number, away: number): void => {
      const sides = leavesThrough(kit, hex, other);
      for (let facing = 0; facing < 6; facing++)
        if (hasAspect(facing, sides, FRONT)) weight[facing] += 1 / (away * away);
    };
    for (const other of this.hexes) {
      const away = kit.distance(hex, other);
      if (away < least) [nearest, least] = [other, away];
      if (away <= NEAR && away > 0) add(other, away);
    }
    if (nearest === NONE) return kit.facing[this.side];
    if (least > NEAR) add(nearest, least);
    let best = 0;
    for (let facing = 1; facing < 6; facing++) if (weight[facing] > weight[best] + 1e-9) best = facing;
    return best;
  }
}
