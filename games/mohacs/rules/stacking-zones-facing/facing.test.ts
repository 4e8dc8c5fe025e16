import { describe, expect, test } from 'vitest';
import { FACINGS } from '../../data/geometry.ts';
import { facingOf, kit, play, refusal, table } from '../../testing.ts';
import { aspectOf, inFront } from './facing.ts';

/** The plain between the trench and the Borza is level and clear: 1520 has 1419, 1519, 1619, 1620, 1521 and 1420 around it. */
const hex = (id: string): number => kit.hexAt.get(id) as number;
const unit = (id: string): number => kit.units.indexOf(id);

describe('M3.3 facing', () => {
  test('M3.3.0.1 a unit faces one of six corners', () => {
    expect(FACINGS).toEqual(['N', 'NE', 'SE', 'S', 'SW', 'NW']);
    const match = table({ command: 'tomori', units: { 'tomori-1': '1520 S' } });
    expect(refusal(match, 'turn tomori-1 to S')).toEqual(['M3.3.0.1']);
    expect(refusal(match, 'turn tomori-1 to N')).toEqual([]);
  });

  test('M3.3.0.2 two hexes in front, two at the flanks, two in the rear', () => {
    const { state } = table({ command: 'tomori', units: { 'tomori-1': '1520 S' } });
    const around = ['1419', '1519', '1619', '1620', '1521', '1420'].map((id) =>
      aspectOf(state, unit('tomori-1'), hex(id)),
    );
    // North-east, east, south-east, south-west, west, north-west: the example of M3.3.0.3.
    expect(around).toEqual([2, 1, 0, 0, 1, 2]);
    expect(inFront(state, unit('tomori-1'), hex('1619'))).toBe(true);
    expect(inFront(state, unit('tomori-1'), hex('1519'))).toBe(false);
  });

  test('M3.3.1 facing does not limit the direction of Movement, and a unit that stops takes any', () => {
    const match = table({ command: 'tomori', units: { 'tomori-1': '1520 S' } });
    for (const where of ['1419', '1519', '1619', '1620', '1521', '1420'])
      for (const facing of FACINGS) expect(refusal(match, `move tomori-1 to ${where} facing ${facing}`)).toEqual([]);
    play(match, 'move tomori-1 to 1419 facing NE');
    expect(facingOf(match, 'tomori-1')).toBe('NE');
    expect(
      refusal(table({ command: 'tomori', units: { 'tomori-1': '1520' } }), 'move tomori-1 to 1520 facing N'),
    ).toEqual(['M3.3.1']);
  });

  test('M3.3.2.1 a unit turns only when its command acts', () => {
    const match = table({ command: 'tomori', units: { 'tomori-1': '1520', 'lajos-1': '1620' } });
    expect(refusal(match, 'turn lajos-1 to N')).toEqual(['M2.2.4']);
    play(match, 'turn tomori-1 to N');
    expect(facingOf(match, 'tomori-1')).toBe('N');
    expect(refusal(match, 'turn tomori-1 to S')).toEqual(['M6.1.1.2']);
  });

  test('M3.3.2.2 a unit that begins in an enemy ZOC and stays turns by one corner only', () => {
    const units = { 'tomori-1': '1520 S', 'bali-1': '1620 N' };
    const match = table({ command: 'tomori', units });
    expect(['SW', 'SE'].map((facing) => refusal(match, `turn tomori-1 to ${facing}`))).toEqual([[], []]);
    for (const facing of ['N', 'NE', 'NW']) expect(refusal(match, `turn tomori-1 to ${facing}`)).toEqual(['M3.3.2.2']);
    // Twice in its move: by one corner in all.
    const guns = table({
      command: 'rumelia',
      units: { 'rumelia-gun-1': '1520 N', 'tomori-1': '1419 SW', 'tomori-2': '1218' },
    });
    expect(refusal(guns, 'turn rumelia-gun-1 to S')).toEqual(['M3.3.2.2']);
    play(guns, 'turn rumelia-gun-1 to NE');
    expect(facingOf(guns, 'rumelia-gun-1')).toBe('NE');
  });

  test('M3.3.2.3 a unit that leaves its hex or stops in a ZOC it has just entered takes any facing', () => {
    const match = table({ command: 'tomori', units: { 'tomori-1': '1420 S', 'bali-1': '1620 N' } });
    for (const facing of FACINGS) expect(refusal(match, `move tomori-1 to 1520 facing ${facing}`)).toEqual([]);
    const out = table({ command: 'tomori', units: { 'tomori-1': '1520 S', 'bali-1': '1620 N' } });
    for (const facing of FACINGS) expect(refusal(out, `move tomori-1 to 1420 facing ${facing}`)).toEqual([]);
  });

  test('M3.3.2.4 turning costs no MP: a gun that turns may still fire, an emplaced one too', () => {
    const match = table({
      command: 'hannibal',
      units: { 'hannibal-gun-1': '1815 N', 'bali-1': '2016', 'bali-2': '2013' },
    });
    expect(refusal(match, 'fire hannibal-gun-1 at bali-1')).toEqual(['M7.2.0.2']);
    play(match, 'turn hannibal-gun-1 to S');
    expect(refusal(match, 'fire at bali-1')).toEqual([]);
  });
});
