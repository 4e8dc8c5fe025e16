import { type DiagramPlace, type Paragraph, parseRulebook } from '@ravelin/engine';

/** The rulebooks' texts, by game and language, as they stand in the games' folders. Each book is loaded when it is first opened. */
const english = import.meta.glob<string>('../../games/*/rulebook/*.md', { query: '?raw', import: 'default' });
const german = import.meta.glob<string>('../../games/*/rulebook/de/*.md', { query: '?raw', import: 'default' });

export interface Book {
  readonly paragraphs: readonly Paragraph[];
  readonly diagrams: readonly DiagramPlace[];
  readonly chapters: ReadonlyMap<string, string>;
  /** The language it is in: English where there is no other yet. */
  readonly language: 'en' | 'de';
  /** What is wrong with its text, each with its place. */
  readonly problems: readonly string[];
}

const filesOf = (all: Record<string, () => Promise<string>>, game: string) =>
  Promise.all(
    Object.entries(all)
      .filter(([path]) => path.startsWith(`../../games/${game}/`))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(async ([path, text]) => ({ name: path.split('/').at(-1) ?? path, text: await text() })),
  );

const read = async (game: string, language: 'en' | 'de'): Promise<Book> => {
  const translated = language === 'de' ? await filesOf(german, game) : [];
  const { paragraphs, diagrams, chapters, problems } = parseRulebook(
    translated.length > 0 ? translated : await filesOf(english, game),
  );
  return { paragraphs, diagrams, chapters, problems, language: translated.length > 0 ? 'de' : 'en' };
};

const known = new Map<string, Promise<Book>>();

export const bookOf = (game: string, language: 'en' | 'de'): Promise<Book> => {
  const key = `${game}/${language}`;
  const book = known.get(key) ?? read(game, language);
  known.set(key, book);
  return book;
};
