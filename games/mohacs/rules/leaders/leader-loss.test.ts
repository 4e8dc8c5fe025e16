import { describe, expect, test } from 'vitest';
import {
  due,
  eventsOf,
  type Field,
  fight,
  kit,
  lastLines,
  leaderOf,
  play,
  refusal,
  seat,
  told,
  unitOf,
} from '../../testing.ts';

/** M12.4.0 The death of leaders, and M12.4.1 replacements. */

/** Foot or horse in 1515 is attacked by men-at-arms from 1614. */
const struck = (
  units: Record<string, string>,
  leaders: Record<string, string>,
  dice: number[],
  more: Partial<Field> = {},
) =>
  play(
    fight({ units: { 'tomori-1': '1614 N', ...units }, leaders, command: 'tomori', dice, ...more }),
    'shock tomori-1 left',
    'declared',
  );

describe('tests', () => {
  test('M12.4.0.1 at a modified roll of 9 or more each leader in the target’s hex is tested: 8 and 9 kill', () => {
    const shot = (...dice: number[]) => {
      const match = fight({
        units: { 'akinci-1': '1515 S', 'hannibal-1': '1614 N', 'hannibal-2': '1314 S' },
        leaders: { hannibal: 'hannibal-1', tomori: 'hannibal-1' },
        command: 'ibrahim',
        at: 'moves',
        dice,
      });
      return play(match, 'fire akinci-1 at hannibal-1');
    };
    expect(told(shot(7), 'leader tested')).toEqual([]);
    const match = shot(8, 7, 8);
    expect(told(match, 'leader tested')).toEqual([
      { rule: 'M12.4.0.1', leader: 'tomori', die: 7, total: 7, killed: 'no' },
      { rule: 'M12.4.0.1', leader: 'hannibal', die: 8, total: 8, killed: 'yes' },
    ]);
    expect([leaderOf(match, 'tomori'), leaderOf(match, 'hannibal')]).toEqual(['1614', 'killed']);
  });

  test('M12.4.0.2 Disordered, Retired or Eliminated in Shock: the roll less his AR kills at 3 or more', () => {
    const die = (roll: number) =>
      struck({ 'janissary-1': '1515 S', 'janissary-2': '1315 S' }, { ibrahim: 'janissary-1' }, [9, roll]);
    const lives = die(6);
    expect(told(lives, 'leader tested')).toEqual([
      { rule: 'M12.4.0.2', leader: 'ibrahim', die: 6, total: 2, killed: 'no' },
    ]);
    expect(lastLines(lives, 'leader tested')).toEqual([
      ['M12.4.0.2', 'die', 6],
      ['M12.4.0.2', 'Activation Rating', -4],
    ]);
    expect(told(die(7), 'leader killed')).toEqual([{ rule: 'M12.4.0.2', leader: 'ibrahim' }]);
  });

  test('M12.4.0.2 on either side: the attacker’s leader too', () => {
    const match = struck({ 'janissary-1': '1515 S' }, { tomori: 'tomori-1' }, [2, 9]);
    expect(told(match, 'clash').at(-1)?.result).toBe('AD');
    expect(told(match, 'leader tested')).toEqual([
      { rule: 'M12.4.0.2', leader: 'tomori', die: 9, total: 5, killed: 'yes' },
    ]);
  });

  test('M12.4.0.3 one test per leader and roll, however many results it joins', () => {
    // Disordered and thrown back: AD+AR.
    const match = struck({ 'janissary-1': '1515 S' }, { tomori: 'tomori-1' }, [0, 0]);
    expect(due(match)).toBe('retreat');
    play(match, 'retreat tomori-1 to 1714 facing N');
    expect(eventsOf(match, 'leader tested')).toHaveLength(1);
    expect(leaderOf(match, 'tomori')).toBe('1714'); // M12.2.2.6
  });

  test('M12.4.0.4 none for Retreat alone, none for Disorder on a unit that is Disordered already', () => {
    const retreat = struck({ 'janissary-1': '1515 S' }, { ibrahim: 'janissary-1' }, [7]);
    play(retreat, 'retreat janissary-1 to 1415 facing S', 'advance tomori-1 to 1515 facing N');
    expect(eventsOf(retreat, 'leader tested')).toEqual([]);
    const again = struck({ 'tomori-1': '1614 N disordered', 'janissary-1': '1515 S' }, { tomori: 'tomori-1' }, [4]);
    expect(told(again, 'clash').at(-1)?.result).toBe('AD');
    expect(eventsOf(again, 'leader tested')).toEqual([]);
  });

  test('M12.4.0.5 a leader whose unit could not Retreat is tested', () => {
    const match = struck(
      { 'janissary-1': '1515 S', 'janissary-2': '1414 S', 'janissary-3': '1415 S', 'janissary-4': '1516 S' },
      { ibrahim: 'janissary-1' },
      [7, 9],
    );
    expect(told(match, 'eliminated')).toEqual([{ rule: 'M10.2.2.1', unit: 'janissary-1' }]);
    expect(told(match, 'leader tested')).toMatchObject([{ rule: 'M12.4.0.5', leader: 'ibrahim', killed: 'yes' }]);
  });

  test('M12.4.0.1 after a shot below 9 nobody is tested, even if the unit could not Retreat', () => {
    const shot = (die: number) => {
      const match = fight({
        units: {
          'akinci-1': '1614 N',
          'hannibal-1': '1515 S disordered',
          'hannibal-2': '1414 S',
          'hannibal-3': '1415 S',
          'hannibal-4': '1516 S',
        },
        leaders: { hannibal: 'hannibal-1' },
        command: 'ibrahim',
        at: 'moves',
        dice: [die, 8],
      });
      return play(match, 'fire akinci-1 at hannibal-1');
    };
    const below = shot(7);
    expect(told(below, 'shot').at(-1)).toMatchObject({ total: 8, result: 'R' });
    expect(told(below, 'eliminated')).toEqual([{ rule: 'M10.2.2.1', unit: 'hannibal-1' }]);
    expect(eventsOf(below, 'leader tested')).toEqual([]);
    expect(due(below)).toBe('join');
    const nine = shot(8);
    expect(told(nine, 'shot').at(-1)).toMatchObject({ total: 9 });
    expect(told(nine, 'leader killed')).toEqual([{ rule: 'M12.4.0.1', leader: 'hannibal' }]);
  });

  test('M12.4.0.2 a leader with a gun that is lost without a roll is not tested: no result has struck it', () => {
    const match = fight({
      units: { 'tomori-1': '1515 S', 'rumelia-gun-1': '1614 N', 'rumelia-1': '1914 N' },
      leaders: { tomori: 'tomori-1', khosrev: 'rumelia-gun-1' },
      command: 'tomori',
    });
    play(match, 'shock tomori-1 left', 'declared');
    expect(told(match, 'eliminated')).toEqual([{ rule: 'M7.5.4.1', unit: 'rumelia-gun-1' }]);
    expect(eventsOf(match, 'leader tested')).toEqual([]);
    expect(told(match, 'leader joins')).toEqual([{ rule: 'M12.4.0.9', leader: 'khosrev', unit: 'rumelia-1' }]);
  });

  test('M3.5.3 a leader who is tested, or moved by a result, is shown', () => {
    const match = struck({ 'janissary-1': '1515 S' }, { ibrahim: 'janissary-1' }, [7]);
    expect(match.state.shown[kit.leaders.indexOf('ibrahim')]).toBe(0);
    play(match, 'retreat janissary-1 to 1415 facing S');
    expect(match.state.shown[kit.leaders.indexOf('ibrahim')]).toBe(1);
    expect(match.undoClosed).toBe('Something hidden was shown.');
  });
});

