import { Match, writePosition } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { type Battle, type Kit, RECONSTRUCTED } from '../../index.ts';
import { due, type Field, kernel, kit, position, table } from '../../testing.ts';

/** The paragraph by which a position is refused. */
const refused = (setting: Field): string[] => {
  try {
    table(setting);
  } catch (error) {
    return (error as { reasons: { rule: string }[] }).reasons.map(({ rule }) => rule);
  }
  return [];
};
const fine: Field = { units: { 'tomori-1': '1520', 'bali-1': '2520' }, leaders: { tomori: '1520', bali: '2520' } };

describe('positions that cannot be', () => {
  test('M3.1.1.1 two units in one hex', () => {
    expect(refused(fine)).toEqual([]);
    expect(refused({ ...fine, units: { 'tomori-1': '1520', 'tomori-2': '1520' } })).toEqual(['M3.1.1.1']);
    // M3.1.1.2: a gun is passed only while units have their moves.
    const gun = { ...fine.units, 'hannibal-gun-1': '1520' };
    expect(refused({ ...fine, units: gun })).toEqual(['M3.1.1.1']);
    expect(refused({ ...fine, units: gun, command: 'tomori' })).toEqual([]);
  });

  test('M2.2.0.2, M2.2.0.3 units on the map that are lost, and guns that are shaken', () => {
    expect(refused({ ...fine, units: { 'tomori-1': '1520 eliminated' } })).toEqual(['M2.2.0.2']);
    expect(refused({ ...fine, units: { 'hannibal-gun-1': '1520 disordered' } })).toEqual(['M2.2.0.3']);
  });

  test('M10.3.1, M10.3.2 Retired Ottomans are in the box, and Hungarians have none', () => {
    expect(refused({ ...fine, units: { 'bali-1': '2520 retired' } })).toEqual(['M10.3.1']);
    expect(refused({ ...fine, units: { ...fine.units, 'tomori-2': 'box disordered' } })).toEqual(['M10.3.2']);
    expect(refused({ ...fine, units: { ...fine.units, 'bali-2': 'box retired' } })).toEqual([]);
  });

  test('M13.0.4.3 Retired Hungarians when the Banner is lost', () => {
    const units = { ...fine.units, 'tomori-2': '1620 retired' };
    expect(refused({ ...fine, units })).toEqual([]);
    expect(refused({ ...fine, units, banner: 'none' })).toEqual(['M13.0.4.3']);
  });

  test('M14.3.5 others than the Rumelian horse in camp', () => {
    const camped = (unit: string, state: string): Field => ({
      ...fine,
      units: { [unit]: `2729 ${state}` },
      fields: { camped: { [unit]: 'yes' } },
    });
    expect(refused(camped('rumelia-1', 'disordered'))).toEqual([]);
    expect(refused(camped('rumelia-1', 'order'))).toEqual(['M14.3.5']);
    expect(refused(camped('bali-1', 'disordered'))).toEqual(['M14.3.5']);
  });

  test('M3.1.1.5 leaders among enemies', () => {
    expect(refused({ ...fine, leaders: { tomori: '2520' } })).toEqual(['M3.1.1.5']);
    expect(refused({ ...fine, leaders: { tomori: '1515', bali: '1515' } })).toEqual(['M3.1.1.5']);
    const first = kit.leader.findIndex(({ side }) => side !== kit.leader[0].side);
    for (const neighbour of [first - 1, 0])
      expect(refused({ ...fine, leaders: { [kit.leaders[neighbour]]: '1515', [kit.leaders[first]]: '1515' } })).toEqual(
        ['M3.1.1.5'],
      );
  });

  test('M2.2.4, M12.4.0.10 leaders who are nowhere, or in a box that their side does not have', () => {
    const rank = { ...(position(fine) as { rank: Record<string, string> }).rank, tomori: 'waiting' };
    const off = () => new Match<Battle, Kit>(kernel, { set: RECONSTRUCTED, position: { ...position(fine), rank } });
    expect(off).toThrow(/M2\.2\.4/);
    expect(refused({ ...fine, leaders: { ...fine.leaders, lajos: 'box' } })).toEqual(['M12.4.0.10']);
  });

  test('M4.3, M12.4.1.1, M4.1.5 commands with the wrong leader or of the wrong side', () => {
    expect(refused({ ...fine, fields: { chief: { tomori: 'bali', bali: 'none' } } })).toEqual(['M4.3']);
    expect(refused({ ...fine, fields: { chief: { tomori: 'lajos' } } })).toEqual(['M12.4.1.1']);
    expect(refused({ ...fine, command: 'bali', side: 'hungary' })).toEqual(['M4.1.5']);
  });

  test('M12.4.1.1 a killed leader who still leads', () => {
    const dead = { ...fine.leaders, tomori: 'killed' };
    expect(refused({ ...fine, leaders: dead, chiefs: { tomori: 'tomori' } })).toEqual(['M12.4.1.1']);
    expect(refused({ ...fine, leaders: dead, chiefs: { tomori: 'none' } })).toEqual([]);
    // A killed one without a name waits in the reserve (M12.4.1.4).
    const chiefs = { ibrahim: 'ottoman-replacement-1' };
    expect(refused({ ...fine, leaders: { ...fine.leaders, ibrahim: 'killed' }, chiefs })).toEqual(['M12.4.1.1']);
  });

  test('M16.0.0.1 an ending before the end', () => {
    expect(refused({ ...fine, fields: { ending: 'hungary-flees' } })).toContain('M16.0.0.1');
  });
});

