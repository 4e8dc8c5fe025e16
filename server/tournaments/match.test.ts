import { describe, expect, test } from 'vitest';
import type { PairingsTable } from '../store/schema.ts';
import { matchesOf, winnerOf } from './match.ts';

const SEEDS = ['A', 'B', 'C'];

/** Two games in which both have both sides, and perhaps one that decides; points of whoever is named first; null: it is played. */
const match = (one: string, other: string, ...points: (readonly [number, number] | null)[]): PairingsTable[] =>
  points.map((got, i) => ({
    ...{ tournament: 'T', round: 1, number: 0, leg: i + 1, game: `game ${i}` },
    ...(i % 2 === 0 ? { first: one, second: other } : { first: other, second: one }),
    ...{ state: got ? 'over' : 'waiting', first_points: got?.[0] ?? null, second_points: got?.[1] ?? null },
  }));

describe('the winner of a match', () => {
  test.each([
    ['has more points over both sides', match('B', 'A', [1, 0], [0.5, 0.5]), 'B'],
    ['may be the one named second', match('B', 'A', [0, 1], [1, 0]), 'A'],
    ['is not known where both have as much', match('B', 'A', [1, 0], [1, 0]), undefined],
    ['is not known while a game is played', match('B', 'A', [1, 0], null), undefined],
    ['has won the third game where the two were even', match('C', 'A', [1, 0], [1, 0], [1, 0]), 'C'],
    ['is the better seed where that is drawn too', match('B', 'A', [1, 0], [1, 0], [0.5, 0.5]), 'A'],
  ])('%s', (_name, legs, winner) => {
    expect(winnerOf(legs, SEEDS)).toBe(winner);
    // In which order they were stored does not matter.
    expect(winnerOf(legs.toReversed(), SEEDS)).toBe(winner);
  });

  test('is whoever has no opponent', () => {
    const [alone] = match('C', 'A', [1, 0]);
    expect(winnerOf([{ ...alone, second: null }], SEEDS)).toBe('C');
  });
});

test('the games of one number in one round are a match', () => {
  const [one, other] = match('A', 'B', [1, 0], null);
  const final = { ...one, round: 2 };
  const beside = { ...one, number: 1 };
  expect(matchesOf([one, beside, other, final])).toEqual([[one, other], [beside], [final]]);
});
