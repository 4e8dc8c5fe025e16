import { VEILED } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { garrison, horde, kit, play, refusal, table, told } from '../testing.ts';
import { zones } from './piles.ts';
import { isPossible } from './possible.ts';
import { strengthOf, TARGET, TROLL_TRAP } from './siege.ts';

/** S1, S2: what the whole game rests on. */

const OPEN = [
  ...(['line', 'shelf', 'supply', 'wood', 'bag', 'hourglasses', 'placed'] as const),
  ...(['garrison', 'reserve', 'hits', 'misses', 'discarded'] as const),
];

describe('S1 the game', () => {
  test('S1.2.1, S1.2.2, S1.2.3 units and heroes have their strengths', () => {
    for (const [units, strengths] of [
      [kit.invaderUnits, kit.invaderStrength],
      [kit.defenderUnits, kit.defenderStrength],
    ] as const)
      for (const unit of units.keys()) expect(strengths[unit]).toBe(strengthOf(unit));
    expect([kit.heroes, kit.heroStrength]).toEqual([
      ['warrior', 'officer'],
      [2, 3],
    ]);
  });

  test('S1.4.2 every hourglass that is due is given, however many lie about', () => {
    const placed = { cannon: 3, cauldron: 3, spy: 2, trap: 2, pole: 2, ladder: 2, 'unearthly-glare': 5, wall: 1 };
    const match = play(table({ set: { placed, due: 30, supply: { goblin: 1 } } }), 'use resources for goblin');
    expect(match.state.hourglasses).toBe(31);
  });

  test('S1.4.4 what is destroyed may be used again', () => {
    const three = { TL1: 'cannon', TL2: 'cannon', TL3: 'cannon' };
    const machine = { machine: { 'A1-1': 'catapult' }, hits: { 'A1-1': 1 }, walls: { L1: 0 } };
    const match = table({ at: 'machine fire', set: { ...machine, item: three } });
    const cannon = kit.actions.indexOf('cannon');
    expect(isPossible(match.state, cannon)).toBe(false);
    play(match, 'aim A1-1 at L1');
    expect(match.state.item[0]).toBe(-1);
    expect(isPossible(match.state, cannon)).toBe(true);
  });

  test('S1.5.1 both see the same of all that is open', () => {
    const match = table({
      set: {
        supply: { troll: 2 },
        machine: { 'A1-1': 'ballista' },
        hits: { 'A1-1': 2 },
        misses: { 'A1-1': 3 },
        garrison: { 'hospital soldier': 1 },
        rite: { 'gale L1': 'target' },
        trap: { 'FL-A1': 'troll trap' },
      },
      zones: { objectives: ['foothold'] },
    });
    const [invader, defender] = [match.view(0), match.view(1)];
    for (const open of OPEN) expect(invader[open]).toEqual(defender[open]);
    const kept = zones.findIndex(({ id }) => id === 'objectives');
    expect(invader.zones[kept]).toEqual([kit.objectives.indexOf('foothold')]);
    expect(defender.zones[kept]).toEqual(invader.zones[kept]);
    // Where the tokens lie both can see; what they are, only the one whose they are.
    const [gale, path] = [kit.rites.indexOf('gale L1'), kit.paths.indexOf('FL-A1')];
    expect([invader.rite[gale], defender.rite[gale]]).toEqual([TARGET, VEILED]);
    expect([invader.trap[path], defender.trap[path]]).toEqual([VEILED, TROLL_TRAP]);
  });
});

describe('S2 the board', () => {
  test('S2.1.1 one foreground a side', () => {
    expect(kit.foregrounds).toEqual(['FL', 'FR']);
    expect(kit.foregrounds.map((_, foreground) => kit.placeSide[foreground])).toEqual([0, 1]);
  });

  test('S2.1.7 the marauders wait between B3 and B4: a goblin and an orc', () => {
    expect([kit.ramparts[kit.maraudersFrom], kit.ramparts[kit.maraudersTo], kit.maraudersStart]).toEqual([
      'B3',
      'B4',
      [1, 1, 0],
    ]);
    expect(() => table({ set: { horde: { 'marauders goblin': 2 } } })).toThrow('S2.1.7');
    expect(() => table({ set: { horde: { 'marauders troll': 1 } } })).toThrow('S2.1.7');
  });

  test('S2.2.4 a section has two spaces for equipment', () => {
    const gear = { 'L1 banner': 'yes', 'L1 ladder': 'yes' };
    expect(() => table({ set: { gear } })).not.toThrow();
    expect(() => table({ set: { gear: { ...gear, 'L1 poison': 'yes' } } })).toThrow('S2.2.4');
  });

  test('S2.2.7, S2.2.10 a tower between each two neighbours of a side, none at the gate', () => {
    const between = kit.towers.map((id, tower) => [id, ...kit.towerSections[tower].map((one) => kit.sections[one])]);
    expect(between).toEqual([
      ['TL1', 'L1', 'L2'],
      ['TL2', 'L2', 'L3'],
      ['TL3', 'L3', 'L4'],
      ['TR1', 'R1', 'R2'],
      ['TR2', 'R2', 'R3'],
      ['TR3', 'R3', 'R4'],
      ['TR4', 'R4', 'R5'],
    ]);
  });

  test('S2.5.1 the buildings inside the stronghold', () => {
    expect([...kit.buildings].sort()).toEqual(
      ['barracks', 'cathedral', 'courtyard', 'forge', 'guard-house', 'hospital', 'scouts', 'workshop'].sort(),
    );
  });

  test('S2.5.4 Courtyard and Hospital hold any number of units, the Courtyard both heroes', () => {
    const crowd = { 'courtyard soldier': 5, 'courtyard marksman': 1, 'hospital soldier': 4, 'hospital veteran': 2 };
    const hero = { warrior: 'courtyard', officer: 'courtyard' };
    const match = table({ at: 'defender phase', set: { hourglasses: 1, garrison: crowd, hero } });
    play(match, 'move L1 soldier to courtyard');
    expect(garrison(match, 'courtyard soldier')).toBe(6);
  });
});

describe('S18, S19 the order of the steps', () => {
  const stepsOf = (match: ReturnType<typeof table>, ...rules: readonly string[]) =>
    told(match).filter((one) => rules.some((rule) => one.endsWith(` ${rule}`)));

  test('S18.1.2, S19.1.1 poison, cauldrons, strength, each at all sections before the next', () => {
    const match = table({
      at: 'assault',
      set: {
        gear: { 'L1 poison': 'yes', 'R1 poison': 'yes' },
        cauldron: { 'L1 goblin': 'yes', 'R1 orc': 'yes' },
        horde: { 'L1 goblin': 2, 'R1 orc': 2 },
      },
    });
    expect(
      stepsOf(match, 'S19.2.1', 'S19.3.1', 'S19.3.2', 'S19.6.3').filter((one) => !one.startsWith('invaders')),
    ).toEqual([
      'defender killed S19.2.1',
      'defender killed S19.2.1',
      'cauldron poured S19.3.1',
      'cauldron poured S19.3.2',
      'invader strength S19.6.3',
    ]);
  });

  test('S6.4.4 a mantelet is no help against a cannon', () => {
    const match = table({
      at: 'cannons',
      set: { item: { TL1: 'cannon' }, machine: { 'A1-1': 'mantelet' }, horde: { 'A1 goblin': 1 } },
      dice: ['H2'],
    });
    expect(refusal(match, 'aim TL1 at A1')).toEqual([]);
    play(match, 'aim TL1 at A1');
    expect(horde(match, 'A1 goblin')).toBe(0);
  });
});
