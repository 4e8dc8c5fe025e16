import { describe, expect, test } from 'vitest';
import { D, E, R, RT } from '../../data/charts.ts';
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
import { firePreview } from '../charts/fire-table.ts';

/** M7.3 and M7.4: Phasing Fire, Return Fire and Reaction Fire; M19.1 to M19.3 the charts. */

const command = (unit: string): string => kit.commands[kit.unit[kit.units.indexOf(unit)].command];
/** One shot, answered by nobody. */
const shot = (
  shooter: string,
  target: string,
  units: Record<string, string>,
  dice = [0],
  more: Partial<Field> = {},
) => {
  const match = fight({ units, command: command(shooter), at: 'moves', dice, ...more });
  play(match, `fire ${shooter} at ${target}`);
  if (due(match) === 'provoked') play(match, 'stand');
  if (due(match) === 'return-fire') play(match, 'hold fire');
  return match;
};
type Lines = readonly (readonly [string, string, number])[];
const value = (lines: Lines | undefined, rule: string): number => lines?.find(([one]) => one === rule)?.[2] ?? 0;
const modifier = (shooter: string, target: string, units: Record<string, string>, rule: string): number =>
  value(lastLines(shot(shooter, target, units), 'shot'), rule);

describe('weapon and range', () => {
  // Southwards from 1315 in a line: 1414, 1514, 1613, 1713.
  const LINE = ['1414', '1514', '1613', '1713'];
  const drm = (shooter: string, target: string, range: number, rule: string): number =>
    modifier(shooter, target, { [shooter]: '1315 S', [target]: `${LINE[range - 1]} N` }, rule);

  test('M19.1.1 bows: +1 at 1 hex, 0 at 2', () => {
    expect([1, 2].map((range) => drm('akinci-1', 'hannibal-1', range, 'M19.1.1'))).toEqual([1, 0]);
  });
  test('M7.4.1 bows at a neighbour have +1', () => {
    expect(drm('zalkan-archer-1', 'janissary-1', 1, 'M19.1.1')).toBe(1);
  });
  test('M19.1.2 muskets: +2 at 1 hex', () => {
    expect(drm('janissary-1', 'hannibal-1', 1, 'M19.1.2')).toBe(2);
  });
  test('M19.1.3 Ottoman guns: +1, 0, 0, -1', () => {
    expect([1, 2, 3, 4].map((range) => drm('rumelia-gun-1', 'hannibal-1', range, 'M19.1.3'))).toEqual([1, 0, 0, -1]);
  });
  test('M19.1.4 Hungarian guns: 0, -1, -1, -2', () => {
    expect([1, 2, 3, 4].map((range) => drm('hannibal-gun-1', 'janissary-1', range, 'M19.1.4'))).toEqual([
      0, -1, -1, -2,
    ]);
  });
});

