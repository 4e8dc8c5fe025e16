import { type Ledger, line, type Play } from '@ravelin/engine';
import { PLAYED } from '@ravelin/games/empires';
import { coupTried } from './happenings.ts';
import { lay } from './off-map-battles.ts';
import { VICTORIES, type War } from './war.ts';

/** Coups. */

/** The country that is this place of the Bureau: Turkey comes before the countries. */
export const countryAt = (place: number): number => place - 1;

/** O1.4.2: each attempt comes once, with its card. */
export const coupCanCome = (g: War, country: number): boolean => {
  const played = g.zones[PLAYED];
  return g.kit.cards.some(
    ({ event }, i) =>
      !played.includes(i) &&
      event.some((clause) => clause.do === 'coup' && clause.country === g.kit.countries[country]),
  );
};

/** O1.4.3: nothing else modifies the roll. */
const coupModifier = (g: War, country: number, ledger?: Ledger): number =>
  countryAt(g.bureau) === country ? line(ledger, 'O1.4.3', 'Intelligence Bureau', g.kit.coupBureau) : 0;

/** O1.4.1, O1.4.2: only the total counts (O0.3.8). */
export const attemptCoup = (g: War, x: Play<War>, country: number): void => {
  const die = x.die();
  const ledger = x.ledger('Coup');
  const total = line(ledger, 'O1.4.1', 'die', die) + coupModifier(g, country, ledger);
  const above = g.kit.coupAbove;
  const won = total > above;
  const rule = won ? 'O1.4.1' : 'O1.4.2';
  x.emit(g, coupTried, rule, { country, die, total, above, won: won ? 1 : 0 }, { ledger });
  if (won) lay(g, x, g.kit.coup[country], VICTORIES);
};
