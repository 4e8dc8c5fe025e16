import type { DiagramPlace } from '@ravelin/engine';
import type { CardParagraph } from '@ravelin/table/messages';
import type { Tongue } from '../play/tongue.ts';
import { theTable } from '../worker/client.ts';
import { bookOf } from './book.ts';
import type { EntryText } from './Entry.tsx';

/** A card's paragraph stands in no chapter of the book. */
const PLAIN = { section: '', chapter: '', title: '', rulings: [], aid: false, note: false };

/** A card's words: the face has them in the reader's language. */
export const cardText = ({ rule, title, text }: CardParagraph, words: Tongue | undefined): string => {
  const id = rule.split('.')[1] ?? '';
  if (words?.has(`${id}.text`)) return `${words.text(`${id}.title`)}. ${words.text(`${id}.text`)}`;
  return title ? `${title}. ${text}` : text;
};

/** What a citation names: a paragraph, or all of a section or chapter, with the pictures that follow them. */
export interface Passage {
  readonly entries: readonly EntryText[];
  readonly diagrams: readonly DiagramPlace[];
  readonly language: 'en' | 'de';
}

export const passageOf = async (
  game: string,
  rule: string,
  language: 'en' | 'de',
  words: Tongue | undefined,
): Promise<Passage> => {
  const book = await bookOf(game, language);
  const named = book.paragraphs.filter((one) => one.rule === rule);
  const entries = named.length > 0 ? named : book.paragraphs.filter((one) => one.rule.startsWith(`${rule}.`));
  if (entries.length > 0) {
    const diagrams = book.diagrams.filter(({ after }) => entries.some((one) => one.rule === after));
    return { entries, diagrams, language: book.language };
  }
  const card = (await theTable().ask.paragraphs({ game })).find((one) => one.rule === rule);
  const cards = card ? [{ ...PLAIN, rule, text: cardText(card, words) }] : [];
  return { entries: cards, diagrams: [], language };
};

/** The text of one paragraph: of the rulebook, or of a card. */
export const paragraphText = async (
  game: string,
  rule: string,
  language: 'en' | 'de',
  words: Tongue,
): Promise<string> => (await passageOf(game, rule, language, words)).entries[0]?.text ?? '';
