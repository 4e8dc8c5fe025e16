import { type AnyGame, type Base, Kernel, Match, Random, Refusal, saveView, viewState } from '@ravelin/engine';
import { games } from '@ravelin/games';
import { byHand, Table } from '@ravelin/table';
import { expect, test } from 'vitest';
import { Mind, type Thread } from './mind.ts';
import { serveMind } from './mind-thread.ts';
import { BotPlayer } from './player.ts';
import type { Task, Thought } from './thinking.ts';

const vienna = games.find(({ id }) => id === 'vienna') as AnyGame;
const kernel = new Kernel(vienna);

const task = (bot: string): Task => {
  const rng = new Random('mind');
  const x = kernel.play(rng);
  const g = kernel.start(vienna.sets[0].kit, 'standard', {}, x);
  for (let n = 0; n < 20 || !kernel.pending(g)?.decision.quiet; n++) kernel.apply(g, kernel.random(g, rng), x);
  const view = saveView(kernel, viewState(kernel, g, g.seat, 'memory'));
  return { sight: { game: 'vienna', set: vienna.sets[0].id, seat: g.seat, view }, bot, seed: 'mind' };
};

/** A thread in this one. What crosses is data, as between real threads. */
class Here implements Thread {
  lost: (error: Error) => void = () => {};
  private hear: (message: unknown) => void = () => {};
  private readonly serve: (message: unknown) => void;

  constructor(brings = kernel) {
    this.serve = serveMind(
      (message) => this.hear(structuredClone(message)),
      async () => brings as unknown as Kernel<Base, unknown>,
      () => new Promise((resolve) => setTimeout(resolve)),
    );
  }

  send(message: unknown): void {
    this.serve(structuredClone(message));
  }

  listen(heard: (message: unknown) => void, lost: (error: Error) => void): void {
    this.hear = heard;
    this.lost = lost;
  }

  end(): void {
    this.hear = () => {};
  }
}

test('the same task gives the same answer, however it was cut into stretches', async () => {
  const mind = new Mind(() => new Here());
  const [one, two] = await Promise.all([mind.think(task('search:40')).answer, mind.think(task('search:40')).answer]);
  expect(two).toEqual(one);
  expect(one).toMatchObject({ tried: 40, most: 40, milliseconds: null });
});

test('it tells what it has come to, and stops when told to, with the best so far', async () => {
  const mind = new Mind(() => new Here());
  const told: Thought[] = [];
  const pondering = mind.think(task('search:9999999'), (thought) => {
    told.push(thought);
    pondering.stop();
  });
  const { move, tried } = await pondering.answer;
  expect(told).toHaveLength(1);
  expect(tried).toBeGreaterThanOrEqual(told[0].tried);
  expect(tried).toBeLessThan(9_999_999);
  expect(move).not.toBe('');
});

test('a thread that is lost takes its thoughts with it; the next thought begins another', async () => {
  const threads: Here[] = [];
  const mind = new Mind(() => {
    threads.push(new Here());
    return threads.at(-1) as Here;
  });
  const lost = mind.think(task('search:9999999'));
  threads[0].lost(new Error('killed'));
  await expect(lost.answer).rejects.toThrow('killed');
  expect((await mind.think(task('search:5')).answer).tried).toBe(5);
  expect(threads).toHaveLength(2);
  lost.stop();
});

/** Threads in this one, as many as are begun. */
const together = (threads: number) => {
  const begun: Here[] = [];
  const mind = new Mind(
    () => {
      begun.push(new Here());
      return begun.at(-1) as Here;
    },
    { threads },
  );
  return { mind, begun };
};

test('where time counts threads think together, and what all of them tried is told', async () => {
  const { mind, begun } = together(3);
  const { tried, considered } = await mind.think(task('marshal')).answer;
  expect(begun).toHaveLength(3);
  const visits = considered.reduce((sum, one) => sum + one.visits, 0);
  expect(visits).toBeGreaterThan(0);
  expect(visits).toBeLessThanOrEqual(tried);
});

test('where iterations count one thread thinks, and the number of threads changes nothing', async () => {
  const { mind, begun } = together(3);
  const alone = await new Mind(() => new Here()).think(task('search:60')).answer;
  expect(await mind.think(task('search:60')).answer).toEqual(alone);
  expect(begun).toHaveLength(1);
});

test('all who think together are told to stop at once', () => {
  const told: string[] = [];
  const silent = (): Thread => {
    const name = `thread ${told.length}`;
    return {
      send: (message) => told.push(`${name}: ${'stop' in (message as object) ? 'stop' : 'think'}`),
      listen: () => {},
      end: () => {},
    };
  };
  const pondering = new Mind(silent, { threads: 2 }).think(task('marshal'));
  pondering.stop();
  expect(told).toEqual(['thread 0: think', 'thread 1: think', 'thread 0: stop', 'thread 1: stop']);
});

test('a helper that is lost is done without', async () => {
  const { mind, begun } = together(2);
  const pondering = mind.think(task('marshal'));
  begun[1].lost(new Error('killed'));
  pondering.stop();
  expect((await pondering.answer).move).not.toBe('');
});

test('a thread that ends without a word is given up after a while', async () => {
  const late: (() => void)[] = [];
  const silent: Thread = { send: () => {}, listen: () => {}, end: () => {} };
  const later = (_milliseconds: number, then: () => void): (() => void) => {
    late.push(then);
    return () => {};
  };
  const mind = new Mind(() => silent, { later });
  const { answer } = mind.think(task('search:5'));
  late.at(-1)?.();
  await expect(answer).rejects.toThrow('does not answer');
});

test.each([
  ['a level that does not exist', 'grandmaster', kernel, /no player "grandmaster"/],
  ['an evaluation that throws', 'search:20', new Kernel({ ...vienna, advice: broken() }), /out of its depth/],
])('%s: the player is told, and the game goes on', async (_what, bot, brings, said) => {
  const mind = new Mind(() => new Here(brings));
  const failures: string[] = [];
  const player = new BotPlayer(bot, mind, new Random('falls back'), { fails: ({ message }) => failures.push(message) });
  const match = new Match<Base, unknown>(kernel, { set: vienna.sets[0], seed: 'goes on' });
  const seats = Object.fromEntries(vienna.seats.map((seat, i) => [seat, i === 0 ? 'bot' : 'here']));
  const moved = new Promise<void>((resolve, reject) => {
    const table = new Table({
      match: match as never,
      setting: { game: 'vienna', seats },
      manner: 'sandbox',
      players: { bot: player, here: byHand },
      onTrouble: reject,
    });
    table.admit({ seats: ['habsburg'], onNews: () => resolve() });
    table.ask();
  });
  await moved;
  expect(failures.length).toBeGreaterThan(0);
  expect(failures[0]).toMatch(said);
  expect(match.length).toBeGreaterThan(0);
});

function broken(): NonNullable<AnyGame['advice']> {
  const fail = (): never => {
    throw new Refusal('fault', 'It is out of its depth.');
  };
  return { features: [], weights: { bias: 0, of: [], made: '' }, measure: fail, value: fail, thumb: fail };
}
