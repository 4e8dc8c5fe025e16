import { FRONT } from '../data/geometry.ts';
import { hasAspect, leavesThrough } from '../rules/fire/line-of-sight.ts';
import { nextToEnemy } from '../rules/stacking-zones-facing/enemy-zones.ts';
import { unitAt } from '../rules/stacking-zones-facing/stacking.ts';
import { type Battle, NONE, ORDER, RETIRED } from '../rules/the-battle/state.ts';
import { chances, lossOf, priceOf, worthOf } from './worth.ts';

/** How a hex looks to a unit that does not attack: how near to whom it would like to meet, in what company, in what danger. */

/** Enemies beyond this are too far to matter for the facing. */
const NEAR = 8;
/** What guns are less attractive, in hexes: they give no Flight Points. */
const GUN_FARTHER = 5;
/** What each more who can reach a unit adds to its peril. */
const MORE = 0.15;
/** Friends beside a unit cover its flanks; more do not help. */
const COVER = 3;

/** What a charge that finds some help would take from the unit, less what it costs him who charges. */
const chargeLoss = (g: Battle, enemy: number, unit: number): number => {
  const { kit } = g;
  const [{ arm: lancer }, { arm, sdr }] = [kit.unit[enemy], kit.unit[unit]];
  const modifier = kit.matrix[lancer][arm] + sdr[Math.min(g.state[unit], RETIRED)] + kit.shock.charge + HELP;
  const odds = chances(kit.shockTable[1][g.state[unit] === ORDER ? 0 : 1], modifier);
  return Math.max(0, lossOf(g, unit, odds, false) - priceOf(worthOf(g, enemy), odds));
};
const HELP = 1;

export class Outlook {
  private readonly g: Battle;
  private readonly side: number;
  /** Enemies on the map: their hexes, and how much farther away each seems because it is hard to beat. */
  private readonly hexes: number[] = [];
  private readonly farther: number[] = [];
  /** Enemies who can charge: their hexes, how far they strike, and what that would cost the unit. */
  private readonly lances: number[] = [];
  private readonly strike: number[] = [];
  private readonly loss: number[] = [];

  constructor(g: Battle, unit: number, picky = 0.5) {
    const { kit } = g;
    const { side, arm } = kit.unit[unit];
    this.g = g;
    this.side = side;
    for (let enemy = 0; enemy < g.at.length; enemy++) {
      const its = kit.unit[enemy];
      if (g.at[enemy] === NONE || its.side === side) continue;
      this.hexes.push(g.at[enemy]);
      this.farther.push(its.gun ? GUN_FARTHER : -picky * (kit.matrix[arm][its.arm] + its.sdr[g.state[enemy]]));
      if (!kit.arm[its.arm].charges || g.state[enemy] !== ORDER) continue;
      this.lances.push(g.at[enemy]);
      this.strike.push(its.ma[ORDER] + kit.charge.farthest);
      this.loss.push(chargeLoss(g, enemy, unit));
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

  /** Those who can reach the hex and would harm the unit: where each is, and what he would take. */
  eachPeril(hex: number, tell: (from: number, harm: number) => void): void {
    const { lances, strike, loss, g } = this;
    for (let i = 0; i < lances.length; i++)
      if (loss[i] > 0 && g.kit.distance(hex, lances[i]) <= strike[i]) tell(lances[i], loss[i]);
  }

  /** What the worst of those who can reach the hex would do to the unit, the others together, and how many they are. */
  perils(hex: number): { readonly worst: number; readonly rest: number; readonly reach: number } {
    let [worst, sum, reach] = [0, 0, 0];
    this.eachPeril(hex, (_from, harm) => {
      worst = Math.max(worst, harm);
      sum += harm;
      reach++;
    });
    return { worst, rest: Math.min(sum - worst, 3 * worst), reach };
  }

  /** What the worst of those who can reach the hex would do to the unit, and a little for each more. */
  peril(hex: number): number {
    const { worst, rest } = this.perils(hex);
    return worst + MORE * rest;
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
