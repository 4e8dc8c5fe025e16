import { Ledger } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { AD, AR, CA, D, E, R, RT } from '../../data/charts.ts';
import { STREAM, TRENCH } from '../../data/land.ts';
import { eventsOf, type Field, fight, kit, lastLines, play, preview, told } from '../../testing.ts';
import { shockModifier } from './shock-table.ts';

/** M8.3 and M19.4 to M19.7: what is added to a roll in Shock and Charge, and the tables. */

type Lines = [string, string, number][];
const command = (unit: string): string => kit.commands[kit.unit[kit.units.indexOf(unit)].command];

/** The modifiers of a Shock to the left against a unit in 1614, attacked from 1515 unless told. */
const shock = (attacker: string, defender: string, more: Partial<Field> = {}): Lines => {
  const units = { [attacker]: '1515 S', [defender]: '1614 N', ...more.units };
  return preview(fight({ command: command(attacker), ...more, units }), `shock ${attacker} left`)[0].lines as Lines;
};
const value = (lines: Lines, rule: string): number => lines.find(([one]) => one === rule)?.[2] ?? 0;

/** How often each result comes in ten rolls. */
const odds = (field: Field, move: string): Record<string, number> =>
  Object.fromEntries(
    preview(fight(field), move)
      .filter(({ title }) => title === 'of ten rolls')
      .flatMap(({ lines }) => lines.map(([, label, count]) => [label, count])),
  );

