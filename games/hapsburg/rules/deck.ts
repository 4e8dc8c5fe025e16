import type { Zone } from '@ravelin/engine';
import { CARD, type Kit, type War } from './war.ts';

/**
 * The cards. A deck has no order here: a card is drawn at random from what is left, and what is left is public, since every
 * card that was turned up lies open (H1.0.1). Epochs that wait lie apart (H0.4.9).
 */
const pile = (id: string, more: Partial<Zone<Kit>> = {}): Zone<Kit> => ({
  id,
  owner: 0,
  of: CARD,
  group: 'Event cards',
  rule: 'H1.0.1',
  sees: 'all',
  ...more,
});

export const zones: readonly Zone<Kit>[] = [
  pile('deck', { home: true }),
  pile('mid-day'),
  pile('dusk'),
  pile('played', { ordered: true }),
];
export const [DECK, MID_DAY, DUSK, PLAYED] = [0, 1, 2, 3];

export const stocks: Readonly<Record<string, (kit: Kit) => readonly number[]>> = {
  'Event cards': (kit) => kit.cards.map(() => 1),
};

const WAITING_ZONE: Readonly<Record<string, number>> = { 'mid-day': MID_DAY, dusk: DUSK };

/** H0.4.9, H10.1.1: a card waits apart until its Epoch joins; in the Historical Game none does. */
export const zoneOfCard = (g: War, card: number): number =>
  g.historical || g.status >= g.kit.joins[card] ? DECK : WAITING_ZONE[g.kit.cards[card].card.epoch];

/** Lays out the cards that are not played by the War Status. */
export const layOut = (g: War, played: readonly number[]): void => {
  const zones: number[][] = [[], [], [], [...played]];
  for (let card = 0; card < g.kit.cards.length; card++)
    if (!played.includes(card)) zones[zoneOfCard(g, card)].push(card);
  g.zones = zones;
};

/** H8.1.4: the decks not yet added included. */
export const unrevealed = (g: War): number => g.zones[DECK].length + g.zones[MID_DAY].length + g.zones[DUSK].length;

/** Has the card of this number been turned up, or does the scenario call it played? */
export const wasPlayed = (g: War, number: number): boolean =>
  g.zones[PLAYED].some((card) => g.kit.cards[card].card.id === number);

/** Does the current card's Event hold a clause of this kind? */
export const cardDoes = (g: War, verb: string): boolean =>
  g.card >= 0 && g.kit.cards[g.card].card.event.some((clause) => clause.do === verb);
