import { describe, expect, test } from 'vitest';
import { due, errorCode, eventsOf, fight, lastLines, play, refusal, seat, told, unitOf } from '../../testing.ts';

/** M8.1 Who attacks whom, and the steps of a combat. */

describe('the declaration', () => {
  test('M8.1.1, M5.1.1 only units of the activated command attack, and nobody must', () => {
    const match = fight({
      units: { 'tomori-1': '1515 S', 'bathyani-1': '1514 S', 'bali-1': '1614 N' },
      command: 'tomori',
    });
    expect(seat(match)).toBe('hungary');
    expect(refusal(match, 'shock bathyani-1 right')).toEqual(['M8.1.1']);
    expect(refusal(match, 'shock tomori-2 left')).toContain('M8.1.1');
    expect(refusal(match, 'shock tomori-1 left')).toEqual([]);
    play(match, 'declared');
    expect(eventsOf(match, 'combat')).toEqual([]);
  });

  test('M8.1.1 where nobody can attack nothing is asked', () => {
    const match = fight({ units: { 'tomori-1': '1515 S', 'bali-1': '2514 N' }, command: 'tomori' });
    expect(due(match)).toBe('continuity');
  });

  test('M8.1.2 Akincis, archer foot and guns never attack', () => {
    for (const [unit, command] of [
      ['akinci-1', 'ibrahim'],
      ['centre-archer-1', 'centre'],
      ['rumelia-gun-1', 'rumelia'],
    ]) {
      const friend = command === 'ibrahim' ? 'janissary-1' : command === 'centre' ? 'porte-1' : 'rumelia-1';
      const match = fight({
        units: { [unit]: '1515 S', [friend]: '1514 S', 'tomori-1': '1614 N' },
        command,
      });
      expect(refusal(match, `shock ${unit} left`), unit).toEqual(['M8.1.2']);
      expect(refusal(match, `shock ${friend} right`)).toEqual([]);
    }
  });

  test('M8.1.2 HC, MC, LC, RI and LvI attack, with bows or without', () => {
    for (const [unit, command] of [
      ['zalkan-heavy-1', 'zalkan'],
      ['zalkan-archer-1', 'zalkan'],
      ['zalkan-levy-1', 'zalkan'],
      ['hannibal-1', 'hannibal'],
      ['perenyi-1', 'perenyi'],
    ])
      expect(
        refusal(fight({ units: { [unit]: '1515 S', 'bali-1': '1614 N' }, command }), `shock ${unit} left`),
      ).toEqual([]);
    expect(
      refusal(fight({ units: { 'bali-1': '1515 S', 'tomori-1': '1614 N' }, command: 'bali' }), 'shock bali-1 left'),
    ).toEqual([]);
  });

  test('M8.1.3 Retired units do not attack', () => {
    const match = fight({
      units: { 'tomori-1': '1515 S retired', 'tomori-2': '1514 S disordered', 'bali-1': '1614 N' },
      command: 'tomori',
    });
    expect(refusal(match, 'shock tomori-1 left')).toEqual(['M8.1.3']);
    expect(refusal(match, 'shock tomori-2 right')).toEqual([]);
  });

  test('M8.1.4 an attacker covers all enemies in its front, unless a friend attacks them', () => {
    const match = fight({
      units: { 'tomori-1': '1515 S', 'tomori-2': '1616 SE', 'bali-1': '1614 N', 'bali-2': '1615 N' },
      command: 'tomori',
    });
    expect(refusal(match, 'shock tomori-2 right')).toEqual(['M8.1.4']);
    play(match, 'shock tomori-1 left');
    expect(refusal(match, 'declared')).toEqual(['M8.1.4']);
    expect(errorCode(() => match.play('declared'))).toBe('illegal-move');
    play(match, 'shock tomori-2 left');
    expect(refusal(match, 'declared')).toEqual([]);
  });

  test('M8.1.5 no ZOC is needed: across the trench, and against a unit without one', () => {
    const match = fight({ units: { 'zalkan-levy-1': '1815 S', 'bali-1': '1915 S disordered' }, command: 'zalkan' });
    expect(refusal(match, 'shock zalkan-levy-1 left')).toEqual([]);
  });

  test('M8.1.6 all attacks are declared before any is resolved; one can be withdrawn until then', () => {
    const match = fight({
      units: { 'tomori-1': '1515 S', 'tomori-2': '1512 S', 'bali-1': '1614 N', 'bali-2': '1611 N' },
      command: 'tomori',
      dice: [3, 3],
    });
    play(match, 'shock tomori-1 left', 'shock tomori-2 left', 'withdraw tomori-1');
    expect(refusal(match, 'withdraw tomori-1')).toEqual(['M8.1.6']);
    play(match, 'shock tomori-1 left');
    expect(eventsOf(match, 'clash')).toEqual([]);
    play(match, 'declared');
    expect(due(match)).toBe('order');
  });

  test('M8.1.7 one declared attack for each unit', () => {
    const match = fight({
      units: { 'tomori-1': '1515 S', 'bali-1': '1614 N', 'bali-2': '1713 N' },
      command: 'tomori',
    });
    play(match, 'shock tomori-1 left');
    expect(refusal(match, 'shock tomori-1 left')).toEqual(['M8.1.7']);
    expect(refusal(match, 'charge tomori-1 at bali-2')).toContain('M8.1.7');
  });
});

