import type { Play } from '@ravelin/engine';
import { type Field, NORTH, run, type Side, SOUTH } from './field.ts';
import { drew } from './happenings.ts';
import { DECK, handOf } from './piles.ts';

/** X1: the set-up. */

/** X2.7: takes a card from the deck, if there is one. */
export const draw = (g: Field, x: Play<Field>, side: Side, rule: string): void => {
  if (g.zones[DECK].length > 0) x.emit(g, drew, rule, { side, card: x.draw(g, DECK, handOf(side)) }, { knows: side });
};

export const deal = run('X1.2', (g, _L, x) => {
  for (const side of [NORTH, SOUTH]) for (let n = 0; n < g.kit.hand; n++) draw(g, x, side, 'X1.2');
});
