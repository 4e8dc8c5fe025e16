import { Match, Random } from '@ravelin/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { bringGame, kernelOf } from './catalogue.ts';
import type { State } from './legal.ts';
import type { Onlooker } from './onlooker.ts';
import { byHand } from './players.ts';
import type { Snapshot } from './schemas.ts';
import { Table } from './table.ts';

beforeAll(() => bringGame('vienna'));

/** A table with two players at screens of their own and somebody who watches. */
const laid = () => {
  const kernel = kernelOf('vienna');
  const table = new Table({
    match: new Match<State, unknown>(kernel, { set: kernel.game.sets[0], seed: 'onlookers' }),
    setting: { game: 'vienna', seats: { ottoman: 'here', habsburg: 'here' } },
    manner: 'played',
    players: { here: byHand },
  });
  const news: Record<string, Snapshot[]> = { ottoman: [], habsburg: [], spectator: [] };
  const admit = (name: string, seats: readonly string[]): Onlooker =>
    table.admit({ seats, onNews: (snapshot) => news[name].push(snapshot) });
  const ottoman = admit('ottoman', ['ottoman']);
  const habsburg = admit('habsburg', ['habsburg']);
  const spectator = admit('spectator', []);
  return { table, ottoman, habsburg, spectator, news };
};

const zone = ({ view }: Snapshot, name: string): unknown => view.zones?.[name];

describe('several look on', () => {
  test('each sees its own, without a curtain, and the spectator nothing that is hidden', () => {
    const { ottoman, habsburg, spectator } = laid();
    for (const [onlooker, own, others] of [
      [ottoman, ['ottoman'], ['habsburg']],
      [habsburg, ['habsburg'], ['ottoman']],
      [spectator, [], ['ottoman', 'habsburg']],
    ] as const) {
      const snapshot = onlooker.snapshot();
      expect(snapshot.curtain).toBeNull();
      for (const seat of own) expect(Array.isArray(zone(snapshot, `${seat} Tactics`))).toBe(true);
      for (const seat of others) expect(zone(snapshot, `${seat} Tactics`)).toMatchObject({ hidden: 5 });
    }
  });

  test('who moves gets the answer, the others the news, each as it may know it', () => {
    const { ottoman, news } = laid();
    ottoman.play('keep tactics');
    expect(news.ottoman).toEqual([]);
    expect(news.habsburg.map(({ length, viewer }) => [length, viewer])).toEqual([[1, 'habsburg']]);
    expect(news.spectator.map(({ length, viewer }) => [length, viewer])).toEqual([[1, null]]);
    expect(news.habsburg[0].moves.length).toBeGreaterThan(0);
    expect(news.spectator[0].moves).toEqual([]);
  });

  test('nobody moves, asks or takes back for another', () => {
    const { ottoman, habsburg, spectator } = laid();
    for (const onlooker of [habsburg, spectator]) {
      expect(() => onlooker.play('keep tactics')).toThrow(/ottoman decides/);
      expect(() => onlooker.direct('keep tactics')).toThrow(/not directed/);
      expect(() => onlooker.rules.why('keep tactics')).toThrow(/Another seat decides/);
    }
    ottoman.play('keep tactics');
    expect(habsburg.snapshot().undo).toEqual({ open: false, reason: 'Another seat has acted since.' });
    expect(() => habsburg.undo()).toThrow(/Another seat/);
    expect(ottoman.snapshot().undo.open).toBe(true);
    ottoman.undo();
    expect(habsburg.snapshot()).toMatchObject({ length: 0, decision: { seat: 'ottoman' } });
  });

  test('who leaves hears nothing more', () => {
    const { table, ottoman, habsburg, news } = laid();
    table.dismiss(habsburg);
    ottoman.play('keep tactics');
    expect(news.habsburg).toEqual([]);
    expect(news.spectator).toHaveLength(1);
  });
});

describe('whether a move could be taken back is told before it is made', () => {
  test('as undo then says, throughout a game of two at one screen', () => {
    const { table } = laid();
    const here = table.admit({ seats: ['ottoman', 'habsburg'] });
    const random = new Random('final');
    const { match } = table;
    const told = { open: 0, closed: 0 };
    for (let n = 0; n < 120 && match.seat !== null; n++) {
      const { curtain } = here.snapshot();
      if (curtain !== null) here.take(curtain);
      const move = match.format(match.kernel.random(match.state, random));
      const final = here.final(move);
      here.play(move);
      const { undo } = here.snapshot();
      expect(final, `${move}: ${undo.reason}`).toBe(undo.open ? null : undo.reason);
      told[undo.open ? 'open' : 'closed']++;
    }
    expect(told.open).toBeGreaterThan(20);
    expect(told.closed).toBeGreaterThan(10);
  });

  test('a move after which somebody elsewhere decides is final, and nobody else hears of it', () => {
    const { ottoman, habsburg, spectator } = laid();
    expect(ottoman.final('keep tactics')).toBe('Another seat has acted since.');
    for (const onlooker of [habsburg, spectator])
      expect(() => onlooker.final('keep tactics')).toThrow(/Another seat decides/);
  });
});
