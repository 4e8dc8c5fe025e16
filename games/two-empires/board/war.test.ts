import { Match, Random } from '@ravelin/engine';
import { expect, test } from 'vitest';
import { phaseOf } from '../../empires/board/war.ts';
import type { Empire } from '../../empires/rules/empire.ts';
import { isActive } from '../../empires/rules/fronts.ts';
import { offensiveModifier as hapsburgModifier } from '../../hapsburg/rules/offensives.ts';
import { countWill as hapsburgWill } from '../../hapsburg/rules/will-count.ts';
import { offensiveModifier as ottomanModifier } from '../../ottoman-sunset/rules/offensives.ts';
import { countWill as ottomanWill } from '../../ottoman-sunset/rules/will-count.ts';
import { RECONSTRUCTED } from '../data/kit.ts';
import { beyond } from '../rules/beyond.ts';
import { type Both, HAPSBURG, NATIONS, NONE, OTTOMAN } from '../rules/both.ts';
import { isOpen } from '../rules/railway/opening.ts';
import { kernel, table } from '../testing.ts';
import { mapOf, viewOf } from './nation.ts';
import { narrowsWith, PHASES, railwayClosedBy, WARS } from './war.ts';

/** The board reckons from the view what the rules reckon from the state: both must come to the same, whatever is played. */

/** What the nation's own book adds to the die, and what comes from beyond its map. */
const modifierOf = (g: Both, nation: number, front: number): number => {
  const [h, o] = g.parts;
  const own =
    nation === HAPSBURG
      ? hapsburgModifier(h, front, h.aidFront === front)
      : ottomanModifier(o, front, o.korpsFront === front);
  return own + beyond.offensive(g.parts[nation], front);
};

const LENDING = /^(korps against|aid against|send (aid|korps)|agree)/;

/** E2.5.3: a nation that is not in turn has no card. */
const asUndertakenNow = (g: Both): Both => {
  const now = kernel.clone(g);
  (now.parts[1 - now.turnOf] as Empire).card = NONE;
  return now;
};

test('E2.1.2 E2.6.2 E7.2.1 E7.2.2 the boards count as the rules do, with what comes from the ally', () => {
  const seen = { lent: 0, alone: 0, open: 0, closed: 0 };
  // Until everything has been seen, and a while longer.
  for (let game = 0; game < 40 || (game < 400 && Object.values(seen).includes(0)); game++) {
    const match = new Match(kernel, {
      set: RECONSTRUCTED,
      scenario: '1914',
      options: { players: 'two', theft: game % 2 ? 'on' : 'off' },
      seed: `b${game}`,
    });
    const rng = new Random(`b${game}/moves`);
    while (!match.over) {
      const g = match.state;
      const view = match.viewJson(HAPSBURG);
      const now = asUndertakenNow(g);
      expect(railwayClosedBy(view) === undefined).toBe(isOpen(g));
      const inTurn = NATIONS[g.turnOf];
      expect(phaseOf(viewOf(view, inTurn), PHASES[inTurn])).toBeGreaterThan(0);
      seen[isOpen(g) ? 'open' : 'closed']++;
      for (const nation of [HAPSBURG, OTTOMAN]) {
        if (g.parts[nation].over) continue;
        const war = WARS[NATIONS[nation]];
        const own = viewOf(view, NATIONS[nation]);
        const will = nation === HAPSBURG ? hapsburgWill(now.parts[0]) : ottomanWill(now.parts[1]);
        expect(war.willCount(own).sum).toBe(will);
        seen.alone += g.alone[nation];
        for (const [front, id] of g.parts[nation].kit.fronts.entries()) {
          if (!isActive(now.parts[nation], front)) continue;
          expect([id, war.sumOf(own, id)]).toEqual([id, modifierOf(now, nation, front)]);
          seen.lent += (nation === HAPSBURG ? g.korpsAgainst : g.aidAgainst) === front ? 1 : 0;
        }
      }
      // Left to chance markers are hardly ever lent.
      const lending = match.legal()?.find((move) => LENDING.test(move));
      if (lending) match.play(lending);
      else match.make(kernel.random(g, rng));
    }
  }
  for (const [what, times] of Object.entries(seen)) expect([what, times > 0]).toEqual([what, true]);
});

test('E4.1.1 E4.1.2 ships are asked for before the Event, and the board tells what they would do for the Narrows', () => {
  const match = table({
    turnOf: 'ottoman',
    at: 'sea',
    ottoman: { card: 8 },
    hapsburg: { card: 9, resources: { naval: 2 } },
  });
  const view = match.viewJson(HAPSBURG);
  expect(mapOf(view)).toBe('hapsburg');
  expect(phaseOf(viewOf(view, 'ottoman'), PHASES.ottoman)).toBe(1);
  const chances = [0, 1, 2].map((ships) => narrowsWith(viewOf(view, 'hapsburg'), ships));
  // What stands at the start has strengths 4, 2, 2 and 4, against a Fortitude of 4, 3 or 2.
  expect(chances).toEqual([5, 30, 70]);
});

test('E4.1.3 for the U-boats no chance of the Narrows is told', () => {
  const view = table({
    turnOf: 'ottoman',
    at: 'sea',
    ottoman: { card: 38 },
    hapsburg: { card: 9, resources: { naval: 1 } },
  }).viewJson(HAPSBURG);
  expect(mapOf(view)).toBe('hapsburg');
  expect(narrowsWith(viewOf(view, 'hapsburg'), 1)).toBeUndefined();
});
