import { readFileSync } from 'node:fs';
import { games } from '@ravelin/games';
import { beforeAll, describe, expect, test } from 'vitest';
import { bringGame } from './catalogue.ts';
import { readKept } from './kept.ts';
import { Screen } from './testing.ts';

/** Games that were kept by version 0.0.0, whose rules have changed since. */
describe.each(games.filter(({ rules }) => rules > 1))('$id, kept by older rules', ({ id, rules, changes, sets }) => {
  beforeAll(() => bringGame(id));
  const kept = readFileSync(new URL(`../games/${id}/fixtures/0.0.0/kept.json`, import.meta.url), 'utf8');

  test('goes on, and its players are told what has changed until they have read it', () => {
    const screen = new Screen();
    screen.room.resume(kept);
    const { reopened, decision } = screen.look();
    const components = JSON.parse(kept).record.components.hash !== sets[0].hash;
    expect(reopened).toMatchObject({ from: 1, to: rules, changes, components });
    expect(decision).not.toBeNull();
    // Kept again before anybody has read it, it is still to be told.
    screen.room.resume(screen.room.save());
    expect(screen.look().reopened).toEqual(reopened);
    expect(screen.shown('understood').reopened).toBeNull();
    screen.room.resume(screen.room.save());
    expect(screen.look().reopened).toBeNull();
    expect(readKept(screen.room.save()).record).toMatchObject({ rules, snapshot: { game: id } });
  });

  test('nobody is told which move no longer agrees', () => {
    const { record, ...rest } = JSON.parse(kept);
    const [first, ...others] = record.moves;
    const screen = new Screen();
    screen.room.resume(JSON.stringify({ ...rest, record: { ...record, moves: [first, first, ...others] } }));
    const { reopened } = screen.look();
    expect(reopened).toMatchObject({ goesOn: 'moves' });
    expect(Object.keys(reopened ?? {})).not.toContain('because');
  });

  test('a game that goes on from its snapshot keeps its standing orders and counts its moves from there', () => {
    const screen = new Screen();
    screen.room.resume(kept);
    const now = JSON.parse(screen.room.save());
    const order = { decision: 'x', prompt: 'x', rule: 'x', until: 'revoked', seat: 'nobody', turn: null, since: 5 };
    const older = {
      ...now,
      // The rules of then, by which its moves led elsewhere.
      record: { ...now.record, rules: 1, finalHash: 'other' },
      orders: { given: [order], made: [2, 3] },
    };
    screen.room.resume(JSON.stringify(older));
    const { reopened, length, events } = screen.look();
    expect(reopened?.goesOn).toBe('snapshot');
    expect(length).toBe(0);
    for (const { seq } of events) expect(seq).toBe(0);
    expect(readKept(screen.room.save()).orders).toEqual({ given: [{ ...order, since: -1 }], made: [] });
  });
});
