import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bookOf } from './book.ts';
import { explainedIn, glossaryOf, type Term } from './glossary.ts';

const term = (word: string): Term => ({ game: 'vienna', word, meaning: '', rule: 'V1' });
const words = (text: string, terms: readonly Term[], language: 'en' | 'de' = 'en') =>
  explainedIn(text, terms, language).flatMap((piece) => (typeof piece === 'string' ? [] : piece.text));

describe('words that are explained', () => {
  it('are found as whole words, in the plural too, each once', () => {
    const terms = [term('Response'), term('Event')];
    expect(words('A Response cancels Events; an event is none.', terms)).toEqual(['Response', 'Events']);
    expect(words('Irresponsible eventually', terms)).toEqual([]);
    expect(words('Die Antworten des Gegners', [term('Antwort')], 'de')).toEqual(['Antworten']);
  });

  it('leave the text as it is', () => {
    const pieces = explainedIn('Play an Event, or a Response.', [term('Response'), term('Event')], 'en');
    expect(pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')).toBe(
      'Play an Event, or a Response.',
    );
  });

  it('are the longer of two that begin alike, and no more than three', () => {
    expect(words('A Kept card', [term('Kept'), term('Kept card')])).toEqual(['Kept card']);
    expect(words('aaaa bbbb cccc dddd', ['aaaa', 'bbbb', 'cccc', 'dddd'].map(term))).toHaveLength(3);
  });
});

const games = readdirSync('games').filter((game) => existsSync(`games/${game}/rulebook`));

describe('every game', () => {
  for (const game of games)
    it(`${game} explains its words in both languages, each with its paragraph`, async () => {
      const [en, de] = await Promise.all([glossaryOf(game, 'en'), glossaryOf(game, 'de')]);
      // A rulebook need not have such a chapter.
      const { paragraphs } = await bookOf(game, 'en');
      const least = paragraphs.some(({ title }) => title.startsWith('Glossary')) ? 15 : -1;
      expect(en.length).toBeGreaterThan(least);
      expect(de.length).toBeGreaterThan(least);
      for (const { meaning, rule } of [...en, ...de]) {
        expect(meaning).toMatch(/\S/);
        expect(rule).toMatch(/^[A-Z]\d+/);
      }
    });
});