describe('the modifiers', () => {
  test('M8.3.0.1 the roll in the log has the lines of the preview, and the die', () => {
    const match = fight({
      units: { 'bathyani-1': '1515 S', 'bali-1': '1614 N disordered' },
      command: 'bathyani',
      dice: [3],
    });
    const before = preview(match, 'shock bathyani-1 left')[0];
    play(match, 'shock bathyani-1 left', 'declared');
    expect(before.title).toBe('Shock');
    expect(lastLines(match, 'clash')).toEqual([['M8.3.2.1', 'die', 3], ...before.lines]);
    expect(told(match, 'clash')).toEqual([
      {
        rule: 'M19.4.2',
        defender: 'bali-1',
        attackers: ['bathyani-1'],
        table: 'shock',
        die: 3,
        total: 3 + before.total,
        result: 'R',
      },
    ]);
  });

  test('M8.3.1.1, M7.5.4.4 one more attacker +1, one more defender -1, guns do not count', () => {
    expect(value(shock('tomori-1', 'bali-1'), 'M8.3.1.1')).toBe(0);
    const two = fight({
      units: { 'tomori-1': '1515 S', 'tomori-2': '1514 S', 'bali-1': '1614 N' },
      command: 'tomori',
    });
    play(two, 'shock tomori-1 left');
    expect(value(preview(two, 'shock tomori-2 right')[0].lines as Lines, 'M8.3.1.1')).toBe(1);
    const units = { 'tomori-1': '1515 S', 'bali-1': '1614 N', 'bali-2': '1615 N' };
    const both = preview(fight({ units, command: 'tomori' }), 'shock tomori-1 both');
    expect(both.filter(({ title }) => title === 'Shock').map(({ lines }) => value(lines as Lines, 'M8.3.1.1'))).toEqual(
      [-1, -1],
    );
    const gun = { 'tomori-1': '1515 S', 'bali-1': '1614 N', 'rumelia-gun-1': '1615 N' };
    expect(
      value(preview(fight({ units: gun, command: 'tomori' }), 'shock tomori-1 both')[0].lines as Lines, 'M8.3.1.1'),
    ).toBe(0);
  });

  test('M8.1.8, M8.3.1.1 all who are linked to the attack by what is declared count, and nobody else', () => {
    const match = fight({
      units: {
        'tomori-1': '1515 S',
        'tomori-2': '1514 S',
        'tomori-3': '1513 S',
        'tomori-4': '1508 S',
        'tomori-5': '1507 S',
        'bali-1': '1614 N',
        'bali-2': '1613 N',
        'bali-3': '1607 N',
      },
      command: 'tomori',
    });
    const strength = () => value(preview(match, 'shock tomori-1 left')[0].lines as Lines, 'M8.3.1.1');
    // Two against one elsewhere.
    play(match, 'shock tomori-4 left', 'shock tomori-5 right');
    expect(strength()).toBe(0);
    // Two against two.
    play(match, 'shock tomori-2 both');
    expect(strength()).toBe(0);
    // tomori-3 attacks only the second of those whom tomori-2 attacks: three against two.
    play(match, 'shock tomori-3 right');
    expect(strength()).toBe(1);
    // On bali-1 alone tomori-2 links nobody else: two against one.
    play(match, 'withdraw tomori-2', 'shock tomori-2 right');
    expect(strength()).toBe(1);
  });

  test('M8.3.1.1.1 one HC against two RI: each of its two rolls has -1', () => {
    const match = fight({
      units: { 'tomori-1': '1515 S', 'janissary-1': '1614 N', 'janissary-2': '1615 N' },
      command: 'tomori',
      dice: [6, 6],
    });
    play(match, 'shock tomori-1 both', 'declared', 'against janissary-1');
    expect(eventsOf(match, 'clash').map(({ ledger }) => value(ledger?.lines as unknown as Lines, 'M8.3.1.1'))).toEqual([
      -1, -1,
    ]);
  });

  test('M8.3.1.2.1, M8.3.1.2.2, M8.3.1.2.3 through the flank +2, the rear +3, a mixture +4', () => {
    const angle = (facing: string): Lines => shock('tomori-1', 'bali-1', { units: { 'bali-1': `1614 ${facing}` } });
    // From 1515, the north-west: N and NW have it in front, NE and SW on a flank, SE and S in the rear.
    for (const facing of ['N', 'NW']) expect(angle(facing).filter(([rule]) => rule.startsWith('M8.3.1.2'))).toEqual([]);
    for (const facing of ['NE', 'SW']) expect(value(angle(facing), 'M8.3.1.2.1')).toBe(2);
    for (const facing of ['S', 'SE']) expect(value(angle(facing), 'M8.3.1.2.2')).toBe(3);
    const mixed = (facing: string): number => {
      const match = fight({
        units: { 'tomori-1': '1515 S', 'tomori-2': '1613 SW', 'bali-1': `1614 ${facing}` },
        command: 'tomori',
      });
      play(match, 'shock tomori-1 left');
      return value(preview(match, 'shock tomori-2 right')[0].lines as Lines, 'M8.3.1.2.3');
    };
    // 1515 lies to the north-west, 1613 to the east: front and flank, flank and rear, rear and front in turn.
    expect(mixed('N')).toBe(4);
    expect(mixed('SW')).toBe(4);
    expect(mixed('SE')).toBe(4);
    // Both through the rear, and both through flanks.
    expect(mixed('S')).toBe(4);
    const rear = fight({
      units: { 'tomori-1': '1515 S', 'tomori-2': '1514 S', 'bali-1': '1614 S' },
      command: 'tomori',
    });
    play(rear, 'shock tomori-1 left');
    expect(value(preview(rear, 'shock tomori-2 right')[0].lines as Lines, 'M8.3.1.2.2')).toBe(3);
  });

  test('M8.3.1.3 the Shock Defense Rating of the side the unit shows', () => {
    const rating = (unit: string, state: string): number =>
      value(
        shock(
          unit.startsWith('tomori') || unit.startsWith('perenyi') || unit.startsWith('hannibal')
            ? 'bali-1'
            : 'bathyani-1',
          unit,
          {
            units: { [unit]: `1614 N ${state}` },
          },
        ),
        'M8.3.1.3',
      );
    const RATINGS: [string, number, number][] = [
      ['tomori-1', -2, 0],
      ['porte-1', -1, 1],
      ['bali-1', 0, 2],
      ['perenyi-1', 1, 3],
      ['akinci-1', 2, 3],
      ['janissary-1', -1, 1],
      ['hannibal-1', -1, 1],
      ['centre-archer-1', 1, 3],
      ['centre-levy-1', 3, 4],
    ];
    for (const [unit, order, disordered] of RATINGS) {
      expect(rating(unit, 'order'), unit).toBe(order);
      expect(rating(unit, 'disordered'), unit).toBe(disordered);
    }
  });

  test('M8.3.1.4 a charge has +2, once only', () => {
    const match = fight({
      units: { 'tomori-1': '1515 S', 'tomori-2': '1514 S', 'bali-1': '1714 N' },
      command: 'tomori',
      dice: [9, 9],
    });
    play(match, 'charge tomori-1 at bali-1', 'charge tomori-2 at bali-1', 'declared');
    play(match, 'ride tomori-1 to 1614 facing S', 'ride tomori-2 to 1613 facing S', 'stand');
    expect(lastLines(match, 'clash')).toEqual([
      ['M8.3.2.1', 'die', 9],
      ['M8.3.1.1', 'more attackers', 1],
      ['M8.3.1.4', 'Charge', 2],
      ['M19.6.1', 'Weapon System Matrix', 1],
    ]);
  });

  test('M8.3.1.5, M12.3 the leader of its own command with a charging Hungarian HC gives +1; nobody else gains', () => {
    const charge = (
      units: Record<string, string>,
      leaders: Record<string, string>,
      unit: string,
      target: string,
    ): number => {
      const lines = preview(fight({ units, leaders, command: command(unit) }), `charge ${unit} at ${target}`)[0].lines;
      return value(lines as Lines, 'M8.3.1.5');
    };
    const units = { 'tomori-1': '1515 S', 'bali-1': '1714 N' };
    expect(charge(units, { tomori: 'tomori-1' }, 'tomori-1', 'bali-1')).toBe(1);
    expect(charge(units, {}, 'tomori-1', 'bali-1')).toBe(0);
    expect(charge(units, { lajos: 'tomori-1' }, 'tomori-1', 'bali-1')).toBe(0);
    // An Ottoman HC, and MC.
    expect(charge({ 'porte-1': '1515 S', 'tomori-1': '1714 N' }, { suleiman: 'porte-1' }, 'porte-1', 'tomori-1')).toBe(
      0,
    );
    expect(charge({ 'bali-1': '1515 S', 'tomori-1': '1714 N' }, { bali: 'bali-1' }, 'bali-1', 'tomori-1')).toBe(0);
    // Shock without a charge.
    expect(value(shock('tomori-1', 'bali-1', { leaders: { tomori: 'tomori-1' } }), 'M8.3.1.5')).toBe(0);
  });

  test('M8.3.1.6, M19.6.1, M19.6.2, M19.6.3, M19.6.4, M19.6.5 the Weapon System Matrix, every cell', () => {
    const ATTACKERS: Record<string, [rule: string, unit: string, foe: string]> = {
      HC: ['M19.6.1', 'tomori-1', 'porte-1'],
      MC: ['M19.6.2', 'slavonia-medium-1', 'bali-1'],
      LC: ['M19.6.3', 'bathyani-1', ''],
      RI: ['M19.6.4', 'hannibal-1', 'janissary-1'],
      LvI: ['M19.6.5', 'raab-levy-1', 'centre-levy-1'],
    };
    const DEFENDERS: Record<string, [unit: string, side: string]> = {
      HC: ['porte-1', 'ottoman'],
      MC: ['bali-1', 'ottoman'],
      LC: ['perenyi-1', 'hungary'],
      AK: ['akinci-1', 'ottoman'],
      RI: ['janissary-2', 'ottoman'],
      AI: ['centre-archer-1', 'ottoman'],
      LvI: ['centre-levy-2', 'ottoman'],
    };
    const MATRIX: Record<string, number[]> = {
      HC: [0, 1, 2, 2, -1, 2, 1],
      MC: [-1, 0, 1, 1, -2, 1, 1],
      LC: [-2, -1, 0, 0, -3, 1, 0],
      RI: [-1, 0, 1, 1, 0, 1, 1],
      LvI: [-3, -2, -1, -1, -2, 0, 0],
    };
    for (const [arm, row] of Object.entries(MATRIX))
      for (const [i, [defender, side]] of Object.values(DEFENDERS).entries()) {
        const [rule, hungarian, ottoman] = ATTACKERS[arm];
        const attacker = side === 'ottoman' ? hungarian : ottoman;
        if (attacker === '') continue; // No Ottoman LC attacks: the cell LC against LC does not occur.
        const lines = shock(attacker, defender, { contingents: true, came: ['slavonia'] });
        expect(value(lines, rule), `${arm} against ${defender}`).toBe(row[i]);
      }
    expect(kit.matrix[kit.arms.indexOf('LC')][kit.arms.indexOf('LC')]).toBe(0);
  });

  test('M8.3.1.6 of several attackers the best counts', () => {
    const match = fight({
      units: { 'zalkan-levy-1': '1515 S', 'zalkan-heavy-1': '1514 S', 'porte-1': '1614 N' },
      command: 'zalkan',
    });
    play(match, 'shock zalkan-levy-1 left');
    expect(preview(match, 'shock zalkan-heavy-1 right')[0].lines).toEqual([
      ['M8.3.1.1', 'more attackers', 1],
      ['M8.3.1.3', 'Shock Defense Rating', -1],
    ]);
    play(match, 'withdraw zalkan-levy-1');
    expect(value(preview(match, 'shock zalkan-levy-1 left')[0].lines as Lines, 'M19.6.5')).toBe(-3);
  });

  test('M8.3.1.7 -2 if any attacker of the defender is Disordered', () => {
    expect(value(shock('tomori-1', 'bali-1', { units: { 'tomori-1': '1515 S disordered' } }), 'M8.3.1.7')).toBe(-2);
    const match = fight({
      units: { 'tomori-1': '1515 S', 'tomori-2': '1514 S disordered', 'bali-1': '1614 N' },
      command: 'tomori',
    });
    play(match, 'shock tomori-1 left');
    expect(value(preview(match, 'shock tomori-2 right')[0].lines as Lines, 'M8.3.1.7')).toBe(-2);
  });

  test('M8.3.0.2 a Disordered attacker of another defender does not count', () => {
    const match = fight({
      units: {
        'tomori-1': '1515 S',
        'tomori-2': '1514 S disordered',
        'bali-1': '1614 N',
        'bali-2': '1615 N',
        'bali-3': '1613 N',
      },
      command: 'tomori',
      dice: [4, 4, 4],
    });
    play(match, 'shock tomori-1 both', 'shock tomori-2 both', 'declared', 'stand', 'against bali-2');
    expect(lastLines(match, 'clash')).toEqual([
      ['M8.3.2.1', 'die', 4],
      ['M8.3.1.1', 'fewer attackers', -1],
      ['M19.6.1', 'Weapon System Matrix', 1],
    ]);
  });

  test('M8.3.1.8, M8.3.2.1 +2 against a Retired unit, which is read as Disordered', () => {
    const field = { units: { 'bali-1': '1515 S', 'tomori-1': '1614 N retired' }, command: 'bali', dice: [9] };
    const lines = preview(fight(field), 'shock bali-1 left');
    expect(value(lines[0].lines as Lines, 'M8.3.1.8')).toBe(2);
    expect(lines[1].lines.every(([rule]) => rule === 'M19.4.2')).toBe(true);
  });
});

