import type { AnyGame, Studied } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { games } from './index.ts';

/** What the laboratory counts is declared by the games; nothing but this test would notice a field that no event has. */
describe.each(games.map((game): [string, AnyGame] => [game.id, game]))('the study of %s', (_id, game) => {
  const subjects = (game.study?.subjects ?? []) as readonly Studied<never>[];

  test('has a clock and subjects, each named once', () => {
    expect(game.events).toContain(game.study?.clock.event);
    const ids = subjects.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('counts fields that its events have', () => {
    for (const { id, uses } of subjects)
      for (const { id: use, event, field, times, after } of uses) {
        expect(game.events, `${id} ${use}`).toContain(event);
        expect(Object.keys(event.fields), `${id} ${use}`).toContain(field);
        if (times !== undefined) expect(Object.keys(event.fields), `${id} ${use}`).toContain(times);
        if (after !== undefined) expect(uses.map((one) => one.id)).toContain(after);
      }
  });
});