describe('capture and flight', () => {
  test('M12.4.0.6 a leader alone whose hex an enemy enters goes to the nearest unit of his command', () => {
    const match = fight({
      units: { 'bathyani-1': '1515 S', 'janissary-1': '2013 N', 'akinci-1': '1809 N' },
      leaders: { ibrahim: '1614' },
      command: 'bathyani',
      at: 'moves',
    });
    play(match, 'move bathyani-1 to 1614 facing S');
    expect(told(match, 'leader joins')).toEqual([{ rule: 'M12.4.0.6', leader: 'ibrahim', unit: 'janissary-1' }]);
    expect([leaderOf(match, 'ibrahim'), unitOf(match, 'bathyani-1')]).toEqual(['2013', '1614 S']);
  });

  test('M12.4.0.6 by a charge as well', () => {
    const match = fight({
      units: { 'tomori-1': '1515 S', 'bali-1': '1714 N', 'rumelia-1': '2010 N' },
      leaders: { khosrev: '1614' },
      command: 'tomori',
      dice: [3],
    });
    play(match, 'charge tomori-1 at bali-1', 'declared', 'ride tomori-1 to 1614 facing S', 'stand');
    expect(leaderOf(match, 'khosrev')).toBe('2010');
  });

  test('M12.4.0.6, M12.4.0.7 surrounded he is Eliminated; by enemy units and ZOCs all around', () => {
    const ring = {
      'bathyani-1': '1515 S',
      'bathyani-2': '1514 S',
      'bathyani-3': '1613 SW',
      'bathyani-4': '1715 NE',
      'bathyani-5': '1714 N',
      'bathyani-6': '1615 SE',
    };
    const enter = (units: Record<string, string>) =>
      play(
        fight({
          units: { ...units, 'akinci-1': '2010 N' },
          leaders: { ibrahim: '1614' },
          command: 'bathyani',
          at: 'moves',
        }),
        'move bathyani-1 to 1614 facing S',
      );
    expect(told(enter(ring), 'leader captured')).toEqual([{ rule: 'M12.4.0.6', leader: 'ibrahim' }]);
    // A hex in an enemy ZOC is as good: 1613 is in front of bathyani-2.
    const { 'bathyani-3': _gone, ...zoned } = ring;
    expect(leaderOf(enter(zoned), 'ibrahim')).toBe('killed');
    // Not if a friendly unit holds it.
    expect(leaderOf(enter({ ...zoned, 'akinci-2': '1613 N' }), 'ibrahim')).toBe('1613');
  });

  test('M12.4.0.7 the edge of the map closes the ring, a free hex in its corner does not', () => {
    // 0236 has the edge on three sides, 0235 and the corner 0136 beside it, and 0336, which is in front of bathyani-3.
    const enter = (corner: Record<string, string>) =>
      play(
        fight({
          units: {
            'bathyani-1': '0336 N',
            'bathyani-2': '0235 S',
            'bathyani-3': '0335 S',
            'janissary-1': '2010 N',
            ...corner,
          },
          leaders: { ibrahim: '0236' },
          command: 'bathyani',
          at: 'moves',
        }),
        'move bathyani-1 to 0236 facing S',
      );
    expect(leaderOf(enter({}), 'ibrahim')).toBe('2010');
    expect(leaderOf(enter({ 'bathyani-4': '0136 S' }), 'ibrahim')).toBe('killed');
  });

  test('M12.4.0.8 if his unit is Eliminated and he is surrounded he is captured without a test', () => {
    const match = fight({
      units: {
        'tomori-1': '1614 N',
        'janissary-1': '1515 S disordered',
        'tomori-2': '1514 NW',
        'tomori-3': '1615 NE',
        'tomori-4': '1516 NE',
        'tomori-5': '1414 SW',
        'tomori-6': '1415 S',
        'janissary-2': '2013 N',
      },
      leaders: { ibrahim: 'janissary-1' },
      command: 'tomori',
      dice: [9],
    });
    play(match, 'shock tomori-1 left', 'shock tomori-2 left', 'declared');
    expect(told(match, 'leader captured')).toEqual([{ rule: 'M12.4.0.8', leader: 'ibrahim' }]);
    expect(eventsOf(match, 'leader tested')).toEqual([]);
    expect(leaderOf(match, 'ibrahim')).toBe('killed');
  });

  test('M12.4.0.9 who survives goes to the nearest unit of his command; among equals his owner chooses', () => {
    const lost = { 'centre-levy-1': '1515 S disordered', 'porte-1': '1313 S', 'porte-2': '1317 S' };
    const match = struck(lost, { suleiman: 'centre-levy-1' }, [9, 0]);
    expect([due(match), seat(match)]).toEqual(['join', 'ottoman']);
    expect(refusal(match, 'join suleiman with porte-3')).toContain('M12.4.0.9');
    expect(refusal(match, 'join achmed with porte-1')).toEqual(['M12.4.0.9']);
    play(match, 'join suleiman with porte-2');
    expect(leaderOf(match, 'suleiman')).toBe('1317');
    const one = struck({ ...lost, 'porte-3': '1415 S' }, { suleiman: 'centre-levy-1' }, [9, 0]);
    expect(leaderOf(one, 'suleiman')).toBe('1415');
  });

  test('M12.4.0.10 if his unit Retires he stays with another; if there is none he goes with it', () => {
    const stays = struck(
      { 'janissary-1': '1515 S disordered', 'akinci-1': '1313 S' },
      { ibrahim: 'janissary-1' },
      [6, 0],
    );
    expect(told(stays, 'leader joins')).toEqual([{ rule: 'M12.4.0.10', leader: 'ibrahim', unit: 'akinci-1' }]);
    const goes = struck({ 'janissary-1': '1515 S disordered' }, { ibrahim: 'janissary-1' }, [6, 0]);
    expect([unitOf(goes, 'janissary-1'), leaderOf(goes, 'ibrahim')]).toEqual(['box retired', 'box']);
    const hungarian = play(
      fight({
        units: { 'bali-1': '1614 N', 'lajos-1': '1515 S disordered' },
        leaders: { lajos: 'lajos-1' },
        command: 'bali',
        dice: [7, 0],
        banner: '1216',
      }),
      'shock bali-1 left',
      'declared',
    );
    expect([unitOf(hungarian, 'lajos-1'), leaderOf(hungarian, 'lajos')]).toEqual(['1216 S retired', '1216']);
  });

  test('M12.4.0.11 if his only units are in the box or still to enter, he joins them there', () => {
    const match = struck(
      { 'janissary-1': '1515 N disordered', 'janissary-2': 'box retired' },
      { ibrahim: 'janissary-1' },
      [9, 0],
    );
    expect(unitOf(match, 'janissary-1')).toBe('eliminated');
    expect(leaderOf(match, 'ibrahim')).toBe('box');
    expect(told(match, 'leader goes back')).toEqual([{ rule: 'M12.4.0.11', leader: 'ibrahim' }]);
    const waits = struck({ 'centre-levy-1': '1515 S disordered' }, { suleiman: 'centre-levy-1' }, [9, 0]);
    expect(leaderOf(waits, 'suleiman')).toBe('waiting');
  });

  test('M12.4.0.12 a leader without units left leaves the game and gives no Flight Points', () => {
    const lost = Object.fromEntries([2, 3, 4].map((n) => [`bali-${n}`, 'eliminated']));
    const match = struck({ 'bali-1': '1515 S disordered', ...lost }, { bali: 'bali-1' }, [9, 0]);
    expect(told(match, 'leader leaves')).toEqual([{ rule: 'M12.4.0.12', leader: 'bali' }]);
    expect(leaderOf(match, 'bali')).toBe('gone');
    // Wherever he is himself.
    const away = struck({ 'bali-1': '1515 S disordered', ...lost }, { bali: '2010' }, [9]);
    expect(leaderOf(away, 'bali')).toBe('gone');
  });

  test('M12.4.0.13 a leader with a unit of another command is tested like its own', () => {
    const match = struck({ 'janissary-1': '1515 S', 'bali-1': '2010 N' }, { bali: 'janissary-1' }, [9, 9]);
    expect(told(match, 'leader tested')).toMatchObject([{ leader: 'bali' }]);
  });
});

