import { Match, Random } from '@ravelin/engine';
import { expect, test } from 'vitest';
import { dueAdvance, phaseOf } from '../../empires/board/war.ts';
import { isActive } from '../../empires/rules/fronts.ts';
import { RECONSTRUCTED } from '../data/kit.ts';
import { offensiveModifier } from '../rules/offensives.ts';
import { OTTOMAN } from '../rules/war.ts';
import { countWill } from '../rules/will-count.ts';
import { kernel, position } from '../testing.ts';
import { holdChance, linesAhead, PHASES, WAR } from './war.ts';

/** The board reckons from the view what the rules reckon from the state: both must come to the same, whatever is played. */

test.each(['goeben', 'yavuz', 'breslau', 'nusret', 'kress'])(
  'O3.2.2 O3.2.5 O5.0.1 the board counts as the rules do, and shuts what they refuse: %s',
  (seed) => {
    const match = new Match(kernel, { set: RECONSTRUCTED, scenario: '1914', seed });
    const rng = new Random(`${seed}/moves`);
    let counted = 0;
    while (!match.over) {
      const [g, view] = [match.state, match.viewJson(OTTOMAN)];
      expect(WAR.willCount(view).sum).toBe(countWill(g));
      const legal = match.legal() ?? [];
      const attacks = new Set(legal.flatMap((move) => /^attack (\w+)/.exec(move)?.[1] ?? []));
      const acting = legal.includes('end actions');
      expect(phaseOf(view, PHASES)).toBeGreaterThan(0);
      expect(phaseOf(view, PHASES) === PHASES.actions).toBe(acting);
      for (const [front, id] of g.kit.fronts.entries()) {
        if (!isActive(g, front)) continue;
        expect([id, WAR.sumOf(view, id)]).toEqual([id, offensiveModifier(g, front, g.korpsFront === front)]);
        if (!acting) continue;
        expect([id, WAR.closedBy(view, id) === undefined]).toEqual([id, attacks.has(id)]);
        counted++;
      }
      match.make(kernel.random(g, rng));
    }
    expect(counted).toBeGreaterThan(10);
  },
);

const ALL = ['outer-mines', 'yildiz', 'dardanos', 'inner-mines', 'nagara'];

test.each([
  ['O7.2.8', {}, 5],
  ['O7.2.8', { built: ALL }, 82],
  ['O7.2.8', { built: ALL, lost: ['seddulbahir'] }, 69],
  ['O8.1.2', { fields: { stubborn: 'yes' } }, 59],
  ['O8.1.2', { built: ALL, fields: { stubborn: 'yes' } }, 97],
] as const)('%s the board tells how often the Narrows hold: %j', (_rule, table, chance) => {
  expect(holdChance(position({ card: 9, ...table }))).toBe(chance);
});

test('O2.3.3 O2.3.4 the board tells what stands before the Sinai Front', () => {
  const at = (space: number, fields: Record<string, string | number> = {}) =>
    linesAhead(position({ card: 9, fronts: { sinai: space }, fields }), 'sinai');
  expect([at(6), at(5), at(4)]).toEqual([['desert'], ['desert'], []]);
  expect(at(5, { gaza: 2 })).toEqual(['desert', 'gaza']);
  expect(at(5, { gaza: 2, pipeline: 'yes' })).toEqual(['gaza']);
});

test('O2.3.10 the board shows which Advance is due while it can be stopped, and none after it', () => {
  const waiting = position({ card: 32, at: 'advance', played: [3, 34], fields: { yildirim: 1 } });
  const match = new Match(kernel, { set: RECONSTRUCTED, position: waiting });
  expect(match.legal()).toEqual(['yildirim mesopotamia', 'let mesopotamia advance']);
  expect(dueAdvance(match.viewJson(OTTOMAN))).toBe('mesopotamia');
  match.play('yildirim mesopotamia');
  expect(dueAdvance(match.viewJson(OTTOMAN))).toBeUndefined();
});
