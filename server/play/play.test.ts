import { type GameRecord, loadRecord, Match, Random } from '@ravelin/engine';
import { bringGame, kernelOf, type Snapshot } from '@ravelin/table';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Onlooker } from '../../table/onlooker.ts';
import { Client, chosen, Person } from '../testing/client.ts';
import { failed, type TableJson, viennaTable } from '../testing/playing.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { Allowance } from './allowance.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});

afterAll(async () => {
  await server.end();
  expect(server.troubles).toEqual([]);
});

const vienna = (settings?: { watchable?: boolean }) => viennaTable(server.address, settings);

describe('two people play Vienna', () => {
  test('a whole game over the network ends in the record that the same moves give at home', async () => {
    const { id, host, other } = await vienna();
    const clients = await Promise.all([host, other].map((person) => new Client(person, id).connect()));
    const chance = new Random('two clients');
    for (let n = 0; ; n++) {
      const { result, decision, length } = await clients[0].until(({ length }) => length >= n);
      if (result !== null || decision === null) break;
      const client = clients.find(({ snapshot }) => snapshot?.viewer === decision.seat);
      if (!client) throw new Error(`nobody sits at ${decision.seat}`);
      const now = await client.until((one) => one.length === length && one.decision?.seat === one.viewer);
      const move = await chosen(client, now, chance);
      // One of them sends every move twice.
      const sent = [client.ask('play', { move }, `move ${n}`)];
      if (client === clients[0]) sent.push(client.ask('play', { move }, `move ${n}`));
      for (const reply of await Promise.all(sent)) expect(failed(reply)).toBeUndefined();
      // The other loses its connection, and the server restarts in the middle.
      if (n % 15 === 7) await clients[1].drop().then(() => clients[1].connect());
      if (n === 20) {
        await server.restart();
        await Promise.all(clients.map((one) => one.connect()));
      }
    }
    const over = await Promise.all(clients.map((client) => client.until(({ result }) => result !== null)));
    expect(over[0].view).toMatchObject({ ...over[1].view, viewer: 'ottoman' });
    expect(clients.map(({ missed }) => missed)).toEqual([0, 0]);
    const [first, second] = await Promise.all(clients.map((client) => client.ask('record')));
    const record = (first as unknown as { result: GameRecord }).result;
    expect((second as unknown as { result: GameRecord }).result).toEqual(record);

    // At home: the same moves, and what chance gave them.
    await bringGame('vienna');
    const kernel = kernelOf('vienna');
    const { start, scenario, options, fair } = record;
    const [set] = kernel.game.sets;
    const local = new Match(kernel, { set, scenario, options, script: start, strict: true, ...(fair && { fair }) });
    for (const [seat, move, results = []] of record.moves) {
      if (seat === 'undo') local.undo();
      else {
        local.script(results, true);
        local.play(move);
      }
    }
    expect(local.record()).toEqual(record);
    expect(loadRecord(kernel, kernel.game.sets, record).hash()).toBe(record.finalHash);
    const { state } = await host.must<TableJson>('GET', `/api/tables/${id}`);
    expect(state).toBe('over');
    await Promise.all(clients.map((client) => client.close()));
  });

  test('a client that comes back is told what it missed, and no more', async () => {
    const { id, host, other } = await vienna();
    const [ottoman, habsburg] = await Promise.all([host, other].map((person) => new Client(person, id).connect()));
    await ottoman.ask('play', { move: 'keep tactics' }, 'a');
    await habsburg.ask('play', { move: 'keep tactics' }, 'b');
    const chance = new Random('resume');
    const go = async (n: number) => {
      while (ottoman.snapshot && ottoman.snapshot.length < n) {
        const now = await ottoman.until(({ decision }) => decision?.seat === 'ottoman');
        await ottoman.ask('play', { move: await chosen(ottoman, now, chance) }, `c${now.length}`);
        if (ottoman.snapshot.decision?.seat !== 'ottoman') break;
      }
    };
    await habsburg.drop();
    await go(6);
    const before = habsburg.receivedOfGame.length;
    await habsburg.connect();
    const [back] = habsburg.receivedOfGame.slice(before);
    expect(JSON.parse(back).told).toHaveProperty('changes');
    const { events } = JSON.parse(back).told.changes.members;
    expect(events.keep).toBeGreaterThan(0);
    expect(habsburg.missed).toBe(0);
    const put = habsburg.snapshot;
    const whole = await habsburg.ask('look');
    expect((whole as unknown as { told: { whole: Snapshot } }).told.whole).toEqual(put);
    await Promise.all([ottoman.close(), habsburg.close()]);
  });

  test('what was taken back meanwhile is told whole', async () => {
    const { id, host, other } = await vienna();
    const [ottoman, habsburg] = await Promise.all([host, other].map((person) => new Client(person, id).connect()));
    await ottoman.ask('play', { move: 'keep tactics' }, 'a');
    await habsburg.until(({ length }) => length === 1);
    await habsburg.drop();
    expect(failed(await ottoman.ask('undo', {}, 'b'))).toBeUndefined();
    expect(failed(await ottoman.ask('undo', {}, 'b'))).toBeUndefined();
    expect(failed(await ottoman.ask('undo', {}, 'c'))).toMatchObject({ code: 'undo-closed' });
    const before = habsburg.receivedOfGame.length;
    await habsburg.connect();
    expect(JSON.parse(habsburg.receivedOfGame[before]).told).toHaveProperty('whole');
    expect(habsburg.snapshot).toMatchObject({ length: 0 });
    await Promise.all([ottoman.close(), habsburg.close()]);
  });
});

