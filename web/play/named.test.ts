import { expect, test } from 'vitest';
import { namedIn } from './named.ts';

test('names what a question is about, one by one, and no numbers', () => {
  expect([...namedIn({ unit: 'tomori-1', hexes: ['1515', '1614'], count: 3 }, '')]).toEqual([
    'tomori-1',
    '1515',
    '1614',
  ]);
});

test('names every word of a lesson, without its stops', () => {
  expect(namedIn({}, 'They stand in 1813 and 1814, facing south.')).toContain('1814');
});
