import { Random, Situation } from '@ravelin/engine';
import { expect, test } from 'vitest';
import type { Battle } from '../rules/the-battle/state.ts';
import { kernel, melee } from '../testing.ts';
import { isDrafted } from './drafts.ts';
import { candidates, isSettled } from './plans.ts';
import { thumb } from './thumb.ts';

/** Who is named: few plans, all lawful, one of them that of the rule of thumb. How a command acts is planned by drafts. */

const at = (g: Battle, seed = 'plans') => new Situation<Battle>(kernel as never, g, new Random(seed));
const decisionOf = (g: Battle): string => kernel.pending(g)?.decision.id ?? '';

test('at each decision that is searched there are two to four plans, the rule of thumb’s own first', () => {
  const g = melee('few');
  const random = new Random('few');
  const x = kernel.play(random);
  const seen = new Set<string>();
  for (let n = 0; n < 60 && !g.over; n++) {
    const plans = candidates(at(g));
    expect(plans === undefined).toBe(isSettled(decisionOf(g)) || isDrafted(decisionOf(g)));
    if (plans) {
      seen.add(decisionOf(g));
      expect(plans.length).toBeGreaterThan(1);
      expect(plans.length).toBeLessThanOrEqual(4);
      expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length);
      expect(plans[0].first(at(g))).toEqual(thumb(at(g)));
      for (const plan of plans) expect(kernel.refusals(g, plan.first(at(g)))).toEqual([]);
    }
    kernel.apply(g, thumb(at(g, `${n}`)), x);
  }
  expect([...seen].sort()).toEqual(['continuity', 'free']);
});
