import type { Words } from '../../../web/face.ts';
import * as hapsburg from '../../hapsburg/board/catalogue.ts';
import * as ottoman from '../../ottoman-sunset/board/catalogue.ts';
import { eventsDe, movesDe, sayDe, tableDe } from '../words/own-de.ts';
import { eventsEn, movesEn, tableEn } from '../words/own-en.ts';
import { title } from '../words/title.ts';

/** The whole catalogue: that of each nation under its name (`hapsburg/turn`), what both share, and what joins them. */

const under = (nation: string, words: Words): Words =>
  Object.fromEntries(Object.entries(words).map(([key, text]) => [`${nation}/${key}`, text]));

const joined = (h: Words, o: Words, ...own: readonly Words[]): Words =>
  Object.assign({}, h, o, ...own, under('hapsburg', h), under('ottoman', o));

export const en = joined(hapsburg.en, ottoman.en, tableEn, eventsEn, movesEn, title.en);
export const de = joined(hapsburg.de, ottoman.de, sayDe, tableDe, eventsDe, movesDe, title.de);
