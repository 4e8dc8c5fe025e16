import { expect, test } from 'vitest';
import { roundMarks, stackLevels } from './alongCurve.ts';

const turns = [0, 30, 34, 60, 98, 100].map((at, i) => ({ at, title: `Round ${i + 1}.` }));

test('every round has a mark, and a name where there is room for it', () => {
  const marks = roundMarks(turns, 100, 10);
  expect(marks.map(({ title, room }) => [title, room])).toEqual([
    ['Round 1', 30],
    ['Round 2', 30],
    ['Round 3', 0],
    ['Round 4', 40],
    ['Round 5', 0],
  ]);
  expect(marks.map(({ left }) => left)).toEqual([0, 30, 34, 60, 98]);
});

test('what begins at the same move has one mark, and names never lie over each other', () => {
  const many = Array.from({ length: 40 }, (_, i) => ({ at: Math.floor(i / 2), title: `Turn ${i}.` }));
  const marks = roundMarks(many, 20, 25);
  expect(marks).toHaveLength(20);
  const named = marks.filter(({ room }) => room > 0);
  expect(named.length).toBeGreaterThan(2);
  for (const { room } of named) expect(room).toBeGreaterThanOrEqual(25);
  expect(roundMarks([], 0, 25)).toEqual([]);
});

test('signs that would lie over each other are stacked', () => {
  expect(stackLevels([10, 30, 33, 35, 38, 80])).toEqual([0, 0, 1, 2, 0, 0]);
  expect(stackLevels([])).toEqual([]);
});
