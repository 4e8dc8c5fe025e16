import type { Clause } from '../data/schema.ts';
import { barrageTable } from '../rules/actions.ts';
import { touches } from '../rules/board.ts';
import { diceFor, FOR_BARRAGE, FOR_BOMBARD, FOR_ENTRENCH, FOR_MORTARS, type Purpose } from '../rules/cannons.ts';
import { ELIMINATED, HAND, STRATEGY_DECK, TROOP_DECK, TROOP_DISCARD, tileCount } from '../rules/piles.ts';
import {
  foe,
  HABSBURG,
  type Hex,
  NONE,
  OTTOMAN,
  SIDES,
  type Side,
  type Strategy,
  type Vienna,
} from '../rules/siege.ts';
import { canField } from '../rules/troops.ts';
import { attackWorth, battleFacts } from './attack.ts';
import { bestBlast, tilesWorth } from './mines.ts';
import type { Numbers } from './numbers.ts';
import { chanceOfTwo, toll } from './odds.ts';
import { hexWorth, moraleWorth, troopWorth } from './stakes.ts';
import { bestWorks, worksWorth } from './works.ts';

/** What actions and Events are worth to the side that performs them, by the clauses of their cards. */

const diceOf = (g: Vienna, roller: Side, purpose: Purpose, hex: Hex, event: Strategy): number =>
  diceFor(g, { roller, purpose, hex, event, tactic: NONE, foeTactic: NONE });

/** V10.1: Morale both ways and a hex, under fire unless a card spares it. */
export const entrenchWorth = (n: Numbers, g: Vienna, hex: Hex, underFire: boolean): number =>
  hexWorth(n, g, hex) +
  moraleWorth(n, g, OTTOMAN, 1) -
  moraleWorth(n, g, HABSBURG, -1) -
  (underFire ? toll(diceOf(g, HABSBURG, FOR_ENTRENCH, NONE, NONE)).mean * troopWorth(n, g, OTTOMAN) : 0);

/** What is done to a hex that the event names: where a set has other clauses beside it, the event may name none, and nothing comes of it. */
const OF_HEX: ReadonlySet<string> = new Set(['bombard', 'assault', 'fill', 'place-there', 'spike']);

/** V10.5: two 6s bring a wall down. */
export const bombardWorth = (n: Numbers, g: Vienna, hex: Hex, event: Strategy, fives: boolean): number =>
  g.structural[hex] === 0
    ? 0
    : chanceOfTwo(diceOf(g, OTTOMAN, FOR_BOMBARD, hex, event), fives) *
      n.wall *
      (0.6 + 0.2 * Math.min(4, hexWorth(n, g, hex)));

/** V10.9: and the table of HS20. */
export const barrageWorth = (n: Numbers, g: Vienna, event: Strategy): number => {
  if (g.zones[TROOP_DECK + OTTOMAN].length === 0) return 0;
  const dice = diceOf(g, HABSBURG, FOR_BARRAGE, NONE, event);
  const [first] = barrageTable(g, event);
  const chance = first[0] > 1 ? chanceOfTwo(dice) : 1 - (5 / 6) ** dice;
  return chance * first[1] * troopWorth(n, g, OTTOMAN);
};

/** V10.4, V10.8: the best place for works; the Ottomans may bring their guns into order besides. */
export const fortifyWorth = (n: Numbers, g: Vienna, side: Side): number =>
  bestWorks(n, g, side) + (side === OTTOMAN ? n.order : 0);

/** V10.6.4: a Sortie brings a point of Morale before anybody fights. */
export const sortieWorth = (n: Numbers, g: Vienna, hex: Hex, event: Strategy = NONE): number =>
  attackWorth(n, g, battleFacts(HABSBURG, hex, event)) + moraleWorth(n, g, HABSBURG, 1);

const bestSortie = (n: Numbers, g: Vienna, event: Strategy): number => {
  let most = 0;
  if (canField(g, HABSBURG))
    for (let hex = 0; hex < g.control.length; hex++)
      if (g.control[hex] === OTTOMAN && touches(g, hex, HABSBURG)) most = Math.max(most, sortieWorth(n, g, hex, event));
  return most;
};

interface At {
  readonly side: Side;
  readonly seat: Side;
  readonly card: Strategy;
  readonly hex: Hex;
}

const sideNamed = (name: string): Side => SIDES.indexOf(name as (typeof SIDES)[number]);

