import { type Ledger, line, type Play } from '@ravelin/engine';
import { ALL, RANDOM, RANDOM_LESS } from '../data/kit.ts';
import {
  loyaltyMoved,
  loyaltyTested,
  nationPicked,
  nationSubstituted,
  revoltBegun,
  revoltEnded,
} from './happenings.ts';
import { checkRevolts } from './victory.ts';
import type { War } from './war.ts';

/** H3 The Loyalty Adjustment Phase. */

/** Moves a marker along its row; tells of Revolts that begin and end (H3.3.8), and of the Empire's end (H3.3.2). */
export const setLoyalty = (g: War, x: Play<War>, nation: number, now: number, rule: string): void => {
  const before = g.loyalty[nation];
  if (before === now) return;
  g.loyalty[nation] = now;
  x.emit(g, loyaltyMoved, rule, { nation, now });
  if (now === 0) {
    x.emit(g, revoltBegun, 'H3.3.1', { nation });
    checkRevolts(g, x);
  } else if (before === 0) x.emit(g, revoltEnded, 'H3.3.8', { nation });
};

/** H3.1.4: nothing but an optional rule. */
export const testModifier = (g: War, ledger?: Ledger): number => {
  let sum = 0;
  if (g.fairWeather) {
    // H10.3.3: by the will that the marker shows.
    if (g.will < g.kit.fairWeather.below) sum += line(ledger, 'H10.3.1', 'National Will below -3', -1);
    if (g.will > g.kit.fairWeather.above) sum += line(ledger, 'H10.3.2', 'National Will above 3', 1);
  }
  if (g.expanded && g.weariness) sum += line(ledger, 'H10.8.1', 'War Weariness', -1);
  return sum;
};

/** H3.2.9, H3.2.10: the next one below that is not in Revolt, by the track as it stands now. */
const substitute = (g: War, nation: number): number => {
  const n = g.loyalty.length;
  for (let step = 0; step < n; step++) if (g.loyalty[(nation + step) % n] > 0) return (nation + step) % n;
  return nation;
};

/** One Loyalty Test (H3.1.2, H3.1.3): only the total counts (H0.3.8). */
const test = (g: War, x: Play<War>, listed: number): void => {
  const nation = substitute(g, listed);
  if (nation !== listed) x.emit(g, nationSubstituted, 'H3.2.9', { nation: listed, instead: nation });
  const die = x.die();
  const ledger = x.ledger('Loyalty Test');
  const total = line(ledger, 'H3.1.2', 'die', die) + testModifier(g, ledger);
  const rating = g.kit.identity[nation]; // H3.1.1
  const falls = total <= rating;
  x.emit(
    g,
    loyaltyTested,
    falls ? 'H3.1.2' : 'H3.1.3',
    { nation, die, total, rating, falls: falls ? 1 : 0 },
    { ledger },
  );
  if (falls) setLoyalty(g, x, nation, g.loyalty[nation] - 1, 'H3.1.2');
};

/** H3.2.5: which Nationality; H3.2.6, H10.3.4: a modifier counts for this die alone, and those of tests not for it. */
const pickNation = (g: War, x: Play<War>, less: boolean): number => {
  const die = x.die();
  const ledger = x.ledger('Random Nationality');
  let total = line(ledger, 'H3.2.5', 'die', die);
  if (less) total += line(ledger, 'H13.8.3', 'Battle of Lodz', -1);
  const nation = g.kit.random[Math.max(1, total) - 1];
  x.emit(g, nationPicked, less ? 'H3.2.6' : 'H3.2.5', { die, total, nation }, { ledger });
  return nation;
};

/** H3.2.1: the symbols of the card from left to right, none (H3.2.2), twice the same (H3.2.3) or all (H3.2.4); a game that is over stops them. */
export const adjustLoyalty = (g: War, x: Play<War>): void => {
  for (const symbol of g.kit.cards[g.card].loyalty) {
    if (symbol === ALL) {
      for (let nation = 0; nation < g.loyalty.length && !g.over; nation++) test(g, x, nation);
    } else if (!g.over)
      test(g, x, symbol === RANDOM || symbol === RANDOM_LESS ? pickNation(g, x, symbol === RANDOM_LESS) : symbol);
  }
};
