import type { CardParagraph } from '@ravelin/table/messages';
import type { Tongue } from '../play/tongue.ts';
import { theTable } from '../worker/client.ts';
import { bookOf } from './book.ts';

/** A card's words: the face has them in the reader's language. */
export const cardText = ({ rule, title, text }: CardParagraph, words: Tongue | undefined): string => {
  const id = rule.split('.')[1] ?? '';
  if (words?.has(`${id}.text`)) return `${words.text(`${id}.title`)}. ${words.text(`${id}.text`)}`;
  return title ? `${title}. ${text}` : text;
};

/** The text of one paragraph: of the rulebook, or of a card. */
export const paragraphText = async (
  game: string,
  rule: string,
  language: 'en' | 'de',
  words: Tongue,
): Promise<string> => {
  const found = (await bookOf(game, language)).paragraphs.find((one) => one.rule === rule);
  if (found) return found.text;
  const card = (await theTable().ask.paragraphs({ game })).find((one) => one.rule === rule);
  return card ? cardText(card, words) : '';
};
