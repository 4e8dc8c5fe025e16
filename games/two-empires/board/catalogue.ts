import type { Words } from '@ravelin/web/face';
import * as hapsburg from '../../hapsburg/board/catalogue.ts';
import * as ottoman from '../../ottoman-sunset/board/catalogue.ts';
import { conditionsDe } from '../words/conditions-de.ts';
import { alliesDe, eventsDe, movesDe, sayDe, tableDe } from '../words/own-de.ts';
import { alliesEn, eventsEn, movesEn, tableEn } from '../words/own-en.ts';
import { title } from '../words/title.ts';

/** The whole catalogue: that of each nation under its name (`hapsburg/turn`), what both share, and what joins them. */

const under = (nation: string, ...lists: readonly Words[]): Words =>
  Object.fromEntries(
    Object.entries<string>(Object.assign({}, ...lists)).map(([key, text]) => [`${nation}/${key}`, text]),
  );

/** `allies`: what each nation says of its ally; what that lends is called as there. */
const joined = (
  h: Words,
  o: Words,
  allies: { readonly hapsburg: Words; readonly ottoman: Words },
  ...own: readonly Words[]
): Words =>
  Object.assign({}, h, o, ...own, under('hapsburg', o, h, allies.hapsburg), under('ottoman', h, o, allies.ottoman));

export const en = joined(hapsburg.en, ottoman.en, alliesEn, tableEn, eventsEn, movesEn, title.en);
export const de = joined(hapsburg.de, ottoman.de, alliesDe, conditionsDe, sayDe, tableDe, eventsDe, movesDe, title.de);