describe('the ground', () => {
  const at = (from: string, facing: string, to: string): Lines =>
    preview(
      fight({ units: { 'bathyani-1': `${from} ${facing}`, 'akinci-1': `${to} N` }, command: 'bathyani' }),
      'shock bathyani-1 left',
    )[0].lines as Lines;

  test('M19.7.1, M14.3.3 all attackers lower -1; level 4 counts as 3', () => {
    const up = (from: string, to: string): number => {
      const [hex, next] = [kit.hexAt.get(from), kit.hexAt.get(to)] as [number, number];
      const direction = kit.next[hex].indexOf(next);
      expect(direction, `${from} is next to ${to}`).toBeGreaterThanOrEqual(0);
      // The frontal hex on the left is the direction before the facing.
      const facing = ['N', 'NE', 'SE', 'S', 'SW', 'NW'][(direction + 1) % 6];
      return value(at(from, facing, to), 'M19.7.1');
    };
    expect([kit.height[kit.hexAt.get('2112') as number], kit.height[kit.hexAt.get('2212') as number]]).toEqual([2, 3]);
    expect(up('2112', '2212')).toBe(-1);
    expect(up('2212', '2112')).toBe(0);
    expect([kit.level[kit.hexAt.get('2312') as number], kit.level[kit.hexAt.get('2412') as number]]).toEqual([3, 4]);
    expect(up('2312', '2412')).toBe(0);
    // One attacker on the defender's level is enough to lift it.
    const match = fight({
      units: { 'bathyani-1': '2112 SW', 'bathyani-2': '2213 NE', 'akinci-1': '2212 N' },
      command: 'bathyani',
    });
    play(match, 'shock bathyani-2 right');
    const lines = preview(match, 'shock bathyani-1 left')[0].lines as Lines;
    expect(value(lines, 'M19.7.1')).toBe(0);
  });

  test('M19.7.2 all attackers across the trench -2, in either direction', () => {
    // 1815 is behind the trench, 1915 before it.
    const trench = (attacker: string, from: string, facing: string, defender: string, to: string): number =>
      value(
        preview(
          fight({ units: { [attacker]: `${from} ${facing}`, [defender]: `${to} N` }, command: command(attacker) }),
          `shock ${attacker} left`,
        )[0].lines as Lines,
        'M19.7.2',
      );
    expect(trench('bali-1', '1915', 'N', 'hannibal-1', '1815')).toBe(-2);
    expect(trench('hannibal-1', '1815', 'S', 'bali-1', '1915')).toBe(-2);
    // Along the trench nothing is crossed: from 1816 to 1815.
    expect(trench('bali-1', '1816', 'SE', 'hannibal-1', '1815')).toBe(0);
  });

  test('M19.7.2 one attacker who does not cross it lifts it', () => {
    const match = fight({
      units: { 'bali-1': '1915 N', 'bali-2': '1816 SE', 'hannibal-1': '1815 S' },
      command: 'bali',
    });
    play(match, 'shock bali-1 left');
    expect(value(preview(match, 'shock bali-2 left')[0].lines as Lines, 'M19.7.2')).toBe(0);
  });

  test('M19.7.3 all attackers across a stream -1', () => {
    // The eastern brook runs south of 2005.
    const stream = (units: Record<string, string>, move: string): number =>
      value(preview(fight({ units, command: 'bathyani' }), move)[0].lines as Lines, 'M19.7.3');
    expect(stream({ 'bathyani-1': '2005 S', 'akinci-1': '2105 N' }, 'shock bathyani-1 left')).toBe(-1);
    expect(stream({ 'bathyani-1': '2005 S', 'akinci-1': '2106 N' }, 'shock bathyani-1 right')).toBe(-1);
    const match = fight({
      units: { 'bathyani-1': '2005 S', 'bathyani-2': '2106 SE', 'akinci-1': '2105 N' },
      command: 'bathyani',
    });
    play(match, 'shock bathyani-1 left');
    expect(value(preview(match, 'shock bathyani-2 left')[0].lines as Lines, 'M19.7.3')).toBe(0);
  });

  test('M19.7.4 some across a trench and all others across a stream: neither counts', () => {
    // No hex of the map has both, so a stream is drawn where there is none.
    const { state } = fight({ units: { 'bali-1': '1915 N', 'bali-2': '1816 SE', 'hannibal-1': '1815 S' }, at: 'free' });
    const hex = (id: string): number => kit.hexAt.get(id) as number;
    const west = kit.next[hex('1815')].indexOf(hex('1816'));
    const modifiers = (on: number): Lines => {
      const side = kit.side.map((sides) => [...sides]);
      side[hex('1815')][west] = on;
      const g = { ...state, kit: { ...kit, side } };
      const strikers = ['bali-1', 'bali-2'].map((unit) => {
        const one = kit.units.indexOf(unit);
        return { unit: one, hex: state.at[one], charging: false };
      });
      const ledger = new Ledger('Shock');
      const shockRoll = {
        defender: kit.units.indexOf('hannibal-1'),
        strikers,
        strong: 2,
        weak: 1,
        countered: false,
        earlier: 0,
      };
      shockModifier(g, shockRoll, -1, ledger);
      return ledger.lines as unknown as Lines;
    };
    expect([value(modifiers(STREAM), 'M19.7.2'), value(modifiers(STREAM), 'M19.7.3')]).toEqual([0, 0]);
    expect(value(modifiers(TRENCH), 'M19.7.2')).toBe(-2);
  });

  test('M19.7.5 the defender in a village -1', () => {
    // Merse is 0416 and 0417; 0414 is open ground.
    const lines = (to: string): Lines =>
      preview(
        fight({ units: { 'bathyani-1': '0315 S', 'akinci-1': `${to} N` }, command: 'bathyani' }),
        `shock bathyani-1 ${to === '0414' ? 'left' : 'right'}`,
      )[0].lines as Lines;
    expect(kit.place[kit.hexAt.get('0416') as number]).toBe('Merse');
    expect(value(lines('0414'), 'M19.7.5')).toBe(0);
    const village = fight({ units: { 'bathyani-1': '0316 S', 'akinci-1': '0416 N' }, command: 'bathyani' });
    expect(value(preview(village, 'shock bathyani-1 right')[0].lines as Lines, 'M19.7.5')).toBe(-1);
  });

  test('M19.7.6 swamp -1, once: under the defender, or under all attackers', () => {
    // 2201 and 2102 are swamp, 2104 is not.
    const swamp = (units: Record<string, string>, move: string): number =>
      value(preview(fight({ units, command: 'bathyani' }), move)[0].lines as Lines, 'M19.7.6');
    expect(swamp({ 'bathyani-1': '2104 NE', 'akinci-1': '2103 N' }, 'shock bathyani-1 right')).toBe(-1);
    expect(swamp({ 'bathyani-1': '2103 SW', 'akinci-1': '2104 N' }, 'shock bathyani-1 right')).toBe(-1);
    expect(swamp({ 'bathyani-1': '2103 NE', 'akinci-1': '2102 N' }, 'shock bathyani-1 right')).toBe(-1);
    expect(swamp({ 'bathyani-1': '2105 NE', 'akinci-1': '2104 N' }, 'shock bathyani-1 right')).toBe(0);
  });

  test('M19.7.7 they add up: uphill across a stream', () => {
    const lines = preview(
      fight({ units: { 'bathyani-1': '2005 S', 'akinci-1': '2105 N' }, command: 'bathyani' }),
      'shock bathyani-1 left',
    )[0].lines as Lines;
    expect([value(lines, 'M19.7.1'), value(lines, 'M19.7.3')]).toEqual([-1, -1]);
  });
});