describe('positions that leave things out', () => {
  test('M14.3.1 nobody on the map: the deployment begins', () => {
    const match = new Match<Battle, Kit>(kernel, { set: RECONSTRUCTED, position: {} });
    expect(due(match)).toBe('post');
  });

  test('M5.1.3 without a flow the phasing side has a Free activation; who is on the map is in order', () => {
    const { at, post } = position(fine);
    const match = new Match<Battle, Kit>(kernel, { set: RECONSTRUCTED, position: { at, post } });
    expect([match.seat, due(match)]).toEqual(['hungary', 'free']);
    const state = (unit: string): number => match.state.state[kit.units.indexOf(unit)];
    expect([state('tomori-1'), state('tomori-2'), state('centre-levy-1')]).toEqual([0, 4, 3]);
    expect(match.state.rank[kit.leaders.indexOf('tomori')]).toBe(0);
    expect(match.state.rank[kit.leaders.indexOf('lajos')]).toBe(5);
  });

  test('M12.4.1.1, M12.2.0.5 the killed are replaced, or who leads a part of the command takes the whole', () => {
    const { chief: _chief, ...lost } = position({
      ...fine,
      leaders: { ...fine.leaders, tomori: 'killed', suleiman: 'killed', achmed: '3310' },
    });
    const match = new Match<Battle, Kit>(kernel, { set: RECONSTRUCTED, position: lost });
    const chief = (command: string): string | undefined =>
      kit.leaders[match.state.chief[kit.commands.indexOf(command)]];
    expect([chief('tomori'), chief('centre'), chief('levies')]).toEqual(['g-szapolyai', 'achmed', undefined]);
    expect(chief('bali')).toBe('bali');
  });
});

describe('positions in the middle of things', () => {
  /** What the frames under way have for a local. */
  const said = (match: Match<Battle, Kit>, local: string): unknown[] =>
    (writePosition(kernel, match.state).flow ?? []).flatMap(({ locals }) => (local in locals ? [locals[local]] : []));

  test('M6.1.1.1, M7.3.2.10 the rest of a path, and the archers that have shot, are said in names', () => {
    const match = table({
      command: 'bathyani',
      units: { 'bathyani-1': '1619', 'centre-archer-1': '1720 N disordered', 'centre-archer-2': '1721 N disordered' },
      dice: [1],
    });
    match.play('move bathyani-1 to 1622 facing S');
    expect(due(match)).toBe('reaction');
    expect(said(match, 'path')).toEqual(['W, W']);
    match.play('react centre-archer-1');
    const { reacted } = writePosition(kernel, match.state) as unknown as { reacted: Record<string, string> };
    expect(reacted['bathyani-1']).toBe('centre-archer-1');
    const again = new Match<Battle, Kit>(kernel, { set: RECONSTRUCTED, position: writePosition(kernel, match.state) });
    expect(writePosition(kernel, again.state)).toEqual(writePosition(kernel, match.state));
  });
});
