import { Random, Situation } from '@ravelin/engine';
import { expect, test } from 'vitest';
import type { Battle } from '../rules/the-battle/state.ts';
import { kernel, kit, table, throwTogether } from '../testing.ts';
import { candidates, isSettled } from './plans.ts';
import { thumb } from './thumb.ts';

/** Plans: few, lawful from their first move to the next quiet decision, one of them that of the rule of thumb. */

const at = (g: Battle, seed = 'plans') => new Situation<Battle>(kernel as never, g, new Random(seed));
const decisionOf = (g: Battle): string => kernel.pending(g)?.decision.id ?? '';

const melee = (seed: string): Battle => {
  const random = new Random(seed);
  const x = kernel.play(random);
  const g = kernel.start(kit, 'mohacs', {}, x);
  while (decisionOf(g) !== 'free') kernel.apply(g, kernel.random(g, random), x);
  throwTogether(g, random);
  return g;
};

test('at each decision that is searched there are two to eight plans, the rule of thumb’s own first', () => {
  const g = melee('few');
  const random = new Random('few');
  const x = kernel.play(random);
  const seen = new Set<string>();
  for (let n = 0; n < 60 && !g.over; n++) {
    const plans = candidates(at(g));
    expect(plans === undefined).toBe(isSettled(decisionOf(g)));
    if (plans) {
      seen.add(decisionOf(g));
      expect(plans.length).toBeGreaterThan(1);
      expect(plans.length).toBeLessThanOrEqual(8);
      expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length);
      expect(plans[0].first(at(g))).toEqual(thumb(at(g)));
      for (const plan of plans) expect(kernel.refusals(g, plan.first(at(g)))).toEqual([]);
    }
    kernel.apply(g, thumb(at(g, `${n}`)), x);
  }
  expect([...seen].sort()).toEqual(['continuity', 'declare', 'free', 'go']);
});

test('every manner can be followed to the next quiet decision', () => {
  const start = melee('follow');
  const random = new Random('follow');
  const x = kernel.play(random);
  while (decisionOf(start) !== 'go') kernel.apply(start, thumb(at(start)), x);
  for (const plan of candidates(at(start)) ?? []) {
    const g = kernel.clone(start);
    const { seat } = g;
    kernel.apply(g, plan.first(at(g)), x);
    while (!g.over && !kernel.pending(g)?.decision.quiet) {
      const move = g.seat === seat ? plan.next?.(at(g)) : thumb(at(g));
      if (!move) expect.unreachable(`${plan.id} has no move at ${decisionOf(g)}`);
      expect([plan.id, kernel.refusals(g, move)]).toEqual([plan.id, []]);
      kernel.apply(g, move, x);
    }
  }
});

test('a wary command keeps light horse out of the reach of lancers, a bold one does not', () => {
  const match = table({
    units: {
      'bathyani-1': '1420 S',
      'bathyani-2': '1421 S',
      'porte-1': '2720 N',
      'porte-2': '2721 N',
      'porte-3': '2719 N',
    },
    leaders: { bathyani: 'bathyani-1' },
    command: 'bathyani',
  });
  const g = kernel.clone(match.state);
  const goal = (id: string): number => {
    const [unit, hex] =
      candidates(at(g))
        ?.find((plan) => plan.id === id)
        ?.first(at(g)).chosen ?? [];
    return kit.distance(hex ?? g.at[unit ?? 0], kit.hexAt.get('2720') ?? 0);
  };
  expect(goal('wary')).toBeGreaterThan(goal('bold'));
});
