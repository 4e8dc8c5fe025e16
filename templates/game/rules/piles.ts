import type { Zone } from '@ravelin/engine';
import { CARD, type Field, type Kit, NORTH, type Side, SOUTH } from './field.ts';

/** X1.3: whatever can be hidden lies in a zone. Views, undo, the leak test and conservation come from here. */

export const [DECK, NORTH_HAND, SOUTH_HAND, DISCARD] = [0, 1, 2, 3] as const;

export const zones: readonly Zone<Kit>[] = [
  { id: 'deck', owner: -1, of: CARD, group: 'cards', rule: 'X1.3', sees: [], home: true },
  { id: 'north hand', owner: NORTH, of: CARD, group: 'cards', rule: 'X1.3', sees: [NORTH] },
  { id: 'south hand', owner: SOUTH, of: CARD, group: 'cards', rule: 'X1.3', sees: [SOUTH] },
  { id: 'discard', owner: -1, of: CARD, group: 'cards', rule: 'X1.3', sees: 'all' },
];

export const stocks = { cards: (kit: Kit) => kit.stock };

export const handOf = (side: Side): number => (side === NORTH ? NORTH_HAND : SOUTH_HAND);

/** How many cards have not been played: known to all. */
export const cardsLeft = (g: Field): number =>
  g.zones[DECK].length + g.zones[NORTH_HAND].length + g.zones[SOUTH_HAND].length;
