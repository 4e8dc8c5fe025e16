import { describe, expect, test } from 'vitest';
import { due, eventsOf, fight, lastLines, play, preview, refusal, seat, stateOf, told, unitOf } from '../../testing.ts';

/** M8.4 Advance and M10.5 Continued Attack. */

describe('advance', () => {
  const driven = (units: Record<string, string> = {}, dice: number[] = [7]) =>
    fight({
      units: { 'tomori-1': '1515 S', 'janissary-1': '1614 N', ...units },
      command: 'tomori',
      dice,
    });

  test('M8.4.1, M8.4.6 an attacker must advance into the hex that a defender has left; in any facing', () => {
    const match = play(driven(), 'shock tomori-1 left', 'declared', 'retreat janissary-1 to 1714 facing N');
    expect([due(match), seat(match)]).toEqual(['pursuit', 'hungary']);
    expect(match.legal()).toHaveLength(6);
    play(match, 'advance tomori-1 to 1614 facing NE');
    expect(unitOf(match, 'tomori-1')).toBe('1614 NE');
    expect(told(match, 'advance')).toEqual([
      { rule: 'M8.4.1', unit: 'tomori-1', from: '1515', to: '1614', facing: 'NE' },
    ]);
  });

  test('M8.4.1 no hex left, no advance', () => {
    const match = play(driven({}, [4]), 'shock tomori-1 left', 'declared');
    expect(eventsOf(match, 'advance')).toEqual([]);
    expect(due(match)).toBe('continuity');
  });

  test('M8.4.2 when all rolls of the combat have been made', () => {
    const match = driven({ 'janissary-2': '1615 N' }, [9, 6]);
    play(match, 'shock tomori-1 both', 'declared', 'against janissary-1', 'retreat janissary-1 to 1714 facing N');
    expect(told(match, 'clash')).toHaveLength(2);
    expect(due(match)).toBe('pursuit');
  });

  test('M8.4.3 who was Disordered in this combat does not advance; who was so before does', () => {
    // First a Retreat, then attacker Disordered by the second defender.
    const match = driven({ 'janissary-2': '1615 N' }, [9, 3]);
    play(match, 'shock tomori-1 both', 'declared', 'against janissary-1', 'retreat janissary-1 to 1714 facing N');
    expect(unitOf(match, 'tomori-1')).toBe('1515 S disordered');
    expect(eventsOf(match, 'advance')).toEqual([]);
    const before = driven({ 'tomori-1': '1515 S disordered' }, [9]);
    play(before, 'shock tomori-1 left', 'declared', 'retreat janissary-1 to 1714 facing N');
    play(before, 'advance tomori-1 to 1614 facing S');
    expect(unitOf(before, 'tomori-1')).toBe('1614 S disordered');
  });

  test('M8.4.3 a charger Disordered by Reaction Fire, which is no roll of the combat, advances', () => {
    const match = fight({
      units: { 'tomori-1': '1314 S', 'janissary-1': '1614 N' },
      command: 'tomori',
      dice: [6, 9],
    });
    play(match, 'charge tomori-1 at janissary-1', 'declared', 'ride tomori-1 to 1515 facing S', 'react janissary-1');
    expect(stateOf(match, 'tomori-1')).toBe('disordered');
    play(match, 'retreat janissary-1 to 1714 facing N');
    expect(refusal(match, 'advance tomori-1 to 1614 facing S')).toEqual([]);
  });

  test('M8.4.5 the owner chooses who advances, and which of two hexes a unit takes', () => {
    const match = driven({ 'tomori-2': '1514 S', 'janissary-2': '1613 N' }, [9, 9]);
    play(match, 'shock tomori-1 left', 'shock tomori-2 both', 'declared', 'against janissary-1');
    play(match, 'retreat janissary-1 to 1714 facing N', 'retreat janissary-2 to 1713 facing N');
    for (const move of [
      'advance tomori-1 to 1614 facing S',
      'advance tomori-2 to 1614 facing S',
      'advance tomori-2 to 1613 facing S',
    ])
      expect(refusal(match, move), move).toEqual([]);
    expect(refusal(match, 'advance tomori-1 to 1613 facing S')).toEqual(['M8.4.1']);
    play(match, 'advance tomori-2 to 1614 facing S');
    // Nobody else attacked janissary-2, and its hex stays empty.
    expect(due(match)).toBe('continuity');
    expect([unitOf(match, 'tomori-1'), unitOf(match, 'tomori-2')]).toEqual(['1515 S', '1614 S']);
  });

  test('M8.4.7 over every hexside', () => {
    // Across the trench: 1815 is attacked from 1915.
    const match = fight({
      units: { 'porte-1': '1915 N', 'zalkan-levy-1': '1815 S disordered' },
      command: 'centre',
      dice: [4],
    });
    play(match, 'shock porte-1 left', 'declared');
    expect(told(match, 'clash').at(-1)).toMatchObject({ result: 'RT' });
    if (due(match) === 'retire') play(match, (match.legal() as string[])[0]);
    play(match, 'advance porte-1 to 1815 facing N');
    expect(unitOf(match, 'porte-1')).toBe('1815 N');
  });

  test('M8.4.8, M8.4.4 if no attacker may advance nobody does, not even one that has retreated', () => {
    const match = driven({ 'janissary-2': '1615 N' }, [9, 1]);
    play(match, 'shock tomori-1 both', 'declared', 'against janissary-1', 'retreat janissary-1 to 1714 facing N');
    play(match, 'retreat tomori-1 to 1415 facing S');
    expect(due(match)).toBe('continuity');
    expect(eventsOf(match, 'advance')).toEqual([]);
  });

  test('M8.4.9 nobody advances into a hex in which another unit has come to stand', () => {
    const match = fight({
      units: {
        'tomori-1': '1515 S',
        'tomori-2': '1716 NE',
        'janissary-1': '1614 N',
        'janissary-2': '1715 N',
        'janissary-3': '1615 N',
      },
      command: 'tomori',
      dice: [9, 7, 2],
    });
    play(match, 'shock tomori-1 both', 'shock tomori-2 both', 'declared');
    play(match, 'against janissary-1', 'retreat janissary-1 to 1613 facing N');
    play(match, 'against janissary-2', 'retreat janissary-2 to 1614 facing N');
    expect(refusal(match, 'advance tomori-1 to 1614 facing S')).toContain('M8.4.1');
    play(match, 'advance tomori-2 to 1715 facing N');
    expect(due(match)).toBe('continuity');
    expect(unitOf(match, 'tomori-1')).toBe('1515 S');
  });
});

