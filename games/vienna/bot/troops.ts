import type { Move, Situation } from '@ravelin/engine';
import { TROOP_DECK, TROOP_DISCARD } from '../rules/piles.ts';
import { type BattleFacts, rearCount, troopMinimum } from '../rules/select-troops.ts';
import { DECK, DISCARD, foe, type PlacedTroop, type Side, type Troop, troopAt, type Vienna } from '../rules/siege.ts';
import { type Count, countOf, type Line, sizeOf, typesOf } from './army.ts';
import { bonusOf, expectedFront, tollBy, USE } from './attack.ts';
import { chanceToWin, type Toll } from './odds.ts';
import { stakeOf, troopWorth } from './stakes.ts';

/** V12.1: which Troops to send into a battle. */

/** The battle as the side that chooses sees it. */
interface Fight {
  readonly side: Side;
  readonly attacks: boolean;
  readonly enemy: Line;
  readonly onOwn: Toll;
  readonly onEnemy: Toll;
  readonly bonus: number;
  /** What winning is worth against losing. */
  readonly stake: number;
  readonly troop: number;
}

const fightOf = (g: Vienna, L: BattleFacts, side: Side): Fight => {
  const stake = stakeOf(g, L);
  return {
    side,
    attacks: side === L.attacker,
    enemy: expectedFront(g, L, foe(side)),
    onOwn: tollBy(g, L, foe(side)),
    onEnemy: tollBy(g, L, side),
    bonus: bonusOf(g, L),
    stake: stake.won - stake.lost,
    troop: troopWorth(g, side),
  };
};

/** Some Troops to send: so many of the strongest, the rest of the weakest. Other mixes seldom matter. */
interface Mix {
  readonly strong: number;
  readonly number: number;
}

/** How many of each type that is, in the order of `typesOf`. */
const sent = (types: readonly Troop[], count: Count, { strong, number }: Mix): number[] => {
  const out = new Array<number>(types.length).fill(0);
  let left = strong;
  for (let i = 0; left > 0; i++) {
    out[i] = Math.min(count[types[i]], left);
    left -= out[i];
  }
  left = number - strong;
  for (let i = types.length - 1; left > 0; i--) {
    const more = Math.min(count[types[i]] - out[i], left);
    out[i] += more;
    left -= more;
  }
  return out;
};

/** What sending them comes to, with so many of the weakest in the rear. */
const worthOf = (g: Vienna, f: Fight, troops: readonly number[], number: number, rear: number): number => {
  const types = typesOf(g.kit, f.side);
  const front = { number: 0, sum: 0 };
  let all = 0;
  for (let i = 0; i < types.length; i++) {
    const value = g.kit.value[types[i]];
    const ahead = Math.min(troops[i], number - rear - front.number);
    all += troops[i] * value;
    front.number += ahead;
    front.sum += ahead * value;
  }
  const chance = f.attacks
    ? chanceToWin(front, f.enemy, f.onOwn, f.onEnemy, f.bonus)
    : 1 - chanceToWin(f.enemy, front, f.onEnemy, f.onOwn, f.bonus);
  // The dice fall on the front line: what stands there is at risk by its value.
  const risk = front.number === 0 ? 0 : (Math.min(f.onOwn.mean, front.number) * f.troop * front.sum) / front.number / 2;
  return chance * f.stake - USE[f.side] * all - risk;
};

export const sendTroops = (at: Situation<Vienna>): Move => {
  const { g, seat: side } = at;
  const L = at.locals as unknown as BattleFacts & { most: number };
  const count = countOf(g, TROOP_DECK + side);
  const size = sizeOf(count);
  const { least } = troopMinimum(g, L, side);
  if (size === 0) return recover(at, least);
  const f = fightOf(g, L, side);
  const types = typesOf(g.kit, side);
  let most = Number.NEGATIVE_INFINITY;
  let best: readonly number[] = [];
  for (let number = Math.min(least, size); number <= Math.min(L.most, size); number++) {
    const rear = f.attacks ? rearCount(g, L, undefined, number) : 0;
    for (let strong = 0; strong <= number; strong++) {
      const troops = sent(types, count, { strong, number });
      const worth = worthOf(g, f, troops, number, rear);
      if (worth <= most) continue;
      most = worth;
      best = troops;
    }
  }
  return listed(best.flatMap((n, i) => new Array<PlacedTroop>(n).fill(troopAt(g, DECK, types[i]))));
};

const listed = (troops: PlacedTroop[]): Move => ({ kind: 0, chosen: troops.sort((a, b) => a - b) });

/** V12.3: Troops are Recovered only where the deck is empty: the best, and no more than must be. */
const recover = ({ g, seat }: Situation<Vienna>, least: number): Move => {
  const list: PlacedTroop[] = [];
  const count = countOf(g, TROOP_DISCARD + seat);
  for (const troop of typesOf(g.kit, seat))
    for (let n = 0; n < count[troop] && list.length < least; n++) list.push(troopAt(g, DISCARD, troop));
  return listed(list);
};
