import { expect, test } from 'vitest';
import { fieldsOf, fill } from './text.ts';

test('fields are filled, and one that is not given is seen', () => {
  expect(fill('Move {n} of {of}', { n: 3 })).toBe('Move 3 of {of}');
});

test('a number brings its noun', () => {
  expect([0, 1, 2].map((n) => fill('{n|move|moves}', { n }))).toEqual(['0 moves', '1 move', '2 moves']);
  expect(fieldsOf('{n|move|moves} by {seat}')).toEqual(['n', 'seat']);
});
