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

/** The text of a paragraph, or undefined. Letter case does not matter. */
export const paragraph = (game: AnyGame, rule: string): { rule: string; text: string } | undefined => {
  const book = books.get(game) ?? readRulebook(game);
  books.set(game, book);
  const same = (one: { rule: string }): boolean => one.rule.toLowerCase() === rule.toLowerCase();
  return book.paragraphs.find(same) ?? generated.get(game.id)?.find(same);
};
