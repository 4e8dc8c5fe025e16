import { DECK, layOutBy, piles, WAITING_ZONE, wasPlayed } from '@ravelin/empires';
import type { War } from './war.ts';

/** The cards: O1.0.1. */
export const zones = piles('O1.0.1');

/** The card that brings each Epoch: O1.1.1, O1.1.2. */
const joiningCard = (g: War, epoch: string): number =>
  g.kit.files.cards.find(({ event }) => event.some((clause) => clause.do === 'join' && clause.epoch === epoch))?.id ??
  0;

/** O0.4.8: the cards of an Epoch wait apart until the card that adds them has come. */
export const zoneOfCard = (g: War, card: number): number => {
  const { epoch } = g.kit.cards[card].card;
  return epoch === 'morning' || wasPlayed(g, joiningCard(g, epoch)) ? DECK : WAITING_ZONE[epoch];
};

export const layOut = layOutBy<War>(zoneOfCard);
