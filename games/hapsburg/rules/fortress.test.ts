import { describe, expect, test } from 'vitest';
import { eventsOf, table } from '../testing.ts';

const reduce = (carpathian: number | 'off', fortress: number) =>
  table({ card: 5, at: 'fortress', fronts: { carpathian }, fields: { fortress }, dice: ['#35'] });

describe('the Fortress Reduction Phase', () => {
  test.each([3, 2, 1])('H6.0.1 with the Carpathian Front in %i the strength falls by 1', (carpathian) => {
    for (const strength of [3, 2, 1]) {
      const match = reduce(carpathian, strength);
      expect(eventsOf(match, 'fortress reduced')).toMatchObject([{ rule: 'H6.0.1', strength: strength - 1 }]);
      expect(match.state.fortress).toBe(strength - 1);
    }
  });

  test('H6.0.1 the loss comes before National Will is counted', () => {
    const match = reduce(3, 1);
    expect(eventsOf(match, 'national will')).toMatchObject([
      { total: -2, ledger: { lines: [['H2.5.8', 'Przemyśl', -2]] } },
    ]);
  });

  test.each([4, 5, 6, 'off'] as const)('H6.0.2 with the Carpathian Front in %s it loses nothing', (carpathian) => {
    const match = reduce(carpathian, 3);
    expect(eventsOf(match, 'fortress reduced')).toEqual([]);
    expect(match.state.fortress).toBe(3);
  });

  test('H6.0.2 another Front in a low space does it no harm', () => {
    const match = table({ card: 5, at: 'fortress', fronts: { polish: 1, romanian: 1 }, dice: ['#35'] });
    expect(match.state.fortress).toBe(3);
  });

  test('H6.0.3 a destroyed Fortress falls no further', () => {
    const match = reduce(3, 0);
    expect(eventsOf(match, 'fortress reduced')).toEqual([]);
    expect(match.state.fortress).toBe(0);
  });
});
