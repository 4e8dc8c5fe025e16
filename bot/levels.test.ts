import { expect, test } from 'vitest';
import { mannerNamed } from './levels.ts';

test('a game may say how many worlds a level tries; the others stay as they are', () => {
  const own = { captain: 14, colonel: 60 };
  expect(mannerNamed('captain', own).iterations).toBe(14);
  expect(mannerNamed('4', own).iterations).toBe(60);
  expect(mannerNamed('captain').iterations).not.toBe(14);
  for (const name of ['page', 'ensign', 'marshal:5', 'search:200', 'thumb', 'random'])
    expect(mannerNamed(name, own)).toEqual(mannerNamed(name));
});
