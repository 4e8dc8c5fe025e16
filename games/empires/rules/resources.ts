import { type Condition, type Locals, language, type Play } from '@ravelin/engine';
import { type Empire, THEATER, type Theater } from './empire.ts';
import { actionsEnded, actionsForgone, allocated } from './happenings.ts';
import { allocatedIn, type Payment, type Payments, paidFrom, shortOf } from './payment.ts';
import type { Terms } from './terms.ts';

/** Resources, and what shortens the Action Phase or ends it: giving up Actions, the end. */

interface Paragraphs {
  readonly allocate: string;
  readonly supply: string;
  readonly limit: string;
  readonly forgo: string;
  readonly end: string;
}

/** `also`: what else must hold for a Resource to be bought. */
export const resources = <S extends Empire>(
  rules: Paragraphs,
  { pay, inFull, payment }: Payments<S>,
  also: readonly Condition<S, Locals>[] = [],
) => {
  const { move, must, slot } = language<S>();
  const cost = (g: S): number => g.kit.costs.resource;
  const LIMIT = 'A Theater holds at most 2 Resources.';

  const allocate = (terms: Terms) =>
    move('allocate', {
      rule: rules.allocate,
      notation: 'allocate {theater} by {payment}',
      if: [must(rules.supply, 'There must be a Resource in the supply.', (g) => g.supply > 0), ...also, inFull(cost)],
      choose: {
        theater: slot(THEATER, [
          // A Resource that pays leaves its Theater first.
          must(
            rules.limit,
            LIMIT,
            (g, theater) => g.resources[theater] < g.kit.theaterLimit || shortOf(g, cost(g)) > 0,
          ),
        ]),
        payment: payment({ theater: THEATER }, cost, {
          costsTwo: rules.allocate,
          terms,
          also: [
            must(
              rules.limit,
              LIMIT,
              (g, way: Payment, _L, { theater }: { readonly theater: Theater }) =>
                g.resources[theater] - paidFrom(g, way, theater) < g.kit.theaterLimit,
            ),
          ],
        }),
      },
      do: (g, _L, x, { theater, payment: way }) => {
        pay(g, x, cost(g), way);
        g.supply--;
        g.resources[theater]++;
        x.emit(g, allocated, rules.allocate, { theater, now: g.resources[theater] });
      },
    });

  /** An Action given up counts as used. */
  const forgo = move('forgo', {
    rule: rules.forgo,
    if: [must(rules.forgo, 'There must be an Action of the card left.', (g) => g.actions > 0)],
    warn: (g) => (allocatedIn(g) === 0 ? 'No Resource is allocated: nothing comes of giving up an Action.' : undefined),
    do: (g, _L, x) => {
      g.actions--;
      x.emit(g, actionsForgone, rules.forgo, { number: 1 });
    },
  });

  const endActions = move('end actions', {
    rule: rules.end,
    warn: (g) => (g.actions > 0 ? 'Actions that are left are lost.' : undefined),
    do: (g, _L, x) => {
      if (g.actions === 0) x.emit(g, actionsEnded, rules.end, { lost: 0 });
      return 'break';
    },
  });

  /** What is left is lost. */
  const loseActions = (g: S, x: Play<S>): void => {
    if (g.actions > 0) x.emit(g, actionsEnded, rules.end, { lost: g.actions });
    g.actions = 0;
  };

  return { allocate, leavings: [forgo, endActions], loseActions };
};
