import type { Move, Plan, Situation } from '@ravelin/engine';
import { TROOP_DECK, TROOP_DISCARD } from '../rules/piles.ts';
import { type BattleFacts, rearCount, troopMinimum } from '../rules/select-troops.ts';
import { DECK, DISCARD, foe, type PlacedTroop, type Side, troopAt, type Vienna } from '../rules/siege.ts';
import { type Count, countOf, type Line, typesOf } from './army.ts';
import { battleDice, bonusOf, expectedFront } from './attack.ts';
import { differing } from './differing.ts';
import type { Numbers } from './numbers.ts';
import { chanceToWin, type Toll, toll } from './odds.ts';
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

const fightOf = (n: Numbers, g: Vienna, L: BattleFacts, side: Side): Fight => {
  const stake = stakeOf(n, g, L);
  return {
    side,
    attacks: side === L.attacker,
    enemy: expectedFront(n, g, L, foe(side)),
    onOwn: toll(battleDice(g, L, foe(side))),
    onEnemy: toll(battleDice(g, L, side)),
    bonus: bonusOf(g, L),
    stake: stake.won - stake.lost,
    troop: troopWorth(n, g, side),
  };
};

/** The deck as a row of Battle values, the strongest first: `sums[n]` is what the first n are worth. */
const sumsOf = (g: Vienna, side: Side, count: Count): number[] => {
  const sums = [0];
  for (const troop of typesOf(g.kit, side))
    for (let one = 0; one < count[troop]; one++) sums.push(sums[sums.length - 1] + g.kit.value[troop]);
  return sums;
};

/** What sending so many of the strongest comes to, and the rest of the weakest: other mixes seldom matter. */
const worthOf = (
  n: Numbers,
  f: Fight,
  sums: readonly number[],
  strong: number,
  number: number,
  rear: number,
): number => {
  const size = sums.length - 1;
  const weak = number - strong;
  const all = sums[strong] + sums[size] - sums[size - weak];
  // The weakest stand in the rear.
  const ahead = number - rear;
  const front = {
    number: ahead,
    sum: ahead <= strong ? sums[ahead] : sums[strong] + sums[size - weak + ahead - strong] - sums[size - weak],
  };
  const chance = f.attacks
    ? chanceToWin(n, front, f.enemy, f.onOwn, f.onEnemy, f.bonus)
    : 1 - chanceToWin(n, f.enemy, front, f.onEnemy, f.onOwn, f.bonus);
  // The dice fall on the front line: what stands there is at risk by its value.
  const risk = ahead === 0 ? 0 : (Math.min(f.onOwn.mean, ahead) * f.troop * front.sum) / ahead / 2;
  return chance * f.stake - n.use[f.side] * all - risk;
};

type Sending = BattleFacts & { readonly most: number };

export const sendTroops = (at: Situation<Vienna>, n: Numbers): Move => {
  const { g, seat: side } = at;
  const L = at.locals as unknown as Sending;
  const count = countOf(g, TROOP_DECK + side);
  const sums = sumsOf(g, side, count);
  const size = sums.length - 1;
  const { least } = troopMinimum(g, L, side);
  if (size === 0) return recovered(at, [], least);
  const f = fightOf(n, g, L, side);
  const rear = f.attacks ? rearCount(g, L) : 0;
  let most = Number.NEGATIVE_INFINITY;
  let [strong, number] = [0, 0];
  for (let sent = Math.min(least, size); sent <= Math.min(L.most, size); sent++)
    for (let best = sent === size ? sent : 0; best <= sent; best++) {
      const worth = worthOf(n, f, sums, best, sent, Math.min(rear, sent));
      if (worth <= most) continue;
      most = worth;
      [strong, number] = [best, sent];
    }
  return sentOf(deckOf(g, side), strong, number);
};

/** The Troops of a pile, the strongest first. */
const pileOf = (g: Vienna, side: Side, pile: number, place: number): PlacedTroop[] => {
  const count = countOf(g, pile + side);
  return typesOf(g.kit, side).flatMap((troop) => new Array<PlacedTroop>(count[troop]).fill(troopAt(g, place, troop)));
};
const deckOf = (g: Vienna, side: Side): PlacedTroop[] => pileOf(g, side, TROOP_DECK, DECK);

/** So many of the strongest, the rest of the weakest. */
const sentOf = (deck: readonly PlacedTroop[], strong: number, number: number): Move =>
  listed([...deck.slice(0, strong), ...deck.slice(deck.length - (number - strong))]);

const listed = (troops: readonly PlacedTroop[]): Move => ({ kind: 0, chosen: [...troops].sort((a, b) => a - b) });

/** V12.3: with some of the best of those that fought already. */
const recovered = ({ g, seat }: Situation<Vienna>, sent: readonly PlacedTroop[], number: number): Move =>
  listed([...sent, ...pileOf(g, seat, TROOP_DISCARD, DISCARD).slice(0, number)]);

/** What else might be sent: of each number the strongest, the weakest and a mix, and one Recovered besides. The rule of thumb's choice is the first. */
export const troopPlans = (at: Situation<Vienna>, n: Numbers): Plan<Vienna>[] => {
  const { g, seat: side } = at;
  const { most } = at.locals as unknown as Sending;
  const deck = deckOf(g, side);
  const { least } = troopMinimum(g, at.locals as unknown as Sending, side);
  const moves = [sendTroops(at, n)];
  for (let sent = Math.min(least, deck.length); sent <= Math.min(most, deck.length); sent++) {
    for (const strong of [sent, sent >> 1, 0]) moves.push(sentOf(deck, strong, sent));
    if (sent < most && g.morale[side] > 1 && g.zones[TROOP_DISCARD + side].length > 0)
      moves.push(recovered(at, sentOf(deck, sent, sent).chosen, 1));
  }
  return differing(moves.filter((move) => at.rules.refusals(g, move).length === 0));
};
