import { describe, expect, test } from 'vitest';
import { errorCode, eventsOf, go, kit, refusal, table } from '../testing.ts';

const miss = (n: number): number[] => new Array<number>(n).fill(1);
const trench = { 'glacis-c': { control: 'ottoman' as const, improvised: 2 } };

describe('Morale', () => {
  test('V5.1 each side has a track with the spaces 0 (End) to 10', () => {
    expect(kit.moraleTop).toBe(10);
    expect(errorCode(() => table({ morale: [10, 1] }))).toBe('none');
    expect(errorCode(() => table({ morale: [11, 8] }))).toBe('bad-position');
    expect(errorCode(() => table({ morale: [8, -1] }))).toBe('bad-position');
  });

  test('V5.1 the tracks of the two sides move apart from each other', () => {
    const match = table({ morale: [5, 6], ottoman: { hand: ['OS11', 'OS1'] }, habsburg: { hand: ['HS1', 'HS2'] } });
    go(match, 'play OS11');
    expect(match.state.morale).toEqual([7, 6]);
    go(match, 'play HS1');
    expect(match.state.morale).toEqual([7, 8]);
  });

  test('V5.2 Morale above 10 is lost; the marker stays on 10', () => {
    const match = table({ morale: [9, 8], ottoman: { hand: ['OS11', 'OS1'] }, habsburg: { hand: ['HS1', 'HS2'] } });
    go(match, 'play OS11');
    expect(match.state.morale).toEqual([10, 8]);
    expect(eventsOf(match, 'morale')).toMatchObject([{ rule: 'V17.OS11', side: 'ottoman', by: 1, now: 10 }]);
  });

  test('V5.2 the ledger of a battle shows what is lost above the top', () => {
    const match = table({
      morale: [9, 8],
      hexes: { ...trench, 'cw-c': { improvised: 0 } },
      ottoman: { hand: ['OS1', 'OS2'], tactics: ['OT9'] },
      habsburg: { hand: ['HS1', 'HS2'] },
      dice: miss(9),
    });
    go(match, 'assault cw-c with OS1', 'contest', 'send yeniceri x3', 'send militia x3', 'lay OT9', 'cannons none');
    expect(match.state.morale).toEqual([10, 6]);
    expect(eventsOf(match, 'morale')[0]).toMatchObject({
      side: 'ottoman',
      by: 1,
      now: 10,
      ledger: {
        lines: [
          ['V13.7.14', 'attack won', 1],
          ['V18.OT9', 'Gülbank', 1],
          ['V5.2', 'above the top of the track', -1],
        ],
        total: 1,
      },
    });
  });

  test('V5.2 at 10 nothing is gained: the other clause still counts, a card with no other clause is refused', () => {
    const match = table({
      morale: [10, 8],
      ottoman: { hand: ['OS14', 'OS11', 'OS1'] },
      habsburg: { hand: ['HS1', 'HS2'] },
    });
    expect(refusal(match, 'play OS11')).toEqual(['V14.4']);
    go(match, 'play OS14');
    expect(match.state.morale).toEqual([10, 7]);
    expect(eventsOf(match, 'morale')).toMatchObject([
      {
        side: 'ottoman',
        by: 0,
        now: 10,
        ledger: {
          lines: [
            ['V17.OS14', 'change', 1],
            ['V5.2', 'above the top of the track', -1],
          ],
        },
      },
      { side: 'habsburg', by: -1, now: 7 },
    ]);
  });

  test('V5.3 Morale below End does not exist; the marker stops there', () => {
    const match = table({
      turn: 'habsburg',
      morale: [1, 8],
      ottoman: { hand: ['OS1', 'OS2'] },
      habsburg: { hand: ['HS22', 'HS1'] },
    });
    go(match, 'play HS22');
    expect(match.state.morale).toEqual([0, 8]);
    expect(eventsOf(match, 'morale')).toMatchObject([{ rule: 'V17.HS22', side: 'ottoman', by: -1, now: 0 }]);
    expect(match.over).toBe(true);
  });

  test('V5.3 the ledger of a battle shows what falls below End', () => {
    const match = table({
      morale: [8, 1],
      hexes: { ...trench, 'cw-c': { improvised: 0 } },
      ottoman: { hand: ['OS1', 'OS2'], tactics: ['OT9'] },
      habsburg: { hand: ['HS1', 'HS2'] },
      dice: miss(9),
    });
    go(match, 'assault cw-c with OS1', 'contest', 'send yeniceri x3', 'send militia x3', 'lay OT9', 'cannons none');
    expect(match.state.morale).toEqual([10, 0]);
    expect(eventsOf(match, 'morale')[1]).toMatchObject({
      side: 'habsburg',
      by: -1,
      now: 0,
      ledger: {
        lines: [
          ['V13.7.14', 'hex lost', -1],
          ['V18.OT9', 'Gülbank', -1],
          ['V5.3', 'below End', 1],
        ],
        total: -1,
      },
    });
  });

  test('V5.5 Recovering is never paid below Morale 1, while a defeat is', () => {
    const match = table({
      morale: [2, 8],
      hexes: trench,
      ottoman: { hand: ['OS1', 'OS2'], discard: ['yerikulu', 'yerikulu'] },
      habsburg: { hand: ['HS1', 'HS2'] },
      dice: miss(9),
    });
    go(match, 'assault cw-c with OS1', 'contest');
    expect(refusal(match, 'send recovered yerikulu x2, yerikulu')).toEqual(['V12.3.3']);
    go(match, 'send recovered yerikulu, yerikulu x2');
    expect(match.state.morale[0]).toBe(1);
    go(match, 'send elite x3', 'pull back front yerikulu');
    expect(match.state.morale[0]).toBe(0);
    expect(match.result).toMatchObject({ winner: 'habsburg', rule: 'V6.5' });
  });
});
