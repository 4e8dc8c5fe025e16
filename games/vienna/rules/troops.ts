import type { Play } from '@ravelin/engine';
import { eliminated, returned } from './happenings.ts';
import { ELIMINATED, TROOP_DECK, TROOP_DISCARD } from './piles.ts';
import { HABSBURG, type Side, type Troop, type Vienna } from './siege.ts';
import { checkVictory } from './victory.ts';

/** Troops that cards Eliminate and bring back. */

/** V14.7.1, V14.7.2: random Troops of the deck, as many as it has. */
export const eliminateFromDeck = (g: Vienna, x: Play<Vienna>, side: Side, number: number, rule: string): void => {
  const troops: number[] = [];
  while (troops.length < number && g.zones[TROOP_DECK + side].length > 0)
    troops.push(x.draw(g, TROOP_DECK + side, ELIMINATED + side));
  if (troops.length > 0) x.emit(g, eliminated, rule, { side, number: troops.length, troops }, { knows: side });
  checkVictory(g, x);
};

/** V14.7.3: back into the Troop deck. V4.18: nobody else sees which. */
export const returnTroops = (
  g: Vienna,
  x: Play<Vienna>,
  side: Side,
  from: number,
  troops: readonly Troop[],
  rule: string,
): void => {
  for (const troop of troops) x.move(g, from + side, TROOP_DECK + side, troop);
  if (troops.length > 0) x.emit(g, returned, rule, { side, number: troops.length, troops }, { knows: side });
};

/** V11.4: can the side field at least one Troop for an attack? A Sortie brings its point of Morale first (V11.4.2). */
export const canField = (g: Vienna, side: Side): boolean =>
  g.zones[TROOP_DECK + side].length > 0 ||
  (g.zones[TROOP_DISCARD + side].length > 0 && g.morale[side] + (side === HABSBURG ? 1 : 0) >= 2);
