import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, parseRulebook, type Rulebook } from '@ravelin/engine';
import { generated } from '@ravelin/games';
import { root } from './io.ts';

/** A game's rulebook, read from its folder in the order of its chapters. */
export const readRulebook = ({ id }: AnyGame): Rulebook => {
  const folder = join(root(), 'games', id, 'rulebook');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
  return parseRulebook(names.sort().map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })));
};

const books = new Map<AnyGame, Rulebook>();

/** All that can be read of a game: its book, its cards, and, where it is composed, those of its parts. */
const readable = (game: AnyGame): { rule: string; text: string }[] => {
  const book = books.get(game) ?? readRulebook(game);
  books.set(game, book);
  const cards = generated.get(game.id) ?? [];
  return [
    ...book.paragraphs,
    ...cards.map(({ rule, title, text }) => ({ rule, text: `${title}: ${text}` })),
    ...(game.parts ?? []).flatMap((part) => readable(part.game)),
  ];
};

/** The paragraph of that number and those under it: `V10.2` and `V10.2.1`. Letter case does not matter. */
export const paragraphs = (game: AnyGame, number: string): { rule: string; text: string }[] => {
  const wanted = number.toLowerCase();
  return readable(game).filter(
    ({ rule }) => rule.toLowerCase() === wanted || rule.toLowerCase().startsWith(`${wanted}.`),
  );
};
