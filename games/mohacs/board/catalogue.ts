import { conditionsDe } from '../words/conditions-de.ts';
import { eventsDe } from '../words/events-de.ts';
import { eventsEn } from '../words/events-en.ts';
import { movesDe } from '../words/moves-de.ts';
import { movesEn } from '../words/moves-en.ts';
import { namesDe } from '../words/names-de.ts';
import { namesEn } from '../words/names-en.ts';
import { sayDe } from '../words/say-de.ts';
import { tableDe } from '../words/table-de.ts';
import { tableEn } from '../words/table-en.ts';
import { title } from '../words/title.ts';
import { ARMY, FILES } from './field.ts';

/** The whole catalogue in each language. What there is many of is put together from a few words. */

type Words = Readonly<Record<string, string>>;

/** `Janissaries 3`; a formation of one unit needs no number. */
const unitsOf = (names: Words): Record<string, string> => {
  const out: Record<string, string> = {};
  for (const { id, count } of FILES.units.formations)
    for (let n = 1; n <= count; n++) {
      const name = names[`formation:${id}`] ?? id;
      out[`name:${id}-${n}`] = count === 1 ? name : `${name} ${n}`;
      // In a list of many, how many of which is enough.
      out[`name:units:${id}-${n}`] = name;
    }
  return out;
};

/** Nameless replacements share a name and a title (M12.4.1.4). */
const replacementsOf = (names: Words): Record<string, string> => {
  const out: Record<string, string> = {};
  for (const { id, named } of ARMY.leader) {
    if (named) continue;
    out[`name:${id}`] = `${names['name:replacement']} ${id.replace(/\D+/, '')}`;
    out[`title-of:${id}`] = names['title-of:replacement'] ?? id;
  }
  return out;
};

const PARTS = ['AD', 'AR', 'D', 'R', 'RT', 'E', 'CA'];

/** Every result that joins parts (M19.0.1): in an event under its field, in a ledger of odds under its letters. */
const resultsOf = (names: Words): Record<string, string> => {
  const out: Record<string, string> = {};
  const tell = (letters: string, words: string): void => {
    out[`name:result:${letters}`] = words;
    out[`say:${letters}`] = words;
  };
  tell('NE', names['result:NE'] ?? 'NE');
  for (let bits = 1; bits < 2 ** PARTS.length; bits++) {
    const parts = PARTS.filter((_, bit) => bits & (1 << bit));
    tell(parts.join('+'), parts.map((part) => names[`result:${part}`] ?? part).join(', '));
  }
  return out;
};

const madeOf = (names: Words): Words => ({ ...unitsOf(names), ...replacementsOf(names), ...resultsOf(names) });

export const en: Words = { ...title.en, ...tableEn, ...namesEn, ...eventsEn, ...movesEn, ...madeOf(namesEn) };
export const de: Words = {
  ...title.de,
  ...tableDe,
  ...namesDe,
  ...eventsDe,
  ...movesDe,
  ...conditionsDe,
  ...sayDe,
  ...madeOf(namesDe),
};
