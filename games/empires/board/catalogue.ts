import type { Words } from '../../../web/face.ts';
import * as familyDe from '../words/de.ts';
import * as familyEn from '../words/en.ts';

/** The whole catalogue of a game, in one language. The English words of the cards are those of their data. */

interface CardWords {
  readonly id: number;
  readonly headline: string;
  readonly text: string;
  readonly history: string;
}
/** By the card's number: headline, text, history. */
type Translated = Readonly<Record<string, readonly [headline: string, text: string, history: string]>>;

const cardWords = (cards: readonly CardWords[], translated?: Translated): Words => {
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
const namesSaid = (english: Words, other: Words): Words =>
  Object.fromEntries(
    Object.entries(english)
      .filter(([key]) => key.startsWith('name:'))
      .map(([key, name]) => [`say:${name}`, other[key] ?? name]),
  );

/** What the rules say in English themselves, under the key by which the page asks for it. */
const saying = (texts: Words): Words =>
  Object.fromEntries(Object.entries(texts).map(([english, other]) => [`say:${english}`, other]));

/** How each ending is told in the last paper. */
type Outcomes = Readonly<Record<string, { readonly en: string; readonly de: string }>>;
const stories = (outcomes: Outcomes, language: 'en' | 'de'): Words =>
  Object.fromEntries(Object.entries(outcomes).map(([ending, told]) => [`story:${ending}`, told[language]]));

interface Chapters {
  readonly title: Words;
  readonly table: Words;
  readonly names: Words;
  readonly events: Words;
  readonly moves: Words;
}

/** What the family says, and what the game says itself or in another way. */
const told = (family: Words, { title, table, names, events, moves }: Chapters): Words => ({
  ...title,
  ...family,
  ...table,
  ...names,
  ...events,
  ...moves,
});

/** The catalogues of a game in both languages. `say`: what its rules say in English, and how that is said in German. */
export const catalogues = (
  own: { readonly en: Chapters; readonly de: Chapters & { readonly cards: Translated; readonly say: Words } },
  cards: readonly CardWords[],
  outcomes: Outcomes,
): { readonly en: Words; readonly de: Words } => {
  const { tableEn, namesEn, eventsEn, movesEn } = familyEn;
  const { tableDe, namesDe, eventsDe, movesDe, sayDe } = familyDe;
  return {
    en: {
      ...told({ ...tableEn, ...namesEn, ...eventsEn, ...movesEn }, own.en),
      ...cardWords(cards),
      ...stories(outcomes, 'en'),
    },
    de: {
      ...namesSaid({ ...namesEn, ...own.en.names }, { ...namesDe, ...own.de.names }),
      ...saying({ ...sayDe, ...own.de.say }),
      ...told({ ...tableDe, ...namesDe, ...eventsDe, ...movesDe }, own.de),
      ...cardWords(cards, own.de.cards),
      ...stories(outcomes, 'de'),
    },
  };
};
