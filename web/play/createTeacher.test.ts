import { expect, test } from 'vitest';
import { movesToRemark } from './createTeacher.ts';

const line = [
  { seat: 'ottoman', move: 'entrench' },
  { seat: 'habsburg', move: 'fortify' },
  { seat: 'ottoman', move: 'pass' },
  { seat: 'habsburg', move: null },
];
const setting = { game: 'vienna', seats: { ottoman: 'here', habsburg: 'page' } };

test('the last move of each side is remarked on, never a secret one', () => {
  expect(movesToRemark({ line, viewer: 'ottoman', setting }, 0)).toEqual([2, 1]);
});

test('what was heard before is not remarked on again', () => {
  expect(movesToRemark({ line, viewer: 'ottoman', setting }, 2)).toEqual([2]);
});

test('nobody remarks where no teacher sits, or nobody is taught', () => {
  const captain = { game: 'vienna', seats: { ottoman: 'here', habsburg: 'captain' } };
  expect(movesToRemark({ line, viewer: 'ottoman', setting: captain }, 0)).toEqual([]);
  expect(movesToRemark({ line, viewer: null, setting }, 0)).toEqual([]);
});
