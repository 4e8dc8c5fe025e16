import { citationsIn, type Paragraph } from '@ravelin/engine';
import { games, generated } from '@ravelin/games';
import { describe, expect, test } from 'vitest';
import { bookOf } from './book.ts';

/** What stands in both languages the same, whatever the words: each with the number of its paragraph. */
const each = <T>(paragraphs: readonly Paragraph[], take: (paragraph: Paragraph) => T): [string, T][] =>
  paragraphs.map((paragraph) => [paragraph.rule, take(paragraph)]);

const letters = ({ rule }: Paragraph): string => /^[A-Z]+/.exec(rule)?.[0] ?? '';

/** The words of a card are quoted as its own language has them, so numbers inside a quotation do not count. */
const numbersIn = (text: string): string[] =>
  [...text.replace(/„[^“]*“|"[^"]*"/g, '').matchAll(/[+−-]?\d+/g)].map(([number]) => number.replace('−', '-')).sort();

describe.each(games.map(({ id }) => id))('the German rulebook of %s', async (game) => {
  const en = await bookOf(game, 'en');
  const de = await bookOf(game, 'de');

  test('is there, and nothing is wrong with it', () => {
    expect([de.language, de.paragraphs.length > 0, de.problems]).toEqual(['de', true, []]);
  });

  test('has the chapters and paragraphs of the English one, in the same order', () => {
    expect([...de.chapters.keys()]).toEqual([...en.chapters.keys()]);
    expect(de.paragraphs.map(({ rule }) => rule)).toEqual(en.paragraphs.map(({ rule }) => rule));
  });

  test('has a heading where the English one has one', () => {
    const begins = (paragraphs: readonly Paragraph[]) =>
      paragraphs.filter(({ section }, i) => section !== paragraphs[i - 1]?.section).map(({ rule }) => rule);
    expect(begins(de.paragraphs)).toEqual(begins(en.paragraphs));
  });

  test('has the same tags on every paragraph', () => {
    const tags = ({ note, aid, rulings }: Paragraph) => ({ note, aid, rulings });
    expect(each(de.paragraphs, tags)).toEqual(each(en.paragraphs, tags));
  });

  test('cites the same paragraphs in every paragraph', () => {
    const cited = (paragraph: Paragraph) => citationsIn(paragraph.text, letters(paragraph)).sort();
    expect(each(de.paragraphs, cited)).toEqual(each(en.paragraphs, cited));
  });

  test('has the same numbers in every paragraph', () => {
    const numbers = ({ text }: Paragraph) => numbersIn(text);
    expect(each(de.paragraphs, numbers)).toEqual(each(en.paragraphs, numbers));
  });
});

test.each(games.map(({ id }) => id))('the rulebook of %s cites nothing that is not there', async (game) => {
  const { paragraphs, chapters } = await bookOf(game, 'en');
  const numbers = [...paragraphs, ...(generated.get(game) ?? [])].map(({ rule }) => rule);
  const there = (rule: string): boolean =>
    chapters.has(rule) || numbers.some((one) => one === rule || one.startsWith(`${rule}.`));
  const cited = paragraphs.flatMap((one) => citationsIn(one.text, letters(one)).map((rule) => [one.rule, rule]));
  expect(cited.filter(([, rule]) => !there(rule))).toEqual([]);
});

/** The book of a composed game counts its own rulings among those of its parts. */
test.each(games.filter(({ parts }) => parts === undefined).map(({ id }) => id))(
  'the rulebook of %s has the rulings that it says it has',
  async (game) => {
    const { paragraphs } = await bookOf(game, 'en');
    const said = paragraphs.map(({ text }) => /^Rulings are numbered R1 to R(\d+)/.exec(text)?.[1]).find(Boolean);
    const last = Math.max(0, ...paragraphs.flatMap(({ rulings }) => rulings.map((one) => Number(one.slice(1)))));
    expect(last).toBe(Number(said ?? 0));
  },
);