describe('Suleiman and Achmed', () => {
  test('M12.2.0.5 when Suleiman dies Achmed leads the whole Centre at once', () => {
    const match = struck(
      { 'porte-1': '1515 S disordered', 'porte-2': '1313 S' },
      { suleiman: 'porte-1', achmed: 'porte-2' },
      [6, 9],
    );
    expect(told(match, 'succession')).toEqual([{ rule: 'M12.2.0.5', leader: 'achmed', command: 'centre' }]);
    const { chief } = match.state;
    expect(kit.leaders[chief[kit.commands.indexOf('centre')]]).toBe('achmed');
    expect(chief[kit.commands.indexOf('levies')]).toBe(-1);
  });

  test('M12.4.1.6 nobody but Achmed replaces Suleiman, and the levies’ own command is no more', () => {
    const match = fight({
      units: { 'porte-1': '1515 S', 'centre-levy-1': '1513 S', 'bali-1': '2010 N' },
      leaders: { suleiman: 'killed', achmed: 'porte-1', bali: 'bali-1' },
      chiefs: { centre: 'achmed', levies: 'none' },
      side: 'ottoman',
      at: 'free',
    });
    expect(refusal(match, 'activate levies')).toEqual(['M5.1.4']);
    expect(refusal(match, 'activate centre')).toEqual([]);
    play(match, 'activate bali');
    expect(eventsOf(match, 'replacement')).toEqual([]);
  });

  test('M12.2.0.6 if Achmed is dead too, his replacement leads all of the Centre', () => {
    const match = fight({
      units: { 'porte-1': '1515 S', 'bali-1': '2010 N' },
      leaders: { suleiman: 'killed', achmed: 'killed', bali: 'bali-1' },
      chiefs: { centre: 'none', levies: 'none' },
      side: 'ottoman',
      at: 'free',
    });
    expect(refusal(match, 'activate centre')).toEqual(['M5.1.4']);
    play(match, 'activate bali');
    expect(told(match, 'replacement')).toEqual([
      { rule: 'M12.4.1.1', leader: 'ottoman-replacement-1', command: 'centre', unit: 'porte-1' },
    ]);
  });
});

