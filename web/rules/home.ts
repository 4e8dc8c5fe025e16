/** The books that hold in a composed game beside its own, by the letter of their paragraphs. Data only; `games/NAME/rulebook/books.ts`. */
type Books = Readonly<Record<string, string>>;

const files = import.meta.glob<Books>('../../games/*/rulebook/books.ts', { import: 'books', eager: true });

const booksOf = (game: string): Books => files[`../../games/${game}/rulebook/books.ts`] ?? {};

/** The game in whose book a paragraph stands: `H4.1.2` is read in that of the Hapsburgs, in the game of both empires too. */
export const homeOf = (game: string, rule: string): string => booksOf(game)[rule.charAt(0)] ?? game;

/** The games whose books are read beside this game's own. */
export const besides = (game: string): readonly string[] => Object.values(booksOf(game));
