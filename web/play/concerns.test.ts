import type { Snapshot } from '@ravelin/table/messages';
import { expect, test } from 'vitest';
import { concerns } from './concerns.ts';

const told = {
  viewer: 'ottoman',
  curtain: null,
  at: 3,
  length: 3,
  decision: { id: 'act', seat: 'ottoman' },
  moves: [{ notation: 'pass' }],
  lists: [],
  view: { zones: {} },
  seen: 2,
} as unknown as Snapshot;

const other = (changes: Partial<Snapshot>): Snapshot => ({ ...structuredClone(told), ...changes });

test('what is told again, or tells of something beside the decision, does not concern it', () => {
  expect(concerns(told, other({}))).toBe(false);
  expect(concerns(told, other({ seen: 3, since: 5 }))).toBe(false);
});

test('another move, decision, viewer or position does', () => {
  for (const changes of [
    { length: 4, at: 4 },
    { decision: null },
    { viewer: null },
    { curtain: 'habsburg' },
    { moves: [] },
    // One was taken back, and another made.
    { view: { zones: { city: [] } } as unknown as Snapshot['view'] },
  ])
    expect(concerns(told, other(changes))).toBe(true);
});
