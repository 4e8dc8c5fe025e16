import type { Move, Situation } from '@ravelin/engine';
import type { BattleText } from '../data/schema.ts';
import { FACE_DOWN, TACTICS } from '../rules/piles.ts';
import { type BattleFacts, mayLay, rearCount } from '../rules/select-troops.ts';
import { foe, NONE, OTTOMAN, type Side, type Tactic, type Vienna } from '../rules/siege.ts';
import { type Count, countOf, type Line, sizeOf, strongest, typesOf } from './army.ts';
import { bonusOf, expectedFront, tollBy } from './attack.ts';
import { chanceToWin, type Toll } from './odds.ts';
import { stakeOf, troopWorth } from './stakes.ts';

/** V12.2: whether a Tactic is worth laying in this battle. Five have to last for the whole siege. */

/** What is left of the enemy's line once Troops have been picked out of it; a marksman picks the best. */
const thinned = ({ number, sum }: Line, picked: number, random: number): Line => {
  const each = number === 0 ? 0 : sum / number;
  const gone = Math.min(number, picked + random);
  return { number: number - gone, sum: Math.max(0, sum - gone * each - Math.min(number, picked) * 0.5) };
};

const scaled = ({ mean, variance }: Toll, by: number): Toll => ({ mean: mean * by, variance: variance * by });

/** Who picks the losses loses the weakest, or those in the rear. */
const PICKED = 0.45;

/** What the battle comes to for the side with this Tactic of its own, or none. */
const worthWith = (
  g: Vienna,
  facts: BattleFacts,
  side: Side,
  troops: Count,
  card: Tactic,
  text: BattleText,
): number => {
  const L = { ...facts, [side === OTTOMAN ? 'ottomanTactic' : 'habsburgTactic']: card };
  const attacks = side === L.attacker;
  const number = sizeOf(troops);
  const rear = attacks ? rearCount(g, L, undefined, number) : 0;
  const own = strongest(g.kit, side, troops, number - rear + (text.reserve ?? 0));
  let sum = own.sum;
  for (const [i, troop] of typesOf(g.kit, side).entries()) {
    const each = text.each?.[g.kit.troops[troop]] ?? 0;
    sum += each * Math.min(troops[troop], own.number);
    if (i === 0 && text.doubles && own.number > 0) sum += g.kit.value[troop];
  }
  const enemy = thinned(expectedFront(g, L, foe(side)), text.marksman ?? 0, text.grenade ?? 0);
  const full = tollBy(g, L, foe(side));
  const onOwn = text.choosesLosses ? scaled(full, PICKED) : full;
  const onEnemy = tollBy(g, L, side);
  const line = { number: own.number, sum };
  const chance = attacks
    ? chanceToWin(line, enemy, onOwn, onEnemy, bonusOf(g, L))
    : chanceToWin(enemy, line, onEnemy, onOwn, bonusOf(g, L));
  const { won, lost } = stakeOf(g, L);
  const lossesOwn = (text.sparesLosses ? 0.3 : 1) * onOwn.mean + (text.doubles ? 1 : 0);
  const lossesEnemy = onEnemy.mean + (text.marksman ?? 0) + (text.grenade ?? 0);
  return (
    (attacks ? 1 : -1) * (chance * won + (1 - chance) * lost) -
    lossesOwn * troopWorth(g, side) +
    lossesEnemy * troopWorth(g, foe(side)) +
    (text.nullifies ? NULLIFIES : 0)
  );
};

/** The opponent lays a Tactic in many battles. */
const NULLIFIES = 0.35;
const NO_TEXT: BattleText = {};

/** A Tactic must bring this much; less, as the rounds go by. */
const bar = (g: Vienna): number => 0.15 + 0.12 * (g.kit.rounds - g.round);

export const layTactic = (at: Situation<Vienna>): Move => {
  const { g, seat: side } = at;
  const facts = at.locals as unknown as BattleFacts;
  const nothing = { kind: at.kind('lay nothing'), chosen: [] };
  const troops = countOf(g, FACE_DOWN + side);
  let most = bar(g);
  let best: Move = nothing;
  let without: number | undefined;
  for (const card of g.zones[TACTICS + side]) {
    if (!mayLay(g, facts, side, card)) continue;
    without ??= worthWith(g, facts, side, troops, NONE, NO_TEXT);
    const gain = worthWith(g, facts, side, troops, card, g.kit.tactics[card].battle) - without;
    if (gain <= most) continue;
    most = gain;
    best = { kind: at.kind('lay'), chosen: [card] };
  }
  return best;
};
