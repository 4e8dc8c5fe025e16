import { Random, Situation } from '@ravelin/engine';
import { expect, test } from 'vitest';
import type { Battle } from '../rules/the-battle/state.ts';
import { kernel, kit, melee, table } from '../testing.ts';
import { combatGain } from './blows.ts';
import { drafts } from './drafts.ts';
import { thumb } from './thumb.ts';

/** Drafts of an activation: lawful to its end, each the same whenever it is drawn up, the first that of the rule of thumb. */

const at = (g: Battle) => new Situation<Battle>(kernel as never, g, new Random('drafts'));
const decisionOf = (g: Battle): string => kernel.pending(g)?.decision.id ?? '';

/** A command that is to go, in the thick of it. */
const aboutToGo = (seed: string): Battle => {
  const g = melee(seed);
  const x = kernel.play(new Random(seed));
  while (decisionOf(g) !== 'go') kernel.apply(g, thumb(at(g)), x);
  return g;
};

/** Carries a draft out with the same luck; gives what it promised, or undefined where it never could be told. */
const carriedOut = (start: Battle, n: number): number | undefined => {
  const g = kernel.clone(start);
  const { seat } = g;
  const x = kernel.play(new Random('luck'));
  const plan = drafts.plan(n);
  let move = plan.first(at(g));
  let promised: number | undefined;
  for (;;) {
    expect([n, kernel.refusals(g, move)]).toEqual([n, []]);
    if (g.seat === seat) promised ??= drafts.promise(at(g), move);
    kernel.apply(g, move, x);
    if (g.over || kernel.pending(g)?.decision.quiet) return promised;
    const next = g.seat === seat ? plan.next?.(at(g)) : thumb(at(g));
    if (!next) expect.unreachable(`draft ${n} has no move at ${decisionOf(g)}`);
    move = next;
  }
};

test('every draft can be carried out to the next quiet decision, and promises the same each time', () => {
  const g = aboutToGo('2');
  const promises = Array.from({ length: 8 }, (_, n) => carriedOut(g, n));
  expect(promises).toEqual(Array.from({ length: 8 }, (_, n) => carriedOut(g, n)));
  expect(new Set(promises).size).toBeGreaterThan(2);
});

test('the first is the rule of thumb’s own', () => {
  for (const seed of ['a', 'b', 'c']) {
    const g = aboutToGo(seed);
    expect(drafts.plan(0).first(at(g))).toEqual(thumb(at(g)));
  }
});

test('among the drafts is one that promises more than the rule of thumb', () => {
  let better = 0;
  for (const seed of ['1', '2', '3', '4']) {
    const g = aboutToGo(seed);
    const [usual, ...others] = Array.from({ length: 8 }, (_, n) => carriedOut(g, n) ?? 0);
    if (Math.max(...others) > usual + drafts.ahead) better++;
  }
  expect(better).toBeGreaterThan(1);
});

test('nothing is promised before the attacks are declared; then what the tables give on average', () => {
  const match = table({
    units: { 'tomori-1': '1812 S', 'rumelia-1': '2012 N' },
    leaders: { tomori: 'tomori-1' },
    command: 'tomori',
  });
  const g = kernel.clone(match.state);
  const x = kernel.play(new Random('luck'));
  const plan = drafts.plan(0);
  let move = plan.first(at(g));
  while (at(g).idOf(move) !== 'declared') {
    expect(drafts.promise(at(g), move)).toBeUndefined();
    kernel.apply(g, move, x);
    move = plan.next?.(at(g)) ?? expect.unreachable();
  }
  const [charger, target] = ['tomori-1', 'rumelia-1'].map((id) => kit.unit.findIndex((one) => one.id === id));
  expect(g.aim[charger]).toBe(target);
  const promised = drafts.promise(at(g), move) ?? 0;
  expect(promised).toBeGreaterThan(0);
  // Alone against one in its front: the gain of that one combat.
  const hexes = kit.next[g.at[target]].filter((hex) => hex >= 0);
  const gains = hexes.map((hex) =>
    combatGain(g, [{ unit: charger, hex, targets: [target], charging: true, shots: 0, shies: false }]),
  );
  expect(gains.some((gain) => Math.abs(gain / 100 - promised) < 1e-9)).toBe(true);
});
