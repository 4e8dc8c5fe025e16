import {
  type Domain,
  type Locals,
  named,
  type OldCondition,
  type OldSlot,
  oldLanguage,
  type Play,
} from '@ravelin/engine';
import type { EmpireKit } from '../data/kit.ts';
import type { Empire } from './empire.ts';
import { actionsSpent, operation } from './happenings.ts';

/** What an undertaking costs, and with what it is paid: Actions of the card, Resources, or both. */

/** `actions`; or the theaters whose Resources are spent: `eastern`, `western+naval`. Actions of the card are put to them. */
export const PAYMENT: Domain<EmpireKit> = named('payment', (kit) => kit.payments);
export const ACTIONS = 0;

/** How many Resources this way of paying spends. */
export const resourcesIn = (g: Empire, payment: number): number => g.kit.paidFrom[payment].length;

/** Only what lies in a Theater Box can be spent. */
export const areThere = (g: Empire, payment: number): boolean => {
  const theaters = g.kit.paidFrom[payment];
  if (theaters.length === 0) return true;
  if (theaters.length === 1 || theaters[0] !== theaters[1])
    return theaters.every((theater) => g.resources[theater] > 0);
  return g.resources[theaters[0]] > 1;
};

/** What the Actions of the card leave to be paid. */
export const shortOf = (g: Empire, cost: number): number => Math.max(0, cost - g.actions);

/** How many of the Resources that pay come from this theater. */
export const paidFrom = (g: Empire, payment: number, theater: number): number => {
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

type Cost<S> = (g: S, chosen: number) => number;

/** Choice number `at` of a move; written out, for a list of the choices would be made anew at every look. */
export const choiceAt = (at: number, first: number, second: number, third: number): number =>
  at === 0 ? first : at === 1 ? second : third;

export const payments = <S extends Empire>(rules: Paragraphs) => {
  const { must, slot } = oldLanguage<S>();

  /** Resources leave the game together with the undertaking that they pay for. */
  const spendResources = (g: S, x: Play<S>, payment: number, rule: string): void => {
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
  const pay = (g: S, x: Play<S>, cost: number, payment: number): void => {
    spendActions(g, x, Math.min(g.actions, cost));
    spendResources(g, x, payment, rules.operation);
  };

  /** A condition of what is to be undertaken. */
  const inFull = (cost: Cost<S>): OldCondition<S, Locals> =>
    must(rules.inFull, 'You must be able to pay for it in full.', (g, _L, chosen) => {
      const short = shortOf(g, cost(g, chosen));
      return short === 0 || short <= allocatedIn(g);
    });

  /** For a payment that is choice number `at` of its move. */
  const theirs = (at: number): OldCondition<S, Locals> =>
    must(rules.allocated, 'Only Resources in a Theater Box can be spent.', (g, _L, a, b, c) =>
      areThere(g, choiceAt(at, a, b, c)),
    );

  /** Resources pay what the Actions of the card leave, and no more; each case by the paragraph that it breaks. */
  const notTooMuch = (at: number, cost: Cost<S>): readonly OldCondition<S, Locals>[] => {
    const fits = (g: S, price: number, way: number): boolean => resourcesIn(g, way) <= shortOf(g, price) || price === 0;
    const forResources =
      (ok: (g: S, price: number, way: number) => boolean): OldCondition<S, Locals>['ok'] =>
      (g, _L, a, b, c) => {
        const way = choiceAt(at, a, b, c);
        return way === ACTIONS || ok(g, cost(g, a), way);
      };
    return [
      must(
        rules.cardFirst,
        'Actions of the card are used first; Resources pay only what is left.',
        forResources((g, price, way) => g.actions < price || fits(g, price, way)),
      ),
      must(
        rules.together,
        'The last Action of the card pays too, with one Resource.',
        forResources((g, price, way) => g.actions === 0 || g.actions >= price || fits(g, price, way)),
      ),
      must(
        rules.operation,
        'Each Resource stands for 1 Action: not more of them than it costs.',
        forResources((g, price, way) => g.actions > 0 || fits(g, price, way)),
      ),
    ];
  };

  /**
   * The payment, as the last choice of a move. Resources pay what the Actions of the card do not; `rule` says why an undertaking
   * costs two, if it ever does.
   */
  const payment = (
    at: number,
    rule: string | undefined,
    cost: Cost<S>,
    more: readonly OldCondition<S, Locals>[] = [],
  ): OldSlot<S, Locals> => {
    const paid = (g: S, a: number, b: number, c: number): number => g.actions + resourcesIn(g, choiceAt(at, a, b, c));
    return slot(
      'payment',
      PAYMENT,
      [
        must(rules.inFull, 'It must be paid in full.', (g, _L, a, b, c) => paid(g, a, b, c) >= cost(g, a)),
        ...(rule
          ? [must<Locals>(rule, 'It costs 2 Actions.', (g, _L, a, b, c) => cost(g, a) < 2 || paid(g, a, b, c) >= 2)]
          : []),
        ...notTooMuch(at, cost),
        theirs(at),
        ...more,
      ],
      undefined,
      (g, _L, out, a) => waysToPay(g, cost(g, a), out),
      more.length === 0,
    );
  };

  return { spendResources, spendActions, pay, inFull, theirs, payment };
};
export type Payments<S extends Empire> = ReturnType<typeof payments<S>>;
