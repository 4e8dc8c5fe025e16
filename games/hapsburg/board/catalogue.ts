import cards from '../data/reconstructed/cards.json' with { type: 'json' };
import { cardsDe } from '../words/cards-de.ts';
import { eventsDe } from '../words/events-de.ts';
import { eventsEn } from '../words/events-en.ts';
import { movesDe } from '../words/moves-de.ts';
import { movesEn } from '../words/moves-en.ts';
import { namesDe } from '../words/names-de.ts';
import { namesEn } from '../words/names-en.ts';
import { outcomes } from '../words/outcomes.ts';
import { sayDe } from '../words/say-de.ts';
import { tableDe } from '../words/table-de.ts';
import { tableEn } from '../words/table-en.ts';
import { title } from '../words/title.ts';

/** The whole catalogue in each language. The English words of the cards are those of their data. */

const cardsOf = (german: boolean): Readonly<Record<string, string>> => {
  const out: Record<string, string> = {};
  for (const { id, headline, text, history } of cards) {
    const [title, told, article] = (german ? cardsDe[id] : undefined) ?? [headline, text, history];
    out[`name:#${id}`] = `#${id} ${title}`;
    out[`#${id}.title`] = title;
    out[`#${id}.text`] = told;
    out[`#${id}.history`] = article;
    // A card stands in a ledger under its headline.
    if (german) out[`say:${headline}`] = title;
  }
  return out;
};

/** A name stands in a ledger as the English rules say it: a place, a Front, a marker. */
const namesSaid: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(namesEn)
    .filter(([key]) => key.startsWith('name:'))
    .map(([key, name]) => [`say:${name}`, namesDe[key] ?? name]),
);

/** How each ending is told in the last paper. */
const storiesOf = (language: 'en' | 'de'): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(outcomes).map(([ending, told]) => [`story:${ending}`, told[language]]));

export const en: Readonly<Record<string, string>> = {
  ...title.en,
  ...tableEn,
  ...namesEn,
  ...eventsEn,
  ...movesEn,
  ...cardsOf(false),
  ...storiesOf('en'),
};
export const de: Readonly<Record<string, string>> = {
  ...title.de,
  ...namesSaid,
  ...sayDe,
  ...tableDe,
  ...namesDe,
  ...eventsDe,
  ...movesDe,
  ...cardsOf(true),
  ...storiesOf('de'),
};