describe('replacements', () => {
  const bereft = (more: Partial<Field> = {}) =>
    fight({
      units: { 'tomori-1': '1515 S', 'tomori-2': '1513 S', 'perenyi-1': '1810 S', 'bali-1': '2510 N' },
      leaders: { tomori: 'killed', perenyi: 'perenyi-1', bali: 'bali-1' },
      chiefs: { tomori: 'none' },
      side: 'hungary',
      at: 'free',
      ...more,
    });

  test('M12.4.1.1, M5.1.4 he comes when his owner next starts an activation of another command, not before', () => {
    const match = bereft();
    expect(refusal(match, 'activate tomori')).toEqual(['M5.1.4']);
    play(match, 'activate perenyi');
    expect([due(match), seat(match)]).toEqual(['replacement', 'hungary']);
  });

  test('M12.4.1.2, M12.4.1.3 with any unit of the leaderless command; Giorgi Szapolyai first', () => {
    const match = play(bereft(), 'activate perenyi');
    expect(refusal(match, 'install g-szapolyai with perenyi-1')).toEqual(['M12.4.1.2']);
    expect(refusal(match, 'install g-szapolyai with tomori-3')).toEqual(['M12.4.1.2']);
    expect(refusal(match, 'install hungarian-replacement-1 with tomori-1')).toEqual(['M12.4.1.3']);
    play(match, 'install g-szapolyai with tomori-2');
    expect(told(match, 'replacement')).toEqual([
      { rule: 'M12.4.1.3', leader: 'g-szapolyai', command: 'tomori', unit: 'tomori-2' },
    ]);
    expect(leaderOf(match, 'g-szapolyai')).toBe('1513');
    expect(match.state.shown[kit.leaders.indexOf('g-szapolyai')]).toBe(1); // M3.5.3
    expect(due(match)).toBe('go');
  });

  test('M12.4.1.3 once he is in play or dead, one without a name', () => {
    const match = play(
      bereft({ leaders: { tomori: 'killed', 'g-szapolyai': 'killed', perenyi: 'perenyi-1' } }),
      'activate perenyi',
    );
    expect(refusal(match, 'install hungarian-replacement-1 with tomori-1')).toEqual([]);
  });

  test('M12.4.1.2 in the box if none is on the map', () => {
    const match = fight({
      units: { 'akinci-1': 'box retired', 'bali-1': '2510 N' },
      leaders: { ibrahim: 'killed', bali: 'bali-1' },
      chiefs: { ibrahim: 'none' },
      side: 'ottoman',
      at: 'free',
    });
    play(match, 'activate bali');
    expect(leaderOf(match, 'ottoman-replacement-1')).toBe('box');
  });

  test('M12.4.1.4 a killed one without a name scores and is used again', () => {
    const match = play(
      fight({
        units: { 'tomori-1': '1614 N', 'janissary-1': '1515 S', 'janissary-2': '1311 S' },
        leaders: { ibrahim: 'killed', 'ottoman-replacement-1': 'janissary-1' },
        chiefs: { ibrahim: 'ottoman-replacement-1' },
        command: 'tomori',
        dice: [9, 9],
      }),
      'shock tomori-1 left',
      'declared',
    );
    expect(leaderOf(match, 'ottoman-replacement-1')).toBe('reserve');
    expect(match.state.fallen).toEqual([0, 1]);
  });

  test('M12.4.1.5 with no command left to name, the next pass brings them in', () => {
    const match = fight({
      units: { 'lajos-1': '1515 S', 'bali-1': '2510 N' },
      leaders: Object.fromEntries(
        ['lajos', 'tomori', 'perenyi', 'bathyani', 'hannibal', 'zalkan', 'raab']
          .map((name) => [name, 'gone'])
          .concat([['bali', 'bali-1']]),
      ),
      chiefs: Object.fromEntries(
        ['tomori', 'perenyi', 'bathyani', 'hannibal', 'zalkan', 'raab', 'lajos'].map((name) => [name, 'none']),
      ),
      fields: {},
      side: 'hungary',
      at: 'free',
    });
    expect(told(match, 'pass')).toEqual([{ rule: 'M5.1.7', side: 'hungary', way: 'free' }]);
    expect(told(match, 'replacement')[0]).toMatchObject({ leader: 'g-szapolyai' });
    expect(match.seat).toBe('ottoman');
  });

  test('M12.4.1.7 a Standard rally brings nobody', () => {
    const match = bereft({ units: { 'tomori-1': '1414 S retired', 'perenyi-1': '1810 S', 'bali-1': '2510 N' } });
    play(match, 'rally standard');
    expect(eventsOf(match, 'replacement')).toEqual([]);
  });
});
