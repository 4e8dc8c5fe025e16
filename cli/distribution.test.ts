import { describe, expect, test } from 'vitest';
import { distribution } from './distribution.ts';

describe('the distribution of lengths', () => {
  test('quantiles are lengths that occurred', () => {
    const [told] = distribution('turns', [9, 1, 3, 2, 5, 4, 7, 6, 8, 10]);
    expect(told).toBe('turns, 10 games: least 1, 5 % 1, 25 % 3, half 5, 75 % 8, 95 % 10, most 10');
  });
  test('every game is in one bar, and the longest bar is as wide as any may be', () => {
    const lengths = [0, 3, 49, 50, 51, 99, 100, 412];
    const [, ...bars] = distribution('turns', lengths);
    expect(bars.map((bar) => bar.trim().split(/ +/).slice(0, 2))).toEqual([
      ['0–49', '3'],
      ['50–99', '3'],
      ['100–149', '1'],
      ...['150–199', '200–249', '250–299', '300–349', '350–399'].map((range) => [range, '0']),
      ['400–449', '1'],
    ]);
    expect(bars[0]).toMatch(/ █{40}$/);
    expect(bars[2]).toMatch(/ █{14}$/);
  });
  test('a short range has a bar for each length', () => {
    expect(
      distribution('turns', [2, 0])
        .slice(1)
        .map((bar) => bar.trim()),
    ).toEqual([`0      1 ${'█'.repeat(40)}`, '1      0', `2      1 ${'█'.repeat(40)}`]);
  });
  test('of no games nothing is told', () => {
    expect(distribution('turns', [])).toEqual([]);
  });
});
