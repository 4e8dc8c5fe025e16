import { Ledger, line, type Play, rolled } from '@ravelin/engine';
import { ahead, type Card, type Field, other, type Side } from './field.ts';
import { attacked, drivenOff, fellBack } from './happenings.ts';

/** X3: an attack on riders in the next hex. */

/** X3.1 */
export const isNextToEnemy = (g: Field, side: Side): boolean => g.stands[side] + ahead(side) === g.stands[other(side)];

/** X3.2, X3.3: what is added to the die. The preview, the log and the tests show the same lines. */
const strength = (g: Field, side: Side, card: Card, ledger: Ledger | undefined): number =>
  line(ledger, 'X3.2', 'Card', g.kit.value[card]) + line(ledger, 'X3.3', 'From the Hill', g.kit.hill[g.stands[side]]);

export const forecast = (g: Field, side: Side, card: Card): Ledger[] => {
  const ledger = new Ledger('Strength before the die');
  strength(g, side, card, ledger);
  return [ledger];
};

/** X3.4, X4.1 */
const fallBack = (g: Field, x: Play<Field>, side: Side): void => {
  const back = g.stands[side] - ahead(side);
  if (back < 0 || back >= g.kit.hexes.length) {
    g.driven = side;
    x.emit(g, drivenOff, 'X4.1', { side });
    x.end(g);
    return;
  }
  g.stands[side] = back;
  x.emit(g, fellBack, 'X3.4', { side, hex: back });
};

export const attack = (g: Field, x: Play<Field>, side: Side, card: Card): void => {
  const ledger = x.ledger('Strength of the attack');
  const die = x.die();
  const total = rolled(ledger, 'X3.2', 'Die', die) + strength(g, side, card, ledger);
  x.emit(g, attacked, 'X3.2', { side, card, die, total }, { ledger });
  if (total >= g.kit.strengthNeeded) fallBack(g, x, other(side));
};
