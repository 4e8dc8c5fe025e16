import { Ledger, line } from '@ravelin/engine';
import { CARD as C, OBJECTIVE as O } from '../data/names.ts';
import { phaseOf } from './line.ts';
import { objectiveHolds } from './piles.ts';
import { PRICE } from './price.ts';
import { CARD, COUNT, type Of, type Siege, YES_NO } from './siege.ts';

/** S4 The hourglasses that an action of the invader gives the defender. */

export const using = {
  card: CARD,
  price: PRICE,
  /** Units spent, the Spy's included. */
  units: COUNT,
  /** Cards were exchanged or re-ordered (S5.1.4). */
  exchanged: YES_NO,
  minor: YES_NO,
  major: YES_NO,
  classified: YES_NO,
};
export type Using = Of<typeof using>;

/** S17.3.2: Blood Magic takes the hourglasses for the units of the first card of Phase 5; the card counts itself once it is used. */
const isBloodMagic = (g: Siege, card: number): boolean =>
  phaseOf(g, card) === 5 && g.ritualsUsed - g.used[card] === 0 && objectiveHolds(g, O.bloodMagic);

const maneuverHourglasses = (g: Siege, L: Using, ledger?: Ledger): number => {
  const { limits } = g.kit;
  let sum = 0;
  if (L.minor) sum += line(ledger, 'S10.1.4', 'minor maneuver', limits.minorHourglasses);
  if (L.major) sum += line(ledger, 'S10.1.4', 'major maneuver', limits.majorHourglasses);
  if (L.classified) sum += line(ledger, 'S11.1.4', 'classified orders', limits.classifiedHourglasses);
  return sum + line(ledger, 'S17.8.2', 'Foothold', -Math.min(sum, g.withheld));
};

/** S4.4.1, S4.4.2: what the defender receives for the card, with what he is due from before (S4.2.2). */
export const hourglassesFor = (g: Siege, L: Using, ledger?: Ledger): number => {
  const { card, units } = L;
  let sum = line(ledger, 'S4.4.1', 'units spent', units);
  if (isBloodMagic(g, card)) sum += line(ledger, 'S17.3.2', 'Blood Magic', -units);
  sum += line(ledger, 'S4.4.2', 'hourglasses of the card', g.kit.extraHourglasses[card]);
  if (L.exchanged) sum += line(ledger, 'S5.1.4', 'exchange', g.kit.limits.exchangeHourglasses);
  if (card === C.maneuver) sum += maneuverHourglasses(g, L, ledger);
  return sum + line(ledger, 'S4.2.2', 'from the start of the round', g.due);
};

/** What a card would give, for its player to see before he uses it. */
export const foreseen = (g: Siege, what: Partial<Using>): Ledger[] => {
  const ledger = new Ledger('Hourglasses');
  hourglassesFor(g, { card: 0, price: 0, units: 0, exchanged: 0, minor: 0, major: 0, classified: 0, ...what }, ledger);
  return [ledger];
};
