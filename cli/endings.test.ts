import { readFileSync } from 'node:fs';
import { games } from '@ravelin/games';
import { describe, expect, test } from 'vitest';
import { load } from './library.ts';

/** Games to their end, one for each way in which a game can end, recorded by play that aimed at it (scripts/record-endings.mjs). */
describe.each(games)('$title', (game) => {
  test.each(game.endings)('a game that ends by $id replays to its final hash', ({ id }) => {
    const file = new URL(`../games/${game.id}/fixtures/${id}.json`, import.meta.url);
    const record = JSON.parse(readFileSync(file, 'utf8'));
    const match = load(record);
    expect(record.position, 'it begins with the opening').toBeUndefined();
    expect(match.over).toBe(true);
    expect(match.result?.how).toBe(id);
    expect(match.hash()).toBe(record.finalHash);
  });
});