describe('nothing that a client sends is trusted', () => {
  test.each([
    ['not JSON', 'bad-json'],
    ['null', 'bad-request'],
    ['{"id":1}', 'bad-request'],
    ['{"id":1,"request":"save"}', 'unknown-request'],
    ['{"id":1,"request":"constructor"}', 'unknown-request'],
    ['{"id":1,"request":"direct","args":{"move":"keep tactics"}}', 'unknown-request'],
    ['{"id":1,"request":"leaveTo","args":{"player":"random"}}', 'unknown-request'],
    ['{"id":1,"request":"appoint","args":{"player":"emperor"}}', 'unknown-player'],
    ['{"id":1,"request":"propose","args":{"kind":"marriage"}}', 'bad-request'],
    ['{"id":1,"request":"resign","args":{"seat":"habsburg"}}', 'not-your-seat'],
    ['{"id":1,"request":"play","args":{"move":"keep tactics"}}', 'bad-request'],
    ['{"id":1,"request":"play","args":{"move":7},"key":"k"}', 'bad-request'],
    ['{"id":1,"request":"play","args":{"move":"dance"},"key":"k"}', 'unknown-move'],
    ['{"id":1,"request":"play","args":{"move":"entrench glacis-c with OS1"},"key":"k"}', 'not-now'],
    ['{"id":1,"request":"play","args":{"move":"keep tactics"},"key":"\\u0000"}', 'bad-request'],
    ['{"id":1,"request":"record"}', 'not-over'],
  ])('%s is refused by name', async (text, code) => {
    const { id, host } = await vienna();
    const client = await new Client(host, id).connect();
    const before = client.receivedOfGame.length;
    client.send(text);
    const answer = new Promise<void>((resolve) => {
      const look = () => (client.receivedOfGame.length > before ? resolve() : setTimeout(look, 1));
      look();
    });
    await answer;
    const { error } = JSON.parse(client.receivedOfGame[before]);
    expect(error).toMatchObject({ code, message: expect.stringMatching(/\w/) });
    expect(client.snapshot).toMatchObject({ length: 0 });
    await client.close();
  });

  test('a move of another seat is refused, and so is one of a spectator', async () => {
    const { id, other } = await vienna({ watchable: true });
    const stranger = await Person.guest(server.address, 'Kolschitzky');
    for (const person of [other, stranger]) {
      const client = await new Client(person, id).connect();
      expect(failed(await client.ask('play', { move: 'keep tactics' }, 'k'))).toMatchObject({ code: 'not-your-turn' });
      expect(failed(await client.ask('why', { move: 'keep tactics' }))).toMatchObject({ code: 'not-your-turn' });
      expect(client.snapshot?.moves).toEqual([]);
      await client.close();
    }
  });

  test('a key of one player is not that of another', async () => {
    const { id, host, other } = await vienna();
    const [ottoman, habsburg] = await Promise.all([host, other].map((person) => new Client(person, id).connect()));
    await ottoman.ask('play', { move: 'keep tactics' }, 'same');
    await habsburg.ask('play', { move: 'keep tactics' }, 'same');
    expect((await ottoman.until(({ length }) => length === 2)).length).toBe(2);
    await Promise.all([ottoman.close(), habsburg.close()]);
  });

  test('who was not invited to a private table learns nothing of it; who was may watch', async () => {
    const { id, invite } = await vienna();
    const stranger = await Person.guest(server.address, 'Kolschitzky');
    await expect(new Client(stranger, id).connect()).rejects.toThrow('refused: 404');
    await expect(new Client(new Person(server.address), id, invite).connect()).rejects.toThrow('refused: 401');
    const watcher = await new Client(stranger, id, invite).connect();
    expect(watcher.snapshot).toMatchObject({ viewer: null, moves: [] });
    await watcher.close();
  });

  test('a message that is too long ends the connection', async () => {
    const { id, host } = await vienna();
    const client = await new Client(host, id).connect();
    const closed = client.closed();
    client.send(`{"id":1,"request":"${'x'.repeat(100_000)}"}`);
    expect(await closed).toBe(1009);
  });

  test('too many messages are refused, until some time has passed', async () => {
    let now = 0;
    const allowance = new Allowance(20, () => now);
    for (let n = 0; n < 100; n++) expect(allowance.take()).toBe(true);
    expect(allowance.take()).toBe(false);
    now += 50;
    expect([allowance.take(), allowance.take()]).toEqual([true, false]);
    const { id, host } = await vienna();
    const strict = await testServer({ place: { url: server.url, end: async () => {} }, limits: { messages: 1 } });
    const client = await new Client(host.at(strict.address), id).connect();
    const replies = await Promise.all(Array.from({ length: 20 }, () => client.ask('saw', { moves: 0 })));
    expect(replies.map((reply) => failed(reply)?.code).slice(-3)).toEqual(['too-fast', 'too-fast', 'too-fast']);
    await client.close();
    await strict.end();
  });
});

