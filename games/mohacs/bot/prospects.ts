import { FRONTAL } from '../data/geometry.ts';
import { isBeforePikes, isInVillage } from '../rules/charge/charge-path.ts';
import { isClearSide } from '../rules/charge/counter-charge-path.ts';
import { exposure } from '../rules/fire/reaction-fire.ts';
import { allowance } from '../rules/movement/mover.ts';
import { inFront } from '../rules/stacking-zones-facing/facing.ts';
import { unitAt } from '../rules/stacking-zones-facing/stacking.ts';
import { type Battle, NONE, ORDER, RETIRED } from '../rules/the-battle/state.ts';
import { type Blow, combatGain, enemiesInFront } from './blows.ts';
import { worthOf } from './worth.ts';

/** Where a unit could attack from in this activation, and what that would gain. */

export interface Prospect {
  readonly gain: number;
  readonly target: number;
  /** Where its move ends, and how it faces there. */
  readonly hex: number;
  readonly facing: number;
}

const opposite = (direction: number): number => (direction + 3) % 6;

export const mayAttack = (g: Battle, unit: number): boolean =>
  g.at[unit] !== NONE && g.state[unit] < RETIRED && g.kit.arm[g.kit.unit[unit].arm].attacks;
export const mayCharge = (g: Battle, unit: number): boolean =>
  g.state[unit] === ORDER && g.led[unit] === 1 && g.kit.arm[g.kit.unit[unit].arm].charges;

/** The hex from which a unit that rides straight on would strike the target, or NONE. */
const strikeHex = (g: Battle, unit: number, target: number): number => {
  const { next, distance } = g.kit;
  let hex = g.at[unit];
  for (let away = distance(hex, g.at[target]); away > 1; away--) {
    let step = NONE;
    for (const direction of FRONTAL[g.facing[unit]]) {
      const to = next[hex][direction];
      if (to < 0 || distance(to, g.at[target]) >= away || unitAt(g, to) !== NONE || !isClearSide(g, hex, direction))
        continue;
      step = to;
      break;
    }
    if (step === NONE) return NONE;
    hex = step;
  }
  return hex;
};

/** What friends of its command could do to the target from where they stand. */
const blowsOfFriends = (g: Battle, unit: number, target: number): Blow[] => {
  const { kit } = g;
  const blows: Blow[] = [];
  for (const friend of kit.command[g.command].units) {
    if (friend === unit || !mayAttack(g, friend)) continue;
    const away = kit.distance(g.at[friend], g.at[target]);
    if (away > kit.charge.farthest) continue;
    const [shocks, rides] = [away === 1, away > 1 && mayCharge(g, friend)];
    if (!rides && !(shocks && inFront(g, friend, g.at[target]))) continue;
    const hex = shocks ? g.at[friend] : strikeHex(g, friend, target);
    if (hex === NONE || blows.some((one) => one.hex === hex)) continue;
    blows.push({ unit: friend, hex, targets: [target], charging: rides, shots: 0, shies: false });
  }
  return blows;
};

/** Friends of its command who have still to go and could come to help. */
const helpers = (g: Battle, unit: number, target: number): number => {
  let n = 0;
  for (const friend of g.kit.command[g.command].units) {
    if (friend === unit || g.gone[friend] || !mayAttack(g, friend) || g.state[friend] !== ORDER) continue;
    const far = allowance(g, friend) + (mayCharge(g, friend) ? 2 : 0);
    if (g.kit.distance(g.at[friend], g.at[target]) <= far) n++;
  }
  return n;
};

/** The hope of help counts for so many at most. */
const HOPED_FOR = 3;

/** A facing whose front has both directions. */
const facingWith = (a: number, b: number): number => ((a + 1) % 6 === b ? b : (b + 1) % 6 === a ? a : NONE);

/** The facing for a blow from a hex in that direction, with as few others in front as can be. */
const facingTo = (g: Battle, side: number, hex: number, direction: number): number => {
  const [a, b] = [direction, (direction + 1) % 6];
  return enemiesInFront(g, side, hex, a).length <= enemiesInFront(g, side, hex, b).length ? a : b;
};

