import type { AnyGame } from '@ravelin/engine';
import { expect, test } from 'vitest';
import { readRulebook } from './rulebook-files.ts';

/** The book of a game that has no rules yet: what the readers of registered games would find. */

const [own, ...others] = ['two-empires', 'hapsburg', 'ottoman-sunset'].map((id) => readRulebook({ id } as AnyGame));

/** The numbers of paragraphs, sections and chapters. */
const numbersIn = (books: readonly (typeof own)[]): ReadonlySet<string> =>
  new Set(
    books.flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ rule }) => rule.split('.').map((_, i, all) => all.slice(0, i + 1).join('.'))),
    ),
  );

test('E0.1.2 the book of both empires has nothing wrong with it', () => {
  expect(own.problems).toEqual([]);
  expect([...own.chapters.keys()]).toEqual(Array.from({ length: 10 }, (_, i) => `E${i}`));
});

test('E0.1.2 every paragraph it points to is there, in all three books', () => {
  const known = numbersIn([own, ...others]);
  const cited = own.paragraphs.flatMap(({ text }) => text.match(/\b[EHO]\d+(?:\.\d+)*/g) ?? []);
  expect(cited.length).toBeGreaterThan(25);
  expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
});
