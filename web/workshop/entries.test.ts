import {
  BadComponents,
  type Base,
  type ComponentSet,
  type Finding,
  isMembers,
  Kernel,
  Match,
  type Shape,
} from '@ravelin/engine';
import { games } from '@ravelin/games';
import { expect, test } from 'vitest';
import { counterpart, differencesOf, putBack } from './differences.ts';
import { freshId, knownIds, withCopy, withList, withoutEntry } from './entries.ts';
import { type Item, outlineOf, type Section } from './outline.ts';
import { valueAt } from './paths.ts';

const TEXT: Shape = { type: 'object', properties: { id: { type: 'string', pattern: '^[A-Z]{2}[0-9]+$' } } };
const CLOSED: Shape = {
  type: 'object',
  properties: { id: { anyOf: ['orc', 'troll'].map((id): Shape => ({ type: 'string', const: id })) } },
};
const cards = { cards: [{ id: 'OS1' }, { id: 'OS2', title: 'Two' }, { id: 'HS3' }] };
const second: Item = { path: ['cards', 1], called: ['cards', '*'], shape: TEXT };

test('what is added is like the other, but for an id of its own', () => {
  expect(withCopy(cards, second, {})).toEqual({
    list: [...cards.cards, { id: 'OS3', title: 'Two' }],
    path: ['cards', 3],
  });
  expect(withCopy(cards, second, { most: 3 })).toBeUndefined();
  expect(freshId('elite', ['elite', 'elite-2'], {})).toBe('elite-3');
  expect(freshId(7, [7, 50, 3], {})).toBe(51);
  expect(freshId('elite', ['elite'], TEXT)).toBeUndefined();
});

test('where the rules know every one of them, only one that is missing can be added', () => {
  expect(knownIds(CLOSED)).toEqual(['orc', 'troll']);
  expect(freshId('orc', ['orc'], CLOSED)).toBe('troll');
  expect(freshId('orc', ['orc', 'troll'], CLOSED)).toBeUndefined();
});

test('what is taken out is gone, unless there must be as many', () => {
  expect(withoutEntry(cards, second, {})).toEqual([{ id: 'OS1' }, { id: 'HS3' }]);
  expect(withoutEntry(cards, second, { least: 3 })).toBeUndefined();
  expect(withoutEntry({ cards: [{ id: 'OS1' }] }, { ...second, path: ['cards', 0] }, {})).toBeUndefined();
});

test('after that each thing is still held against the one of its id', () => {
  const fewer = withList(cards, second, withoutEntry(cards, second, {}) ?? []);
  expect(counterpart(cards, fewer, ['cards', 1])).toBe(cards.cards[2]);
  expect(counterpart(cards, { cards: [{ id: 'XX9' }] }, ['cards', 0, 'id'])).toBeUndefined();
});

test('a thing that is gone is put back where it was, and one that is new goes', () => {
  const fewer = withList(cards, second, withoutEntry(cards, second, {}) ?? []);
  const [gone] = differencesOf(cards, fewer);
  expect(gone).toEqual({ path: ['cards'], before: cards.cards[1], after: undefined, is: 'gone' });
  expect(putBack(cards, fewer, gone)).toEqual(cards);
  const more = withList(cards, second, withCopy(cards, second, {})?.list ?? []);
  const [added] = differencesOf(cards, more);
  expect(added).toMatchObject({ path: ['cards', 3], is: 'new' });
  expect(putBack(cards, more, added)).toEqual(cards);
});

/** What stands against beginning a game with these files. */
const refusals = (game: (typeof games)[number], files: unknown): readonly Finding[] => {
  try {
    const set = game.readComponents?.(files) as ComponentSet<unknown>;
    const kernel = new Kernel(game) as unknown as Kernel<Base, unknown>;
    for (const { id: scenario } of game.scenarios) new Match(kernel, { set, scenario, seed: 'check' });
    return [];
  } catch (error) {
    if (error instanceof BadComponents) return error.findings;
    throw error;
  }
};

for (const game of games)
  test(`${game.id}: whatever is added or taken out, the set can be played with or is refused in words, with place and paragraph`, () => {
    const [{ files }] = game.sets;
    const { schema, captions } = game.workshop ?? {};
    const sections = outlineOf(schema as Shape, files, captions ?? {}).filter(({ items }) =>
      items.some(({ path }) => typeof path.at(-1) === 'number'),
    );
    let played = 0;
    const tried = (section: Section, item: Item): void => {
      const lists = [withCopy(files, item, section)?.list, withoutEntry(files, item, section)];
      for (const list of lists) {
        if (!list) continue;
        const changed = withList(files, item, list);
        const ids = list.flatMap((one) => (isMembers(one) && 'id' in one ? [one.id] : []));
        expect(new Set(ids).size).toBe(ids.length);
        expect(valueAt(changed, item.path.slice(0, -1))).toEqual(list);
        const refused = refusals(game, changed);
        if (refused.length === 0) played++;
        for (const { path, what, rule, values, message } of refused) {
          expect(path, message).not.toBe('');
          expect(rule, message).toMatch(/^[A-Z]\d/);
          if (what === 'rules') expect(values.de, message).toBeTypeOf('string');
        }
      }
    };
    for (const section of sections) {
      const entries = section.items.filter(({ path }) => typeof path.at(-1) === 'number');
      for (const item of new Set([entries[0], entries[Math.floor(entries.length / 2)]])) tried(section, item);
    }
    expect(played).toBeGreaterThan(0);
  });