export class Prospects {
  private readonly g: Battle;
  private readonly unit: number;
  private readonly side: number;
  private readonly canStop: (hex: number) => boolean;
  private readonly hope: number;
  private found: Prospect | undefined = undefined;

  /** `canStop`: may it end its move there? Its own hex included, if it may. `hope`: as in Manner. */
  constructor(g: Battle, unit: number, canStop: (hex: number) => boolean, hope: number) {
    this.g = g;
    this.unit = unit;
    this.side = g.kit.unit[unit].side;
    this.canStop = canStop;
    this.hope = hope;
  }

  /** The best one, if there is any that gains more than `least`. */
  best(least: number): Prospect | undefined {
    const { g, unit } = this;
    if (!mayAttack(g, unit)) return undefined;
    this.found = undefined;
    const rides = mayCharge(g, unit);
    const far = allowance(g, unit) + (rides ? g.kit.charge.farthest : 1);
    for (let target = 0; target < g.at.length; target++) {
      if (g.at[target] === NONE || g.kit.unit[target].side === this.side) continue;
      if (g.kit.distance(g.at[unit], g.at[target]) <= far) this.look(target, rides, least);
    }
    return this.found;
  }

  private look(target: number, rides: boolean, least: number): void {
    const { g, unit, side } = this;
    const { next } = g.kit;
    const to = g.at[target];
    const friends = blowsOfFriends(g, unit, target);
    const already = friends.length > 0 ? combatGain(g, friends) : 0;
    const hope = Math.min(HOPED_FOR, helpers(g, unit, target)) * this.hope * worthOf(g, target);
    const charges = rides && !isInVillage(g, target);
    for (let direction = 0; direction < 6; direction++) {
      const hex = next[to][direction];
      if (hex < 0 || friends.some((one) => one.hex === hex)) continue;
      const stands = hex === g.at[unit];
      if (!stands && unitAt(g, hex) !== NONE) continue;
      const back = opposite(direction);
      const shots = stands ? 0 : exposure(g, unit, hex);
      if (charges && !stands && isClearSide(g, hex, back)) {
        const blow = { unit, hex, targets: [target], charging: true, shots, shies: isBeforePikes(g, unit, hex) };
        const gain = combatGain(g, [...friends, blow]) - Math.max(0, already) + hope;
        if (gain > Math.max(least, this.found?.gain ?? least)) this.launch(target, hex, back, gain);
      }
      if (!this.canStop(hex)) continue;
      const facing = facingTo(g, side, hex, back);
      const blow = { unit, hex, targets: enemiesInFront(g, side, hex, facing), charging: false, shots, shies: false };
      const gain = combatGain(g, [...friends, blow]) - Math.max(0, already) + hope;
      if (gain > Math.max(least, this.found?.gain ?? least)) this.found = { gain, target, hex, facing };
    }
  }

  /** Looks for a hex from which a charge comes to `last` and strikes there in that direction (M9.2.3 to M9.2.7). */
  private launch(target: number, last: number, strike: number, gain: number): void {
    const { g, side } = this;
    const { next, distance } = g.kit;
    let least = Number.POSITIVE_INFINITY;
    const consider = (hex: number, facing: number, far: number): void => {
      if (!this.canStop(hex)) return;
      const price = 10 * enemiesInFront(g, side, last, facing).length + 4 * exposure(g, this.unit, hex) + far;
      if (price >= least) return;
      least = price;
      this.found = { gain, target, hex, facing };
    };
    for (const step of [(strike + 5) % 6, strike, (strike + 1) % 6]) {
      const start = next[last][opposite(step)];
      if (start < 0 || distance(start, g.at[target]) !== 2 || !isClearSide(g, start, step)) continue;
      const facings = step === strike ? [step, (step + 1) % 6] : [facingWith(step, strike)];
      for (const facing of facings) consider(start, facing, 2);
      if (unitAt(g, start) !== NONE && start !== g.at[this.unit]) continue;
      for (const facing of facings)
        for (const first of FRONTAL[facing]) {
          const hex = next[start][opposite(first)];
          if (hex >= 0 && distance(hex, g.at[target]) === 3 && isClearSide(g, hex, first)) consider(hex, facing, 3);
        }
    }
  }
}
