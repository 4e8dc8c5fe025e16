import { expect, test } from 'vitest';
import { dayOf, puzzleOfDay } from './daily.ts';

const ALL = [
  { game: 'a', count: 30 },
  { game: 'none', count: 0 },
  { game: 'b', count: 7 },
];

test('a date has one number at every hour of it, and the next date the next', () => {
  const day = dayOf(new Date(2026, 9, 25, 0, 0));
  expect(dayOf(new Date(2026, 9, 25, 23, 59))).toBe(day);
  expect(dayOf(new Date(2026, 9, 26, 0, 0))).toBe(day + 1);
  expect(Number.isInteger(day)).toBe(true);
});

test('the games take turns, and each puzzle comes once before any comes again', () => {
  const days = Array.from({ length: 60 }, (_, n) => puzzleOfDay(20_000 + n, ALL));
  expect(days.map((one) => one?.game).slice(0, 4)).toEqual(['a', 'b', 'a', 'b']);
  const numbers = days.flatMap((one) => (one?.game === 'a' ? one.number : []));
  expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
  expect(Math.abs(numbers[1] - numbers[0])).toBeGreaterThan(1);
});

test('where there are no puzzles there is none of the day', () => {
  expect(puzzleOfDay(1, [{ game: 'none', count: 0 }])).toBeUndefined();
});
