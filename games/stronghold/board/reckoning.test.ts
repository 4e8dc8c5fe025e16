import { Match, Random } from '@ravelin/engine';
import { expect, test } from 'vitest';
import { RECONSTRUCTED } from '../data/kit.ts';
import { capacity, defenderSpaces, guardStrength, unitsOn } from '../rules/board.ts';
import { price } from '../rules/prices.ts';
import { INVADER, SEATS } from '../rules/siege.ts';
import { breachBy, defenderStrength, invaderStrength } from '../rules/strength.ts';
import { kernel, kit, table } from '../testing.ts';
import { costOf } from './prices.ts';
import { cannonShots, machineShots, worstAt } from './reach.ts';
import { meleeAt } from './strength.ts';
import { progressOf } from './table/goals.ts';
import { capacityOf, roomOf } from './view.ts';

/** The board reckons from a seat's view what the rules reckon from the state: both must come to the same, whatever is played. */

const SEEDS = ['board-1', 'board-2', 'board-3'];
/** Every so many decisions the view is held against the state. */
const EVERY = 3;

test('S19.6 S19.8.1 S12.4.1 S2.2.2 the board counts as the rules do, whoever looks', () => {
  const seen = { melees: 0, breaches: 0, surcharges: 0 };
  for (const seed of SEEDS) {
    const match = new Match(kernel, { set: RECONSTRUCTED, seed });
    const rng = new Random(`${seed}/moves`);
    for (let n = 0; !match.over; match.make(kernel.random(match.state, rng)), n++) {
      if (n % EVERY > 0) continue;
      const [g, view] = [match.state, match.viewJson(n % SEATS.length)];
      for (const [section, id] of kit.sections.entries()) {
        expect([id, capacityOf(view, id)]).toEqual([id, capacity(g, kit.sectionPlace[section])]);
        expect([id, roomOf(view, id)]).toEqual([id, defenderSpaces(g, section)]);
        const melee = meleeAt(view, id);
        expect([id, melee.defenders, melee.units]).toEqual([
          id,
          defenderStrength(g, section),
          guardStrength(g, section),
        ]);
        if (unitsOn(g, section) === 0) expect(melee.standing).toBe('empty');
        else {
          expect([id, melee.invaders]).toEqual([id, invaderStrength(g, section)]);
          if (melee.standing === 'breach') {
            expect(melee.by).toBe(breachBy(g, section));
            seen.breaches++;
          } else if (melee.standing !== 'glare') expect(breachBy(g, section)).toBeLessThanOrEqual(0);
          seen.melees++;
        }
      }
      for (const [action, id] of kit.actions.entries()) {
        const { base, extra } = costOf(view, id);
        expect([id, base + extra]).toEqual([id, price(g, action)]);
        if (extra > 0) seen.surcharges++;
      }
    }
  }
  expect(Object.values(seen).map((n) => n > 0)).toEqual([true, true, true]);
});

const shown = (setting: Parameters<typeof table>[0]) => table(setting).viewJson(INVADER);

test('S19.8.1 the plate of a section tells how far it is from a breach', () => {
  const garrison = { 'L2 marksman': 0, 'L2 soldier': 1 };
  const hero = { warrior: 'courtyard' };
  const at = (goblins: number, trolls: number, more: object = {}) => {
    const horde = { 'L2 goblin': goblins, 'L2 troll': trolls };
    const { standing, by } = meleeAt(shown({ set: { garrison, hero, walls: { L2: 2 }, horde, ...more } }), 'L2');
    return [standing, by];
  };
  expect(at(0, 0)).toEqual(['empty', 0]);
  expect(at(1, 0)).toEqual(['holds', 3]);
  expect(at(1, 1)).toEqual(['even', 0]);
  expect(at(0, 2)).toEqual(['ahead', 1]);
  expect(at(1, 2)).toEqual(['breach', 1]);
  expect(at(1, 2, { glare: 'L2' })).toEqual(['glare', 0]);
});

test('S7.4.3 S15.8.2.3 ladders of either side give one space more', () => {
  const view = shown({ set: { gear: { 'L2 ladder': 'yes' }, ladder: { L2: 'yes' } } });
  expect([capacityOf(view, 'L2'), roomOf(view, 'L2')]).toEqual([4, 3]);
  expect([capacityOf(view, 'L4'), roomOf(view, 'L4')]).toEqual([3, 2]);
});

test('S19.6.6 a siege tower takes the components out of the sum, and the line says so', () => {
  const set = { horde: { 'L1 goblin': 1, 'L1 siege tower': 1 }, walls: { L1: 2 } };
  const walls = meleeAt(shown({ set }), 'L1').defender.find(({ rule }) => rule === 'S19.6.6');
  expect(walls).toMatchObject({ number: 2, value: 0, label: 'melee.ignored' });
});

test('S18.2.1 S18.3 the lines of fire lead where cannons and machines may fire', () => {
  const set = { item: { TR2: 'cannon' }, machine: { 'A1-1': 'catapult', 'FR-1': 'trebuchet' } };
  const view = shown({ set });
  expect(
    cannonShots(view)
      .map(({ to }) => to)
      .sort(),
  ).toEqual(['B1', 'B2', 'B3', 'FR']);
  expect(machineShots(view).map(({ from, to }) => `${from} ${to}`)).toEqual([
    ...['L1', 'L2'].map((to) => `A1 ${to}`),
    ...['R1', 'R2', 'R3', 'R4', 'R5'].map((to) => `FR ${to}`),
  ]);
});

test('S10.2.3 the threat to a section is what its ramparts could send into its free spaces', () => {
  const horde = { 'L2 goblin': 1, 'A1 troll': 1, 'A2 orc': 2, 'A3 troll': 3 };
  const { invaders } = worstAt(shown({ set: { horde } }), 'L2');
  // Three spaces, one of them taken: a troll and an orc could join the goblin.
  expect(invaders).toBe(1 + 3 + 2);
});

test('S17 an objective shows how far the invader has come', () => {
  const set = { wood: 7, horde: { 'B2 troll': 2 }, machine: { 'A1-1': 'ballista', 'A2-1': 'mantelet' } };
  const view = shown({ set });
  expect(progressOf(view, 'timber-stockpile')).toEqual({ have: 7, need: 12 });
  expect(progressOf(view, 'troll-pack')).toEqual({ have: 2, need: 3 });
  expect(progressOf(view, 'engines-of-war')).toEqual({ have: 1, need: 3 });
});
