import { describe, expect, test } from 'vitest';
import { int, names, namesLike, optional, valueNamed } from './domain.ts';

describe('domains', () => {
  test('numbers are read without listing them, so a domain of numbers may be as large as it likes', () => {
    const huge = int('mask', 0, 2 ** 50);
    expect(valueNamed(huge, {}, 2 ** 50)).toBe(2 ** 50);
    expect(valueNamed(huge, {}, '123456789012')).toBe(123456789012);
    expect(valueNamed(huge, {}, 2 ** 50 + 1)).toBeUndefined();
    for (const word of ['-1', '1.5', '01', ' 1', 'one', '', 'NaN']) expect(valueNamed(huge, {}, word)).toBeUndefined();
    expect(namesLike(huge, {}, '1')).toEqual([]);
  });

  test('an optional number is still called none where it is missing', () => {
    const die = optional(int('die', 0, 9));
    expect(valueNamed(die, {}, 'none')).toBe(-1);
    expect(valueNamed(die, {}, '7')).toBe(7);
    expect(valueNamed(die, {}, '10')).toBeUndefined();
  });

  test('words are read whatever their letter case, and may be cut short', () => {
    const side = names('side', ['Hungary', 'Ottoman']);
    expect(valueNamed(side, {}, 'ottoman')).toBe(1);
    expect(namesLike(side, {}, 'hun')).toEqual(['hungary']);
  });
});
