import { Kernel } from '@ravelin/engine';
import { findGame } from '@ravelin/games';
import { expect, test } from 'vitest';
import { type Bout, pairsOf, report } from './arena.ts';
import { playBout } from './duel.ts';
import { randomBot } from './thumb.ts';

const bout = (number: number, score: number): Bout => ({
  number,
  seat: number % 2,
  score,
  decided: score !== 0.5,
  how: score === 1 ? 'taken' : 'held',
  graded: 2 * score - 1,
  margin: 0,
  turns: 5,
  moves: 100,
});

test('the report counts by side, and pairs by their seeds', () => {
  const bouts = [bout(0, 1), bout(2, 1), bout(3, 1), bout(1, 0), bout(4, 0.5)];
  expect(pairsOf(bouts)).toEqual([1, 0.5]);
  const { score, games, bySide, endings } = report({ seats: ['ottoman', 'habsburg'] }, ['thumb', 'random'], bouts);
  expect({ score, games, endings }).toEqual({ score: 0.7, games: 5, endings: { taken: 3, held: 2 } });
  expect(bySide.ottoman).toMatchObject({ games: 3, score: 0.8333, decided: 0.6667 });
  expect(bySide.habsburg).toMatchObject({ games: 2, score: 0.5, decided: 1, graded: 0 });
});

test('a game of one is won or lost: no sides, no pairs', () => {
  const { bySide, interval } = report({ seats: ['hapsburg'] }, ['thumb', null], [bout(0, 1), bout(1, 0)]);
  expect(Object.keys(bySide)).toEqual(['hapsburg']);
  expect(bySide.hapsburg.games).toBe(2);
  expect(interval[1]).toBeGreaterThan(0.9);
});

test('a bout is the same however often it is played; the two of a pair have one seed', () => {
  const game = findGame('vienna');
  if (!game) throw new Error('no Vienna');
  const kernel = new Kernel(game);
  const setting = { set: game.sets[0], scenario: game.scenarios[0].id, options: {} };
  const bots = [randomBot(kernel), randomBot(kernel)] as const;
  const [first, again, swapped] = [4, 4, 5].map((number) => playBout(kernel, setting, bots, 'seed', number));
  expect(again).toEqual(first);
  expect(swapped).toMatchObject({ seat: 1, how: first.how, moves: first.moves, score: 1 - first.score });
});
