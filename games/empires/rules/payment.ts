import {
  type Condition,
  type Domain,
  type Domains,
  type Id,
  type Locals,
  language,
  named,
  type Play,
  type Slot,
  type ValuesOf,
} from '@ravelin/engine';
import type { EmpireKit } from '../data/kit.ts';
import type { Empire } from './empire.ts';
import { actionsSpent, operation } from './happenings.ts';
import { BY_THE_BOOK, type Terms } from './terms.ts';

/** What an undertaking costs, and with what it is paid: Actions of the card, Resources, or both. */

/** `actions`; or the theaters whose Resources are spent: `eastern`, `western+naval`. Actions of the card are put to them. */
export type Payment = Id<'payment'>;
export const PAYMENT: Domain<EmpireKit, Payment> = named('payment', (kit) => kit.payments);
export const ACTIONS = 0;

/** How many Resources this way of paying spends. */
export const resourcesIn = (g: Empire, payment: Payment): number => g.kit.paidFrom[payment].length;

/** Only what lies in a Theater Box can be spent. */
export const areThere = (g: Empire, payment: Payment): boolean => {
  const theaters = g.kit.paidFrom[payment];
  if (theaters.length === 0) return true;
  if (theaters.length === 1 || theaters[0] !== theaters[1])
    return theaters.every((theater) => g.resources[theater] > 0);
  return g.resources[theaters[0]] > 1;
};

/** What the Actions of the card leave to be paid. */
export const shortOf = (g: Empire, cost: number): number => Math.max(0, cost - g.actions);

/** How many of the Resources that pay come from this theater. */
export const paidFrom = (g: Empire, payment: Payment, theater: number): number => {
  let n = 0;
  for (const one of g.kit.paidFrom[payment]) if (one === theater) n++;
  return n;
};

export const allocatedIn = (g: Empire): number => {
  let sum = 0;
  for (let i = 0; i < g.resources.length; i++) sum += g.resources[i];
  return sum;
};

/** Everything that can pay. */
const waysToPay = (g: Empire, cost: number, out: number[]): number => {
  const short = shortOf(g, cost);
  if (short === 0) {
    out[0] = ACTIONS;
    return 1;
  }
  const { paidFrom: theaters } = g.kit;
  let n = 0;
  for (let way = 0; way < theaters.length; way++)
    if (theaters[way].length === short && areThere(g, way)) out[n++] = way;
  return n;
};

interface Paragraphs {
  readonly actions: string;
  readonly inFull: string;
  readonly operation: string;
  readonly cardFirst: string;
  readonly together: string;
  readonly allocated: string;
}

/** Said of the undertaking and of its payment alike, so that it is said once. */
const IN_FULL = 'It must be paid in full.';

export const payments = <S extends Empire>(rules: Paragraphs) => {
  const { must, slotAfter } = language<S>();

  /** Resources leave the game together with the undertaking that they pay for. */
  const spendResources = (g: S, x: Play<S>, payment: Payment, rule: string): void => {
    for (const theater of g.kit.paidFrom[payment]) {
      g.resources[theater]--;
      g.spent++;
      x.emit(g, operation, rule, { theater, left: g.resources[theater] });
    }
  };

  const spendActions = (g: S, x: Play<S>, number: number): void => {
    if (number === 0) return;
    g.actions -= number;
    x.emit(g, actionsSpent, rules.actions, { number, left: g.actions });
  };

  /** Takes the card's Actions first, then the Resources. */
  const pay = (g: S, x: Play<S>, cost: number, payment: Payment): void => {
    spendActions(g, x, Math.min(g.actions, cost));
    spendResources(g, x, payment, rules.operation);
  };

  /** A condition of what is to be undertaken. */
  const inFull = <A>(cost: (g: S, undertaken: A) => number): Condition<S, A> =>
    must(rules.inFull, IN_FULL, (g, undertaken) => {
      const short = shortOf(g, cost(g, undertaken));
      return short === 0 || short <= allocatedIn(g);
    });

  const theirs = must(rules.allocated, 'Only Resources in a Theater Box can be spent.', (g, payment: Payment) =>
    areThere(g, payment),
  );

  /** Resources pay what the Actions of the card leave, and no more; each case by the paragraph that it breaks. */
  const notTooMuch = <E>(cost: (g: S, earlier: E) => number): readonly Condition<S, Payment, Locals, E>[] => {
    const fits = (g: S, price: number, payment: Payment): boolean =>
      resourcesIn(g, payment) <= shortOf(g, price) || price === 0;
    const forResources =
      (ok: (g: S, price: number, payment: Payment) => boolean) =>
      (g: S, payment: Payment, _L: Locals, earlier: E): boolean =>
        payment === ACTIONS || ok(g, cost(g, earlier), payment);
    return [
      must(
        rules.cardFirst,
        'Actions of the card are used first; Resources pay only what is left.',
        forResources((g, price, payment) => g.actions < price || fits(g, price, payment)),
      ),
      must(
        rules.together,
        'The last Action of the card pays too, with one Resource.',
        forResources((g, price, payment) => g.actions === 0 || g.actions >= price || fits(g, price, payment)),
      ),
      must(
        rules.operation,
        'Each Resource stands for 1 Action: it may be no more of them than it costs.',
        forResources((g, price, payment) => g.actions > 0 || fits(g, price, payment)),
      ),
    ];
  };

  /**
   * The payment, as the last choice of a move, after those that its cost depends on. Resources pay what the Actions of the card do
   * not; `rule` says why an undertaking costs two, if it ever does.
   */
  const payment = <D extends Domains>(
    after: D,
    cost: (g: S, earlier: ValuesOf<D>) => number,
    {
      costsTwo,
      also = [],
      terms = BY_THE_BOOK,
    }: {
      readonly costsTwo?: string | undefined;
      readonly also?: readonly Condition<S, Payment, Locals, ValuesOf<D>>[];
      readonly terms?: Terms;
    } = {},
  ): Slot<S, Locals, Payment, ValuesOf<D>> => {
    const paid = (g: S, payment: Payment): number => g.actions + resourcesIn(g, payment);
    const book: readonly Condition<S, Payment, Locals, ValuesOf<D>>[] = [
      must(
        rules.inFull,
        IN_FULL,
        (g, payment: Payment, _L, earlier: ValuesOf<D>) => paid(g, payment) >= cost(g, earlier),
      ),
      ...(costsTwo === undefined
        ? []
        : [
            must(
              costsTwo,
              'It costs 2 Actions.',
              (g, payment: Payment, _L, earlier: ValuesOf<D>) => cost(g, earlier) < 2 || paid(g, payment) >= 2,
            ),
          ]),
      ...notTooMuch(cost),
      theirs,
      ...also,
    ];
    return slotAfter(after, PAYMENT, terms.payment(book), (g, out, _L, earlier) => waysToPay(g, cost(g, earlier), out));
  };

  return { spendResources, spendActions, pay, inFull, theirs, payment };
};
export type Payments<S extends Empire> = ReturnType<typeof payments<S>>;
