import type { Play } from '@ravelin/engine';
import { HIT_CARD, type Siege } from './siege.ts';

/** S18.2.2, S19.4.1 The defender's hit deck: cards are turned one after another, and shuffled in again after the last. */

const left: number[] = [];

export const turnHitCard = (g: Siege, x: Play<Siege>): number => {
  let any = false;
  for (let card = 0; card < g.turned.length; card++) {
    left[card] = 1 - g.turned[card];
    any ||= g.turned[card] === 0;
  }
  // More shots than cards: those turned are shuffled in again.
  if (!any) for (let card = 0; card < g.turned.length; card++) left[card] = 1;
  left.length = g.turned.length;
  const card = x.among(g, HIT_CARD, left);
  if (!any) shuffleHitDeck(g);
  g.turned[card] = 1;
  return card;
};

/** S18.2.5, S19.4.3 */
export const shuffleHitDeck = (g: Siege): void => {
  g.turned.fill(0);
};