describe('combats', () => {
  test('M8.1.8 attacks that share a defender form one combat', () => {
    const match = fight({
      units: {
        'tomori-1': '1515 S',
        'tomori-2': '1513 S',
        'tomori-3': '1510 S',
        'bali-1': '1614 N',
        'bali-2': '1613 N',
        'bali-3': '1612 N',
        'bali-4': '1609 N',
      },
      command: 'tomori',
      dice: [5, 5, 5],
    });
    // 1515 has 1614 on the left; 1513 has 1612 and 1613; nothing links these.
    play(match, 'shock tomori-1 left', 'shock tomori-2 both', 'shock tomori-3 left', 'declared', 'resolve tomori-2');
    expect(told(match, 'combat').at(-1)).toMatchObject({ attackers: ['tomori-2'], defenders: ['bali-3', 'bali-2'] });
    const linked = fight({
      units: { 'tomori-1': '1515 S', 'tomori-2': '1514 S', 'bali-1': '1614 N', 'bali-2': '1613 N', 'bali-3': '1615 N' },
      command: 'tomori',
    });
    play(linked, 'shock tomori-1 both', 'shock tomori-2 both', 'declared');
    expect(told(linked, 'combat')).toEqual([
      { rule: 'M8.1.8', attackers: ['tomori-1', 'tomori-2'], defenders: ['bali-1', 'bali-3', 'bali-2'] },
    ]);
  });

  test('M8.1.9 the phasing player chooses the order of the combats', () => {
    const match = fight({
      units: {
        'tomori-1': '1515 S',
        'tomori-2': '1512 S',
        'janissary-1': '1614 N',
        'janissary-2': '1611 N',
      },
      command: 'tomori',
      dice: [4, 4],
    });
    play(match, 'shock tomori-1 left', 'shock tomori-2 left', 'declared');
    expect(refusal(match, 'resolve tomori-3')).toEqual(['M8.1.9']);
    play(match, 'resolve tomori-2');
    expect(told(match, 'clash').map(({ defender }) => defender)).toEqual(['janissary-2', 'janissary-1']);
  });

  test('M8.1.10 the declared attack of a unit whose enemy a Continued Attack has driven off', () => {
    // tomori-1 wins against bali-1 and continues into 1614, where it strikes bali-2 in 1714, whom tomori-2 was to attack.
    const match = fight({
      units: {
        'tomori-1': '1515 S',
        'tomori-2': '1713 NW',
        'bali-1': '1614 S disordered',
        'bali-2': '1714 NW disordered',
      },
      command: 'tomori',
      dice: [9, 9],
    });
    play(match, 'shock tomori-1 left', 'shock tomori-2 left', 'declared', 'resolve tomori-1');
    expect(told(match, 'clash').map(({ defender }) => defender)).toEqual(['bali-1', 'bali-2']);
    expect(unitOf(match, 'bali-2')).not.toContain('1714');
    play(match, 'face S');
    expect(told(match, 'attack lapses')).toEqual([{ rule: 'M8.1.10', unit: 'tomori-2' }]);
  });

  test('M8.1.11 an enemy that has come into the front since the declaration is not attacked', () => {
    const match = fight({
      units: { 'tomori-1': '1515 S', 'tomori-2': '1617 SE', 'janissary-1': '1614 N', 'janissary-2': '1616 N' },
      command: 'tomori',
      dice: [5, 4],
    });
    play(match, 'shock tomori-1 left', 'shock tomori-2 left', 'declared', 'resolve tomori-2');
    play(match, 'retreat janissary-2 to 1615 facing N', 'advance tomori-2 to 1616 facing SW');
    expect(told(match, 'clash').map(({ defender }) => defender)).toEqual(['janissary-2', 'janissary-1']);
    expect(unitOf(match, 'janissary-2')).toBe('1615 N');
  });

  test('M8.1.12 an attacker that was driven from its hex makes no declared attack', () => {
    // janissary-1 attacks the men-at-arms, who counter-charge and strike janissary-2 as well, before it comes to its own attack.
    const match = fight({
      units: { 'tomori-1': '1515 S', 'perenyi-1': '1516 S', 'janissary-1': '1614 N', 'janissary-2': '1615 NW' },
      command: 'ibrahim',
      dice: [0, 6, 6],
    });
    play(match, 'shock janissary-1 left', 'shock janissary-2 right', 'declared', 'resolve janissary-1');
    play(match, 'counter-charge tomori-1', 'set off to 1515 facing S', 'against janissary-2');
    play(match, 'retreat janissary-2 to 1716 facing N', 'advance tomori-1 to 1615 facing S');
    expect(told(match, 'clash').map(({ defender, attackers }) => [attackers, defender])).toEqual([
      [['tomori-1'], 'janissary-2'],
      [['tomori-1'], 'janissary-1'],
    ]);
    expect(due(match)).toBe('continuity');
  });

  test('M8.1.16 one roll for each defender, in the attacker’s order', () => {
    const match = fight({
      units: { 'tomori-1': '1515 S', 'janissary-1': '1614 N', 'janissary-2': '1615 N' },
      command: 'tomori',
      dice: [5, 6],
    });
    play(match, 'shock tomori-1 both', 'declared');
    expect([due(match), seat(match)]).toEqual(['against', 'hungary']);
    expect(refusal(match, 'against janissary-3')).toEqual(['M8.1.16']);
    play(match, 'against janissary-2');
    expect(told(match, 'clash').map(({ defender, die }) => [defender, die])).toEqual([
      ['janissary-2', 5],
      ['janissary-1', 6],
    ]);
  });

  test('M8.1.18 a charger Disordered by an earlier roll goes on without the +2, at -2, on the Shock Table', () => {
    const match = fight({
      units: { 'tomori-1': '1515 S', 'porte-1': '1714 N', 'porte-2': '1715 N' },
      command: 'tomori',
      dice: [1, 9],
    });
    play(match, 'charge tomori-1 at porte-1', 'declared', 'ride tomori-1 to 1614 facing S', 'stand', 'against porte-1');
    expect(told(match, 'clash').map(({ table, result }) => [table, result])).toEqual([
      ['charge', 'AD'],
      ['shock', 'R'],
    ]);
    expect(lastLines(match, 'clash')).toEqual([
      ['M8.3.2.1', 'die', 9],
      ['M8.3.1.1', 'fewer attackers', -1],
      ['M8.3.1.3', 'Shock Defense Rating', -1],
      ['M8.3.1.7', 'attacker Disordered', -2],
    ]);
  });

  test('M8.1.19 an attacker that has retreated has no further rolls', () => {
    const match = fight({
      units: { 'tomori-1': '1515 S', 'janissary-1': '1614 N', 'janissary-2': '1615 N' },
      command: 'tomori',
      dice: [0],
    });
    // 0 -1 (strength) -1 (SDR) -1 (matrix): AD+AR.
    play(match, 'shock tomori-1 both', 'declared', 'against janissary-1');
    expect(due(match)).toBe('retreat');
    play(match, 'retreat tomori-1 to 1415 facing S');
    expect(told(match, 'clash')).toHaveLength(1);
    expect(unitOf(match, 'tomori-1')).toBe('1415 S disordered');
  });

  test('M8.3.2.3 attacker Disordered and attacker Retreats strike all attackers of that defender, in their owner’s order', () => {
    const match = fight({
      units: {
        'tomori-1': '1515 S',
        'tomori-2': '1514 S',
        'janissary-1': '1614 N',
        'janissary-2': '1615 N',
        'janissary-3': '1613 N',
      },
      command: 'tomori',
      dice: [0, 5],
    });
    play(match, 'shock tomori-1 both', 'shock tomori-2 both', 'declared', 'against janissary-1');
    expect(told(match, 'clash').at(-1)?.result).toBe('AD+AR');
    expect(told(match, 'disordered').map(({ unit }) => unit)).toEqual(['tomori-1', 'tomori-2']);
    expect([due(match), seat(match)]).toEqual(['fall-back', 'hungary']);
    expect(refusal(match, 'fall back tomori-3')).toEqual(['M8.3.2.3']);
    play(match, 'fall back tomori-2', 'retreat tomori-2 to 1414 facing S', 'retreat tomori-1 to 1415 facing S');
    expect(told(match, 'retreat').map(({ unit }) => unit)).toEqual(['tomori-2', 'tomori-1']);
    expect(told(match, 'clash')).toHaveLength(1);
  });

  test('M8.3.2.4 a result for the defender is applied before one for the attackers', () => {
    const match = fight({
      units: { 'tomori-1': '1515 S', 'porte-1': '1714 N' },
      command: 'tomori',
      dice: [2],
    });
    play(match, 'charge tomori-1 at porte-1', 'declared', 'ride tomori-1 to 1614 facing S', 'stand');
    expect(told(match, 'clash').at(-1)?.result).toBe('AD+D');
    expect(told(match, 'disordered').map(({ unit }) => unit)).toEqual(['porte-1', 'tomori-1']);
  });

  test('M8.3.2.5 a Continued Attack against the first, Disordered by the second: no Continued Attack', () => {
    // The second LC stands across the brook, so that its roll is an ordinary Shock (M9.2.14).
    const match = fight({
      units: { 'porte-1': '2007 SE', 'perenyi-1': '2005 SW', 'perenyi-2': '2106 N' },
      command: 'centre',
      dice: [6, 0],
    });
    play(match, 'charge porte-1 at perenyi-1', 'declared', 'ride porte-1 to 2006 facing SE', 'against perenyi-1');
    expect(told(match, 'clash').map(({ table, total, result }) => [table, total, result])).toEqual([
      ['charge', 10, 'RT+CA'],
      ['shock', 1, 'AD'],
    ]);
    expect(unitOf(match, 'porte-1')).toBe('2006 SE disordered');
    expect([eventsOf(match, 'continued attack'), eventsOf(match, 'advance')]).toEqual([[], []]);
  });
});
