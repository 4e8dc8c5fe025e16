import { expect, test } from 'vitest';
import { measuredOf, strengthOf } from './measured.ts';

const bouts = [
  { level: 'captain', against: 'ensign', seat: 'red', games: 30, won: 8, lost: 22 },
  { level: 'captain', against: 'ensign', seat: 'gold', games: 30, won: 28, lost: 1 },
];
const SEATS = ['red', 'gold'];

test('a level is told by what it did from that seat against the next lower one', () => {
  expect(strengthOf(bouts, SEATS, 'gold', 'captain')).toEqual({
    below: { other: 'ensign', games: 30, won: 28, there: bouts[0] },
    above: undefined,
  });
});

test('and by what the next higher one lost to it from the other seat', () => {
  expect(strengthOf(bouts, SEATS, 'red', 'ensign')?.above).toEqual({ other: 'captain', games: 30, won: 1 });
});

test('nothing is said of what nobody has measured', async () => {
  expect(strengthOf(bouts, SEATS, 'red', 'marshal')).toBeUndefined();
  expect(strengthOf(bouts, ['red'], 'red', 'captain')).toBeUndefined();
  expect(await measuredOf('no such game')).toEqual([]);
});