describe('Continued Attack', () => {
  /** HC in order against a Disordered levy: 9 +1 (matrix) +4 (SDR) is E+CA. */
  const won = (units: Record<string, string> = {}, dice: number[] = [9]) =>
    fight({
      units: { 'tomori-1': '1515 S', 'centre-levy-1': '1614 N disordered', ...units },
      command: 'tomori',
      dice,
    });

  test('M10.5.1, M10.5.2 it enters the vacated hex without turning; it must', () => {
    const match = play(won({ 'centre-levy-2': '1714 N' }, [9, 4]), 'shock tomori-1 left', 'declared');
    expect(told(match, 'continued attack')).toEqual([{ rule: 'M10.5.1', unit: 'tomori-1', from: '1515', to: '1614' }]);
    expect(told(match, 'clash').map(({ defender }) => defender)).toEqual(['centre-levy-1', 'centre-levy-2']);
  });

  test('M10.5.3 it attacks all enemies in its front, whether friends were to attack them or not', () => {
    const match = won({ 'centre-levy-2': '1714 N', 'centre-levy-3': '1715 N', 'tomori-2': '1713 NW' }, [9]);
    play(match, 'shock tomori-1 left', 'shock tomori-2 left', 'declared', 'resolve tomori-1');
    expect(told(match, 'combat').at(-1)).toEqual({
      rule: 'M8.1.8',
      attackers: ['tomori-1'],
      defenders: ['centre-levy-2', 'centre-levy-3'],
    });
  });

  test('M10.5.4, M10.5.5 an ordinary Shock, never a charge; at -1 for each earlier combat', () => {
    const match = fight({
      units: { 'tomori-1': '1315 S', 'centre-levy-1': '1514 N', 'centre-levy-2': '1614 N', 'centre-levy-3': '1714 N' },
      command: 'tomori',
      dice: [7, 8, 4],
    });
    play(match, 'charge tomori-1 at centre-levy-1', 'declared', 'ride tomori-1 to 1414 facing S');
    expect(told(match, 'clash').map(({ table, result }) => [table, result])).toEqual([
      ['charge', 'E+CA'],
      ['shock', 'RT+CA'],
      ['shock', 'R'],
    ]);
    const lines = eventsOf(match, 'clash').map(({ ledger }) => ledger?.lines.filter(([rule]) => rule === 'M10.5.5'));
    expect(lines).toEqual([[], [['M10.5.5', 'earlier combats', -1]], [['M10.5.5', 'earlier combats', -2]]]);
  });

  test('M10.5.6 with no enemy in front it was an ordinary advance, and the unit may turn', () => {
    const match = play(won(), 'shock tomori-1 left', 'declared');
    expect([due(match), seat(match)]).toEqual(['advance-facing', 'hungary']);
    // It is told as what it was, and so is the turn.
    expect(eventsOf(match, 'continued attack')).toEqual([]);
    expect(told(match, 'advance')).toEqual([
      { rule: 'M10.5.6', unit: 'tomori-1', from: '1515', to: '1614', facing: 'S' },
    ]);
    play(match, 'face NE');
    expect(told(match, 'turns')).toEqual([{ rule: 'M10.5.6', unit: 'tomori-1', facing: 'NE' }]);
    expect(unitOf(match, 'tomori-1')).toBe('1614 NE');
    expect(eventsOf(match, 'clash')).toHaveLength(1);
  });

  test('M10.5.7 a Disordered unit does not continue; it advances', () => {
    const match = won({ 'tomori-1': '1515 S disordered', 'centre-levy-2': '1714 N' }, [9]);
    play(match, 'shock tomori-1 left', 'declared');
    expect(told(match, 'clash').at(-1)?.result).toBe('E+CA');
    expect(due(match)).toBe('pursuit');
    expect(refusal(match, 'continue tomori-1 to 1614')).toContain('M10.5.7');
    play(match, 'advance tomori-1 to 1614 facing S');
    expect(eventsOf(match, 'clash')).toHaveLength(1);
  });

  test('M10.5.2, M10.5.10 with several attackers the owner chooses one that is in order, and nobody else advances there', () => {
    const match = won({ 'tomori-2': '1514 S', 'tomori-3': '1613 SW disordered' }, [9]);
    play(match, 'shock tomori-1 left', 'shock tomori-2 right', 'shock tomori-3 right', 'declared');
    expect(due(match)).toBe('pursuit');
    expect(refusal(match, 'continue tomori-3 to 1614')).toContain('M10.5.7');
    expect(refusal(match, 'advance tomori-1 to 1614 facing S')).toEqual(['M10.5.2']);
    play(match, 'continue tomori-2 to 1614', 'face S');
    // M10.5.10
    expect(due(match)).toBe('continuity');
    expect(unitOf(match, 'tomori-2')).toBe('1614 S');
  });

  test('M10.5.8 a unit that has emptied two hexes enters one of them, as its owner chooses', () => {
    const match = won({ 'centre-levy-2': '1615 N disordered' }, [9, 9]);
    play(match, 'shock tomori-1 both', 'declared', 'against centre-levy-1');
    expect(match.legal()).toEqual(['continue tomori-1 to 1615', 'continue tomori-1 to 1614']);
    play(match, 'continue tomori-1 to 1615', 'face S');
    expect(due(match)).toBe('continuity');
  });

  test('M10.5.9 two Continued Attacks of one combat go to different units, one after another', () => {
    const match = won({ 'centre-levy-2': '1613 N disordered', 'tomori-2': '1514 S' }, [9, 9]);
    play(match, 'shock tomori-1 left', 'shock tomori-2 both', 'declared', 'against centre-levy-1');
    expect(match.legal()).toEqual([
      'continue tomori-1 to 1614',
      'continue tomori-2 to 1614',
      'continue tomori-2 to 1613',
    ]);
    play(match, 'continue tomori-1 to 1614', 'face S');
    // M10.5.6: nobody stands behind them.
    expect(told(match, 'advance').map(({ rule, unit, to }) => [rule, unit, to])).toEqual([
      ['M10.5.6', 'tomori-1', '1614'],
      ['M10.5.6', 'tomori-2', '1613'],
    ]);
  });

  test('M10.5.11 a Continued Attack may lead to another', () => {
    const levies = { 'centre-levy-2': '1714 N disordered', 'centre-levy-3': '1813 N' };
    const match = play(won(levies, [9, 9, 4]), 'shock tomori-1 left', 'declared');
    expect(told(match, 'continued attack').map(({ to }) => to)).toEqual(['1614', '1714']);
    expect(told(match, 'clash').map(({ defender }) => defender)).toEqual([
      'centre-levy-1',
      'centre-levy-2',
      'centre-levy-3',
    ]);
  });

  test('M10.5.5 the preview of a Continued Attack has the same lines as its roll', () => {
    const match = won({ 'centre-levy-2': '1615 N disordered', 'centre-levy-3': '1714 N' }, [9, 9, 5]);
    play(match, 'shock tomori-1 both', 'declared', 'against centre-levy-1');
    const [before] = preview(match, 'continue tomori-1 to 1614');
    play(match, 'continue tomori-1 to 1614');
    expect(lastLines(match, 'clash')).toEqual([['M8.3.2.1', 'die', 5], ...before.lines]);
  });
});
