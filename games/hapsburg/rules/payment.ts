import { type Condition, type Domain, type Locals, named, type Play, type Slot } from '@ravelin/engine';
import { actionsSpent, operation } from './happenings.ts';
import { type Kit, must, slot, type War } from './war.ts';

/** H4.0.4, H4.6.1: what an undertaking costs, and with what it is paid: Actions of the card, Resources, or both. */

const cache = new WeakMap<Kit, { readonly names: string[]; readonly theaters: number[][] }>();
const waysOf = (kit: Kit) => {
  let ways = cache.get(kit);
  if (!ways) {
    const theaters: number[][] = [[]];
    for (let i = 0; i < kit.theaters.length; i++) theaters.push([i]);
    for (let i = 0; i < kit.theaters.length; i++) for (let j = i; j < kit.theaters.length; j++) theaters.push([i, j]);
    const names = theaters.map((list) => list.map((i) => kit.theaters[i]).join('+') || 'actions');
    ways = { names, theaters };
    cache.set(kit, ways);
  }
  return ways;
};

/** `actions`; or the theaters whose Resources are spent: `eastern`, `western+naval`. Actions of the card are put to them (H4.6.3). */
export const PAYMENT: Domain<Kit> = named('payment', (kit) => waysOf(kit).names);
export const ACTIONS = 0;

/** How many Resources this way of paying spends. */
export const resourcesIn = (g: War, payment: number): number => waysOf(g.kit).theaters[payment].length;

/** H4.6.5: only what lies in a Theater Box can be spent. */
export const areThere = (g: War, payment: number): boolean => {
  const theaters = waysOf(g.kit).theaters[payment];
  if (theaters.length === 0) return true;
  if (theaters.length === 1 || theaters[0] !== theaters[1])
    return theaters.every((theater) => g.resources[theater] > 0);
  return g.resources[theaters[0]] > 1;
};

/** What the Actions of the card leave to be paid. */
export const shortOf = (g: War, cost: number): number => Math.max(0, cost - g.actions);

/** Everything that could pay, for speed alone. */
const waysToPay = (g: War, cost: number, out: number[]): number => {
  const short = shortOf(g, cost);
  const { theaters } = waysOf(g.kit);
  let n = 0;
  for (let way = 0; way < theaters.length; way++)
    if (theaters[way].length === short && areThere(g, way)) out[n++] = way;
  return n;
};

/** H4.6.1, H4.6.4: Resources leave the game together with the undertaking that they pay for. */
export const spendResources = (g: War, x: Play<War>, payment: number, rule: string): void => {
  for (const theater of waysOf(g.kit).theaters[payment]) {
    g.resources[theater]--;
    g.spent++;
    x.emit(g, operation, rule, { theater, left: g.resources[theater] });
  }
};

/** H4.0.3: Actions of the card. */
export const spendActions = (g: War, x: Play<War>, number: number): void => {
  if (number === 0) return;
  g.actions -= number;
  x.emit(g, actionsSpent, 'H4.0.1', { number, left: g.actions });
};

/** Takes the card's Actions first, then the Resources. */
export const pay = (g: War, x: Play<War>, cost: number, payment: number): void => {
  spendActions(g, x, Math.min(g.actions, cost));
  spendResources(g, x, payment, 'H4.6.1');
};

const allocatedIn = (g: War): number => {
  let sum = 0;
  for (let i = 0; i < g.resources.length; i++) sum += g.resources[i];
  return sum;
};

/** A condition of what is to be undertaken: H4.0.4. */
export const inFull = (cost: (g: War, chosen: number) => number) =>
  must(
    'H4.0.4',
    'You must be able to pay for it in full.',
    (g, _L, chosen) => cost(g, chosen) <= g.actions + allocatedIn(g),
  );

/**
 * The payment, as the last choice of a move. Resources pay what the Actions of the card do not (H4.6.2, H4.6.3, H4.1.12); `rule`
 * says why an undertaking costs two, if it ever does.
 */
export const payment = (
  at: number,
  rule: string | undefined,
  cost: (g: War, chosen: number) => number,
  more: readonly Condition<War, Locals>[] = [],
): Slot<War, Locals> => {
  const paid = (g: War, chosen: readonly number[]): number => g.actions + resourcesIn(g, chosen[at]);
  return slot(
    'payment',
    PAYMENT,
    [
      must('H4.0.4', 'It must be paid in full.', (g, _L, ...chosen) => paid(g, chosen) >= cost(g, chosen[0])),
      ...(rule
        ? [must(rule, 'It costs 2 Actions.', (g, _L, ...chosen) => cost(g, chosen[0]) < 2 || paid(g, chosen) >= 2)]
        : []),
      must(
        'H4.6.2',
        'Actions of the card are used first; Resources pay only what is left.',
        (g, _L, ...chosen) => resourcesIn(g, chosen[at]) <= shortOf(g, cost(g, chosen[0])),
      ),
      theirs(at),
      ...more,
    ],
    undefined,
    (g, _L, out, ...chosen) => waysToPay(g, cost(g, chosen[0]), out),
  );
};

/** How many of the Resources that pay come from this theater. */
export const paidFrom = (g: War, payment: number, theater: number): number => {
  let n = 0;
  for (const one of waysOf(g.kit).theaters[payment]) if (one === theater) n++;
  return n;
};

/** H4.6.5, for a payment that is choice number `at` of its move. */
export const theirs = (at: number) =>
  must('H4.6.5', 'Only Resources in a Theater Box can be spent.', (g, _L, ...chosen) => areThere(g, chosen[at]));
