import board from '../data/reconstructed/board.json' with { type: 'json' };
import buildings from '../data/reconstructed/buildings.json' with { type: 'json' };
import cards from '../data/reconstructed/cards.json' with { type: 'json' };
import objectives from '../data/reconstructed/objectives.json' with { type: 'json' };
import plans from '../data/reconstructed/plans.json' with { type: 'json' };
import { cardsDe } from '../words/cards-de.ts';
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

/** The whole catalogue in each language. The English words of objectives and plans are those of their data. */

type Words = Readonly<Record<string, string>>;

const cardsOf = (german: boolean): Words => {
  const out: Record<string, string> = {};
  for (const { id, goal, benefit } of objectives) {
    const [first, second] = (german ? cardsDe[id] : undefined) ?? [goal, benefit];
    out[`goal:${id}`] = first;
    out[`benefit:${id}`] = second;
  }
  for (const { id, benefit, drawback } of plans) {
    const [first, second] = (german ? cardsDe[id] : undefined) ?? [benefit, drawback];
    out[`benefit:${id}`] = first;
    out[`drawback:${id}`] = second;
  }
  return out;
};

/** An action is called the same wherever it stands, unless another thing has its name too. */
const actionsOf = (names: Words): Words =>
  Object.fromEntries(
    Object.entries(names).flatMap(([key, name]) => {
      const plain = key.replace(/^name:action:/, 'name:');
      return plain !== key && names[plain] === undefined ? [[plain, name]] : [];
    }),
  );

/** `L1 goblin` is a cauldron in its own field, elsewhere the goblins that stand there. */
const cauldronsOf = (table: Words, names: Words): Words =>
  Object.fromEntries(
    board.sections.flatMap(({ id }) =>
      ['goblin', 'orc', 'troll'].map((unit) => [
        `name:cauldron:${id} ${unit}`,
        (table.cauldron ?? '').replace('{kind}', names[`name:${unit} cauldron`] ?? unit).replace('{section}', id),
      ]),
    ),
  );

/** Cards, actions, objectives and plans stand in ledgers under their English names. */
const saidOf = (names: Words): Words => {
  const out: Record<string, string> = {};
  for (const { id, name } of [...cards, ...objectives, ...plans]) out[`say:${name}`] = names[`name:${id}`] ?? name;
  for (const { id, name } of buildings.flatMap(({ actions }) => actions))
    out[`say:${name}`] = names[`name:action:${id}`] ?? name;
  return out;
};

export const en: Words = {
  ...title.en,
  ...tableEn,
  ...namesEn,
  ...actionsOf(namesEn),
  ...cauldronsOf(tableEn, namesEn),
  ...eventsEn,
  ...movesEn,
  ...cardsOf(false),
};
export const de: Words = {
  ...title.de,
  ...saidOf(namesDe),
  ...conditionsDe,
  ...sayDe,
  ...tableDe,
  ...namesDe,
  ...actionsOf(namesDe),
  ...cauldronsOf(tableDe, namesDe),
  ...eventsDe,
  ...movesDe,
  ...cardsOf(true),
};
