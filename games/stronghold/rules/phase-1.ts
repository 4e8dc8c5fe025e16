import type { Play } from '@ravelin/engine';
import { countIf, sum } from './counting.ts';
import { cardsExchanged, spyReturned } from './happenings.ts';
import { arrange, canReorder, isExchangeable, ORDER_STAYS, sortLine } from './line.ts';
import { PRICE } from './price.ts';
import {
  ask,
  CARD,
  call,
  decision,
  IN_CARD_SUPPLY,
  IN_LINE,
  INVADER,
  move,
  must,
  type Of,
  procedure,
  REMOVED,
  run,
  type Siege,
  setOf,
  strengthOf,
  when,
  YES_NO,
} from './siege.ts';
import { drawUnits, takeWood } from './stock.ts';

/** S5 Phase 1: Briefing and Resources. */

// ---- Briefing ----------------------------------------------------------------------------------------------------------

/** `idle`: no card has been exchanged, so that the line may still end as it was. */
const briefed = { exchanged: YES_NO, idle: YES_NO };
type Briefed = Of<typeof briefed>;

const onShelf = (g: Siege, list: readonly number[], shelf: number): number =>
  countIf(list, (i) => g.shelf[list[i]] === shelf);

/** S4.6.1, S4.6.2: a Spy lies on its card until the card leaves the line. */
const leaveLine = (g: Siege, x: Play<Siege>, card: number): void => {
  g.shelf = g.shelf.with(card, IN_CARD_SUPPLY);
  if (g.spy[card] === 0) return;
  g.spy = g.spy.with(card, 0);
  x.emit(g, spyReturned, 'S4.6.2', { card });
};

/** S5.2.5: all swaps are one change. */
const swap = (g: Siege, x: Play<Siege>, list: readonly number[]): void => {
  const out = list.filter((card) => g.shelf[card] === IN_LINE);
  const into = list.filter((card) => g.shelf[card] === IN_CARD_SUPPLY);
  x.emit(g, cardsExchanged, 'S5.2.1', { out, into });
  for (const card of out) leaveLine(g, x, card);
  for (const card of into) g.shelf = g.shelf.with(card, IN_LINE);
  sortLine(g);
};

const exchange = decision<Briefed>({
  id: 'exchange',
  prompt: 'Exchange cards of the line with the card supply, re-order them, or let them stand.',
  seat: () => INVADER,
  moves: [
    move('stand', { rule: 'S5.1.4', do: () => {} }),
    move('rearrange', {
      rule: 'S5.2.4',
      warn: (g) => (canReorder(g) ? undefined : ORDER_STAYS),
      do: (_g, L) => {
        L.exchanged = 1;
        L.idle = 1;
      },
    }),
    move('exchange', {
      rule: 'S5.2.1',
      notation: 'exchange {cards}',
      choose: {
        cards: setOf(CARD, {
          must: [
            must('S5.2.2', 'The cards of Phases 1 and 6 may not be exchanged.', (g, card) => isExchangeable(g, card)),
            must('S3.1.4', 'The card must not have left the game.', (g, card) => g.shelf[card] !== REMOVED),
          ],
          enough: [
            must(
              'S5.2.1',
              'As many cards leave the line as come from the card supply.',
              (g, list) => list.length > 0 && 2 * onShelf(g, list, IN_LINE) === list.length,
            ),
          ],
          most: (g) =>
            2 *
            onShelf(
              g,
              g.kit.cards.map((_, card) => card),
              IN_CARD_SUPPLY,
            ),
        }),
      },
      do: (g, L, x, { cards: list }) => {
        L.exchanged = 1;
        swap(g, x, list);
      },
    }),
  ],
});

export const briefing = procedure('briefing', briefed, [
  run('S5.1.2', (g, _L, x) => drawUnits(g, x, 'S5.1.2', g.kit.limits.unitsDrawn)),
  run('S5.1.3', (g, _L, x) => takeWood(g, x, 'S5.1.3', g.kit.limits.woodDrawn)),
  ask('S5.1.4', exchange),
  when('S5.2.3', (_g, { exchanged }) => exchanged === 1, [
    call(
      'S5.2.3',
      () => arrange,
      (_g, { idle }) => ({ idle }),
    ),
  ]),
]);

// ---- Resources ---------------------------------------------------------------------------------------------------------

/** S5.3.2, S5.3.3: the unit on the card is all that it costs. */
const spending = { card: CARD, price: PRICE };

const woodFor = (g: Siege, price: number): number =>
  sum(g.kit.priceUnits[price].map((number, unit) => number * strengthOf(unit)));

export const resources = procedure('resources', spending, [
  run('S5.3.1', (g, { price }, x) => takeWood(g, x, 'S5.3.1', woodFor(g, price))),
]);
