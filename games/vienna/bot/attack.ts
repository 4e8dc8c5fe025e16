import { habsburgGuns, ottomanGuns } from '../rules/cannons.ts';
import { FACE_DOWN } from '../rules/piles.ts';
import { type BattleFacts, rearCount, texts, troopMaximum } from '../rules/select-troops.ts';
import { foe, type Hex, NONE, OTTOMAN, type Side, type Strategy, type Vienna } from '../rules/siege.ts';
import { expected, type Line, ready, sizeOf } from './army.ts';
import { byRound, type Numbers } from './numbers.ts';
import { chanceToWin, toll } from './odds.ts';
import { type Stake, stakeOf, troopWorth } from './stakes.ts';

/** What an attack promises: the chance to win it, its price in Troops, and what the defender will do. */

export const battleFacts = (
  attacker: Side,
  hex: Hex,
  event: Strategy = NONE,
  answer: Strategy = NONE,
): BattleFacts => ({ attacker, hex, event, answer, ottomanTactic: NONE, habsburgTactic: NONE });

/** The Cannon dice of a side in this battle (V13.6.2, V13.6.3), before Tactics. */
export const battleDice = (g: Vienna, L: BattleFacts, roller: Side): number =>
  roller === OTTOMAN ? ottomanGuns(g, L.hex, true) : habsburgGuns(g);

/** What cards add to the attacker's total, less what they add to the defender's. */
export const bonusOf = (g: Vienna, L: BattleFacts): number => {
  let bonus = 0;
  for (const { owner, text } of texts(g, L)) bonus += (owner === L.attacker ? 1 : -1) * (text.total ?? 0);
  return bonus;
};

/** The front line that a side may be expected to have in this battle. What lies face down is its number only. */
export const expectedFront = (n: Numbers, g: Vienna, L: BattleFacts, side: Side): Line => {
  const troops = ready(g, side);
  const sent = g.zones[FACE_DOWN + side].length;
  const number = sent > 0 ? sent : Math.min(troopMaximum(g, L, side), sizeOf(troops));
  const rear = side === L.attacker ? rearCount(g, L, undefined, number) : 0;
  return expected(n, g.kit, side, troops, number - rear);
};

export interface Prospect extends Stake {
  readonly chance: number;
  /** What the attack is worth to the attacker if it is contested, and if it is not. */
  readonly contested: number;
  readonly givenWay: number;
}

export const prospectOf = (n: Numbers, g: Vienna, L: BattleFacts): Prospect => {
  const { attacker } = L;
  const defender = foe(attacker);
  const stake = stakeOf(n, g, L);
  const attackers = expectedFront(n, g, L, attacker);
  const defenders = expectedFront(n, g, L, defender);
  const onAttackers = toll(battleDice(g, L, defender));
  const onDefenders = toll(battleDice(g, L, attacker));
  const chance = chanceToWin(n, attackers, defenders, onAttackers, onDefenders, bonusOf(g, L));
  const price = troopWorth(n, g, attacker);
  const contested =
    chance * stake.won +
    (1 - chance) * stake.lost -
    onAttackers.mean * price +
    Math.min(onDefenders.mean, defenders.number) * troopWorth(n, g, defender) +
    n.use[defender] * defenders.sum -
    n.use[attacker] * attackers.sum;
  return { won: stake.won, lost: stake.lost, chance, contested, givenWay: stake.won - onAttackers.mean * price };
};

/** What the attack is worth to the attacker before it is made; a Sortie brings its point of Morale besides (V10.6.4). */
export const attackWorth = (n: Numbers, g: Vienna, L: BattleFacts): number => {
  const { contested, givenWay } = prospectOf(n, g, L);
  const eager = n.eager[L.attacker] + byRound(g.round, n.eagerByRound[L.attacker]);
  return Math.min(contested, givenWay) + n.hope * Math.abs(contested - givenWay) + eager;
};
