import { load } from '@ravelin/cli/testing';
import type { GameRecord } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { USES, usesIn } from './fixtures/uses.ts';

/** Recorded sieges (scripts/record-uses.mjs) that between them use everything there is. */
const records = import.meta.glob<GameRecord>('./fixtures/game-*.json', { import: 'default', eager: true });

describe('recorded sieges', () => {
  const used = new Set<string>();
  test.each(Object.entries(records))('%s replays to its final hash', (_file, record) => {
    const match = load(record);
    for (const use of usesIn(match.events('all'))) used.add(use);
    expect(match.hash()).toBe(record.finalHash);
  });
  test('every card, order, action, heroic order, objective and plan is used, and every round ends both ways', () => {
    expect(USES.filter((use) => !used.has(use))).toEqual([]);
  });
});
