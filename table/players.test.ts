import { Match, type PositionJson, Random } from '@ravelin/engine';
import { registry } from '@ravelin/games/registry';
import { describe, expect, test } from 'vitest';
import { bringGame, kernelOf } from './catalogue.ts';
import type { State } from './legal.ts';
import { type Ask, byHand, type Player, randomPlayer } from './players.ts';
import { Room } from './room.ts';
import { Table } from './table.ts';

const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const tableOf = async (game: string, player: (seat: string) => Player, onTrouble?: (error: unknown) => void) => {
  await bringGame(game);
  const kernel = kernelOf(game);
  const { seats, sets } = kernel.game;
  const match = new Match<State, unknown>(kernel, { set: sets[0], seed: 'players' });
  return new Table({
    match,
    setting: { game, seats: Object.fromEntries(seats.map((seat) => [seat, seat])) },
    manner: 'sandbox',
    players: Object.fromEntries(seats.map((seat) => [seat, player(seat)])),
    ...(onTrouble && { onTrouble }),
  });
};

describe('the random player', () => {
  test.each(Object.keys(registry))('plays %s by what its seat may ask, and every move is legal', async (game) => {
    const troubles: unknown[] = [];
    const random = randomPlayer(new Random(game));
    let left = 60;
    const enough: Player = {
      choose: (view, ask, signal) => (left-- > 0 ? random.choose(view, ask, signal) : byHand.choose(view, ask, signal)),
    };
    const table = await tableOf(
      game,
      () => enough,
      (error) => troubles.push(error),
    );
    table.ask();
    while (left > 0 && !table.match.over && troubles.length === 0) await tick();
    await tick();
    expect(troubles).toEqual([]);
    expect(table.match.over || table.match.length >= 60).toBe(true);
    table.leave();
  });
});

describe('players', () => {
  test('each gets the view of its own seat, and asks through it', async () => {
    const asked: string[] = [];
    const first: Player = {
      choose: async (view: PositionJson, ask: Ask) => {
        asked.push(String(view.viewer));
        return ask.moves()[0].notation;
      },
    };
    const table = await tableOf('vienna', (seat) => (seat === 'ottoman' ? first : byHand));
    table.ask();
    await tick();
    expect(asked).toEqual(['ottoman']);
    expect(table.match).toMatchObject({ length: 1, seat: 'habsburg' });
  });

  test('who keeps the way to the rules cannot ask once another seat decides', async () => {
    let kept: Ask | undefined;
    const curious: Player = {
      choose: async (_view, ask) => {
        kept = ask;
        return ask.moves()[0].notation;
      },
    };
    const table = await tableOf('vienna', (seat) => (seat === 'ottoman' ? curious : byHand));
    table.ask();
    await tick();
    for (const question of [() => kept?.moves(), () => kept?.why('keep tactics'), () => kept?.kinds()])
      expect(question).toThrow(/Another seat decides/);
  });

  test('the answer of one that is no longer wanted comes to nothing', async () => {
    let late: (move: string) => void = () => undefined;
    let stopped = false;
    const slow: Player = {
      choose: (_view, _ask, signal) => {
        signal.addEventListener('abort', () => {
          stopped = true;
        });
        return new Promise((resolve) => {
          late = resolve;
        });
      },
    };
    const table = await tableOf('vienna', (seat) => (seat === 'ottoman' ? slow : byHand));
    table.ask();
    table.leave();
    late('keep tactics');
    await tick();
    expect([stopped, table.match.length]).toEqual([true, 0]);
  });

  test('one that fails, or answers with what is no move, stops nothing but is told', async () => {
    const troubles: unknown[] = [];
    const wrong: Player = { choose: async () => 'dance' };
    const table = await tableOf(
      'vienna',
      (seat) => (seat === 'ottoman' ? wrong : byHand),
      (error) => troubles.push(error),
    );
    table.ask();
    await tick();
    expect(String(troubles[0])).toMatch(/"dance" is not a move/);
    expect(table.match.length).toBe(0);
    table.play('ottoman', 'keep tactics');
    expect(table.match.length).toBe(1);
  });

  test('a kept game with a player who is not here goes on with another, and those at the table are told', async () => {
    await bringGame('vienna');
    const troubles: unknown[] = [];
    const furnishing = { onTrouble: (error: unknown) => troubles.push(error) };
    const before = new Room(furnishing);
    before.open({ game: 'vienna', seats: { ottoman: 'here', habsburg: 'random' }, seed: 'gone' });
    before.here.play('keep tactics');
    const kept = before.save().replaceAll('"random"', '"grandmaster"');
    const { length } = before.look();
    before.leave();
    expect(troubles).toEqual([]);
    const snapshot = new Room(furnishing).resume(kept);
    expect(snapshot).toMatchObject({ length, setting: { seats: { ottoman: 'here', habsburg: 'random' } } });
    expect(String(troubles[0])).toMatch(/"grandmaster" is not here/);
    expect(troubles).toHaveLength(1);
  });

  test('time is handed in: who is asked since when, and how long each has thought', async () => {
    await bringGame('vienna');
    const kernel = kernelOf('vienna');
    const match = new Match<State, unknown>(kernel, { set: kernel.game.sets[0], seed: 'clocks' });
    let now = 1000;
    const seats = { ottoman: 'here', habsburg: 'here' };
    const table = new Table({
      match,
      setting: { game: 'vienna', seats },
      manner: 'played',
      players: { here: byHand },
      now: () => now,
    });
    table.ask();
    now = 4000;
    table.play('ottoman', 'keep tactics');
    expect([table.clocks.since, table.clocks.usedBy('ottoman')]).toEqual([4000, 3000]);
    expect(JSON.parse(table.save())).toMatchObject({ clocks: { ottoman: 3000 } });
  });
});
