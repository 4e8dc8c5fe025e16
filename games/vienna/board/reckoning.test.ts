import { loadRecord, writePosition } from '@ravelin/engine';
import { expect, test } from 'vitest';
import curtain from '../fixtures/curtain.json' with { type: 'json' };
import morale from '../fixtures/habsburg-morale.json' with { type: 'json' };
import troops from '../fixtures/ottoman-troops.json' with { type: 'json' };
import bastions from '../fixtures/ravelin-burg.json' with { type: 'json' };
import relief from '../fixtures/relief.json' with { type: 'json' };
import { RECONSTRUCTED } from '../index.ts';
import { rearCount } from '../rules/select-troops.ts';
import { NONE, SIDES } from '../rules/siege.ts';
import { totalOf as totalByTheRules } from '../rules/totals.ts';
import { go, kernel, kit, table } from '../testing.ts';
import { leavingOf, rearLines, rearOf, totalOf, valueLines } from './reckoning.ts';
import { type Battle, battleOf } from './view.ts';

/** The board reckons what lies on the table by itself; the rules must come to the same. */

const numbersOf = (battle: Battle) => {
  const at = (list: readonly string[], name: string | undefined): number =>
    name === undefined ? NONE : list.indexOf(name);
  return {
    attacker: SIDES.indexOf(battle.attacker),
    hex: kit.hexes.indexOf(battle.hex),
    event: at(kit.strategyIds, battle.event),
    answer: at(kit.strategyIds, battle.answer),
    ottomanTactic: at(kit.tacticIds, battle.tactic.ottoman),
    habsburgTactic: at(kit.tacticIds, battle.tactic.habsburg),
    doubled: at(kit.troops, battle.doubled),
  };
};

test('V13.5, V13.7.1 in every battle of the recorded games the board reckons as the rules do', () => {
  const seen = { battles: 0, cards: 0 };
  for (const record of [curtain, morale, troops, bastions, relief]) {
    const match = loadRecord(kernel, [RECONSTRUCTED], record);
    for (let n = 0; n < match.length; n++) {
      const g = match.stateAt(n);
      const view = writePosition(kernel, g);
      const battle = battleOf(view);
      if (!battle) continue;
      const facts = numbersOf(battle);
      expect([n, rearOf(view, battle)]).toEqual([n, rearCount(g, facts)]);
      for (const [seat, side] of SIDES.entries())
        expect([n, side, totalOf(view, battle, side)]).toEqual([n, side, totalByTheRules(g, facts, seat)]);
      seen.battles += 1;
      const lines = [...rearLines(view, battle), ...SIDES.flatMap((side) => valueLines(view, battle, side))];
      if (lines.some(({ rule }) => /^V1[78]/.test(rule))) seen.cards += 1;
    }
  }
  expect(seen.battles).toBeGreaterThan(100);
  expect(seen.cards).toBeGreaterThan(5);
});

test('V17.OS10 an Event that was played keeps fewer Troops back, and never fewer than none', () => {
  const match = table({
    hexes: { 'glacis-c': { control: 'ottoman', improvised: 2 }, 'cw-c': { improvised: 1 } },
    ottoman: { hand: ['OS10', 'OS1'] },
  });
  go(match, 'play OS10 on cw-c', 'contest');
  const view = match.viewJson(0);
  const battle = battleOf(view);
  if (!battle) throw new Error('There is no battle.');
  expect(rearLines(view, battle).map(({ rule, value }) => [rule, value])).toEqual([
    ['V13.5.2', 1],
    ['V17.OS10', -2],
    ['V13.5.4', 1],
  ]);
});

test('V17.HS14 an Event that was played counts in the totals, line by line', () => {
  const match = table({
    turn: 'habsburg',
    hexes: { 'glacis-c': { control: 'ottoman', improvised: 1 } },
    habsburg: { hand: ['HS14', 'HS1'] },
  });
  go(match, 'play HS14', 'sortie glacis-c', 'contest', 'send militia x3', 'send yeniceri x3');
  const view = match.viewJson(1);
  const battle = battleOf(view);
  if (!battle) throw new Error('There is no battle.');
  expect(battle.step).toBe(5);
  expect(valueLines(view, battle, 'habsburg')).toEqual([
    { rule: 'V13.7.1', label: ['name:militia', 3], value: 3 },
    { rule: 'V17.HS14', label: ['HS14.title'], value: 3 },
  ]);
  expect(totalOf(view, battle, 'habsburg')).toBe(6);
  expect(rearOf(view, battle)).toBe(1);
});

test('V13.5 the reckoning follows the pick: Troops in the list for the rear count no more', () => {
  let followed = 0;
  for (const record of [curtain, morale, troops, bastions, relief]) {
    const match = loadRecord(kernel, [RECONSTRUCTED], record);
    for (let n = 0; n < match.length; n++) {
      const view = writePosition(kernel, match.stateAt(n));
      const battle = battleOf(view);
      if (battle?.step !== 5) continue;
      const side = battle.attacker;
      for (const troop of ['yeniceri', 'sekban', 'elite']) {
        const leaving = leavingOf(battle, side, new Map([[troop, 1]]));
        const before = valueLines(view, battle, side).find(({ label }) => label[0] === `name:${troop}`);
        if (leaving.length === 0 || !before) continue;
        expect(totalOf(view, battle, side, leaving)).toBeLessThan(totalOf(view, battle, side));
        followed += 1;
      }
    }
  }
  expect(followed).toBeGreaterThan(0);
});