describe('other modifiers', () => {
  test('M7.4.0.3 a leader alone in a hex is no target', () => {
    const match = fight({
      units: { 'akinci-1': '1515 S', 'perenyi-1': '1615 N' },
      leaders: { lajos: '1614' },
      command: 'ibrahim',
      at: 'moves',
    });
    expect(match.legal()?.filter((move) => move.startsWith('fire '))).toEqual(['fire akinci-1 at perenyi-1']);
  });

  test('M7.4.2.1, M19.2.1 +1 through the flank of a mounted target, not through front or rear', () => {
    const flank = (facing: string): number =>
      modifier('akinci-1', 'perenyi-1', { 'akinci-1': '1515 S', 'perenyi-1': `1614 ${facing}` }, 'M7.4.2.1');
    expect(['N', 'NE', 'SE', 'S', 'SW', 'NW'].map(flank)).toEqual([0, 1, 0, 0, 1, 0]);
    expect(modifier('akinci-1', 'hannibal-1', { 'akinci-1': '1515 S', 'hannibal-1': '1614 NE' }, 'M7.4.2.1')).toBe(0);
  });

  test('M7.4.2.2 through a corner it is enough that one of the two sides is a flank', () => {
    // 1515 to 1714? Straight south, 1315 to 1515, the line runs along a corner.
    const corner = (facing: string): number =>
      modifier('akinci-1', 'perenyi-1', { 'akinci-1': '1315 S', 'perenyi-1': `1515 ${facing}` }, 'M7.4.2.1');
    // It comes in at the north corner, between NW and NE.
    expect(['N', 'NE', 'SE', 'S', 'SW', 'NW'].map(corner)).toEqual([0, 1, 1, 0, 1, 1]);
  });

  test('M19.2.2 bows at HC -1, muskets and guns not', () => {
    expect(modifier('akinci-1', 'tomori-1', { 'akinci-1': '1515 S', 'tomori-1': '1614 N' }, 'M19.2.2')).toBe(-1);
    expect(modifier('akinci-1', 'perenyi-1', { 'akinci-1': '1515 S', 'perenyi-1': '1614 N' }, 'M19.2.2')).toBe(0);
    expect(modifier('janissary-1', 'tomori-1', { 'janissary-1': '1515 S', 'tomori-1': '1614 N' }, 'M19.2.2')).toBe(0);
  });

  test('M19.2.3 target in a village -1', () => {
    expect(modifier('akinci-1', 'perenyi-1', { 'akinci-1': '0316 S', 'perenyi-1': '0416 N' }, 'M19.2.3')).toBe(-1);
    expect(modifier('akinci-1', 'perenyi-1', { 'akinci-1': '0416 N', 'perenyi-1': '0316 S' }, 'M19.2.3')).toBe(0);
  });

  test('M19.2.4 into the trench from outside -1; out of it nothing', () => {
    expect(modifier('akinci-1', 'hannibal-1', { 'akinci-1': '1915 N', 'hannibal-1': '1815 S' }, 'M19.2.4')).toBe(-1);
    expect(modifier('hannibal-1', 'akinci-1', { 'akinci-1': '1915 N', 'hannibal-1': '1815 S' }, 'M19.2.4')).toBe(0);
    // Along the line and from behind nothing is crossed.
    expect(modifier('akinci-1', 'hannibal-1', { 'akinci-1': '1816 SE', 'hannibal-1': '1815 S' }, 'M19.2.4')).toBe(0);
    expect(modifier('akinci-1', 'hannibal-1', { 'akinci-1': '1715 S', 'hannibal-1': '1815 S' }, 'M19.2.4')).toBe(0);
  });

  test('M19.2.5, M7.3.0.2 firer Disordered -1', () => {
    expect(
      modifier('akinci-1', 'perenyi-1', { 'akinci-1': '1515 S disordered', 'perenyi-1': '1614 N' }, 'M19.2.5'),
    ).toBe(-1);
    expect(
      modifier('akinci-1', 'perenyi-1', { 'akinci-1': '1515 S', 'perenyi-1': '1614 N disordered' }, 'M19.2.5'),
    ).toBe(0);
  });

  test('M2.4.1 a die that reads 0 has its line like any other', () => {
    const match = shot('janissary-1', 'hannibal-1', { 'janissary-1': '1515 S', 'hannibal-1': '1614 N' }, [0]);
    expect(lastLines(match, 'shot')).toEqual([
      ['M7.4.3.1', 'die', 0],
      ['M19.1.2', 'weapon and range', 2],
    ]);
  });

  test('M7.4.3.1 die and modifiers, read in the target’s column', () => {
    const match = shot('janissary-1', 'hannibal-1', { 'janissary-1': '1515 S', 'hannibal-1': '1614 N' }, [6]);
    expect(told(match, 'shot')).toEqual([
      {
        rule: 'M19.3.3',
        shooter: 'janissary-1',
        target: 'hannibal-1',
        fire: 'phasing',
        die: 6,
        total: 8,
        result: 'D',
      },
    ]);
    expect(lastLines(match, 'shot')).toEqual([
      ['M7.4.3.1', 'die', 6],
      ['M19.1.2', 'weapon and range', 2],
    ]);
  });
});

