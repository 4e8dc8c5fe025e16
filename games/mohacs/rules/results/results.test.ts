import { describe, expect, test } from 'vitest';
import { due, eventsOf, fight, leaderOf, play, refusal, seat, told, unitOf } from '../../testing.ts';

/** M10.1 to M10.4: what results do to a unit, and M7.5.4 to guns. */

/** Foot in 1515 is attacked by men-at-arms from 1614 in the south-east. */
const struck = (units: Record<string, string>, dice: number[], more = {}) =>
  play(
    fight({ units: { 'tomori-1': '1614 N', ...units }, command: 'tomori', dice, ...more }),
    'shock tomori-1 left',
    'declared',
  );

describe('Disordered', () => {
  test('M10.1.1 a unit in order is Disordered', () => {
    const match = struck({ 'janissary-1': '1515 S' }, [9]);
    expect(told(match, 'disordered')).toEqual([{ rule: 'M10.1.1', unit: 'janissary-1' }]);
  });

  test('M10.1.4 Disorder on a unit that is Disordered already does nothing; other parts of the result still do', () => {
    // Attacker Disordered and Retreats: 0 -1 -1 -2.
    const match = struck({ 'tomori-1': '1614 N disordered', 'janissary-1': '1515 S' }, [0]);
    expect(told(match, 'clash').at(-1)?.result).toBe('AD+AR');
    expect(eventsOf(match, 'disordered')).toEqual([]);
    expect(due(match)).toBe('retreat');
  });
});

describe('Retreat', () => {
  /** R for a Disordered Janissary in order? 7 -1 -1 is R. */
  const pushed = (units: Record<string, string> = {}, dice = [7]) =>
    struck({ 'janissary-1': '1515 S', ...units }, dice);

  test('M10.2.0.1, M10.2.0.5 one hex of its owner’s choice, farther from every unit that has caused the result', () => {
    const match = pushed();
    expect([due(match), seat(match)]).toEqual(['retreat', 'ottoman']);
    for (const hex of ['1414', '1415', '1516'])
      expect(refusal(match, `retreat janissary-1 to ${hex} facing S`)).toEqual([]);
    for (const hex of ['1514', '1615', '1315'])
      expect(refusal(match, `retreat janissary-1 to ${hex} facing S`)).toContain('M10.2.0.1');
    expect(refusal(match, 'retreat janissary-2 to 1414 facing S')).toContain('M10.2.0.1');
    play(match, 'retreat janissary-1 to 1415 facing N');
    expect(unitOf(match, 'janissary-1')).toBe('1415 N'); // M10.2.0.5
  });

  test('M10.2.0.2 from all its attackers', () => {
    const match = fight({
      units: { 'tomori-1': '1614 N', 'tomori-2': '1516 NE', 'janissary-1': '1515 S' },
      command: 'tomori',
      dice: [2],
    });
    // 1516 lies to the west and has 1515 on its right.
    play(match, 'shock tomori-1 left', 'shock tomori-2 right', 'declared');
    expect(told(match, 'clash').at(-1)?.result).toBe('R');
    expect(refusal(match, 'retreat janissary-1 to 1516 facing S')).toContain('M10.2.0.1');
    expect(refusal(match, 'retreat janissary-1 to 1415 facing S')).toContain('M10.2.0.1');
    expect(refusal(match, 'retreat janissary-1 to 1414 facing S')).toEqual([]);
  });

  test('M10.2.0.2 a target from the shooter, attackers from the defender', () => {
    const shot = fight({
      units: { 'centre-archer-1': '1614 N', 'tomori-1': '1515 N disordered' },
      command: 'centre',
      at: 'moves',
      dice: [7],
    });
    play(shot, 'fire centre-archer-1 at tomori-1');
    expect(told(shot, 'shot').at(-1)?.result).toBe('R');
    expect(refusal(shot, 'retreat tomori-1 to 1514 facing S')).toContain('M10.2.0.1');
    expect(refusal(shot, 'retreat tomori-1 to 1414 facing S')).toEqual([]);
  });

  test('M10.2.0.3 on the map and empty of combat units', () => {
    const match = pushed({ 'tomori-2': '1414 S', 'akinci-1': '1415 S' });
    expect(refusal(match, 'retreat janissary-1 to 1414 facing S')).toEqual(['M10.2.0.3']);
    expect(refusal(match, 'retreat janissary-1 to 1415 facing S')).toEqual(['M10.2.0.3']);
    expect(refusal(match, 'retreat janissary-1 to 1516 facing S')).toEqual([]);
  });

  test('M10.2.0.4 it may be in an enemy ZOC', () => {
    const match = pushed({ 'tomori-2': '1315 S' });
    expect(refusal(match, 'retreat janissary-1 to 1414 facing S')).toEqual([]);
  });

  test('M10.2.0.6 over every terrain and hexside', () => {
    // From 1815 back over the trench? Foot before the trench, pushed from the south, goes over it.
    const match = fight({ units: { 'tomori-1': '2014 N', 'janissary-1': '1915 S' }, command: 'tomori', dice: [7] });
    play(match, 'shock tomori-1 left', 'declared');
    expect(refusal(match, 'retreat janissary-1 to 1815 facing S')).toEqual([]);
  });
});

