import { Match } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { RECONSTRUCTED } from '../index.ts';
import { due, errorCode, kernel, position, table, tableWith, troops } from '../testing.ts';

const setUp = (json: object) => new Match(kernel, { set: RECONSTRUCTED, position: json });
/** The paragraphs by which a position is refused. */
const refused = (json: object): string[] => {
  try {
    setUp(json);
    return [];
  } catch (error) {
    return (error as { reasons: { rule: string }[] }).reasons.map(({ rule }) => rule);
  }
};
const zones = (more: Record<string, readonly (string | number)[]>) => ({ ...position({}), zones: more });

describe('A position may name only what differs', () => {
  test('V7.1.1 entries of a table that it does not name are as at the start', () => {
    const { state } = setUp({ morale: { habsburg: 5 }, improvised: { 'cw-l': 2 } });
    expect(state.morale).toEqual([8, 5]);
    expect(state.improvised[RECONSTRUCTED.kit.hexes.indexOf('cw-l')]).toBe(2);
    expect(state.cannons.reduce((sum, n) => sum + n, 0)).toBe(15);
    expect(state.supply).toEqual([21, 15]);
  });

  test('a name that is not in the table is refused', () => {
    expect(() => setUp({ morale: { turks: 5 } })).toThrow('morale: there is no side "turks"');
  });
});

describe('A word says where play stands', () => {
  const hands = { 'ottoman hand': ['OS1'], 'habsburg hand': ['HS1'] };

  test('V7.5 start: the game begins', () => {
    expect(due(setUp({ at: 'start' }))).toBe('redraw-tactics');
  });

  test('V8.1 round: from the second on it begins with the Refresh', () => {
    expect(due(setUp({ at: 'round', round: 2, zones: hands }))).toBe('kept-card');
    expect(due(setUp({ at: 'round', round: 1, zones: hands }))).toBe('turn');
  });

  test('V9.1.1 turn: the side that is named begins, and so it does where nothing is said', () => {
    expect(setUp({ at: 'turn', turn: 'habsburg', zones: hands }).seat).toBe('habsburg');
    expect(setUp({ turn: 'habsburg', zones: hands }).seat).toBe('habsburg');
  });

  test('another word is refused, and so are a word and a flow together', () => {
    expect(() => setUp({ at: 'noon' })).toThrow('at: there is no "noon"; there are start, round, turn.');
    expect(() => setUp({ at: 'turn', flow: [{ procedure: 'siege', at: 'call V8.1' }] })).toThrow('not both');
  });
});

describe('Positions that cannot be', () => {
  test('V12.1 Troops stand in line in a battle alone', () => {
    expect(refused(zones({ 'ottoman front line': troops('yeniceri', 3) }))).toEqual(['V12.1']);
    expect(refused(zones({ 'habsburg face-down line': ['elite'] }))).toEqual(['V12.1']);
    expect(refused(zones({ 'ottoman rear line': ['sekban'] }))).toEqual(['V13.5']);
  });

  test('V12.2 Tactics are laid in a battle alone, one by each side', () => {
    expect(refused(zones({ 'ottoman laid Tactic': ['OT1'] }))).toEqual(['V12.2']);
    expect(refused(zones({ 'habsburg shown Tactic': ['HT1'] }))).toEqual(['V12.2']);
    const match = table({
      hexes: { 'glacis-c': { control: 'ottoman', improvised: 2 } },
      ottoman: { hand: ['OS1'], tactics: ['OT1', 'OT2'] },
      habsburg: { hand: ['HS1'] },
    });
    for (const move of ['assault cw-c with OS1', 'decline', 'contest', 'send yerikulu x3', 'send elite x3'])
      match.play(move);
    expect(due(match)).toBe('lay-tactic');
    const here = JSON.parse(JSON.stringify(match.positionJson()));
    expect(refused(here)).toEqual([]);
    here.zones['ottoman Tactics'] = [];
    here.zones['ottoman laid Tactic'] = ['OT1', 'OT2'];
    expect(refused(here)).toEqual(['V12.2']);
  });

  test('V10.7.8 tiles lie face up while something explodes, and not longer', () => {
    expect(refused(zones({ 'ottoman face-up tiles': [3] }))).toEqual(['V10.7.8']);
  });

  test('V6.8 there is a winner exactly when the game is over', () => {
    expect(refused({ ...position({}), winner: 'ottoman' })).toEqual(['V6.8']);
    expect(refused({ ...position({}), ending: 'relief' })).toEqual(['V6.8']);
    expect(refused({ ...position({}), winner: 'ottoman', ending: 'curtain' })).toEqual(['V6.8']);
  });

  test('V9.4.1 after two passes in a row the Strategy phase is over', () => {
    expect(refused(position({ streak: 1 }))).toEqual([]);
    expect(refused(position({ streak: 2 }))).toEqual(['V9.4.1']);
    expect(refused({ ...position({ streak: 2, round: 2 }), at: 'round' })).toEqual([]);
  });

  test('V4.9 what is shown of a Troop discard is its top card', () => {
    const discard = { 'ottoman Troop discard': ['sekban', 'yeniceri'] };
    expect(refused({ ...zones(discard), shownTop: { ottoman: 'yeniceri', habsburg: 'none' } })).toEqual([]);
    expect(refused({ ...zones(discard), shownTop: { ottoman: 'sekban', habsburg: 'none' } })).toEqual(['V4.9']);
    expect(refused({ ...zones({}), shownTop: { ottoman: 'sekban', habsburg: 'none' } })).toEqual(['V4.9']);
  });

  test('V3.6.2 a Structural Fortification stands only where one started', () => {
    const wall = { structural: { 'cw-c': 1, 'ditch-c': 0 } };
    expect(refused({ ...wall })).toEqual(['V3.6.2']);
    expect(refused({ ...wall, options: { 'set-up': 'setupA' }, structural: { 'cw-c': 1 } })).toEqual([]);
  });

  test('V2.6.1 Habsburg Cannons are where they were set up, or gone', () => {
    expect(refused({ cannons: { 'ditch-c': 1, curtain: 2 } })).toEqual(['V2.6.1']);
    expect(refused({ cannons: { curtain: 2 } })).toEqual([]);
    expect(errorCode(() => tableWith({ hexes: { burg: { cannons: 3 }, curtain: { cannons: 2 } } }, {}))).toBe(
      'bad-position',
    );
  });
});
