import strategy from '../data/reconstructed/strategy.json' with { type: 'json' };
import tactics from '../data/reconstructed/tactics.json' with { type: 'json' };
import troops from '../data/reconstructed/troops.json' with { type: 'json' };
import { habsburgCardsDe } from './cards-de-habsburg.ts';
import { ottomanCardsDe } from './cards-de-ottoman.ts';
import { tacticsDe } from './cards-de-tactics.ts';
import { conditionsDe } from './conditions-de.ts';
import { eventsDe } from './events-de.ts';
import { movesDe } from './moves-de.ts';
import { namesDe } from './names-de.ts';
import { sayDe } from './say-de.ts';
import { tableDe } from './table-de.ts';
import { title } from './title.ts';

/** Der ganze Katalog auf Deutsch: je Karte Titel, Wirkung und Geschichte. */
export type CardsDe = Readonly<Record<string, readonly [title: string, text: string, history: string]>>;

const printed: CardsDe = { ...ottomanCardsDe, ...habsburgCardsDe, ...tacticsDe };
const cards: Record<string, string> = {};
for (const { id, title, text, history } of [...strategy, ...tactics]) {
  const [titleDe, textDe, historyDe] = printed[id] ?? [title, text, history];
  cards[`name:${id}`] = `${id} ${titleDe}`;
  cards[`${id}.title`] = titleDe;
  cards[`${id}.text`] = textDe;
  cards[`${id}.history`] = historyDe;
  // A card stands in a ledger under its title.
  cards[`say:${title}`] = titleDe;
}
for (const { id, name, number } of troops)
  for (let n = 1; n <= number; n++) cards[`say:${n} × ${name}`] = `${n} × ${namesDe[`name:${id}`]}`;

export const de: Readonly<Record<string, string>> = {
  ...title.de,
  ...tableDe,
  ...namesDe,
  ...eventsDe,
  ...movesDe,
  ...conditionsDe,
  ...sayDe,
  ...cards,
};
