import type { Play, Zone } from '@ravelin/engine';
import type { EmpireKit } from '../data/kit.ts';
import { CARD, currentCard, type Empire } from './empire.ts';
import { epochJoined } from './happenings.ts';

/**
 * The cards. A deck has no order here: a card is drawn at random from what is left, and what is left is public, since every
 * card that was turned up lies open. Epochs that wait lie apart.
 */
export const piles = (rule: string): readonly Zone<EmpireKit>[] => {
  const pile = (id: string, more: Partial<Zone<EmpireKit>> = {}): Zone<EmpireKit> => ({
    id,
    owner: 0,
    of: CARD,
    group: 'Event cards',
    rule,
    sees: 'all',
    ...more,
  });
  return [pile('deck', { home: true }), pile('mid-day'), pile('dusk'), pile('played', { ordered: true })];
};
export const [DECK, MID_DAY, DUSK, PLAYED] = [0, 1, 2, 3];

export const stocks: Readonly<Record<string, (kit: EmpireKit) => readonly number[]>> = {
  'Event cards': (kit) => kit.cards.map(() => 1),
};

/** Where the cards of an Epoch wait. */
export const WAITING_ZONE: Readonly<Record<string, number>> = { 'mid-day': MID_DAY, dusk: DUSK };

/** Lays out the cards that are not played, each where `zoneOfCard` wants it. */
export const layOutBy =
  <S extends Empire>(zoneOfCard: (g: S, card: number) => number) =>
  (g: S, played: readonly number[]): void => {
    const zones: number[][] = [[], [], [], [...played]];
    for (let card = 0; card < g.kit.cards.length; card++)
      if (!played.includes(card)) zones[zoneOfCard(g, card)].push(card);
    g.zones = zones;
  };

/** The cards of an Epoch join those that lie face down. */
export const join = <S extends Empire>(g: S, x: Play<S>, zone: number, rule: string): void => {
  const number = g.zones[zone].length;
  if (number === 0) return;
  x.moveAll(g, zone, DECK);
  x.emit(g, epochJoined, rule, { epoch: zone - MID_DAY, number });
};

/** The decks not yet added included. */
export const unrevealed = (g: Empire): number => g.zones[DECK].length + g.zones[MID_DAY].length + g.zones[DUSK].length;

/** Has the card of this number been turned up? */
export const wasPlayed = (g: Empire, number: number): boolean =>
  g.zones[PLAYED].some((card) => g.kit.cards[card].id === number);

/** Does the current card's Event hold a clause of this kind? */
export const cardDoes = (g: Empire, verb: string): boolean =>
  g.card >= 0 && g.kit.cards[g.card].event.some((clause) => clause.do === verb);

/** The paragraph of what the current card does; a card of somebody's own set that the book does not know is cited by its number. */
export const ruleOfCard =
  (chapter: string, known: Readonly<Record<number, string>> = {}) =>
  (g: Empire): string => {
    const { id } = currentCard(g);
    return known[id] ?? `${chapter}.${id}`;
  };