/** What a clause is worth to the owner of the card. */
const clauseWorth = (n: Numbers, g: Vienna, at: At, clause: Clause): number => {
  const { side, seat, card, hex } = at;
  const enemy = foe(side);
  const mine = (of: Side): number => (of === side ? 1 : -1);
  switch (clause.do) {
    case 'morale': {
      const by = clause.perRound
        ? Math.min(clause.perRound.most, Math.max(clause.by, g.round - clause.perRound.after))
        : clause.by;
      const of = sideNamed(clause.side);
      const also = clause.and
        ? mine(sideNamed(clause.and.side)) * moraleWorth(n, g, sideNamed(clause.and.side), clause.and.by)
        : 0;
      return mine(of) * moraleWorth(n, g, of, by) + also;
    }
    case 'draw':
      return n.card * Math.min(clause.cards, g.zones[STRATEGY_DECK + side].length);
    case 'tiles':
      return tilesWorth(n, g, side, seat, clause.count);
    case 'mine':
      return tilesWorth(n, g, side, seat, 1) + (clause.removes === 'both' ? 0.4 : 0);
    case 'entrench':
      return hex === NONE
        ? fortifyWorth(n, g, side) + moraleWorth(n, g, side, 1)
        : entrenchWorth(n, g, hex, !clause.unanswered);
    case 'fortify':
      return fortifyWorth(n, g, side);
    case 'bombard':
      return clause.may
        ? Math.max(
            0,
            ...g.kit.adjacent[hex].map((next) => bombardable(g, next) * bombardWorth(n, g, next, card, false)),
          )
        : bombardWorth(n, g, hex, card, clause.fives === true);
    case 'mortars':
      return toll(diceOf(g, OTTOMAN, FOR_MORTARS, hex, card), true).mean * troopWorth(n, g, HABSBURG);
    case 'return': {
      const pile = g.zones[(clause.from === 'discard' ? TROOP_DISCARD : ELIMINATED) + side];
      const number = Math.min(clause.most, pile.length);
      return number * (clause.from === 'discard' ? 0.25 : 0.8 * troopWorth(n, g, side));
    }
    case 'assault':
      return attackWorth(n, g, battleFacts(OTTOMAN, hex, card)) + n.assaultByEvent;
    case 'sortie':
      return clause.may ? bestSortie(n, g, card) : sortieWorth(n, g, hex, card) + 0.5;
    case 'lose-card':
      return g.zones[HAND + sideNamed(clause.side)].length > 0 ? n.card : 0;
    case 'dilemma':
      return Math.min(-moraleWorth(n, g, enemy, clause.morale), n.card + moraleWorth(n, g, side, clause.gain ?? 0));
    case 'cannons':
      return 0.3;
    case 'fill':
      return worksWorth(n, g, side, hex) * Math.max(0, g.kit.limit[hex] - g.structural[hex] - g.improvised[hex]);
    case 'place-there':
      return worksWorth(n, g, side, hex) * clause.count;
    case 'place':
      return bestWorks(n, g, side) * clause.most * 0.8;
    case 'spike':
      return 0.5 * Math.min(clause.most, g.cannons[hex]);
    case 'show-tiles':
      return 0.5 * Math.min(2, tileCount(g, enemy));
    case 'rebuild':
      return n.wall - n.works;
    case 'barrage':
      return barrageWorth(n, g, card) + (clause.razes ? 0.6 * n.works : 0);
    case 'eliminate':
      return (
        Math.min(clause.count, g.zones[TROOP_DECK + sideNamed(clause.side)].length) *
        troopWorth(n, g, sideNamed(clause.side))
      );
    case 'scatter':
      return 0.2 * Math.min(clause.count, g.zones[TROOP_DECK + sideNamed(clause.side)].length);
    case 'explode':
      return side === seat ? explodeWorth(n, g, side, clause.shovels) : 0.8;
  }
};

const bombardable = (g: Vienna, hex: Hex): number => (g.control[hex] === HABSBURG ? 1 : 0);

/** An Explosion that a card allows: now if the tiles suffice, else they are a beginning. */
const explodeWorth = (n: Numbers, g: Vienna, side: Side, need: number): number => {
  const chance = Math.min(1, (tileCount(g, side) * 1.4) / need);
  return 0.6 * chance ** 2 * bestBlast(n, g, side);
};

/** What playing the Event is worth to its owner, as the seat reckons that knows its own tiles only. */
export const eventWorth = (n: Numbers, g: Vienna, side: Side, seat: Side, card: Strategy, hex: Hex): number => {
  let sum = 0;
  for (const clause of g.kit.strategy[card].clauses)
    if (hex !== NONE || !OF_HEX.has(clause.do)) sum += clauseWorth(n, g, { side, seat, card, hex }, clause);
  return sum;
};