describe('the Fire Table', () => {
  const bands = (mounted: number, shaken: number): string[] => {
    const out: string[] = [];
    const { from, result } = kit.fireTable[mounted][shaken];
    for (let total = -3; total <= 14; total++) {
      let band = 0;
      while (band + 1 < from.length && total >= from[band + 1]) band++;
      out.push(`${total}:${result[band]}`);
    }
    return out;
  };
  const expected = (cells: readonly [upTo: number, result: number][]): string[] => {
    const out: string[] = [];
    for (let total = -3; total <= 14; total++) out.push(`${total}:${cells.find(([upTo]) => total <= upTo)?.[1]}`);
    return out;
  };
  test('M19.3.1 mounted, in order', () => {
    expect(bands(1, 0)).toEqual(
      expected([
        [6, 0],
        [9, D],
        [10, D | R],
        [99, RT],
      ]),
    );
  });
  test('M19.3.2 mounted, Disordered', () => {
    expect(bands(1, 1)).toEqual(
      expected([
        [6, 0],
        [8, R],
        [11, RT],
        [99, E],
      ]),
    );
  });
  test('M19.3.3 foot, in order', () => {
    expect(bands(0, 0)).toEqual(
      expected([
        [7, 0],
        [10, D],
        [12, D | R],
        [99, RT],
      ]),
    );
  });
  test('M19.3.4 foot, Disordered', () => {
    expect(bands(0, 1)).toEqual(
      expected([
        [7, 0],
        [9, R],
        [12, RT],
        [99, E],
      ]),
    );
  });

  test('M7.4.3.2 Retired units are read as Disordered', () => {
    const rule = (state: string) =>
      told(shot('akinci-1', 'perenyi-1', { 'akinci-1': '1515 S', 'perenyi-1': `1614 N ${state}` }), 'shot')[0].rule;
    expect(['order', 'disordered', 'retired'].map(rule)).toEqual(['M19.3.1', 'M19.3.2', 'M19.3.2']);
  });

  test('M19.12.11 how often a shot has an effect on a unit in order, mounted and on foot', () => {
    const effects = (shooter: string, range: number, targets: readonly string[]): number[] =>
      targets.map((target) => {
        const { state } = fight({
          units: { [shooter]: '1315 S', [target]: `${['1414', '1514', '1613', '1713'][range - 1]} N` },
          at: 'free',
        });
        const odds = firePreview(state, kit.units.indexOf(shooter), kit.units.indexOf(target))[1];
        return odds.lines.filter(([, label]) => label !== 'NE').reduce((sum, [, , count]) => sum + count, 0);
      });
    expect(effects('akinci-1', 1, ['perenyi-1', 'hannibal-1'])).toEqual([4, 3]);
    expect(effects('akinci-1', 2, ['perenyi-1', 'hannibal-1'])).toEqual([3, 2]);
    expect(effects('janissary-1', 1, ['perenyi-1', 'hannibal-1'])).toEqual([5, 4]);
    expect(effects('rumelia-gun-1', 4, ['perenyi-1', 'hannibal-1'])).toEqual([2, 1]);
    expect(effects('hannibal-gun-1', 4, ['bali-1', 'janissary-1'])).toEqual([1, 0]);
  });
});

describe('Return Fire', () => {
  const exchange = (units: Record<string, string>, dice: number[], more: Partial<Field> = {}) =>
    play(fight({ units, command: 'ibrahim', at: 'moves', dice, ...more }), 'fire akinci-1 at zalkan-archer-1');
  const FACES = { 'akinci-1': '1515 S', 'zalkan-archer-1': '1614 N' };

  test('M7.3.2.3, M7.4.0.8 archers that are shot at may shoot back; they decide before the roll', () => {
    const match = exchange(FACES, [0, 0]);
    expect([due(match), seat(match)]).toEqual(['return-fire', 'hungary']);
    expect(eventsOf(match, 'shot')).toEqual([]);
    play(match, 'return fire');
    // M7.3.2.6: the shooter's first.
    expect(told(match, 'shot').map(({ shooter, fire }) => [shooter, fire])).toEqual([
      ['akinci-1', 'phasing'],
      ['zalkan-archer-1', 'return'],
    ]);
  });

  test('M7.3.2.3 each time, if the shooter is in range, arc and sight', () => {
    // The archers face south: the shooter is behind them.
    expect(eventsOf(exchange({ ...FACES, 'zalkan-archer-1': '1614 S' }, [0]), 'shot')).toHaveLength(1);
    // Through a flank they may.
    expect(due(exchange({ ...FACES, 'zalkan-archer-1': '1614 NE' }, [0]))).toBe('return-fire');
    // Retired ones may not (M7.3.0.3).
    expect(eventsOf(exchange({ ...FACES, 'zalkan-archer-1': '1614 N retired' }, [0]), 'shot')).toHaveLength(1);
  });

  test('M7.3.2.4 muskets do not return fire', () => {
    const match = fight({
      units: { 'akinci-1': '1515 S', 'hannibal-1': '1614 N' },
      command: 'ibrahim',
      at: 'moves',
      dice: [0],
    });
    play(match, 'fire akinci-1 at hannibal-1');
    expect(eventsOf(match, 'shot')).toHaveLength(1);
  });

  test('M7.3.2.5 guns are not shot back at', () => {
    const match = fight({
      units: { 'rumelia-gun-1': '1515 S', 'zalkan-archer-1': '1614 N' },
      command: 'rumelia',
      at: 'moves',
      dice: [0],
    });
    play(match, 'fire rumelia-gun-1 at zalkan-archer-1');
    expect(eventsOf(match, 'shot')).toHaveLength(1);
  });

  test('M7.3.2.6 both are rolled before either result is applied', () => {
    // The first shot drives the archers off, and theirs is fired all the same.
    const match = play(exchange({ ...FACES, 'zalkan-archer-1': '1614 N disordered' }, [6, 7]), 'return fire');
    expect(told(match, 'shot').map(({ result }) => result)).toEqual(['R', 'D']);
    play(match, 'retreat zalkan-archer-1 to 1714 facing N');
    expect(unitOf(match, 'akinci-1')).toBe('1515 S disordered');
  });

  test('M7.4.0.6 leaders are tested after both results, those with the target first', () => {
    const match = exchange(FACES, [9, 9, 7, 8], { leaders: { zalkan: 'zalkan-archer-1', ibrahim: 'akinci-1' } });
    play(match, 'return fire', 'retreat zalkan-archer-1 to 1714 facing N', 'retreat akinci-1 to 1415 facing S');
    expect(told(match, 'leader tested').map(({ leader, killed }) => [leader, killed])).toEqual([
      ['zalkan', 'no'],
      ['ibrahim', 'yes'],
    ]);
    expect([leaderOf(match, 'zalkan'), leaderOf(match, 'ibrahim')]).toEqual(['1714', 'killed']);
  });
});

