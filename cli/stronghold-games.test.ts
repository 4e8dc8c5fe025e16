import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { USES, usesIn } from '../games/stronghold/fixtures/uses.ts';
import { load } from './library.ts';

/** Recorded sieges (scripts/record-uses.mjs) that between them use everything there is. */
const folder = new URL('../games/stronghold/fixtures/', import.meta.url);
const files = readdirSync(folder).filter((file) => /^game-\d+\.json$/.test(file));

describe('recorded sieges', () => {
  const used = new Set<string>();
  test.each(files)('%s replays to its final hash', (file) => {
    const record = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    const match = load(record);
    for (const use of usesIn(match.events('all'))) used.add(use);
    expect(match.hash()).toBe(record.finalHash);
  });
  test('every card, order, action, heroic order, objective and plan is used, and every round ends both ways', () => {
    expect(USES.filter((use) => !used.has(use))).toEqual([]);
  });
});
