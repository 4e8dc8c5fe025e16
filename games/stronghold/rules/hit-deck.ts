import type { Play } from '@ravelin/engine';
import { HIT_CARD, type Siege } from './siege.ts';

/** S18.2.2, S19.4.1 The defender's hit deck: cards are turned one after another, and shuffled in again after the last. */

export const turnHitCard = (g: Siege, x: Play<Siege>): number => {
  // More shots than cards: those turned are shuffled in again.
  if (!g.turned.includes(0)) shuffleHitDeck(g);
  const left = g.turned.map((turned) => 1 - turned);
  const card = x.among(g, HIT_CARD, left);
  g.turned = g.turned.with(card, 1);
  return card;
};

/** S18.2.5, S19.4.3 */
export const shuffleHitDeck = (g: Siege): void => {
  g.turned = g.turned.slice().fill(0);
};
