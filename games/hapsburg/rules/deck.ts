import { DECK, layOutBy, PLAYED, piles, WAITING_ZONE } from '@ravelin/games/empires';
import type { CardKit } from '../data/kit.ts';
import type { War } from './war.ts';

/** The cards: H1.0.1. What is left of the decks (H8.1.4: those not yet added included) is public. */
export { cardDoes, DECK, DUSK, MID_DAY, PLAYED, stocks, unrevealed } from '@ravelin/games/empires';

/** Has such a card been turned up? */
export const hasCome = (g: War, such: (card: CardKit) => boolean): boolean =>
  g.zones[PLAYED].some((card) => such(g.kit.cards[card]));

export const zones = piles('H1.0.1');

/** H0.4.9, H10.1.1: a card waits apart until its Epoch joins; in the Historical Game none does. */
export const zoneOfCard = (g: War, card: number): number =>
  g.historical || g.status >= g.kit.joins[card] ? DECK : WAITING_ZONE[g.kit.cards[card].epoch];

/** Lays out the cards that are not played by the War Status. */
export const layOut = layOutBy<War>(zoneOfCard);
