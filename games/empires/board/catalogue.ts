import type { Words } from '@ravelin/web/face';
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

/** Lists of words, the later ones before the earlier. */
type Told = readonly Words[];
const joined = (lists: Told): Words => Object.assign({}, ...lists);

interface Own {
  readonly namesEn: Words;
  readonly namesDe: Words;
  /** What the rules say in English, and how that is said in German. */
  readonly sayDe: Words;
  readonly cards: readonly CardWords[];
  readonly cardsDe: Translated;
  readonly outcomes: Outcomes;
}

/** The catalogues of a game in both languages: what the family says, and what the game says itself or in another way. */
export const catalogues = (
  title: { readonly en: Words; readonly de: Words },
  told: { readonly en: Told; readonly de: Told },
  { namesEn, namesDe, sayDe, cards, cardsDe, outcomes }: Own,
): { readonly en: Words; readonly de: Words } => ({
  en: joined([
    title.en,
    familyEn.tableEn,
    familyEn.namesEn,
    familyEn.eventsEn,
    familyEn.movesEn,
    ...told.en,
    cardWords(cards),
    stories(outcomes, 'en'),
  ]),
  de: joined([
    title.de,
    namesSaid({ ...familyEn.namesEn, ...namesEn }, { ...familyDe.namesDe, ...namesDe }),
    saying({ ...familyDe.sayDe, ...sayDe }),
    familyDe.tableDe,
    familyDe.namesDe,
    familyDe.eventsDe,
    familyDe.movesDe,
    ...told.de,
    cardWords(cards, cardsDe),
    stories(outcomes, 'de'),
  ]),
});
