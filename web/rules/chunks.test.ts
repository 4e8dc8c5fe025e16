import { games } from '@ravelin/games';
import { expect, test } from 'vitest';
import { bookFile } from './chunks.ts';

const chapters = Object.keys(import.meta.glob(['../../games/*/rulebook/*.md', '../../games/*/rulebook/de/*.md']));

test.each(games)('the rulebook of $id is one file in each language', ({ id }) => {
  const own = chapters.filter((path) => path.includes(`/games/${id}/`));
  expect(new Set(own.map((path) => bookFile(`${path}?raw`)))).toEqual(new Set([`rules-${id}-en`, `rules-${id}-de`]));
});

test('nothing else is put with it', () => {
  expect(bookFile('/games/some-game/rulebook/diagrams.ts')).toBe(null);
  expect(bookFile('/web/rules/book.ts')).toBe(null);
});
