import type { Move, Situation } from '@ravelin/engine';
import type { BattleText } from '../data/schema.ts';
import { FACE_DOWN, TACTICS } from '../rules/piles.ts';
import { type BattleFacts, mayLay, rearCount } from '../rules/select-troops.ts';
import { foe, OTTOMAN, type Side, type Tactic, type Vienna } from '../rules/siege.ts';
import { type Count, countOf, type Line, sizeOf, strongest, typesOf } from './army.ts';
import { battleDice, bonusOf, expectedFront } from './attack.ts';
import type { Numbers } from './numbers.ts';
import { chanceToWin, toll } from './odds.ts';
import { type Stake, stakeOf, troopWorth } from './stakes.ts';

/** V12.2: whether a Tactic is worth laying in this battle. Five have to last for the whole siege. */

/** The battle as it stands without a Tactic of one's own. */
interface Battle {
  readonly side: Side;
  readonly attacks: boolean;
  readonly troops: Count;
  readonly number: number;
  readonly rear: number;
  readonly enemy: Line;
  readonly ownDice: number;
  readonly enemyDice: number;
  readonly bonus: number;
  readonly stake: Stake;
  readonly ownTroop: number;
  readonly enemyTroop: number;
}

const battleOf = (n: Numbers, g: Vienna, L: BattleFacts, side: Side): Battle => {
  const troops = countOf(g, FACE_DOWN + side);
  const attacks = side === L.attacker;
  return {
    side,
    attacks,
    troops,
    number: sizeOf(troops),
    rear: attacks ? rearCount(g, L) : 0,
    enemy: expectedFront(n, g, L, foe(side)),
    ownDice: battleDice(g, L, side),
    enemyDice: battleDice(g, L, foe(side)),
    bonus: bonusOf(g, L),
    stake: stakeOf(n, g, L),
    ownTroop: troopWorth(n, g, side),
    enemyTroop: troopWorth(n, g, foe(side)),
  };
};

/** Surgeons save the lost for another day. */
const SPARED = 0.3;
/** What a marksman's Troop is worth above the average of its line. */
const CHOSEN = 0.5;

/** What is left of the enemy's front line. */
const thinned = ({ number, sum }: Line, picked: number, gone: number): Line => {
  const lost = Math.min(number, picked + gone);
  const each = number === 0 ? 0 : sum / number;
  return { number: number - lost, sum: Math.max(0, sum - lost * each - CHOSEN * Math.min(number, picked)) };
};

/** What the battle comes to for the side with this text in force. */
const worthWith = (n: Numbers, g: Vienna, b: Battle, text: BattleText, walled: boolean, stake: Stake): number => {
  const { side, attacks, troops } = b;
  const { marksman = 0, grenade = 0, reserve = 0 } = text;
  const pulled = (text.rear ?? 0) + (walled ? (text.rearIfStructural ?? 0) : 0);
  const rear = attacks ? Math.min(b.number, Math.max(0, b.rear + pulled)) : 0;
  const own = strongest(g.kit, side, troops, b.number - rear + reserve);
  for (const [i, troop] of typesOf(g.kit, side).entries()) {
    if (text.each) own.sum += (text.each[g.kit.troops[troop]] ?? 0) * Math.min(troops[troop], own.number);
    if (i === 0 && text.doubles && own.number > 0) own.sum += g.kit.value[troop];
  }
  const enemy = thinned(b.enemy, marksman, grenade + (attacks ? 0 : pulled));
  const full = toll(b.enemyDice + (text.enemyDice ?? 0));
  const onOwn = text.choosesLosses
    ? { mean: full.mean * n.tactics.picked, variance: full.variance * n.tactics.picked }
    : full;
  const onEnemy = toll(b.ownDice, text.fives);
  const bonus = b.bonus + (attacks ? 1 : -1) * (text.total ?? 0);
  const chance = attacks
    ? chanceToWin(n, own, enemy, onOwn, onEnemy, bonus)
    : chanceToWin(n, enemy, own, onEnemy, onOwn, bonus);
  const lost = (text.sparesLosses ? SPARED : 1) * onOwn.mean + (text.doubles ? 1 : 0);
  return (
    (attacks ? 1 : -1) * (chance * stake.won + (1 - chance) * stake.lost) -
    lost * b.ownTroop +
    (onEnemy.mean + marksman + grenade) * b.enemyTroop +
    (text.nullifies ? n.tactics.nullifies : 0)
  );
};

/** The stakes with this card of the side in force. */
const stakeWith = (n: Numbers, g: Vienna, L: BattleFacts, side: Side, card: Tactic): Stake =>
  stakeOf(n, g, { ...L, ...(side === OTTOMAN ? { ottomanTactic: card } : { habsburgTactic: card }) });

const NO_TEXT: BattleText = {};

/** A Tactic must bring this much; less, as the rounds go by. */
const barOf = ({ tactics: { bar, barByRound } }: Numbers, g: Vienna): number =>
  bar + barByRound * (g.kit.rounds - g.round);

export const layTactic = (at: Situation<Vienna>, n: Numbers): Move => {
  const { g, seat: side } = at;
  const L = at.locals as unknown as BattleFacts;
  let battle: Battle | undefined;
  let without = 0;
  let most = barOf(n, g);
  let best: Move = { kind: at.kind('lay nothing'), chosen: [] };
  const walled = g.structural[L.hex] > 0;
  for (const card of g.zones[TACTICS + side]) {
    if (!mayLay(g, L, side, card)) continue;
    if (!battle) {
      battle = battleOf(n, g, L, side);
      without = worthWith(n, g, battle, NO_TEXT, walled, battle.stake);
    }
    const text = g.kit.tactics[card].battle;
    const stake = text.ifWon || text.ifLost ? stakeWith(n, g, L, side, card) : battle.stake;
    const gain = worthWith(n, g, battle, text, walled, stake) - without;
    if (gain <= most) continue;
    most = gain;
    best = { kind: at.kind('lay'), chosen: [card] };
  }
  return best;
};
