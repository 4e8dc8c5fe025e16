import type { Paragraph } from '@ravelin/engine';
import { bookOf } from './book.ts';
import { besides } from './home.ts';

/** The words that a game uses in a sense of its own: its rulebook explains them in a chapter, `Term: what it means (V15).` */
export interface Term {
  readonly game: string;
  readonly word: string;
  /** What it means, as a sentence. */
  readonly meaning: string;
  /** The paragraph that says more; the glossary's own where it names none. */
  readonly rule: string;
}

/** A part of a text: plain, or a word that is explained. */
export type Piece = string | { readonly text: string; readonly term: Term };

const CHAPTER = /^Gloss/;
const CITED = /\b[A-Z]\d+(?:\.\w+)*\b/;
/** Shorter ones stand for too much else. */
const SHORTEST = 4;
/** More than these in one sentence would be noise. */
const MOST = 3;
/** Endings under which a word is still the same: plurals and cases. */
const ENDINGS = { en: '(?:s|es)?', de: '(?:e|en|er|ern|n|s|es)?' } as const;

const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const termsOf = (game: string, paragraphs: readonly Paragraph[]): Term[] =>
  paragraphs
    .filter(({ title }) => CHAPTER.test(title))
    .flatMap(({ rule, text }) => {
      const [, word, meaning] = /^([^:.]+): (.+)$/.exec(text) ?? [];
      if (word === undefined || meaning === undefined) return [];
      return { game, word, meaning: sentence(meaning), rule: CITED.exec(meaning)?.[0] ?? rule };
    });

export const glossaryOf = async (game: string, language: 'en' | 'de'): Promise<readonly Term[]> => {
  const homes = [game, ...besides(game)];
  const terms = await Promise.all(homes.map(async (home) => termsOf(home, (await bookOf(home, language)).paragraphs)));
  return terms.flat().filter(({ word }) => word.length >= SHORTEST);
};

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A text cut at the words that are explained, each where it stands first; of two that begin alike the longer one. */
export const explainedIn = (text: string, terms: readonly Term[], language: 'en' | 'de'): Piece[] => {
  if (terms.length === 0) return [text];
  const longest = [...terms].sort((a, b) => b.word.length - a.word.length);
  const any = longest.map(({ word }) => escaped(word)).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\d])(${any})${ENDINGS[language]}(?![\\p{L}\\d])`, 'giu');
  const seen = new Set<string>();
  const out: Piece[] = [];
  let at = 0;
  for (const found of text.matchAll(pattern)) {
    const key = (found[1] ?? '').toLocaleLowerCase();
    const term = longest.find(({ word }) => word.toLocaleLowerCase() === key);
    if (!term || seen.has(key) || seen.size >= MOST) continue;
    seen.add(key);
    out.push(text.slice(at, found.index), { text: found[0], term });
    at = found.index + found[0].length;
  }
  return [...out, text.slice(at)];
};
