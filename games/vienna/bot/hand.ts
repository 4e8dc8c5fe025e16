import type { Kit } from '../data/kit.ts';
import type { Clause, StrategyCard } from '../data/schema.ts';
import { HAND } from '../rules/piles.ts';
import type { Side, Strategy, Vienna } from '../rules/siege.ts';

/** Which Strategy cards to keep: any card pays for any action (V9.2.1), so the one that will be missed least should. */

/** A card more in the hand. */
const DRAWN = 1.2;

/** What an average player gets out of a clause, sooner or later. */
const clauseKept = (clause: Clause): number => {
  switch (clause.do) {
    case 'morale':
      return (
        Math.abs(clause.by) + Math.abs(clause.and?.by ?? 0) + (clause.or !== undefined || clause.perRound ? 0.5 : 0)
      );
    case 'draw':
      return DRAWN * clause.cards;
    case 'return':
      return clause.from === 'eliminated' ? 0.5 * clause.most : 0.2 * clause.most;
    case 'assault':
    case 'sortie':
    case 'entrench':
      return 1.6;
    case 'lose-card':
    case 'dilemma':
      return 1.4;
    case 'eliminate':
      return 0.9;
    case 'rebuild':
    case 'mortars':
      return 1;
    case 'explode':
      return 0.6;
    default:
      return 0.5;
  }
};

const cardKept = (card: StrategyCard): number => {
  if (card.kind === 'event') return card.clauses.reduce((sum, clause) => sum + clauseKept(clause), 0);
  return card.window === 'explosion' || card.cancels ? 1.2 : 1;
};

const kept = new WeakMap<Kit, readonly number[]>();

/** What the card is worth to whoever keeps it. */
export const keepWorth = ({ kit }: Vienna, card: Strategy): number => {
  let worth = kept.get(kit);
  if (!worth) {
    worth = kit.strategy.map(cardKept);
    kept.set(kit, worth);
  }
  return worth[card];
};

/** The card of the hand that will be missed least. */
export const leastCard = (g: Vienna, side: Side): Strategy => {
  const hand = g.zones[HAND + side];
  let least = hand[0];
  for (const card of hand) if (keepWorth(g, card) < keepWorth(g, least)) least = card;
  return least;
};
