import { describe, expect, test } from 'vitest';
import { due, type Field, kit, play, refusal, table } from '../../testing.ts';
import { NOT_BEGUN } from '../movement/conditions.ts';
import { HUNGARY } from '../the-battle/state.ts';
import { targetsOf } from './targets.ts';

/** 1520 lies on level and clear ground; its neighbours from the north-east on: 1419, 1519, 1619, 1620, 1521, 1420. */
const AROUND = { NE: '1419', E: '1519', SE: '1619', SW: '1620', W: '1521', NW: '1420' };
/** The directions in which a unit in 1520 may fire at a neighbour. */
const arc = (command: string, unit: string, facing: string): string[] =>
  Object.entries(AROUND)
    .filter(([, hex]) => {
      const enemy = command === 'ibrahim' || command === 'rumelia' ? 'tomori-1' : 'bali-1';
      const match = table({ command, units: { [unit]: `1520 ${facing}`, [enemy]: `${hex} disordered` } });
      return refusal(match, `fire ${unit} at ${enemy}`).length === 0;
    })
    .map(([word]) => word);
/** Why a shot from 1520 at an enemy in that hex is refused. */
const shot = (unit: string, facing: string, hex: string, more: Field = {}): string[] => {
  const command = { hannibal: 'hannibal', zalkan: 'zalkan', rumelia: 'rumelia', akinci: 'ibrahim' }[unit.split('-')[0]];
  const enemy = command === 'ibrahim' || command === 'rumelia' ? 'tomori-1' : 'bali-1';
  const match = table({
    ...more,
    command: command as string,
    units: { ...more.units, [unit]: `1520 ${facing}`, [enemy]: hex },
  });
  return refusal(match, `fire ${unit} at ${enemy}`);
};

describe('M7.1 range', () => {
  test('M7.1.1, M7.4.0.2 every enemy unit in range may be chosen, whoever it is, but no gun', () => {
    for (const unit of kit.units) {
      const [command, archer] =
        kit.unit[kit.units.indexOf(unit)].side === HUNGARY
          ? ['ibrahim', 'centre-archer-1']
          : ['zalkan', 'zalkan-archer-1'];
      const match = table({ command, units: { [archer]: '1520 S', [unit]: '1620 N' } });
      const targets = targetsOf(match.state, kit.units.indexOf(archer), NOT_BEGUN);
      expect(targets.map((target) => kit.units[target])).toEqual(kit.unit[kit.units.indexOf(unit)].gun ? [] : [unit]);
    }
  });

  test('M7.1.1 bows reach two hexes, muskets one, guns four', () => {
    expect([shot('zalkan-archer-1', 'S', '1719'), shot('zalkan-archer-1', 'S', '1819')]).toEqual([[], ['M7.1.1']]);
    expect([shot('hannibal-1', 'S', '1620'), shot('hannibal-1', 'S', '1720')]).toEqual([[], ['M7.1.1']]);
    expect([shot('hannibal-gun-1', 'S', '1920'), shot('hannibal-gun-1', 'S', '2018')]).toEqual([[], ['M7.1.1']]);
    expect([shot('rumelia-gun-1', 'N', '1118'), shot('rumelia-gun-1', 'N', '1017')]).toEqual([[], ['M7.1.1']]);
  });
});

describe('M7.2.0 arc', () => {
  test('M7.2.0.1 archers fire through front and flanks', () => {
    expect(arc('zalkan', 'zalkan-archer-1', 'S')).toEqual(['E', 'SE', 'SW', 'W']);
    expect(arc('ibrahim', 'akinci-1', 'NE')).toEqual(['NE', 'E', 'SE', 'NW']);
    expect(shot('zalkan-archer-1', 'S', '1419')).toEqual(['M7.2.0.1']);
  });

  test('M7.2.0.2 muskets through the front only', () => {
    expect(arc('hannibal', 'hannibal-1', 'S')).toEqual(['SE', 'SW']);
    expect(shot('hannibal-1', 'S', '1519')).toEqual(['M7.2.0.2']);
  });

  test('M7.2.0.3 guns through the front only', () => {
    expect(arc('hannibal', 'hannibal-gun-1', 'N')).toEqual(['NE', 'NW']);
    expect(arc('rumelia', 'rumelia-gun-1', 'SW')).toEqual(['SW', 'W']);
  });

  test('M7.2.0.4 in Reaction Fire archers too are limited to their frontal hexes', () => {
    // The archers face north: into 1519 at their flank nobody is shot at in reaction.
    const units = { 'centre-archer-1': '1520 N disordered', 'bathyani-1': '1418' };
    const flank = play(table({ command: 'bathyani', units }), 'move bathyani-1 to 1519 facing S');
    expect(due(flank)).toBe('go');
    const front = play(table({ command: 'bathyani', units }), 'move bathyani-1 to 1419 facing S');
    expect(due(front)).toBe('reaction');
  });

  test('M7.2.0.5 exactly through a corner it is enough that one of the two sides is permitted', () => {
    // 1720 lies straight south: through the corner between south-east and south-west. 1618 through the one between E and SE.
    expect(shot('hannibal-gun-1', 'S', '1720')).toEqual([]);
    expect(shot('hannibal-gun-1', 'SE', '1720')).toEqual([]);
    expect(shot('hannibal-gun-1', 'NE', '1720')).toEqual(['M7.2.0.2']);
    expect(shot('hannibal-gun-1', 'S', '1618')).toEqual([]);
    expect(shot('hannibal-gun-1', 'SW', '1618')).toEqual(['M7.2.0.2']);
  });
});

