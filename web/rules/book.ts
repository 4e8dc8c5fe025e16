import { type DiagramPlace, type Paragraph, parseRulebook } from '@ravelin/engine';

/** The rulebooks' texts, by game and language. The texts come as they stand in the games' folders. */
const english = import.meta.glob<string>('../../games/*/rulebook/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const german = import.meta.glob<string>('../../games/*/rulebook/de/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface Book {
  readonly paragraphs: readonly Paragraph[];
  readonly diagrams: readonly DiagramPlace[];
  readonly chapters: ReadonlyMap<string, string>;
  /** The language it is in: English where there is no other yet. */
  readonly language: 'en' | 'de';
  /** What is wrong with its text, each with its place. */
  readonly problems: readonly string[];
}

const filesOf = (all: Record<string, string>, game: string) =>
  Object.entries(all)
    .filter(([path]) => path.startsWith(`../../games/${game}/`))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, text]) => ({ name: path.split('/').at(-1) ?? path, text }));

export const bookOf = (game: string, language: 'en' | 'de'): Book => {
  const translated = language === 'de' ? filesOf(german, game) : [];
  const { paragraphs, diagrams, chapters, problems } = parseRulebook(
    translated.length > 0 ? translated : filesOf(english, game),
  );
  return { paragraphs, diagrams, chapters, problems, language: translated.length > 0 ? 'de' : 'en' };
};
