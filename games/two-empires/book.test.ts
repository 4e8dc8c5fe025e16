import { paragraphs, readRulebook } from '@ravelin/cli/testing';
import type { AnyGame } from '@ravelin/engine';
import { expect, test } from 'vitest';
import { twoEmpires } from './index.ts';

/** The book of both empires points into those of the two games. */

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

test.each(['E2.1.2', 'H4.1.2', 'O3.2.7'])('E0.1.2 whoever asks for %s in the game of both is told it', (rule) => {
  const found = paragraphs(twoEmpires as unknown as AnyGame, rule);
  expect(found.map((one) => one.rule)).toEqual([rule]);
});
