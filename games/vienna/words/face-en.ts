import strategy from '../data/reconstructed/strategy.json' with { type: 'json' };
import tactics from '../data/reconstructed/tactics.json' with { type: 'json' };
import { eventsEn } from './events-en.ts';
import { movesEn } from './moves-en.ts';
import { namesEn } from './names-en.ts';
import { tableEn } from './table-en.ts';
import { title } from './title.ts';

/** The whole catalogue of the board in English. The words of the cards are those of their data. */
const cards: Record<string, string> = {};
for (const { id, title, text, history } of [...strategy, ...tactics]) {
  cards[`name:${id}`] = `${id} ${title}`;
  cards[`${id}.title`] = title;
  cards[`${id}.text`] = text;
  cards[`${id}.history`] = history;
}

export const faceEn: Readonly<Record<string, string>> = {
  ...title.en,
  ...tableEn,
  ...namesEn,
  ...eventsEn,
  ...movesEn,
  ...cards,
};
