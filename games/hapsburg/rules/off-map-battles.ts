import { type Ledger, line, type Play } from '@ravelin/engine';
import { MISCELLANEOUS } from '../data/kit.ts';
import { lay } from './boxes.ts';
import { battleFought } from './happenings.ts';
import { DEFEATS, STALEMATES, VICTORIES, type War } from './war.ts';

/** Off-Map Battles (H1.4.1). */

/** What is added to the die, paragraph by paragraph; nothing of what modifies other rolls (H0.3.2). */
export const battleModifier = (g: War, battle: number, ledger?: Ledger): number => {
  const { theater, where } = g.kit.battle[battle];
  let sum = 0;
  // H1.4.4: Miscellaneous Battles get nothing from Resources.
  if (theater !== MISCELLANEOUS) sum += line(ledger, 'H1.4.3', 'Resources in the theater', g.resources[theater]);
  if (where) {
    const behind = g.space[where.front] - where.space;
    sum += line(ledger, behind > 0 ? 'H1.4.13' : 'H1.4.14', 'the Italian Front and Udine', behind);
  }
  if (g.weariness) sum += line(ledger, 'H1.4.5', 'War Weariness', -1);
  return sum;
};

/** H1.4.6 to H1.4.8, and the natural results before them (H0.3.6, H0.3.7). */
const boxFor = (die: number, total: number, value: number): readonly [box: number, rule: string] => {
  if (die === 1) return [DEFEATS, 'H0.3.6'];
  if (die === 6) return [VICTORIES, 'H0.3.7'];
  if (total < value) return [DEFEATS, 'H1.4.6'];
  return total === value ? [STALEMATES, 'H1.4.7'] : [VICTORIES, 'H1.4.8'];
};

/** H1.4.2: fights the battle; gives the box its marker went to. `special` is a modifier of the current card. */
export const fight = (g: War, x: Play<War>, battle: number, special?: readonly [string, string, number]): number => {
  const { value } = g.kit.battle[battle];
  const die = x.die();
  const ledger = x.ledger('Off-Map Battle');
  let total = line(ledger, 'H1.4.2', 'die', die) + battleModifier(g, battle, ledger);
  if (special) total += line(ledger, ...special);
  const [box, rule] = boxFor(die, total, value);
  x.emit(g, battleFought, rule, { battle, die, total, value, box }, { ledger });
  lay(g, x, battle, box);
  return box;
};
