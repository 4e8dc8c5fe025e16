import { loadRecord } from '@ravelin/engine';
import { bringGame, kernelOf, verifyRecord } from '@ravelin/table';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Client, Person } from '../testing/client.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { TestTime } from '../testing/time.ts';

const MINUTE = 60_000;

let time: TestTime;
let server: TestServer;

beforeEach(async () => {
  time = new TestTime();
  server = await testServer({ now: time.now, later: time.later });
});

afterEach(async () => {
  await server.end();
  expect(server.troubles).toEqual([]);
});

interface TableJson {
  readonly id: string;
  readonly invite: string;
}

const failed = (reply: object): string | undefined =>
  'error' in reply ? (reply.error as { code: string }).code : undefined;

/** Two people at a table of Vienna, and somebody who watches. */
const vienna = async (more: object = {}) => {
  const people = await Promise.all(
    ['Mustafa', 'Starhemberg', 'Kolschitzky'].map((n) => Person.guest(server.address, n)),
  );
  const [host, other] = people;
  const { id, invite } = await host.must<TableJson>('POST', '/api/tables', {
    game: 'vienna',
    seats: { ottoman: 'me', habsburg: 'invite' },
    watchable: true,
    ...more,
  });
  await other.must('POST', `/api/tables/${id}/join`, { invite, seats: ['habsburg'] });
  await host.must('POST', `/api/tables/${id}/start`);
  const clients = await Promise.all(people.map((person) => new Client(person, id).connect()));
  const [ottoman, habsburg, watcher] = clients;
  await Promise.all(clients.map((client) => client.untilTable(() => true)));
  const close = () => Promise.all(clients.map((client) => client.close()));
  const info = () => host.must<Record<string, unknown>>('GET', `/api/tables/${id}`);
  return { id, host, other, ottoman, habsburg, watcher, clients, close, info };
};

const play = async (client: Client, move: string, key: string): Promise<void> =>
  expect(failed(await client.ask('play', { move }, key))).toBeUndefined();

