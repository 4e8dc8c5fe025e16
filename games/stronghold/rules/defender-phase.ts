import { Ledger } from '@ravelin/engine';
import { perform, putHourglass } from './buildings.ts';
import { anyOf, countIf } from './counting.ts';
import { hourglassesReturned } from './happenings.ts';
import { canOrder, giveHeroicOrder } from './heroic-orders.ts';
import { canMove, leadHero, moveUnit, swapHeroes, swapUnits } from './movement.ts';
import { holdsPlans, usePlan } from './plans.ts';
import { isPossible } from './possible.ts';
import { isFull, mayTake, price, takesHourglass } from './prices.ts';
import {
  ACTION,
  about,
  ask,
  COUNT,
  call,
  DEFENDER,
  decision,
  loop,
  move,
  must,
  procedure,
  run,
  type Siege,
  slot,
  when,
} from './siege.ts';

/** S12 The defender phase. */

// ---- spending -----------------------------------------------------------------------------------------------------------

/** S12.2.3. It is never taken back (S12.2.4): no move does that. */
const place = move('place', {
  rule: 'S12.2.3',
  notation: 'place {action}',
  if: [must('S12.2.1/held', 'You must hold an hourglass.', (g) => g.hourglasses > 0)],
  choose: { action: slot(ACTION, takesHourglass) },
  preview: (g, { action }) => {
    if (action === undefined) return [];
    const ledger = new Ledger('price');
    price(g, action, ledger);
    return [ledger];
  },
  do: (g, _L, x, { action }) => {
    g.hourglasses--;
    putHourglass(g, x, 'S12.2.3', action);
  },
});

const done = move('done', {
  rule: 'S12.1.2',
  if: [must('S12.2.1/all-spent', 'You must spend all your hourglasses.', (g) => g.hourglasses === 0)],
  do: () => 'break',
});

/** S12.1.3: heroic orders, and plans (S16.1.1), before, between and after the spending. */
const defend = decision({
  id: 'defend',
  prompt:
    '{hourglasses, plural, one {# hourglass} other {# hourglasses}} to spend on actions and moves; use heroic orders and plans.',
  about: about({ hourglasses: COUNT }, (g) => ({ hourglasses: g.hourglasses })),
  seat: () => DEFENDER,
  moves: [place, moveUnit, swapUnits, leadHero, swapHeroes, giveHeroicOrder, usePlan, done],
});

/** S12.5.2: one way is enough, even a useless one. */
const canSpend = (g: Siege): boolean => anyOf(g.placed, (action) => mayTake(g, action)) || canMove(g);

/** Nothing left to decide: no hourglass, no order that could be used, no plan. All of it is plain to see. */
const goesOn = (g: Siege): boolean => g.hourglasses > 0 || holdsPlans(g) || canOrder(g);

// ---- actions whose price fell (S12.4.3) ---------------------------------------------------------------------------------

/** Paid in full, waiting to be carried out, and possible now. */
const isReady = (g: Siege, action: number): boolean => isFull(g, action) && isPossible(g, action);

const readyOnes = (g: Siege): number => countIf(g.placed, (action) => isReady(g, action));

const firstReady = (g: Siege): number => {
  let action = 0;
  while (!isReady(g, action)) action++;
  return action;
};

const full = decision({
  id: 'full',
  prompt: 'Several actions are paid in full. Which is carried out first?',
  seat: () => DEFENDER,
  moves: [
    move('perform', {
      rule: 'S12.4.3',
      notation: 'perform {action}',
      choose: {
        action: slot(ACTION, [
          must('S12.4.3', 'The action must be paid in full.', (g, action) => isFull(g, action)),
          must(
            'S12.4.4/impossible',
            'The action cannot be carried out now.',
            (g, action) => !isFull(g, action) || isReady(g, action),
          ),
        ]),
      },
      do: (g, _L, x, { action }) => x.call(g, perform, { action }),
    }),
  ],
});

// ---- the phase ----------------------------------------------------------------------------------------------------------

/** S12.1.1: with at least one hourglass. */
export const defenderPhase = procedure('defender phase', {}, [
  when('S12.1.1', (g) => g.hourglasses > 0, [
    loop('S12.1.2', (g) => goesOn(g) || readyOnes(g) > 0, [
      loop('S12.4.3', (g) => readyOnes(g) > 0, [
        ask('S12.4.3', full, (g) => readyOnes(g) > 1),
        call(
          'S12.4.3',
          () => perform,
          (g) => (readyOnes(g) === 1 ? { action: firstReady(g) } : undefined),
        ),
      ]),
      run('S12.5.1', (g, _L, x) => {
        if (g.hourglasses === 0 || canSpend(g)) return;
        x.emit(g, hourglassesReturned, 'S12.5.1', { number: g.hourglasses });
        g.hourglasses = 0;
        return 'end';
      }),
      ask('S12.2.1', defend, goesOn),
    ]),
  ]),
]);
