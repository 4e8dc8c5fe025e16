import { Random, Situation } from '@ravelin/engine';
import { expect, test } from 'vitest';
import type { Battle } from '../rules/the-battle/state.ts';
import { kernel, melee } from '../testing.ts';
import { draftsBy } from './drafts.ts';
import { judged } from './judgement.ts';
import { thumb } from './thumb.ts';

/** Drafts of an activation: lawful to its end, the same whenever the same orders are carried out, the first that of the rule of thumb. */

const at = (g: Battle) => new Situation<Battle>(kernel as never, g, new Random('drafts'));
const drafts = draftsBy(judged);
const decisionOf = (g: Battle): string => kernel.pending(g)?.decision.id ?? '';

/** A command that is to go, in the thick of it. */
const aboutToGo = (seed: string): Battle => {
  const g = melee(seed);
  const x = kernel.play(new Random(seed));
  while (decisionOf(g) !== 'go') kernel.apply(g, thumb(at(g)), x);
  return g;
};

/** Orders of the first drafts for a position, none of which is made of better ones. */
const drawn = (g: Battle, many: number): (readonly number[])[] => {
  const here = at(g);
  return Array.from({ length: many }, (_, n) => drafts.orders(n, [], here));
};

/** Carries orders out with the same luck; gives what they are worth, or undefined where that never could be told. */
const carriedOut = (start: Battle, orders: readonly number[]): number | undefined => {
  const g = kernel.clone(start);
  const { seat } = g;
  const x = kernel.play(new Random('luck'));
  const plan = drafts.plan(orders);
  let move = plan.first(at(g));
  let worth: number | undefined;
  for (;;) {
    expect(kernel.refusals(g, move)).toEqual([]);
    if (g.seat === seat) worth ??= drafts.worth(at(g), move);
    kernel.apply(g, move, x);
    if (g.over || kernel.pending(g)?.decision.quiet) return worth;
    const next = g.seat === seat ? plan.next?.(at(g)) : thumb(at(g));
    if (!next) expect.unreachable(`a draft has no move at ${decisionOf(g)}`);
    move = next;
  }
};

test('every draft can be carried out to the next quiet decision, and is worth the same each time', () => {
  const g = aboutToGo('2');
  const worth = drawn(g, 12).map((orders) => carriedOut(g, orders));
  expect(worth).toEqual(drawn(g, 12).map((orders) => carriedOut(g, orders)));
  expect(new Set(worth).size).toBeGreaterThan(2);
});

test('the first is the rule of thumb’s own, unit by unit', () => {
  for (const seed of ['a', 'b', 'c']) {
    const g = aboutToGo(seed);
    const x = kernel.play(new Random(seed));
    const [usual] = drawn(g, 1);
    const plan = drafts.plan(usual);
    let move = plan.first(at(g));
    while (decisionOf(g) === 'go') {
      expect(move).toEqual(thumb(at(g)));
      kernel.apply(g, move, x);
      if (decisionOf(g) === 'go') move = plan.next?.(at(g)) ?? expect.unreachable();
    }
  }
});

test('among the drafts is one that is worth more than the rule of thumb’s', () => {
  let better = 0;
  for (const seed of ['1', '2', '3', '4']) {
    const g = aboutToGo(seed);
    const [usual, ...others] = drawn(g, 12).map((orders) => carriedOut(g, orders) ?? -1);
    if (Math.max(...others) > usual + drafts.ahead) better++;
  }
  expect(better).toBeGreaterThan(1);
});

test('later drafts change a few orders of the best, and never those of the rule of thumb for all', () => {
  const g = aboutToGo('later');
  const here = at(g);
  const best = drawn(g, 20).slice(1);
  const acting = new Set(g.kit.command[g.command].units.map((unit) => 1 + (unit % (best[0].length - 1))));
  for (let n = 100; n < 140; n++) {
    const orders = drafts.orders(n, best, here);
    expect(orders).toHaveLength(best[0].length);
    const like = best.map((one) => one.filter((number, place) => number === orders[place]).length);
    expect(Math.max(...like)).toBeGreaterThan(orders.length / 4);
    // Who is not of the command is told nothing new.
    for (const [place, number] of orders.entries())
      if (place > 0 && !acting.has(place)) expect(best.some((one) => one[place] === number)).toBe(true);
  }
});

test('nothing is judged before the attacks are declared; then the position with them', () => {
  const g = aboutToGo('declared');
  const x = kernel.play(new Random('luck'));
  const { seat } = g;
  const plan = drafts.plan(drawn(g, 1)[0]);
  let move = plan.first(at(g));
  while (decisionOf(g) !== 'declare' || at(g).idOf(move) !== 'declared') {
    if (g.seat === seat) expect(drafts.worth(at(g), move)).toBeUndefined();
    kernel.apply(g, move, x);
    move = g.seat === seat ? (plan.next?.(at(g)) ?? expect.unreachable()) : thumb(at(g));
  }
  expect(drafts.worth(at(g), move)).toBe(judged(g, seat, true));
  expect(judged(g, seat, true)).not.toBe(judged(g, seat, false));
});
