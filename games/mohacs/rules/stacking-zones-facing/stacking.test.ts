import { describe, expect, test } from 'vitest';
import { hexOf, kit, movesOf, play, refusal, table } from '../../testing.ts';
import { unitAt } from './stacking.ts';

/** The plain between the trench and the Borza is level and clear: 1520 has 1419, 1519, 1619, 1620, 1521 and 1420 around it. */
const hex = (id: string): number => kit.hexAt.get(id) as number;
const unit = (id: string): number => kit.units.indexOf(id);

describe('M3.1 stacking', () => {
  test('M3.1.1.1 two combat units are never in one hex, not even in passing', () => {
    const units = {
      'tomori-1': '1520',
      'lajos-1': '1620',
      'perenyi-1': '1619',
      'perenyi-2': '1519',
      'perenyi-3': '1521',
    };
    const wall = table({ command: 'tomori', units: { ...units, 'perenyi-4': '1419', 'perenyi-5': '1420' } });
    expect(refusal(wall, 'move tomori-1 to 1620 facing S')).toEqual(['M3.1.1.1']);
    expect(refusal(wall, 'move tomori-1 to 1720 facing S')).toEqual(['M3.1.1.3']);
    expect(movesOf(wall, 'tomori-1')).toEqual([]);
    expect(movesOf(table({ command: 'tomori', units }), 'tomori-1')).toContain('1720');
  });

  test('M3.1.1.2 a unit may pass a friendly gun, but not stop with it', () => {
    const units = {
      'tomori-1': '1520',
      'hannibal-gun-1': '1620',
      'perenyi-1': '1619',
      'perenyi-2': '1519',
      'perenyi-3': '1521',
      'perenyi-4': '1419',
      'perenyi-5': '1420',
    };
    const match = table({ command: 'tomori', units });
    expect(refusal(match, 'move tomori-1 to 1620 facing S')).toEqual(['M3.1.1.2']);
    play(match, 'move tomori-1 to 1720 facing N');
    expect(hexOf(match, 'tomori-1')).toBe('1720');
    expect(hexOf(match, 'hannibal-gun-1')).toBe('1620');
    expect(unitAt(match.state, hex('1620'))).toBe(unit('hannibal-gun-1'));
  });

  test('M3.1.1.3 a unit that would have to stop with a gun may not enter: an enemy ZOC, or no MP to go on', () => {
    const ring = {
      'perenyi-1': '1619',
      'perenyi-2': '1519',
      'perenyi-3': '1521',
      'perenyi-4': '1419',
      'perenyi-5': '1420',
    };
    const zoned = { 'tomori-1': '1520', 'hannibal-gun-1': '1620', ...ring, 'bali-1': '1720 N' };
    expect(movesOf(table({ command: 'tomori', units: zoned }), 'tomori-1')).toEqual([]);
    // Foot with 4 MP, three of them for the way to the gun: one step beyond it and no more.
    const foot = { 'zalkan-levy-1': '1520', 'hannibal-gun-1': '1620', ...ring };
    expect(movesOf(table({ command: 'zalkan', units: foot }), 'zalkan-levy-1')).toContain('1922');
    const guns = { ...foot, 'hannibal-gun-2': '1720', 'hannibal-gun-3': '1721', 'hannibal-gun-4': '1621' };
    // Three guns in a row behind one another leave it fewer hexes to stop in.
    const match = table({ command: 'zalkan', units: guns });
    expect(movesOf(match, 'zalkan-levy-1')).not.toContain('1720');
    expect(refusal(match, 'move zalkan-levy-1 to 1720 facing S')).toEqual(['M3.1.1.2']);
  });

  test('M3.1.1.4 leaders may be with any unit of their side, and several in one hex', () => {
    const match = table({
      command: 'tomori',
      units: { 'tomori-1': '1520', 'lajos-1': '1620', 'bali-1': '2520' },
      leaders: { tomori: '1520', lajos: '1620' },
    });
    expect(refusal(match, 'lead tomori to 1620')).toEqual([]);
    play(match, 'lead tomori to 1620');
    expect(match.state.post[kit.leaders.indexOf('tomori')]).toBe(hex('1620'));
  });

  test('M3.1.1.5 a leader may not enter the hex of an enemy unit or an enemy leader', () => {
    const match = table({
      command: 'tomori',
      units: { 'tomori-1': '1520', 'bali-1': '1522', 'tomori-2': '1420' },
      leaders: { tomori: '1520', bali: '1518' },
    });
    expect(refusal(match, 'lead tomori to 1522')).toContain('M3.1.1.5');
    expect(refusal(match, 'lead tomori to 1518')).toContain('M3.1.1.5');
    expect(refusal(match, 'lead tomori to 1420')).toEqual([]);
  });

  test('M3.1.1.6 a unit may enter the hex of an enemy leader who is alone; he is dealt with before', () => {
    const match = table({
      command: 'tomori',
      units: { 'tomori-1': '1520', 'bali-1': '1716 S' },
      leaders: { tomori: '1520', bali: '1720' },
    });
    play(match, 'move tomori-1 to 1720 facing S');
    expect(hexOf(match, 'tomori-1')).toBe('1720');
    expect(match.state.post[kit.leaders.indexOf('bali')]).toBe(hex('1716'));
  });
});