describe('trampling', () => {
  /** All three hexes behind are taken: by archers in 1414 and 1415 and by others. */
  const hemmed = (units: Record<string, string> = {}, dice = [7]) =>
    struck(
      {
        'janissary-1': '1515 S',
        'centre-archer-1': '1414 S',
        'janissary-2': '1415 S',
        'janissary-3': '1516 S',
        ...units,
      },
      dice,
    );

  test('M10.2.1.1 with no retreat hex it may go through friendly archers to an empty hex beyond', () => {
    const match = hemmed();
    expect(due(match)).toBe('retreat');
    expect(refusal(match, 'retreat janissary-1 to 1414 facing S')).toEqual(['M10.2.0.3']);
    expect(refusal(match, 'trample janissary-2 to 1315 facing S')).toContain('M10.2.1.1');
    play(match, 'trample centre-archer-1 to 1315 facing S');
    expect(unitOf(match, 'janissary-1')).toBe('1315 S');
    expect(unitOf(match, 'centre-archer-1')).toBe('1414 S disordered'); // M10.2.1.2
    expect(told(match, 'trampled')).toEqual([{ rule: 'M10.2.1.2', unit: 'centre-archer-1', by: 'janissary-1' }]);
  });

  test('M10.2.1.1 not while another hex is open', () => {
    const match = hemmed({ 'janissary-3': '1211 S' });
    expect(refusal(match, 'trample centre-archer-1 to 1315 facing S')).toContain('M10.2.1.1');
    expect(refusal(match, 'perish janissary-1')).toContain('M10.2.2.1');
    expect(refusal(match, 'retreat janissary-1 to 1516 facing S')).toEqual([]);
  });

  test('M10.2.1.1 mounted archers too', () => {
    const match = hemmed({ 'centre-archer-1': '1211 S', 'akinci-1': '1414 S' });
    play(match, 'trample akinci-1 to 1315 facing S');
    expect(unitOf(match, 'akinci-1')).toBe('1414 S disordered');
  });

  test('M10.2.1.3 archers that were Disordered already Retire', () => {
    const match = play(hemmed({ 'centre-archer-1': '1414 S disordered' }), 'trample centre-archer-1 to 1315 facing S');
    expect(unitOf(match, 'centre-archer-1')).toBe('box retired');
    expect(told(match, 'trampled')).toMatchObject([{ rule: 'M10.2.1.3', unit: 'centre-archer-1' }]);
  });

  test('M10.2.1.7 archers that are Retired already are Eliminated', () => {
    const match = fight({
      units: {
        'bali-1': '1614 N',
        'tomori-1': '1515 S disordered',
        'zalkan-archer-1': '1414 S retired',
        'tomori-2': '1415 S',
        'tomori-3': '1516 S',
      },
      command: 'bali',
      dice: [5],
    });
    play(match, 'shock bali-1 left', 'declared');
    expect(told(match, 'clash').at(-1)?.result).toBe('R');
    play(match, 'trample zalkan-archer-1 to 1315 facing S');
    expect(told(match, 'trampled')).toMatchObject([{ rule: 'M10.2.1.7', unit: 'zalkan-archer-1' }]);
    expect(unitOf(match, 'zalkan-archer-1')).toBe('eliminated');
  });

  test('M10.2.1.4, M10.2.1.5 through one unit only, to a hex farther still', () => {
    const match = hemmed({ 'centre-archer-2': '1315 S' });
    expect(refusal(match, 'trample centre-archer-1 to 1315 facing S')).toContain('M10.2.1.5');
    expect(refusal(match, 'trample centre-archer-1 to 1413 facing S')).toContain('M10.2.1.5');
    expect(refusal(match, 'trample centre-archer-1 to 1314 facing S')).toEqual([]);
  });

  test('M10.2.1.6 no leader is tested for being trampled', () => {
    const match = struck(
      { 'janissary-1': '1515 S', 'centre-archer-1': '1414 S', 'janissary-2': '1415 S', 'janissary-3': '1516 S' },
      [7],
      { leaders: { achmed: 'centre-archer-1' } },
    );
    play(match, 'trample centre-archer-1 to 1315 facing S');
    expect(eventsOf(match, 'leader tested')).toEqual([]);
  });

  test('M10.2.2.1 a unit that does not want to trample, or cannot Retreat at all, is Eliminated', () => {
    expect(unitOf(play(hemmed(), 'perish janissary-1'), 'janissary-1')).toBe('eliminated');
    const match = hemmed({ 'centre-archer-1': '1211 S', 'janissary-4': '1414 S' });
    expect(told(match, 'eliminated')).toEqual([{ rule: 'M10.2.2.1', unit: 'janissary-1' }]);
  });

  test('M10.2.2.2 this holds for an attacker too', () => {
    const match = struck(
      { 'janissary-1': '1515 S', 'bathyani-1': '1714 S', 'bathyani-2': '1715 S', 'bathyani-3': '1613 S' },
      [0],
    );
    expect(unitOf(match, 'tomori-1')).toBe('eliminated');
  });
});

