import { expect, test } from 'vitest';
import { createDraft } from './createDraft.ts';
import { differencesOf } from './differences.ts';
import { isSame, valueAt, withValue } from './paths.ts';
import { originAt } from './provenance.ts';

const ours = () => ({
  set: { title: 'Ours' },
  cards: [
    { id: 'A1', title: 'One', clauses: [{ do: 'draw', cards: 1 }], source: { title: 'RB', effect: 'REC' } },
    { id: 'A2', title: 'Two', clauses: [], source: { title: 'REC', effect: 'REC' } },
  ],
  board: {
    rounds: 5,
    limits: { troops: 3 },
    weapons: { range: [1, 2], source: ['RB', 'PUB'] },
    source: { rounds: 'RB', limits: 'RB*' },
  },
});

test('a change makes a copy of what is on the way, and of nothing else', () => {
  const before = ours();
  const after = withValue(before, ['cards', 1, 'title'], 'Three') as ReturnType<typeof ours>;
  expect(after.cards[1].title).toBe('Three');
  expect(after.cards[0]).toBe(before.cards[0]);
  expect(before.cards[1].title).toBe('Two');
  expect(Object.keys(withValue(before, ['board', 'rounds'], undefined) as { board: object })).toContain('board');
  expect(valueAt(withValue(before, ['board', 'rounds'], undefined), ['board'])).not.toHaveProperty('rounds');
});

test('the order of members makes no difference', () => {
  expect(isSame({ a: 1, b: [1, { c: 2, d: 3 }] }, { b: [1, { d: 3, c: 2 }], a: 1 })).toBe(true);
  expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(true);
  expect(isSame([1, 2], [2, 1])).toBe(false);
});

test('differences are told datum by datum, things by their id, and the name of the set is none', () => {
  const changed = structuredClone(ours()) as ReturnType<typeof ours>;
  changed.set.title = 'Mine';
  changed.cards[0].clauses[0].cards = 2;
  changed.board.limits.troops = 4;
  expect(differencesOf(ours(), changed)).toEqual([
    { path: ['cards', 0, 'clauses', 0, 'cards'], before: 1, after: 2 },
    { path: ['board', 'limits', 'troops'], before: 3, after: 4 },
  ]);
  expect(differencesOf(ours(), { ...ours(), cards: ours().cards.reverse() })).toEqual([]);
});

test('a datum has the mark beside it, or that of what it is a part of', () => {
  const marks = [
    ['cards', 0, 'title'],
    ['cards', 0, 'clauses'],
    ['cards', 0, 'id'],
    ['board', 'rounds'],
    ['board', 'limits', 'troops'],
    ['board', 'weapons', 'range', 1],
  ].map((path) => originAt(ours(), path));
  expect(marks).toEqual(['RB', 'REC', undefined, 'RB', 'RB*', 'PUB']);
});

test('changes are taken back and made again; what is typed at one place is one change', () => {
  const draft = createDraft(ours());
  for (const title of ['O', 'On', 'One!']) draft.edit(['cards', 0, 'title'], title, true);
  draft.settle();
  draft.edit(['board', 'rounds'], 6);
  draft.undo();
  expect([valueAt(draft.files(), ['board', 'rounds']), valueAt(draft.files(), ['cards', 0, 'title'])]).toEqual([
    5,
    'One!',
  ]);
  draft.undo();
  expect(draft.files()).toEqual(ours());
  expect([draft.canUndo(), draft.canRedo()]).toEqual([false, true]);
  draft.redo();
  draft.redo();
  expect(valueAt(draft.files(), ['board', 'rounds'])).toBe(6);
  draft.undo();
  draft.edit(['board', 'rounds'], 7);
  expect(draft.canRedo()).toBe(false);
});