describe('Reaction Fire', () => {
  /** Light horse rides from 1515 into 1614, before muskets in 1714. */
  const enter = (units: Record<string, string>, dice: number[] = [], move = 'move bathyani-1 to 1614 facing S') =>
    play(fight({ units: { 'bathyani-1': '1515 S', ...units }, command: 'bathyani', at: 'moves', dice }), move);

  test('M7.3.2.7, M7.2.0.4 archers and muskets may shoot at an enemy that moves into one of their frontal hexes', () => {
    for (const unit of ['janissary-1', 'centre-archer-1', 'akinci-1']) {
      const match = enter({ [unit]: '1714 N' });
      expect([due(match), seat(match)]).toEqual(['reaction', 'ottoman']);
      expect(refusal(match, `react ${unit}`)).toEqual([]);
    }
    // Not into a flank (M7.2.0.4), and not other units.
    expect(due(enter({ 'centre-archer-1': '1714 NE' }))).toBe('go');
    expect(due(enter({ 'bali-1': '1714 N' }))).toBe('go');
    const match = enter({ 'janissary-1': '1714 N', 'bali-1': '1613 NW' });
    expect(refusal(match, 'react bali-1')).toContain('M7.3.2.7');
  });

  test('M7.3.2.7 across trench and stream too', () => {
    const match = fight({
      units: { 'bathyani-1': '1715 S', 'janissary-1': '1914 N' },
      command: 'bathyani',
      at: 'moves',
      dice: [0],
    });
    play(match, 'move bathyani-1 to 1814 facing S');
    expect(due(match)).toBe('reaction');
  });

  test('M7.3.2.8, M7.3.2.13 it comes before anything else happens there, and is not answered', () => {
    const match = play(enter({ 'janissary-1': '1714 N' }, [0]), 'react janissary-1');
    expect(told(match, 'shot')).toMatchObject([
      { shooter: 'janissary-1', target: 'bathyani-1', fire: 'reaction', total: 2 },
    ]);
    const archers = fight({
      units: { 'zalkan-archer-1': '1515 S', 'centre-archer-1': '1714 N' },
      command: 'zalkan',
      at: 'moves',
      dice: [0],
    });
    play(archers, 'move zalkan-archer-1 to 1614 facing S', 'react centre-archer-1');
    expect(told(archers, 'shot')).toHaveLength(1);
  });

  test('M7.3.2.14 Reaction Fire provokes no counter-charge', () => {
    const match = fight({
      units: { 'tomori-1': '1515 S', 'janissary-1': '1714 N' },
      command: 'tomori',
      at: 'moves',
      dice: [0],
    });
    play(match, 'move tomori-1 to 1614 facing S', 'react janissary-1');
    expect(eventsOf(match, 'counter-charge')).toEqual([]);
  });

  test('M7.3.2.10 archers shoot at the same unit once per activation, at every other too', () => {
    // Mounted archers may leave a ZOC they have entered and come back into the front of other hexes.
    const match = fight({
      units: { 'zalkan-archer-1': '1515 S', 'zalkan-archer-2': '1516 S', 'centre-archer-1': '1714 N' },
      command: 'zalkan',
      at: 'moves',
      dice: [0, 0],
    });
    play(match, 'move zalkan-archer-1 to 1614 facing S', 'react centre-archer-1');
    if (due(match) === 'on') play(match, 'halt');
    play(match, 'move zalkan-archer-2 to 1613 facing S');
    expect(refusal(match, 'react centre-archer-1')).toEqual([]);
    play(match, 'react centre-archer-1');
    expect(told(match, 'shot').map(({ target }) => target)).toEqual(['zalkan-archer-1', 'zalkan-archer-2']);
  });

  test('M7.3.2.10 not a second time at a unit that comes into another of their hexes', () => {
    // Disordered they have no ZOC, so the horse rides past them.
    const match = fight({
      units: { 'bathyani-1': '1515 S', 'centre-archer-1': '1714 N disordered', 'janissary-1': '1713 N disordered' },
      command: 'bathyani',
      at: 'moves',
      dice: [0],
    });
    play(match, 'via bathyani-1 to 1614', 'react centre-archer-1', 'on to 1613 facing S');
    expect(due(match)).toBe('reaction');
    expect(refusal(match, 'react centre-archer-1')).toEqual(['M7.3.2.10']);
    expect(refusal(match, 'react janissary-1')).toEqual([]);
  });

  test('M7.3.2.11 muskets at one enemy unit per activation, once', () => {
    const match = fight({
      units: { 'bathyani-1': '1515 S', 'bathyani-2': '1513 S', 'janissary-1': '1714 N' },
      command: 'bathyani',
      at: 'moves',
      dice: [0],
    });
    play(match, 'move bathyani-1 to 1614 facing S', 'react janissary-1', 'move bathyani-2 to 1613 facing S');
    expect(due(match)).toBe('go');
    const held = fight({
      units: { 'bathyani-1': '1515 S', 'bathyani-2': '1513 S', 'janissary-1': '1714 N' },
      command: 'bathyani',
      at: 'moves',
      dice: [0],
    });
    play(held, 'move bathyani-1 to 1614 facing S', 'hold fire', 'move bathyani-2 to 1613 facing S');
    expect(due(held)).toBe('reaction');
  });

  test('M7.3.2.12 several shoot one by one in their owner’s order, as long as the target is there', () => {
    const match = enter({ 'janissary-1': '1714 N', 'janissary-2': '1715 N' }, [0, 0]);
    play(match, 'react janissary-2');
    expect(due(match)).toBe('reaction');
    expect(refusal(match, 'react janissary-2')).toEqual(['M7.3.2.11']);
    play(match, 'react janissary-1');
    expect(told(match, 'shot').map(({ shooter }) => shooter)).toEqual(['janissary-2', 'janissary-1']);
    const gone = play(enter({ 'janissary-1': '1714 N', 'janissary-2': '1715 N' }, [9]), 'react janissary-2');
    // 9 +2: it Retires, and nobody is left to shoot at.
    expect(due(gone)).toBe('go');
  });

  test('M7.4.2.3 a mover has the facing it will keep where it stops, and no flank in hexes it only passes', () => {
    const stops = play(
      enter({ 'janissary-1': '1613 NW' }, [0], 'move bathyani-1 to 1614 facing S'),
      'react janissary-1',
    );
    expect(value(lastLines(stops, 'shot'), 'M7.4.2.1')).toBe(1);
    const front = play(
      enter({ 'janissary-1': '1613 NW' }, [0], 'move bathyani-1 to 1614 facing SE'),
      'react janissary-1',
    );
    expect(value(lastLines(front, 'shot'), 'M7.4.2.1')).toBe(0);
    // A Disordered musket has no ZOC, so the horse passes.
    const passes = fight({
      units: { 'bathyani-1': '1515 S', 'janissary-1': '1613 NW disordered' },
      command: 'bathyani',
      at: 'moves',
      dice: [0],
    });
    play(passes, 'via bathyani-1 to 1614');
    if (due(passes) === 'reaction') play(passes, 'react janissary-1');
    expect(value(lastLines(passes, 'shot'), 'M7.4.2.1')).toBe(0);
  });

  test('M7.4.2.3 shot at in the facing that it keeps, it does not turn in that hex', () => {
    const archer = (dice: number[], ...moves: readonly string[]) =>
      play(
        fight({
          units: { 'akinci-1': '1715 N', 'zalkan-archer-1': '1414 S' },
          command: 'ibrahim',
          at: 'moves',
          dice,
        }),
        ...moves,
      );
    const shot = archer([1], 'move akinci-1 to 1515 facing N', 'react zalkan-archer-1');
    expect(due(shot)).toBe('on');
    expect(refusal(shot, 'turn to NE')).toEqual(['M7.4.2.3']);
    // In another hex it is free again.
    play(shot, 'via 1615');
    expect(refusal(shot, 'turn to NE')).toEqual([]);
    // Nobody has shot at it.
    const spared = archer([], 'move akinci-1 to 1515 facing N', 'hold fire');
    expect(refusal(spared, 'turn to NE')).toEqual([]);
  });
});