describe('what to expect', () => {
  const charge = (attacker: string, defender: string, state = ''): Record<string, number> =>
    odds(
      { units: { [attacker]: '1515 S', [defender]: `1714 N${state}` }, command: command(attacker) },
      `charge ${attacker} at ${defender}`,
    );
  const attack = (attacker: string, defender: string, state = ''): Record<string, number> =>
    odds(
      { units: { [attacker]: '1515 S', [defender]: `1614 N${state}` }, command: command(attacker) },
      `shock ${attacker} left`,
    );
  const trench = (attacker: string): Record<string, number> =>
    odds(
      { units: { [attacker]: '1915 N', 'hannibal-1': '1815 S' }, command: command(attacker) },
      `shock ${attacker} left`,
    );

  test('M19.12.1 Hungarian HC charges LvI', () => {
    expect(charge('tomori-1', 'centre-levy-1')).toEqual({ 'D+R': 2, 'D+R+CA': 2, 'RT+CA': 3, 'E+CA': 3 });
  });
  test('M19.12.2 Hungarian HC charges LC', () => {
    // No Ottoman LC exists: Akincis have one more SDR, which the leader's absence does not change.
    expect(charge('tomori-1', 'akinci-1')).toEqual({ 'D+R': 2, 'D+R+CA': 2, 'RT+CA': 3, 'E+CA': 3 });
    expect(charge('porte-1', 'perenyi-1')).toEqual({ D: 1, 'D+R': 2, 'D+R+CA': 2, 'RT+CA': 3, 'E+CA': 2 });
  });
  test('M19.12.3 Hungarian HC charges MC in order', () => {
    expect(charge('tomori-1', 'bali-1')).toEqual({ 'AD+D': 1, D: 2, 'D+R': 2, 'D+R+CA': 2, 'RT+CA': 3 });
  });
  test('M19.12.4 Hungarian HC charges a Disordered MC', () => {
    expect(charge('tomori-1', 'bali-1', ' disordered')).toEqual({ RT: 2, 'RT+CA': 3, 'E+CA': 5 });
  });
  test('M19.12.5 Hungarian HC charges Ottoman HC', () => {
    expect(charge('tomori-1', 'porte-1')).toEqual({ AD: 2, 'AD+D': 1, D: 2, 'D+R': 2, 'D+R+CA': 2, 'RT+CA': 1 });
  });
  test('M19.12.6 MC charges Hungarian HC', () => {
    expect(charge('bali-1', 'tomori-1')).toEqual({ 'AD+AR': 1, AD: 3, 'AD+D': 1, D: 2, 'D+R': 2, 'D+R+CA': 1 });
  });
  test('M19.12.7 Ottoman HC attacks RI behind the trench', () => {
    expect(trench('porte-1')).toEqual({ 'AD+AR': 4, AD: 2, NE: 3, R: 1 });
  });
  test('M19.12.8 MC attacks RI behind the trench', () => {
    expect(trench('bali-1')).toEqual({ 'AD+AR': 5, AD: 2, NE: 3 });
  });
  test('M19.12.9 RI attacks Hungarian HC', () => {
    expect(attack('janissary-1', 'tomori-1')).toEqual({ 'AD+AR': 3, AD: 2, NE: 3, R: 2 });
  });
  test('M19.12.10 LC attacks a Disordered MC', () => {
    expect(attack('bathyani-1', 'bali-1', ' disordered')).toEqual({ NE: 3, R: 2, RT: 3, 'RT+CA': 2 });
  });
});

