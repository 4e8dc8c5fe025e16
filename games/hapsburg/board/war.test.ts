import { Match, Random } from '@ravelin/engine';
import { expect, test } from 'vitest';
import { phaseOf } from '../../empires/board/war.ts';
import { RECONSTRUCTED } from '../data/kit.ts';
import { hapsburg } from '../game.ts';
import { isActive } from '../rules/fronts.ts';
import { offensiveModifier, costOf as ruledCost } from '../rules/offensives.ts';
import { HAPSBURG } from '../rules/war.ts';
import { countWill } from '../rules/will-count.ts';
import { kernel } from '../testing.ts';
import { PHASES, WAR } from './war.ts';

/** The board reckons from the view what the rules reckon from the state: both must come to the same, whatever is played. */
const OPTIONS = Object.fromEntries(hapsburg.options.map(({ id }) => [id, id === 'historical' ? 'off' : 'on']));

test.each(hapsburg.scenarios.map(({ id }) => id))(
  'H4.1.3 H4.1.11 H7.0.1 the board counts as the rules do: %s',
  (scenario) => {
    let counted = 0;
    for (const options of [{}, OPTIONS]) {
      const match = new Match(kernel, { set: RECONSTRUCTED, scenario, options, seed: scenario });
      const rng = new Random(`${scenario}/moves`);
      while (!match.over) {
        const [g, view] = [match.state, match.viewJson(HAPSBURG)];
        expect(WAR.willCount(view).sum).toBe(countWill(g));
        const phase = phaseOf(view, PHASES);
        expect(phase).toBeGreaterThan(0);
        if (match.legal()?.includes('end actions')) expect(phase).toBe(PHASES.actions);
        for (const [front, id] of g.kit.fronts.entries()) {
          if (!isActive(g, front)) continue;
          expect([id, WAR.sumOf(view, id)]).toEqual([id, offensiveModifier(g, front, g.aidFront === front)]);
          expect([id, WAR.costOf(view, id)]).toEqual([id, ruledCost(g, front)]);
          counted++;
        }
        match.make(kernel.random(g, rng));
      }
    }
    expect(counted).toBeGreaterThan(10);
  },
);