describe('Retire', () => {
  /** A Disordered Hungarian LC is attacked by MC: 8 +1 +3 is E; 3 +4 is RT. */
  const routed = (units: Record<string, string> = {}, more = {}, die = 3) =>
    play(
      fight({
        units: { 'bali-1': '1614 N', 'perenyi-1': '1515 S disordered', ...units },
        command: 'bali',
        dice: [die],
        ...more,
      }),
      'shock bali-1 left',
      'declared',
    );

  test('M10.3.1 an Ottoman unit goes into the box', () => {
    const match = struck({ 'centre-levy-1': '1515 S disordered' }, [2]);
    expect(told(match, 'retire')).toEqual([{ rule: 'M10.3.1', unit: 'centre-levy-1', from: '1515', to: 'none' }]);
    expect(unitOf(match, 'centre-levy-1')).toBe('box retired');
  });

  test('M10.3.2, M10.3.4 a Hungarian unit is put into the empty hex nearest to the Banner; it keeps its facing', () => {
    expect(unitOf(routed({}, { banner: '1216' }), 'perenyi-1')).toBe('1216 S retired');
  });

  test('M10.3.2 its own hex counts as empty', () => {
    const match = routed({}, { banner: '1515' });
    expect(unitOf(match, 'perenyi-1')).toBe('1515 S retired');
    // M8.4.1: it has not left its hex, so nobody advances.
    expect(due(match)).toBe('continuity');
  });

  test('M10.3.3 among equals one not next to an enemy, then the owner chooses', () => {
    const match = routed({ 'perenyi-2': '1216 S', 'bali-2': '1117 S' }, { banner: '1216' });
    expect([due(match), seat(match)]).toEqual(['retire', 'hungary']);
    // Around 1216 lie 1116, 1117, 1215, 1217, 1316 and 1317; bali-2 stands in 1117, next to 1116 and 1217.
    expect((match.legal() as string[]).map((move) => move.split(' ').at(-1)).sort()).toEqual(['1215', '1316', '1317']);
    expect(refusal(match, 'retire perenyi-1 to 1116')).toEqual(['M10.3.3']);
    expect(refusal(match, 'retire perenyi-1 to 1414')).toEqual(['M10.3.3']);
    play(match, 'retire perenyi-1 to 1317');
    expect(unitOf(match, 'perenyi-1')).toBe('1317 S retired');
  });

  test('M10.3.5 once the Banner is lost it is Eliminated', () => {
    const match = routed({}, { banner: 'none' });
    expect(told(match, 'eliminated')).toEqual([{ rule: 'M10.3.5', unit: 'perenyi-1' }]);
  });

  test('M10.3.8 Retreat moves a Retired unit one hex, Disorder does nothing to it', () => {
    // 0 +1 +3 +2 (Retired) -... MC against LC: 4 + die; a Retreat is 4 to 5 on the Shock Table.
    const match = fight({
      units: { 'centre-levy-1': '1614 N', 'tomori-1': '1515 S retired' },
      command: 'centre',
      dice: [5],
    });
    play(match, 'shock centre-levy-1 left', 'declared');
    expect(told(match, 'clash').at(-1)?.result).toBe('R');
    play(match, 'retreat tomori-1 to 1415 facing N');
    expect(unitOf(match, 'tomori-1')).toBe('1415 N retired');
  });

  test('M10.3.9 a Retired unit that would Retire again is Eliminated', () => {
    const match = routed({ 'perenyi-1': '1515 S retired' }, {}, 1);
    expect(told(match, 'clash').at(-1)?.result).toBe('RT');
    expect(told(match, 'eliminated')).toEqual([{ rule: 'M10.3.9', unit: 'perenyi-1' }]);
  });

  test('M10.4 an Eliminated unit leaves the game', () => {
    const match = routed({}, {}, 9);
    expect(told(match, 'eliminated')).toEqual([{ rule: 'M10.4', unit: 'perenyi-1' }]);
    expect(unitOf(match, 'perenyi-1')).toBe('eliminated');
  });
});