describe('spectators', () => {
  test('all see the same, whenever they came, and it is worked out once', async () => {
    const { id, host, other } = await vienna({ watchable: true });
    const stranger = await Person.guest(server.address, 'Kolschitzky');
    const players = await Promise.all([host, other].map((person) => new Client(person, id).connect()));
    const first = await new Client(stranger, id).connect();
    const second = await new Client(stranger, id).connect();
    const snapshots = vi.spyOn(Onlooker.prototype, 'snapshot');
    await players[0].ask('play', { move: 'keep tactics' }, 'a');
    await Promise.all([first, second].map((client) => client.until(({ length }) => length === 1)));
    // One for the player who moved, one for the other, one for all spectators.
    expect(snapshots.mock.calls.length).toBe(3);
    snapshots.mockRestore();
    await first.close();
    const third = await new Client(stranger, id).connect();
    await players[1].ask('play', { move: 'keep tactics' }, 'b');
    const [seen, also] = await Promise.all([second, third].map((client) => client.until(({ length }) => length === 2)));
    expect(also).toEqual(seen);
    expect(seen).toMatchObject({ viewer: null, moves: [] });
    expect([second.missed, third.missed]).toEqual([0, 0]);
    // When all have gone and one comes back, it is told what it missed.
    await Promise.all([second.drop(), third.close()]);
    await second.connect();
    expect(second.snapshot).toEqual(seen);
    await Promise.all([second, ...players].map((client) => client.close()));
  });
});