describe('the tables', () => {
  /** The result of a roll with that total, read off a column of the kit as the game reads it. */
  const bands = (table: number, shaken: number): string[] => {
    const out: string[] = [];
    const { from, result } = kit.shockTable[table][shaken];
    for (let total = -3; total <= 15; total++) {
      let band = 0;
      while (band + 1 < from.length && total >= from[band + 1]) band++;
      out.push(`${total}:${result[band]}`);
    }
    return out;
  };
  const expected = (cells: readonly [upTo: number, result: number][]): string[] => {
    const out: string[] = [];
    for (let total = -3; total <= 15; total++) out.push(`${total}:${cells.find(([upTo]) => total <= upTo)?.[1]}`);
    return out;
  };

  test('M19.4.1 the Shock Table, defender in order', () => {
    expect(bands(0, 0)).toEqual(
      expected([
        [-1, AD | AR],
        [1, AD],
        [4, 0],
        [6, R],
        [8, D | R],
        [10, D | R | CA],
        [12, RT | CA],
        [99, E | CA],
      ]),
    );
  });
  test('M19.4.2 the Shock Table, defender Disordered', () => {
    expect(bands(0, 1)).toEqual(
      expected([
        [-1, AD | AR],
        [0, AD],
        [3, 0],
        [5, R],
        [8, RT],
        [10, RT | CA],
        [99, E | CA],
      ]),
    );
  });
  test('M19.5.1 the Charge Table, defender in order', () => {
    expect(bands(1, 0)).toEqual(
      expected([
        [-1, AD | AR],
        [2, AD],
        [3, AD | D],
        [5, D],
        [7, D | R],
        [9, D | R | CA],
        [12, RT | CA],
        [99, E | CA],
      ]),
    );
  });
  test('M19.5.2 the Charge Table, defender Disordered', () => {
    expect(bands(1, 1)).toEqual(
      expected([
        [-1, AD | AR],
        [1, AD],
        [3, R],
        [6, RT],
        [9, RT | CA],
        [99, E | CA],
      ]),
    );
  });
});
