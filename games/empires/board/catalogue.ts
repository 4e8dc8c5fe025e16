import type { Words } from '../../../web/face.ts';

/** The whole catalogue of a game, in one language. The English words of the cards are those of their data. */

interface CardWords {
  readonly id: number;
  readonly headline: string;
  readonly text: string;
  readonly history: string;
}
/** By the card's number: headline, text, history. */
export type Translated = Readonly<Record<string, readonly [headline: string, text: string, history: string]>>;

export const cardWords = (cards: readonly CardWords[], translated?: Translated): Words => {
  const out: Record<string, string> = {};
  for (const { id, headline, text, history } of cards) {
    const [title, told, article] = translated?.[id] ?? [headline, text, history];
    out[`name:#${id}`] = `#${id} ${title}`;
    out[`#${id}.title`] = title;
    out[`#${id}.text`] = told;
    out[`#${id}.history`] = article;
    // A card stands in a ledger under its headline.
    if (translated) out[`say:${headline}`] = title;
  }
  return out;
};

/** A name stands in a ledger as the English rules say it: a place, a Front, a marker. */
export const namesSaid = (english: Words, other: Words): Words =>
  Object.fromEntries(
    Object.entries(english)
      .filter(([key]) => key.startsWith('name:'))
      .map(([key, name]) => [`say:${name}`, other[key] ?? name]),
  );

/** What the rules say in English themselves, under the key by which the page asks for it. */
export const saying = (texts: Words): Words =>
  Object.fromEntries(Object.entries(texts).map(([english, other]) => [`say:${english}`, other]));

/** How each ending is told in the last paper. */
export type Outcomes = Readonly<Record<string, { readonly en: string; readonly de: string }>>;
export const stories = (outcomes: Outcomes, language: 'en' | 'de'): Words =>
  Object.fromEntries(Object.entries(outcomes).map(([ending, told]) => [`story:${ending}`, told[language]]));