describe('M7.2.1 line of sight', () => {
  test('M7.2.1.1 a firer needs a line of sight', () => {
    // Merse, 0416 and 0417, between the archers in 0318 and the horse in 0516.
    const archers = (hex: string): string[] =>
      refusal(
        table({ command: 'zalkan', units: { 'zalkan-archer-1': '0317 S', 'bali-1': `${hex} N` } }),
        'fire zalkan-archer-1 at bali-1',
      );
    expect(archers('0517')).toEqual(['M7.2.1.1']);
    expect(archers('0416')).toEqual([]);
  });

  test('M7.2.1.7 guns do not fire through a hex with a combat unit, friendly or enemy', () => {
    const at = (units: Record<string, string>) => shot('hannibal-gun-1', 'S', '1818', { units });
    expect(at({})).toEqual([]);
    expect(at({ 'tomori-1': '1719' })).toEqual(['M7.2.1.7']);
    expect(at({ 'bali-2': '1719' })).toEqual(['M7.2.1.7']);
    expect(at({ 'tomori-1': '1720' })).toEqual([]);
  });

  test('M7.2.1.7 along a hexside units must stand on both sides', () => {
    const at = (units: Record<string, string>) => shot('hannibal-gun-1', 'S', '1720', { units });
    expect(at({ 'tomori-1': '1619' })).toEqual([]);
    expect(at({ 'tomori-1': '1619', 'tomori-2': '1620' })).toEqual(['M7.2.1.7']);
  });

  test('M7.2.1.8 archers fire over units; M7.2.1.9 leaders bar nothing', () => {
    const over = { units: { 'tomori-1': '1619', 'tomori-2': '1620' } };
    expect(shot('zalkan-archer-1', 'S', '1720', over)).toEqual([]);
    expect(shot('hannibal-gun-1', 'S', '1818', { leaders: { hannibal: '1719' } })).toEqual([]);
  });
});

describe('M7.3, M7.4 who may fire at whom', () => {
  test('M7.3.0.1 only units with bows or muskets and guns', () => {
    const match = table({ command: 'tomori', units: { 'tomori-1': '1520 S', 'bali-1': '1620' } });
    expect(refusal(match, 'fire tomori-1 at bali-1')).toContain('M7.3.0.1');
  });

  test('M7.3.0.2, M7.3.0.3 Disordered units may fire, Retired ones may not', () => {
    const archers = (state: string): string[] =>
      refusal(
        table({ command: 'zalkan', units: { 'zalkan-archer-1': `1520 S ${state}`, 'bali-1': '1620' } }),
        'fire zalkan-archer-1 at bali-1',
      );
    expect([archers('disordered'), archers('retired')]).toEqual([[], ['M7.3.0.3']]);
  });

  test('M7.4.0.1, M7.4.0.2 at one enemy combat unit, never at guns', () => {
    const units = { 'zalkan-archer-1': '1520 S', 'bali-1': '1620', 'rumelia-gun-1': '1619', 'tomori-1': '1519' };
    const match = table({ command: 'zalkan', units });
    expect(refusal(match, 'fire zalkan-archer-1 at rumelia-gun-1')).toEqual(['M7.4.0.2']);
    expect(refusal(match, 'fire zalkan-archer-1 at tomori-1')).toEqual(['M7.4.0.1']);
    expect(refusal(match, 'fire zalkan-archer-1 at bali-2')).toEqual(['M7.4.0.1']);
  });
});
