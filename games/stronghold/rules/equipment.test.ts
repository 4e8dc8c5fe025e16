import { describe, expect, test } from 'vitest';
import { eventsOf, kit, play, refusal, type Setting, table } from '../testing.ts';

const LINE = ['briefing', 'resources', 'ballista', 'banner', 'ladder', 'poison', 'sap', 'bridge', 'maneuver'];
const RICH = { supply: { goblin: 4, orc: 4, troll: 4 }, wood: 10 };
const at = (set: Setting['set'] = {}) => table({ line: LINE, set: { ...RICH, ...set } });
const using = (card: string, price: string, set: Setting['set'] = {}) => play(at(set), `use ${card} for ${price}`);
const gear = (match: ReturnType<typeof table>, name: string) => match.state.gear[kit.gears.indexOf(name)];

describe('placing', () => {
  test('S7.1.1 the tile is placed at once and stays', () => {
    const match = play(using('banner', 'orc'), 'equip L1');
    expect(gear(match, 'L1 banner')).toBe(1);
    expect(eventsOf(match, 'equipment placed')).toMatchObject([{ rule: 'S7.1.1', equipment: 'banner', section: 'L1' }]);
  });

  test('S7.1.2 two tiles a section', () => {
    const two = { gear: { 'L1 ladder': 'yes', 'L1 poison': 'yes', 'L2 ladder': 'yes' } };
    expect(refusal(using('banner', 'orc', two), 'equip L1')).toEqual(['S7.1.2']);
    expect(refusal(using('banner', 'orc', two), 'equip L2')).toEqual([]);
  });

  test('S7.1.3 of different kinds', () => {
    const one = { gear: { 'L1 banner': 'yes' } };
    expect(refusal(using('banner', 'orc', one), 'equip L1')).toEqual(['S7.1.3']);
    expect(refusal(using('ladder', 'orc', one), 'equip L1')).toEqual([]);
  });

  test('S1.4.3 three tiles of a kind', () => {
    const three = { gear: { 'L1 banner': 'yes', 'L2 banner': 'yes', 'R1 banner': 'yes' } };
    expect(refusal(at(three), 'use banner for orc')).toEqual(['S1.4.3']);
    expect(refusal(at(three), 'use ladder for orc')).toEqual([]);
    const bridges = { bridge: { 'FL-A1': 'yes', 'FL-A2': 'yes', 'FL-A3': 'yes' } };
    expect(refusal(at(bridges), 'use bridge for goblin')).toEqual(['S1.4.3']);
  });
});

describe('each kind', () => {
  test.each([
    ['S7.2.2', 'banner', 'orc'],
    ['S7.4.2', 'ladder', 'orc'],
    ['S7.5.2', 'poison', '2 goblins'],
    ['S7.6.2', 'sap', 'orc'],
  ])('%s %s for %s goes on a wall section', (_rule, card, price) => {
    expect(gear(play(using(card, price), 'equip R5'), `R5 ${card}`)).toBe(1);
  });

  test('S7.2.1 a Banner costs 1 wood and 1 orc or 2 goblins', () => {
    expect(using('banner', '2 goblins').state.wood).toBe(9);
    expect(refusal(at(), 'use banner for orc')).toEqual([]);
    expect(refusal(at(), 'use banner for goblin')).toEqual(['S4.3.2']);
    expect(refusal(at({ wood: 0 }), 'use banner for orc')).toEqual(['S4.3.1']);
  });

  test('S7.3.1 a Bridge costs 2 wood and 1 goblin', () => {
    expect(using('bridge', 'goblin').state.wood).toBe(8);
    expect(refusal(at(), 'use bridge for orc')).toEqual(['S4.3.2']);
    expect(refusal(at({ wood: 1 }), 'use bridge for goblin')).toEqual(['S4.3.1']);
  });

  test('S7.3.2 a Bridge goes on any path without a trap', () => {
    const match = using('bridge', 'goblin', { trap: { 'FL-A1': 'troll trap' } });
    expect(refusal(match, 'bridge FL-A1')).toEqual(['S7.3.2']);
    for (const path of kit.paths) if (path !== 'FL-A1') expect(refusal(match, `bridge ${path}`)).toEqual([]);
    expect(refusal(match, 'bridge FR-B4')).toEqual(['S2.3.2']);
    play(match, 'bridge B3-B4');
    expect(match.state.bridge[kit.paths.indexOf('B3-B4')]).toBe(1);
  });

  test('S7.3.3 one bridge a path', () => {
    const match = using('bridge', 'goblin', { bridge: { 'A1-L1': 'yes' } });
    expect(refusal(match, 'bridge A1-L1')).toEqual(['S7.3.3']);
    expect(refusal(match, 'bridge A1-L2')).toEqual([]);
  });

  test('S7.4.1 a Ladder costs 2 wood and 1 orc or 2 goblins', () => {
    expect(using('ladder', '2 goblins').state.wood).toBe(8);
    expect(refusal(at(), 'use ladder for orc')).toEqual([]);
    expect(refusal(at(), 'use ladder for troll')).toEqual(['S4.3.2']);
    expect(refusal(at({ wood: 1 }), 'use ladder for orc')).toEqual(['S4.3.1']);
  });

  test('S7.4.3 the section has one invader space more', () => {
    const full = { horde: { 'A1 orc': 1, 'L1 goblin': 4 }, withheld: 3 };
    const march = (set: Setting['set']) => play(at(set), 'use maneuver for nothing', 'minor');
    expect(refusal(march(full), 'march A1-L1')).toEqual(['S10.2.5']);
    expect(refusal(march({ ...full, gear: { 'L1 ladder': 'yes' } }), 'march A1-L1')).toEqual([]);
  });

  test('S7.5.1 Poison costs 2 goblins', () => {
    expect(using('poison', '2 goblins').state.wood).toBe(10);
    expect(refusal(at(), 'use poison for orc')).toEqual(['S4.3.2']);
  });

  test('S7.6.1 a Sap costs 1 wood and 1 orc or 2 goblins, and 1 hourglass more', () => {
    const match = play(using('sap', 'orc'), 'equip L1');
    expect([match.state.wood, match.state.hourglasses]).toEqual([9, 2]);
    expect(play(using('sap', '2 goblins'), 'equip L1').state.hourglasses).toBe(3);
    expect(refusal(at({ wood: 0 }), 'use sap for orc')).toEqual(['S4.3.1']);
    expect(refusal(at(), 'use sap for troll')).toEqual(['S4.3.2']);
  });
});
