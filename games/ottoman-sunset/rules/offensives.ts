import { type Ledger, line, names } from '@ravelin/engine';
import { currentCard, type Front, isFar, offensives, type Terms } from '@ravelin/games/empires';
import { offensivesRule } from './card-rules.ts';
import { retreat } from './fronts.ts';
import { korpsSpent } from './happenings.ts';
import { paying } from './payment.ts';
import { must, NONE, type War } from './war.ts';

/** Offensives, any number of times against the same Front (O3.2.9), with the Asia Korps (O3.2.10). */

/** O3.2.5, O0.3.3: all that is added to the die, however the Offensive is paid for (O3.6.6). */
export const offensiveModifier = (g: War, front: number, helped: boolean, ledger?: Ledger): number => {
  const { headline, offensives: modifiers } = currentCard(g);
  let sum = line(ledger, offensivesRule(g), headline, modifiers[front]);
  if (helped) sum += line(ledger, 'O3.2.10', 'Asia Korps', g.kit.korpsBonus);
  return sum;
};

/** The cards that protect a Front, each by its own paragraph. */
const PROTECTING = [
  [15, 'O9.15', 'This turn the Caucasus Front cannot be attacked.'],
  [25, 'O9.25', 'This turn the Caucasus Front cannot be attacked.'],
  [36, 'O9.36.2', 'This turn the Front that the die named cannot be attacked.'],
] as const;

/** Is the Front protected by the current card, or by its die? */
const isSpared = (g: War, front: number): boolean => {
  const { spared, storm } = currentCard(g);
  return spared[front] || (storm.length > 0 && storm[g.rolled - 1] === front);
};

/** O9.4.1: the Actions of the card are bound to one Front; O9.4.2: once they are gone, nothing is. */
export const isBound = (g: War): boolean => currentCard(g).only !== NONE && g.actions > 0;

const SUPPORT = names('support', ['alone', 'korps']);
export const KORPS = 1;

export const { attack: attackWith, goodFaces } = offensives<War>(
  {
    attack: 'O3.2.2',
    die: 'O3.2.5',
    fails: 'O3.2.6',
    succeeds: 'O3.2.7',
    natural1: 'O0.3.4',
    natural6: 'O0.3.5',
  },
  { modifier: offensiveModifier, helped: (g, front) => g.korpsFront === front, retreat },
);

const WORDED: Parameters<typeof attackWith>[0] = {
  payments: paying,
  cost: () => 1, // O3.2.1
  front: [
    must(
      'O3.2.3',
      'The Front must not be in its highest space.',
      (g, front) => g.space[front] === NONE || !isFar(g, front),
    ),
    must('O3.2.4', 'The current card must not protect this Front.', (g, front) => !isSpared(g, front)),
    ...PROTECTING.map(([card, rule, text]) =>
      must(rule, text, (g, front: Front) => currentCard(g).id !== card || !isSpared(g, front)),
    ),
    must(
      'O9.4.1/front',
      'The Actions of this card are for the Caucasus Front.',
      (g, front) => !isBound(g) || front === currentCard(g).only,
    ),
  ],
  support: SUPPORT,
  hasSupport: (g) => g.korps > 0,
  declared: [must('O1.5.3', 'There must be an Asia Korps marker.', (g, support) => support !== KORPS || g.korps > 0)],
  helps: (support) => support === KORPS,
  declare: (g, x, front, support) => {
    if (support === KORPS) {
      g.korps--; // O3.2.11: before the die
      g.korpsFront = front;
      x.emit(g, korpsSpent, 'O3.2.10', { front });
    }
    return false;
  },
};

export const attack = (terms: Terms) => attackWith(WORDED, terms);
