import { DECK, layOutBy, MID_DAY, piles, WAITING_ZONE } from '@ravelin/games/empires';
import type { War } from './war.ts';

/** The cards: O1.0.1. */
export const zones = piles('O1.0.1');

/** O0.4.8: the cards of an Epoch wait apart until they have been added. */
export const zoneOfCard = (g: War, card: number): number => {
  const { epoch } = g.kit.cards[card];
  return epoch === 'morning' || g.joined[WAITING_ZONE[epoch] - MID_DAY] ? DECK : WAITING_ZONE[epoch];
};

export const layOut = layOutBy<War>(zoneOfCard);

const EPOCHS = ['mid-day', 'dusk'] as const;

/** Which Epochs the cards that have come have added: O1.1.1, O1.1.2. */
export const joinedBy = (g: War, played: readonly number[]): number[] =>
  EPOCHS.map((epoch) => {
    const adds = (card: number): boolean =>
      g.kit.cards[card].event.some((clause) => clause.do === 'join' && clause.epoch === epoch);
    return played.some(adds) ? 1 : 0;
  });
