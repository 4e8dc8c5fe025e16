import { describe, expect, test } from 'vitest';
import { type Field, kit, play, refusal, table } from '../../testing.ts';

/** The units of the command that are in command once it has been named. */
const led = (setting: Field): string[] => {
  const { state } = table({ at: 'activation', ...setting });
  return kit.units.filter((_, unit) => state.led[unit] === 1);
};
/** 1520 is on level and clear ground; along the row the distances are easy to count. Tomori has CR 6, Lajos 4. */
const tomori = (more: Record<string, string>, leader = '1520'): string[] =>
  led({ command: 'tomori', units: more, leaders: { tomori: leader } });

describe('M12.1 Command Range', () => {
  test('M12.1.0.1 a chain of at most CR steps leads from the leader to the unit', () => {
    expect(tomori({ 'tomori-1': '1514', 'tomori-2': '1527' })).toEqual(['tomori-1']);
    expect(tomori({ 'tomori-1': '1513', 'tomori-2': '1526' })).toEqual(['tomori-2']);
  });

  test('M12.1.0.1 the chain may go round an obstacle if it is long enough', () => {
    // bali-1 in 1518 bars the straight way to 1515; round it is no longer than 6.
    expect(tomori({ 'tomori-1': '1515', 'bali-1': '1518 N disordered' })).toEqual(['tomori-1']);
  });

  test('M12.1.0.2 no hex between may hold an enemy combat unit', () => {
    const ring = { 'bali-1': '1519', 'bali-2': '1619', 'bali-3': '1419', 'rumelia-1': '1420', 'rumelia-2': '1620' };
    const shut = Object.fromEntries(
      Object.entries({ ...ring, 'rumelia-3': '1521' }).map(([unit, hex]) => [unit, `${hex} disordered`]),
    );
    expect(tomori({ 'tomori-1': '1517', ...shut })).toEqual([]);
    const { 'rumelia-3': _gap, ...open } = shut;
    expect(tomori({ 'tomori-1': '1522', ...open })).toEqual(['tomori-1']);
  });

  test('M12.1.0.3 nor be in an enemy ZOC, unless a friendly combat unit is in it', () => {
    // Lajos, with a CR of 4, is three hexes from his unit; horse north and south of the row covers what lies between.
    const horse = { 'bali-1': '1418 SW', 'bali-2': '1619 NW', 'rumelia-1': '1420 SE', 'rumelia-2': '1621 NE' };
    const lajos = (more: Record<string, string>): string[] =>
      led({ command: 'lajos', units: { 'lajos-1': '1518 disordered', ...horse, ...more }, leaders: { lajos: '1521' } });
    expect(lajos({})).toEqual([]);
    // Friends of any command in the two hexes keep the chain together.
    expect(lajos({ 'tomori-1': '1519', 'perenyi-1': '1520' })).toEqual(['lajos-1']);
    expect(lajos({ 'tomori-1': '1519' })).toEqual([]);
    // Disordered horse has no ZOC.
    const shaken = Object.fromEntries(Object.entries(horse).map(([unit, where]) => [unit, `${where} disordered`]));
    expect(lajos(shaken)).toEqual(['lajos-1']);
  });

  test('M12.1.0.4 the two end hexes never bar the chain, nor does terrain', () => {
    // Leader and unit both in enemy ZOCs; and across the Borza.
    expect(tomori({ 'tomori-1': '1519', 'bali-1': '1619 N', 'bali-2': '1620 N' })).toEqual(['tomori-1']);
    expect(tomori({ 'tomori-1': '0913' }, '1113')).toEqual(['tomori-1']);
  });

  test('M12.1.0.5 command is determined once and holds to the end of the activation', () => {
    const match = table({
      at: 'activation',
      command: 'tomori',
      units: { 'tomori-1': '1514', 'tomori-2': '1527' },
      leaders: { tomori: '1520' },
    });
    play(match, 'lead tomori to 1524');
    expect(['tomori-1', 'tomori-2'].map((unit) => match.state.led[kit.units.indexOf(unit)])).toEqual([1, 0]);
  });

  test('M12.1.1 a unit next to one in command is in command too, and so on; guns pass it on, Retired units do not', () => {
    expect(tomori({ 'tomori-1': '1514', 'tomori-2': '1513', 'tomori-3': '1512' })).toHaveLength(3);
    expect(tomori({ 'tomori-1': '1514', 'tomori-2': '1513 retired', 'tomori-3': '1512' })).toEqual([
      'tomori-1',
      'tomori-2',
    ]);
    const hannibal = (more: Record<string, string>) =>
      led({ command: 'hannibal', units: more, leaders: { hannibal: '1520' } });
    expect(hannibal({ 'hannibal-gun-1': '1515', 'hannibal-1': '1514' })).toHaveLength(2);
    // A unit of another command passes nothing on.
    expect(tomori({ 'tomori-1': '1513', 'lajos-1': '1514' })).toEqual([]);
  });
});

describe('M12.2.0 Suleiman and Achmed', () => {
  const units = { 'centre-levy-1': '3010', 'porte-1': '3009', 'centre-levy-2': '3025', 'porte-2': '3027' };

  test('M12.2.0.2 levies trace to Suleiman or to Achmed, the others to Suleiman only', () => {
    const centre = (leaders: Record<string, string>): string[] => led({ command: 'centre', units, leaders });
    expect(centre({ suleiman: '3008', achmed: '3030' })).toEqual(['porte-1', 'centre-levy-1', 'centre-levy-2']);
    expect(centre({ suleiman: '3008', achmed: '2406' })).toEqual(['porte-1', 'centre-levy-1']);
  });

  test('M12.2.0.2 Achmed moves too when Suleiman is activated', () => {
    const match = table({ command: 'centre', units, leaders: { suleiman: '3008', achmed: '3025' } });
    expect(refusal(match, 'lead achmed to 3024')).toEqual([]);
    expect(refusal(match, 'lead suleiman to 3007')).toEqual([]);
  });

  test('M12.2.0.3 Achmed by himself leads the levies alone', () => {
    const setting: Field = { command: 'levies', units, leaders: { suleiman: '3008', achmed: '3011' } };
    expect(led(setting)).toEqual(['centre-levy-1']);
    const match = table(setting);
    expect(refusal(match, 'move porte-1 to 2909 facing N')).toContain('M2.2.4');
    expect(refusal(match, 'move centre-levy-1 to 2910 facing N')).toEqual([]);
    expect(refusal(match, 'lead suleiman to 3007')).toEqual(['M12.2.2.1']);
  });
});