describe('a table', () => {
  test('two seats at one screen have a curtain between them', async () => {
    const host = await Person.guest(server.address, 'Both');
    const seats = { ottoman: 'me', habsburg: 'me' };
    const { id } = await host.must<TableJson>('POST', '/api/tables', { game: 'vienna', seats });
    await host.must('POST', `/api/tables/${id}/start`);
    const client = await new Client(host, id).connect();
    expect(client.snapshot).toMatchObject({ viewer: null, curtain: 'ottoman', moves: [] });
    expect(failed(await client.ask('play', { move: 'keep tactics' }, 'k'))).toMatchObject({ code: 'curtain' });
    await client.ask('take', { seat: 'ottoman' });
    expect(client.snapshot).toMatchObject({ viewer: 'ottoman', curtain: null });
    await client.ask('play', { move: 'keep tactics' }, 'l');
    expect(client.snapshot).toMatchObject({ viewer: null, curtain: 'habsburg' });
    await client.close();
  });

  test('a computer player answers, also after the server was away', async () => {
    const host = await Person.guest(server.address, 'Alone');
    const seats = { ottoman: 'me', habsburg: 'random' };
    const { id } = await host.must<TableJson>('POST', '/api/tables', { game: 'vienna', seats });
    await host.must('POST', `/api/tables/${id}/start`);
    const client = await new Client(host, id).connect();
    await client.ask('play', { move: 'keep tactics' }, 'k');
    const { length, line } = await client.until(({ length }) => length >= 2);
    expect(line.slice(0, 2).map(({ seat }) => seat)).toEqual(['ottoman', 'habsburg']);
    await server.restart();
    await client.connect();
    expect(client.snapshot?.length).toBe(length);
    expect(client.missed).toBe(0);
    await client.close();
  });

  test('is refused where it is not one: by name', async () => {
    const host = await Person.guest(server.address, 'Wrong');
    const wrong = async (body: unknown) => (await host.ask('POST', '/api/tables', body)).body;
    const seats = { ottoman: 'me', habsburg: 'invite' };
    expect(await wrong({ game: 'chess', seats })).toMatchObject({ error: { code: 'unknown-game' } });
    expect(await wrong({ game: 'vienna', seats, scenario: 'x' })).toMatchObject({
      error: { code: 'unknown-scenario' },
    });
    expect(await wrong({ game: 'vienna', seats, options: { x: 'y' } })).toMatchObject({
      error: { code: 'bad-options' },
    });
    expect(await wrong({ game: 'vienna', seats: { ottoman: 'me' } })).toMatchObject({ error: { code: 'bad-seats' } });
    expect(await wrong({ game: 'vienna', seats: { ...seats, pope: 'me' } })).toMatchObject({
      error: { code: 'bad-seats' },
    });
    expect(await wrong({ game: 'vienna', seats: { ...seats, ottoman: 'emperor' } })).toMatchObject({
      error: { code: 'unknown-player' },
    });
    expect(await wrong({ game: 'vienna', seats, extra: 1 })).toMatchObject({
      error: { code: 'bad-request', message: expect.stringContaining('extra') },
    });
    expect(await wrong('{"game":')).toMatchObject({ error: { message: expect.stringMatching(/JSON/) } });
  });

  test('begins once all have come, by its host; then nobody joins', async () => {
    const host = await Person.guest(server.address, 'Host');
    const [one, two] = await Promise.all(['One', 'Two'].map((name) => Person.guest(server.address, name)));
    const seats = { ottoman: 'me', habsburg: 'invite' };
    const { id, invite } = await host.must<TableJson>('POST', '/api/tables', { game: 'vienna', seats });
    const at = `/api/tables/${id}`;
    expect((await host.ask('POST', `${at}/start`)).body).toMatchObject({ error: { code: 'seat-free' } });
    expect((await one.ask('POST', `${at}/join`, { invite: 'guess', seats: ['habsburg'] })).status).toBe(404);
    expect((await one.ask('POST', `${at}/join`, { invite, seats: ['ottoman'] })).status).toBe(409);
    const joined = await Promise.all(
      [one, two].map((person) => person.ask('POST', `${at}/join`, { invite, seats: ['habsburg'] })),
    );
    expect(joined.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won] = [one, two].filter((_, i) => joined[i].status === 200);
    expect((await won.ask('POST', `${at}/start`)).status).toBe(403);
    await expect(new Client(host, id).connect()).rejects.toThrow('refused: 409');
    await won.must('POST', `${at}/leave`);
    await won.must('POST', `${at}/join`, { invite, seats: ['habsburg'] });
    expect(await host.must('POST', `${at}/start`)).toMatchObject({ state: 'running', turn: 'ottoman' });
    expect((await host.ask('POST', `${at}/start`)).status).toBe(409);
    expect((await two.ask('POST', `${at}/join`, { invite, seats: ['habsburg'] })).status).toBe(409);
    const [mine] = await won.must<TableJson[]>('GET', '/api/tables');
    expect(mine).toMatchObject({ id, state: 'running' });
  });
});
