import { expect, test } from 'vitest';
import type { StoredResult } from './storage.ts';
import { outcomeFor, tallyOf } from './tally.ts';

const outcome = (winner: string | null, score: number[]) => ({ winner, how: 'relief', rule: 'V6.7', score });

const ended = (id: string, seats: Record<string, string>, winner: string | null, moves: number): StoredResult => ({
  id,
  game: 'vienna',
  setting: { game: 'vienna', seats },
  moves,
  result: outcome(winner, [1, -1]),
  alone: false,
  ended: 1,
});

test('alone a game is won, lost or drawn by its score', () => {
  expect(outcomeFor(outcome('hapsburg', [1]), 'hapsburg')).toBe('won');
  expect(outcomeFor(outcome(null, [-1]), 'hapsburg')).toBe('lost');
  expect(outcomeFor(outcome(null, [0]), 'hapsburg')).toBe('drawn');
  expect(outcomeFor(outcome(null, [0, 0]), 'hungary')).toBe('drawn');
});

test('games are added up by game, side, name and opponent', () => {
  const captain = { ottoman: 'here', habsburg: 'captain' };
  const results = [
    ended('a', captain, 'ottoman', 60),
    ended('b', captain, 'habsburg', 40),
    ended('c', { ottoman: 'captain', habsburg: 'here' }, 'habsburg', 50),
  ];
  expect(tallyOf(results)).toMatchObject([
    { seat: 'ottoman', against: 'captain', played: 2, won: 1, drawn: 0, moves: 100 },
    { seat: 'habsburg', against: 'captain', played: 1, won: 1, moves: 50 },
  ]);
});

test('one who leads all seats plays against the rules with each', () => {
  const both = { ...ended('a', { ottoman: 'here', habsburg: 'here' }, 'ottoman', 30), alone: true };
  const named = { ...both, setting: { ...both.setting, names: { ottoman: 'Ilka' } } };
  expect(tallyOf([named]).map(({ seat, name, against }) => [seat, name, against])).toEqual([
    ['ottoman', 'Ilka', ''],
    ['habsburg', 'Ilka', ''],
  ]);
});

test('two people at one screen each have their line; a seat that a computer had taken over has none', () => {
  const both = { ...ended('a', { ottoman: 'here', habsburg: 'here' }, 'ottoman', 30) };
  const named = { ...both, setting: { ...both.setting, names: { ottoman: 'Ilka', habsburg: 'Marek' } } };
  expect(tallyOf([named]).map(({ name, won }) => [name, won])).toEqual([
    ['Ilka', 1],
    ['Marek', 0],
  ]);
  expect(tallyOf([{ ...both, setting: { ...both.setting, deputies: { habsburg: 'captain' } } }])).toHaveLength(1);
  expect(tallyOf([ended('w', { ottoman: 'captain', habsburg: 'page' }, 'ottoman', 9)])).toEqual([]);
});
