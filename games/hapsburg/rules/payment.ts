import { type Domain, type Locals, named, type Play, type Slot } from '@ravelin/engine';
import { operation } from './happenings.ts';
import { type Kit, must, slot, type War } from './war.ts';

/** H4.0, H4.6: what an undertaking costs, and with what it is paid: Actions of the card, Resources, or both. */

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
const shortOf = (g: War, cost: number): number => Math.max(0, cost - g.actions);

/** Everything that could pay, for speed alone. */
export const waysToPay = (g: War, cost: number, out: number[]): number => {
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

/** Takes the card's Actions first, then the Resources. */
export const pay = (g: War, x: Play<War>, cost: number, payment: number): void => {
  g.actions -= Math.min(g.actions, cost);
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

/** Conditions of the payment, which is the last choice of a move; `at` is its place. */
export const theirs = (at: number) =>
  must('H4.6.5', 'Only Resources in a Theater Box can be spent.', (g, _L, ...chosen) => areThere(g, chosen[at]));

/** H4.6.2, with the exception of H4.6.3: Resources pay exactly what the Actions of the card do not. */
export const operationsOnly = (cost: (g: War, chosen: number) => number, at = 2) =>
  must(
    'H4.6.2',
    'Actions of the card are used first; Resources pay what is left.',
    (g, _L, ...chosen) => resourcesIn(g, chosen[at]) === shortOf(g, cost(g, chosen[0])),
  );

type PaymentSlot = Slot<War, Locals>;
export const payment = ({ must: conditions, candidates }: Pick<PaymentSlot, 'must' | 'candidates'>): PaymentSlot =>
  slot('payment', PAYMENT, conditions, undefined, candidates);
