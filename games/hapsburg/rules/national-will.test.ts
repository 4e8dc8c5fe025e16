import { describe, expect, test } from 'vitest';
import { errorCode, eventsOf, kit, play, type Table, table } from '../testing.ts';

/** The National Will Phase of card 5; the next card rolls no dice. */
const count = (setting: Table) => table({ card: 5, at: 'will', dice: ['#35'], ...setting });
const will = (setting: Table) => eventsOf(count(setting), 'national will')[0];
/** So many battle markers, none twice. */
const markers = (from: number, to: number): string[] => kit.battleIds.slice(from, to);

/** A Kaiserschlacht battle has been fought, and no more will be. */
const ended = { kaiserschlacht: 'ended' };

describe('the count', () => {
  test.each([-5, -1, 3, 5])('H7.0.1 what the marker showed before (%i) plays no part', (before) => {
    const match = count({ fields: { will: before }, victories: markers(0, 2), defeats: markers(2, 3) });
    expect(eventsOf(match, 'national will')).toMatchObject([{ rule: 'H7.0.8', total: 1, shown: 1 }]);
    expect(match.state.will).toBe(1);
  });

  test('H7.0.1 an empty board counts 0', () => {
    expect(will({})).toMatchObject({ total: 0, shown: 0, ledger: { title: 'National Will', lines: [] } });
  });

  test('H7.0.2 Russia Tires comes before the count', () => {
    const match = count({ card: 21, fronts: { carpathian: 4 } });
    expect(match.events('all').slice(0, 2)).toMatchObject([
      { event: 'russia tires', rule: 'H13.21.1' },
      { event: 'national will', total: 1, ledger: { lines: [['H7.0.3', 'Victories', 1]] } },
    ]);
  });

  test('H7.0.2 with another card there is no such check', () => {
    expect(eventsOf(count({ fronts: { carpathian: 4 } }), 'russia tires')).toEqual([]);
  });

  test('H7.0.3 each marker in the Victories Box adds 1, of whatever kind', () => {
    expect(will({ fields: ended, victories: ['mons', 'cer', 'kaiserschlacht-1', 'russia-tires'] })).toMatchObject({
      total: 4,
      ledger: { lines: [['H7.0.3', 'Victories', 4]] },
    });
  });

  test('H7.0.4 each marker in the Defeats Box takes 1, of whatever kind', () => {
    expect(will({ fields: ended, defeats: ['mons', 'cer', 'kaiserschlacht-1', 'dogger-bank'] })).toMatchObject({
      total: -4,
      ledger: { lines: [['H7.0.4', 'Defeats', -4]] },
    });
  });

  test('H7.0.5 each Nationality in Revolt takes 1, one in space 1 takes nothing', () => {
    expect(will({ loyalty: { czech: 0, croat: 1, hungarian: 0 } })).toMatchObject({
      total: -2,
      ledger: {
        lines: [
          ['H7.0.5', 'Czechs', -1],
          ['H7.0.5', 'Hungarians', -1],
        ],
      },
    });
  });

  test('H7.0.6 each flag that the Fronts control takes 1', () => {
    expect(will({ fronts: { polish: 2, carpathian: 2 } })).toMatchObject({
      total: -2,
      ledger: {
        lines: [
          ['H7.0.6', 'Tarnow', -1],
          ['H7.0.6', 'Debrecen', -1],
        ],
      },
    });
  });

  test('H7.0.7 markers in the Stalemates Box count nothing', () => {
    expect(will({ stalemates: markers(0, 8) })).toMatchObject({ total: 0, ledger: { lines: [] } });
  });

  test.each([
    [4, 4],
    [5, 5],
    [6, 5],
    [9, 5],
  ])('H7.0.8 a result of %i is shown as %i', (total, shown) => {
    const match = count({ victories: markers(0, total) });
    expect(eventsOf(match, 'national will')).toMatchObject([{ rule: 'H7.0.8', total, shown }]);
    expect(match.state.will).toBe(shown);
  });

  test('H7.0.8 a marker above 5 is impossible', () => {
    expect(errorCode(() => table({ card: 5, fields: { will: 6 } }))).toBe('bad-position');
    expect(errorCode(() => table({ card: 5, fields: { will: 5 } }))).toBe('none');
  });

  test.each([
    [5, false],
    [6, true],
    [7, true],
  ])('H7.0.9 %i Defeats: the game is lost: %s', (defeats, lost) => {
    const match = count({ defeats: markers(0, defeats), fields: { will: 0 } });
    expect(eventsOf(match, 'national will')).toMatchObject([{ total: -defeats }]);
    expect(match.over).toBe(lost);
    expect(match.result).toEqual(lost ? { winner: null, how: 'will', rule: 'H8.1.2', score: [-1] } : null);
    expect(eventsOf(match, 'card revealed')).toHaveLength(lost ? 0 : 1);
  });

  test('H7.0.9 a position with a will below -5 is no position to play on from', () => {
    expect(errorCode(() => table({ card: 5, fields: { will: -6 } }))).toBe('bad-position');
    expect(errorCode(() => table({ card: 5, fields: { will: -5 } }))).toBe('none');
  });

  test('H7.0.10 between two such phases the marker stays, whatever happens', () => {
    const match = table({
      card: 3,
      at: 'event',
      fronts: { polish: 2, carpathian: 5 },
      loyalty: { croat: 1 },
      fields: { will: 2 },
      dice: [2, 3, 6, '#35'],
    });
    // Cer is lost, the Croats are in Revolt, the Polish Front leaves Tarnow.
    play(match, 'attack polish alone by actions');
    expect(match.state.will).toBe(2);
    play(match, 'end actions');
    expect(match.state.will).toBe(-2);
  });

  test('H7.0.11, H7.0.3, H7.0.4, H7.0.5, H7.0.6 example: 1 less 4 less 1 less 1 is -5, just enough', () => {
    const match = count({
      victories: markers(0, 1),
      defeats: markers(1, 5),
      loyalty: { croat: 0 },
      fronts: { polish: 2 },
    });
    expect(eventsOf(match, 'national will')).toMatchObject([
      {
        total: -5,
        shown: -5,
        ledger: {
          lines: [
            ['H7.0.3', 'Victories', 1],
            ['H7.0.4', 'Defeats', -4],
            ['H7.0.5', 'Croats', -1],
            ['H7.0.6', 'Tarnow', -1],
          ],
          total: -5,
        },
      },
    ]);
    expect(match.over).toBe(false);
  });
});