describe('guns in Shock', () => {
  test('M7.5.4.1 attacked alone they are Eliminated without a roll, and one attacker advances', () => {
    const match = struck({ 'rumelia-gun-1': '1515 S' }, []);
    expect(told(match, 'eliminated')).toEqual([{ rule: 'M7.5.4.1', unit: 'rumelia-gun-1' }]);
    expect(eventsOf(match, 'clash')).toEqual([]);
    play(match, 'advance tomori-1 to 1515 facing N');
  });

  test('M7.5.4.1 or if the others got away', () => {
    const match = play(
      fight({
        units: { 'hannibal-1': '1614 N', 'akinci-1': '1515 S', 'rumelia-gun-1': '1514 S' },
        command: 'hannibal',
      }),
      'shock hannibal-1 both',
      'declared',
      'give way akinci-1 to 1415 facing S',
      'stay',
    );
    expect(told(match, 'eliminated')).toEqual([{ rule: 'M7.5.4.1', unit: 'rumelia-gun-1' }]);
  });

  test('M7.5.4.2, M7.5.4.3, M7.5.4.5 with another unit they are lost as soon as it suffers anything', () => {
    const both = (die: number) =>
      play(
        fight({
          units: { 'tomori-1': '1614 N', 'janissary-1': '1515 S', 'rumelia-gun-1': '1514 S' },
          command: 'tomori',
          dice: [die],
        }),
        'shock tomori-1 both',
        'declared',
      );
    const lost = play(both(7), 'retreat janissary-1 to 1415 facing S');
    expect(told(lost, 'eliminated')).toEqual([{ rule: 'M7.5.4.2', unit: 'rumelia-gun-1' }]);
    // M8.4.5: either hex may be taken.
    expect(refusal(lost, 'advance tomori-1 to 1514 facing N')).toEqual([]);
    expect(refusal(lost, 'advance tomori-1 to 1515 facing N')).toEqual([]);
    // M7.5.4.3: if it suffers nothing, they are unharmed; M7.5.4.5: no roll is made against them.
    const safe = both(4);
    expect(unitOf(safe, 'rumelia-gun-1')).toBe('1514 S');
    expect(told(safe, 'clash')).toHaveLength(1);
  });

  test.each([
    ['RT', 1],
    ['E+CA', 9],
  ])('M7.5.4.2 they are lost with a unit that suffers %s, as by Disorder and Retreat', (result, die) => {
    const match = fight({
      units: { 'tomori-1': '1614 N', 'akinci-1': '1515 S disordered', 'rumelia-gun-1': '1514 S' },
      command: 'tomori',
      dice: [die],
    });
    play(match, 'shock tomori-1 both', 'declared');
    expect(told(match, 'clash').at(-1)?.result).toBe(result);
    expect(told(match, 'eliminated')).toContainEqual({ rule: 'M7.5.4.2', unit: 'rumelia-gun-1' });
  });

  test('M7.5.4.2 a leader with lost guns finds another unit', () => {
    const match = fight({
      units: { 'tomori-1': '1614 N', 'rumelia-gun-1': '1515 S', 'rumelia-1': '1315 S' },
      leaders: { khosrev: 'rumelia-gun-1' },
      command: 'tomori',
    });
    play(match, 'shock tomori-1 left', 'declared', 'advance tomori-1 to 1515 facing N');
    expect(leaderOf(match, 'khosrev')).toBe('1315');
    expect(told(match, 'leader joins')).toEqual([{ rule: 'M12.4.0.9', leader: 'khosrev', unit: 'rumelia-1' }]);
  });
});