const outcomes = (info: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries((info.seats as { seat: string; outcome: unknown }[]).map(({ seat, outcome }) => [seat, outcome]));

describe('time', () => {
  test('that is over ends the game once, for everybody, and what each has of it is stored', async () => {
    const { ottoman, watcher, clients, close, info, id } = await vienna({ pace: 'live' });
    await time.pass(10 * MINUTE);
    await play(ottoman, 'keep tactics', 'a');
    const { clock } = await watcher.untilTable((table) => table.clock?.runs === 'habsburg');
    expect(clock?.left).toEqual({ ottoman: 20 * MINUTE + 20_000, habsburg: 30 * MINUTE });
    expect(await info()).toMatchObject({ deadline: time.now() + 30 * MINUTE });
    await time.pass(30 * MINUTE - 1);
    expect(await info()).toMatchObject({ state: 'running', ending: null });
    await time.pass(1);
    const over = await Promise.all(clients.map((client) => client.untilTable(({ ended }) => ended !== null)));
    for (const { ended } of over)
      expect(ended).toEqual({ how: 'timeout', by: 'habsburg', outcomes: { ottoman: 'won', habsburg: 'lost' } });
    await watcher.until(({ ended }) => ended !== undefined);
    expect(watcher.snapshot).toMatchObject({ result: null, decision: null });
    const told = await info();
    expect(told).toMatchObject({
      state: 'over',
      ending: 'timeout',
      endedBy: 'habsburg',
      endedAt: time.now(),
      result: null,
    });
    expect(outcomes(told)).toEqual({ ottoman: 'won', habsburg: 'lost' });
    expect(failed(await ottoman.ask('resign'))).toBe('game-over');
    expect(failed(await ottoman.ask('undo', {}, 'u'))).toBe('undo-closed');
    // Its record can be taken out, and says so; the rules have no result.
    const { result: record } = (await ottoman.ask('record')) as unknown as { result: Record<string, unknown> };
    expect(record).toMatchObject({ ended: { how: 'timeout' }, result: null });
    await bringGame('vienna');
    const kernel = kernelOf('vienna');
    expect(loadRecord(kernel, kernel.game.sets, record).length).toBe(1);
    // It ended for good, so its dice can be verified.
    const fetched = await ottoman.person.must('GET', `/api/tables/${id}/record`);
    expect(fetched).toEqual(record);
    expect((await verifyRecord(fetched)).results).toBeGreaterThan(5);
    await close();
    // Also for somebody who comes later.
    await server.restart();
    const later = await new Client(ottoman.person, id).connect();
    expect(later.snapshot).toMatchObject({ ended: { how: 'timeout' }, decision: null });
    await later.close();
  });

  test('that is over leaves the seat to a computer player, where the table chose one; its person may come back', async () => {
    const { ottoman, habsburg, close, info } = await vienna({ pace: 'live', timeout: 'captain' });
    await time.pass(30 * MINUTE);
    await habsburg.untilTable(({ deputies }) => deputies.ottoman === 'captain');
    await habsburg.until(({ decision }) => decision?.seat === 'habsburg');
    const { seats } = (await info()) as { seats: { seat: string; deputy: string | null }[] };
    expect(seats.find(({ seat }) => seat === 'ottoman')).toMatchObject({ player: 'person', deputy: 'captain' });
    expect(failed(await ottoman.ask('appoint', { player: null }))).toBeUndefined();
    const { deputies, clock } = await habsburg.untilTable((table) => table.deputies.ottoman === undefined);
    expect(deputies).toEqual({});
    expect(clock?.left.ottoman).toBe(20_000);
    expect(failed(await ottoman.ask('appoint', { player: null }))).toBe('no-deputy');
    const rows = await server.database.selectFrom('seats').select(['seat', 'deputy', 'helped']).execute();
    expect(rows.find(({ seat }) => seat === 'ottoman')).toMatchObject({ deputy: null, helped: 1 });
    await close();
  });

  test('of a game that nobody looks at is over all the same, also after a restart', async () => {
    const { close, info } = await vienna({ pace: 'live' });
    await close();
    await time.pass(5 * MINUTE);
    await server.restart();
    await time.pass(25 * MINUTE + 20_000);
    expect(await info()).toMatchObject({ state: 'over', ending: 'timeout', endedBy: 'ottoman' });
  });

  test('does not pass while no server runs', async () => {
    const { ottoman, close, id, info } = await vienna({ pace: 'live' });
    await time.pass(10 * MINUTE);
    await close();
    await server.restart(() => time.sleep(60 * 60 * MINUTE));
    expect(await info()).toMatchObject({ state: 'running' });
    const back = await new Client(ottoman.person, id).connect();
    const { clock } = await back.untilTable(() => true);
    // What passed after the last sign of life before the break is given to the seat.
    expect(clock?.left.ottoman).toBeGreaterThanOrEqual(20 * MINUTE);
    expect(clock?.left.ottoman).toBeLessThanOrEqual(20 * MINUTE + 10_000);
    await time.pass(21 * MINUTE);
    await back.untilTable(({ ended }) => ended?.how === 'timeout');
    await back.close();
  });

  test('is over at every table, also where one cannot be opened', async () => {
    const [broken, whole] = [await vienna({ pace: 'live' }), await vienna({ pace: 'live' })];
    await Promise.all([broken.close(), whole.close()]);
    await server.restart();
    await server.database.updateTable('lines').set({ record: '{}' }).where('game', '=', broken.id).execute();
    await time.pass(31 * MINUTE);
    expect(await whole.info()).toMatchObject({ ending: 'timeout' });
    expect(server.troubles.length).toBeGreaterThan(0);
    server.troubles.length = 0;
    await server.database.deleteFrom('games').where('id', '=', broken.id).execute();
  });

  test('is over once, where two servers see it', async () => {
    const { watcher, close, info, id, ottoman } = await vienna({ pace: 'live' });
    const second = await testServer({
      place: { url: server.url, end: async () => {} },
      now: time.now,
      later: time.later,
    });
    const there = await new Client(ottoman.person.at(second.address), id).connect();
    // Both have it open, and the move of one is not known to the other.
    await play(ottoman, 'keep tactics', 'a');
    await time.pass(30 * MINUTE);
    await watcher.untilTable(({ ended }) => ended?.by === 'habsburg');
    expect(await info()).toMatchObject({ ending: 'timeout', endedBy: 'habsburg', moves: 1 });
    await there.untilTable(({ ended }) => ended?.by === 'habsburg');
    await there.close();
    await second.end();
    expect(second.troubles).toEqual([]);
    await close();
  });
});

describe('people', () => {
  test('resign, and everybody hears of it; only for a seat of their own', async () => {
    const { ottoman, watcher, clients, close, info } = await vienna();
    expect(failed(await watcher.ask('resign'))).toBe('no-seat');
    expect(failed(await ottoman.ask('resign', { seat: 'habsburg' }))).toBe('not-your-seat');
    expect(failed(await ottoman.ask('resign'))).toBeUndefined();
    await Promise.all(clients.map((client) => client.untilTable(({ ended }) => ended?.how === 'resigned')));
    await watcher.until(({ ended }) => ended?.by === 'ottoman');
    expect(outcomes(await info())).toEqual({ ottoman: 'lost', habsburg: 'won' });
    expect(failed(await ottoman.ask('play', { move: 'keep tactics' }, 'k'))).toBe('game-over');
    await close();
  });

  test('leave: a seat without a person is forfeited, or a computer player takes it', async () => {
    const one = await vienna();
    await one.other.must('POST', `/api/tables/${one.id}/leave`);
    expect(await one.info()).toMatchObject({ ending: 'resigned', endedBy: 'habsburg' });
    await one.close();
    const two = await vienna({ timeout: 'ensign' });
    await two.other.must('POST', `/api/tables/${two.id}/leave`);
    await two.ottoman.untilTable(({ deputies }) => deputies.habsburg === 'ensign');
    await two.close();
  });

  test('who delete their account leave their tables', async () => {
    const { other, ottoman, close, info } = await vienna();
    expect((await other.ask('DELETE', '/api/me', {})).status).toBe(204);
    await ottoman.untilTable(({ ended }) => ended?.by === 'habsburg');
    expect(await info()).toMatchObject({ ending: 'resigned', endedBy: 'habsburg' });
    await close();
  });

  test('agree on a draw, or on no result, or do not', async () => {
    const { ottoman, habsburg, watcher, close, info } = await vienna();
    expect(failed(await habsburg.ask('accept', { kind: 'draw' }))).toBe('no-proposal');
    await ottoman.ask('propose', { kind: 'draw' });
    await watcher.untilTable(({ proposals }) => proposals.length === 1);
    expect(failed(await ottoman.ask('accept', { kind: 'draw' }))).toBe('own-proposal');
    expect(failed(await watcher.ask('accept', { kind: 'draw' }))).toBe('no-seat');
    await habsburg.ask('decline', { kind: 'draw' });
    await ottoman.untilTable(({ proposals }) => proposals.length === 0);
    expect(failed(await ottoman.ask('propose', { kind: 'draw' }))).toBe('declined');
    // A proposal lapses with the next move, and may be made again then.
    await ottoman
      .ask('propose', { kind: 'takeback', to: 0 })
      .then((reply) => expect(failed(reply)).toBe('no-such-move'));
    await ottoman.ask('propose', { kind: 'end' });
    await ottoman.ask('decline', { kind: 'end' });
    expect(failed(await ottoman.ask('propose', { kind: 'end' }))).toBe('declined');
    await habsburg.ask('propose', { kind: 'end' });
    await play(ottoman, 'keep tactics', 'a');
    expect(failed(await ottoman.ask('accept', { kind: 'end' }))).toBe('no-proposal');
    await ottoman.ask('propose', { kind: 'draw' });
    expect(failed(await habsburg.ask('propose', { kind: 'draw' }))).toBe('proposed');
    await habsburg.ask('accept', { kind: 'draw' });
    await watcher.untilTable(({ ended }) => ended?.how === 'draw');
    expect(outcomes(await info())).toEqual({ ottoman: 'drawn', habsburg: 'drawn' });
    await close();
    const again = await vienna();
    await again.habsburg.ask('propose', { kind: 'end' });
    await again.ottoman.ask('accept', { kind: 'end' });
    expect(outcomes(await again.info())).toEqual({ ottoman: 'none', habsburg: 'none' });
    await again.close();
  });

  test('take back by agreement what undo does not allow, also after a restart', async () => {
    const { ottoman, habsburg, id, clients, close } = await vienna();
    await play(ottoman, 'keep tactics', 'a');
    await play(habsburg, 'keep tactics', 'b');
    expect(failed(await habsburg.ask('undo', {}, 'c'))).toBe('undo-closed');
    expect(failed(await habsburg.ask('propose', { kind: 'takeback', to: 2 }))).toBe('no-such-move');
    await habsburg.ask('propose', { kind: 'takeback' });
    await close();
    await server.restart();
    await Promise.all(clients.map((client) => client.connect()));
    await ottoman.untilTable(({ proposals }) => proposals[0]?.to === 1);
    await ottoman.ask('accept', { kind: 'takeback' });
    const { decision } = await habsburg.until(({ length }) => length === 1);
    expect(decision?.seat).toBe('habsburg');
    await play(habsburg, 'redraw tactics', 'd');
    await Promise.all(clients.map((client) => client.close()));
    await server.restart();
    const again = await new Client(ottoman.person, id).connect();
    expect(again.snapshot?.length).toBe(2);
    expect(again.snapshot?.line.map(({ seat }) => seat)).toEqual(['ottoman', 'habsburg']);
    await again.close();
  });

  test('alone with computer players ask nobody, but get no draw from one', async () => {
    const host = await Person.guest(server.address, 'Alone');
    const seats = { ottoman: 'me', habsburg: 'random' };
    const { id } = await host.must<TableJson>('POST', '/api/tables', { game: 'vienna', seats });
    await host.must('POST', `/api/tables/${id}/start`);
    const client = await new Client(host, id).connect();
    await play(client, 'keep tactics', 'a');
    await client.until(({ length, decision }) => length >= 2 && decision?.seat === 'ottoman');
    expect(failed(await client.ask('propose', { kind: 'draw' }))).toBe('nobody-to-agree');
    await client.ask('propose', { kind: 'takeback', to: 0 });
    expect(client.snapshot?.length).toBe(0);
    await client.ask('propose', { kind: 'end' });
    expect(client.snapshot?.ended).toMatchObject({ how: 'agreed' });
    await client.close();
  });
});
