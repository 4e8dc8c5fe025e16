import { describe, expect, test } from 'vitest';
import { inDomain, int, names, namesLike, optional, row, subset, valueNamed } from './domain.ts';

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

  test('a set is one number inside and the list of its names outside', () => {
    const leaders = subset('leaders', names('leader', ['Lajos', 'Tomori', 'Bali']));
    expect(leaders.name({}, 0b101)).toBe('Lajos, Bali');
    expect(leaders.name({}, 0)).toBe('none');
    expect([valueNamed(leaders, {}, 'bali, lajos'), valueNamed(leaders, {}, 'none')]).toEqual([0b101, 0]);
    expect([valueNamed(leaders, {}, 0), valueNamed(leaders, {}, 5)]).toEqual([0, undefined]);
    expect(valueNamed(leaders, {}, 'lajos, nobody')).toBeUndefined();
    expect([inDomain(leaders, {}, 7), inDomain(leaders, {}, 8)]).toEqual([true, false]);
  });

  test('so is a row, in which a name may come again', () => {
    const path = row('path', names('direction', ['NE', 'E', 'SE']), 4);
    const value = path.pack([1, 1, 0]);
    expect(path.name({}, value)).toBe('E, E, NE');
    expect(valueNamed(path, {}, 'e, e, ne')).toBe(value);
    expect([path.first(value), path.rest(value)]).toEqual([1, path.pack([1, 0])]);
    expect([path.name({}, 0), valueNamed(path, {}, 'none')]).toEqual(['none', 0]);
    expect(valueNamed(path, {}, 'e, e, e, e, e')).toBeUndefined();
    expect([inDomain(path, {}, path.pack([2, 2, 2, 2])), inDomain(path, {}, 4 ** 4)]).toEqual([true, false]);
    expect(valueNamed(optional(path), {}, 'none')).toBe(-1);
  });
});
