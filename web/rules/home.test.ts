import { findGame, games } from '@ravelin/games';
import { expect, test } from 'vitest';
import { bookOf } from './book.ts';
import { besides, homeOf } from './home.ts';

const composed = games.filter(({ parts }) => parts !== undefined);

test('a composed game is read together with the books of its parts', () => {
  expect(composed.length).toBeGreaterThan(0);
  for (const { id, parts } of composed) expect(besides(id)).toEqual(parts?.map(({ game }) => game.id));
});

test.each(games.map(({ id }) => id))('every paragraph that can be cited in %s is found at home', async (id) => {
  for (const game of [id, ...besides(id)]) {
    const { paragraphs } = await bookOf(game, 'en');
    expect(paragraphs).not.toEqual([]);
    expect(findGame(game)).toBeDefined();
    expect(paragraphs.filter(({ rule }) => homeOf(id, rule) !== game)).toEqual([]);
  }
});
