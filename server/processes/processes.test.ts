import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Random } from '@ravelin/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, chosen, Person } from '../testing/client.ts';
import { type TestDatabase, testDatabase } from '../testing/databases.ts';
import { failed, viennaTable } from '../testing/playing.ts';
import { childrenOf, ServerProcess } from '../testing/server-process.ts';
import { placeOf, tableIn } from './place.ts';

test('tables are shared out among the processes, each always to the same', () => {
  const tables = Array.from({ length: 300 }, (_, n) => `table-${n}`);
  for (const place of [0, 1, 2]) {
    const here = tables.filter((table) => placeOf(table, 3) === place);
    expect(here.length).toBeGreaterThan(60);
    expect(here.every((table) => placeOf(table, 3) === place)).toBe(true);
  }
  expect(tables.every((table) => placeOf(table, 1) === 0)).toBe(true);
});

test('only addresses that become WebSockets at a table lead to its process', () => {
  expect(tableIn('/api/tables/abc-1_D/play?heard=3')).toBe('abc-1_D');
  expect(tableIn('/api/bot/tables/x/socket')).toBe('x');
  for (const other of ['/api/tables/x/playing', '/api/tables/x', '/api/tables/a%2Fb/play', '/x', undefined])
    expect(tableIn(other)).toBeUndefined();
});

const PROCESSES = 3;

describe('a server of three processes', () => {
  let place: TestDatabase;
  let server: ServerProcess;

  beforeAll(async () => {
    place = await testDatabase();
    server = await new ServerProcess(place.url, place.nats, PROCESSES).start();
  });

  afterAll(async () => {
    await server.kill();
    await place.end();
  });

  /** Tables, of which each process has one, with two players and somebody who watches. */
  const tables = async () => {
    const found = new Map<number, Awaited<ReturnType<typeof viennaTable>>>();
    while (found.size < PROCESSES) {
      const table = await viennaTable(server.address, { watchable: true });
      found.set(placeOf(table.id, PROCESSES), table);
    }
    return [...found].sort(([a], [b]) => a - b).map(([, table]) => table);
  };

  const seated = async ({ id, host, other }: Awaited<ReturnType<typeof viennaTable>>) => {
    const stranger = await Person.guest(server.address, 'Kolschitzky');
    return Promise.all([host, other, stranger].map((person) => new Client(person, id).connect()));
  };

  const closed = (clients: readonly Client[]) => Promise.all(clients.map((client) => client.close()));

  test('plays the tables of each, and everybody at a table is told', async () => {
    const chance = new Random('three processes');
    for (const table of await tables()) {
      const clients = await seated(table);
      const [ottoman, habsburg, spectator] = clients;
      for (let n = 0; n < 6; n++) {
        const now = await ottoman.until(({ length }) => length === n);
        const mover = now.decision?.seat === 'ottoman' ? ottoman : habsburg;
        const turn = await mover.until(({ length }) => length === n);
        expect(failed(await mover.ask('play', { move: await chosen(mover, turn, chance) }, `${n}`))).toBeUndefined();
      }
      expect((await spectator.until(({ length }) => length === 6)).line.length).toBe(6);
      expect(clients.map(({ missed }) => missed)).toEqual([0, 0, 0]);
      await closed(clients);
    }
  });

  test('loses nothing that a client sends while its connection is handed over', async () => {
    for (const { id, host } of await tables())
      for (let n = 0; n < 100; n++) {
        const client = await new Client(host, id).connect();
        expect(failed(await client.ask('look'))).toBeUndefined();
        await client.close();
      }
  });

  test('lives on where clients go in the middle of being handed over', async () => {
    const { port } = new URL(server.address);
    const leave = (table: string) =>
      new Promise<void>((resolve) => {
        const socket = connect(Number(port), '127.0.0.1', () => {
          const words = ['host: x', 'connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 13'];
          const asked = [...words, 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ=='].join('\r\n');
          socket.write(`GET /api/tables/${table}/play HTTP/1.1\r\n${asked}\r\n\r\n`, () => socket.resetAndDestroy());
        });
        socket.on('error', () => {});
        socket.on('close', () => resolve());
      });
    for (let n = 0; n < 5; n++) await Promise.all(Array.from({ length: 200 }, (_, i) => leave(`t${i}`)));
    expect((await new Person(server.address).ask('GET', '/healthz')).status).toBe(200);
    expect(server.alive).toBe(true);
  });

  test('whom a process takes over late, because it was held up, it serves all the same', async () => {
    const [, { id, host }] = await tables();
    const [helper] = server.helpers();
    process.kill(helper, 'SIGSTOP');
    const connecting = new Client(host, id).connect();
    // Longer than the first process waits to hear that it was taken over.
    await sleep(5500);
    process.kill(helper, 'SIGCONT');
    const client = await connecting;
    expect(failed(await client.ask('look'))).toBeUndefined();
    await client.close();
  });

  test('becomes a WebSocket for nothing but GET, wherever the table is played', async () => {
    for (const { id, host } of await tables()) {
      const headers = { cookie: host.cookie, connection: 'upgrade', upgrade: 'websocket' };
      const more = { 'sec-websocket-version': '13', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' };
      const status = await new Promise((resolve, reject) => {
        const path = `${server.address}/api/tables/${id}/play`;
        const asked = request(path, { method: 'POST', headers: { ...headers, ...more } });
        asked.on('response', ({ statusCode }) => resolve(statusCode));
        asked.on('upgrade', () => resolve(101));
        asked.on('error', reject);
        asked.end();
      });
      expect(status).toBe(404);
    }
  });

  test('answers what is asked at a desk, whichever process has the table, and refuses it just the same', async () => {
    for (const { id, host } of await tables()) {
      const stranger = await Person.guest(server.address, 'Stranger');
      const picture = await host.ask('GET', `/api/tables/${id}/picture`);
      expect(picture).toMatchObject({ status: 200, body: { decision: { seat: 'ottoman' }, missed: 0 } });
      expect(picture.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect((await new Person(server.address).ask('GET', `/api/tables/${id}/picture`)).status).toBe(401);
      expect((await stranger.ask('POST', `/api/tables/${id}/start`)).status).toBe(403);
      expect(await host.ask('POST', `/api/tables/${id}/start`)).toMatchObject({ body: { error: { code: 'begun' } } });
      const { token } = await host.must<{ token: string }>('POST', '/api/tokens', { name: 'program' });
      const program = { authorization: `Bearer ${token}` };
      const said = await host.ask('POST', `/api/bot/tables/${id}`, { id: 1, do: 'legal' }, program);
      expect(said).toMatchObject({ status: 200, body: { id: 1, ok: expect.anything() } });
      const wrong = await host.ask('POST', `/api/bot/tables/${id}`, { id: 1, do: 'fly' }, program);
      expect(wrong.status).toBe(400);
      expect(
        (await host.ask('POST', `/api/tables/${id}/leave`, undefined, { origin: 'https://x.example' })).status,
      ).toBe(403);
      await host.must('POST', `/api/tables/${id}/leave`);
      expect(await host.must('GET', `/api/tables/${id}`)).toMatchObject({ state: 'over' });
    }
  });

  test('tells what is said at a table, and cuts off whoever signs out', async () => {
    for (const table of await tables()) {
      const clients = await seated(table);
      const [ottoman, habsburg, spectator] = clients;
      await ottoman.person.must('POST', `/api/tables/${table.id}/chat`, { text: 'Guten Abend' });
      await habsburg.untilChat('Guten Abend');
      expect(spectator.chat).toEqual([]);
      const ended = ottoman.closed();
      await ottoman.person.must('POST', '/api/logout');
      expect(await ended).toBe(1008);
      expect(failed(await habsburg.ask('look'))).toBeUndefined();
      await closed([habsburg, spectator]);
    }
  });

  test('begins a game in the process whose it is, whichever is asked: a computer player moves there', async () => {
    for (let n = 0; n < 6; n++) {
      const host = await Person.guest(server.address, 'Host');
      const seats = { ottoman: 'me', habsburg: 'page' };
      const { id } = await host.must<{ id: string }>('POST', '/api/tables', { game: 'vienna', seats });
      await host.must('POST', `/api/tables/${id}/start`);
      await host.must('POST', `/api/tables/${id}/leave`);
      const { table } = await host.must<{ table: string }>('POST', `/api/tables/${id}/rematch`);
      const client = await new Client(host, table).connect();
      if (client.snapshot?.decision?.seat === client.snapshot?.viewer)
        await client.ask('play', { move: 'keep tactics' }, 'mine');
      await client.until(({ line }) => line.some(({ seat }) => seat !== client.snapshot?.viewer));
      await client.close();
    }
  });

  test('a process that is killed comes back by itself; what it had stored is there, and the others play on', async () => {
    const [first, second] = await tables();
    const [[away], [there]] = [await seated(second), await seated(first)];
    expect(failed(await away.ask('play', { move: 'keep tactics' }, 'before'))).toBeUndefined();
    const cut = away.closed();
    process.kill(server.helpers()[0], 'SIGKILL');
    expect(await cut).toBe(1006);
    expect(failed(await there.ask('play', { move: 'keep tactics' }, 'meanwhile'))).toBeUndefined();
    for (;;) {
      const back = await new Client(second.host, second.id).connect().catch(() => undefined);
      if (!back) {
        await sleep(50);
        continue;
      }
      expect(back.snapshot?.length).toBe(1);
      expect(failed(await back.ask('play', { move: 'keep tactics' }, 'before'))).toBeUndefined();
      expect(back.snapshot?.length).toBe(1);
      break;
    }
    expect(server.alive).toBe(true);
  });
});

describe('as it is run by others', () => {
  const PROGRAM = fileURLToPath(new URL('../dist/testing/whole-process.js', import.meta.url));

  /** Runs it with these settings; gives what it says first, and at its end everything that it wrote. */
  const run = (environment: Record<string, string>) => {
    const child = spawn(process.execPath, ['--no-warnings', PROGRAM], { env: { ...process.env, ...environment } });
    const said: string[] = [];
    const written: string[] = [];
    child.stdout.on('data', (data) => said.push(String(data)));
    child.stderr.on('data', (data) => written.push(String(data)));
    const ended = once(child, 'exit').then(() => written.join(''));
    return { child, said: once(child.stdout, 'data').then(() => said.join('').trim().split(' ')), ended };
  };

  test('it counts for all its processes, logs for all, and ends them in order', async () => {
    const place = await testDatabase();
    const settings = { DATABASE_URL: place.url, PORT: '0', METRICS_PORT: '0', PROCESSES: '2' };
    const { child, said, ended } = run({ ...settings, ...(place.nats !== undefined && { NATS_URL: place.nats }) });
    const [address, metrics] = await said;
    const played = new Set<number>();
    const clients: Client[] = [];
    while (played.size < 2) {
      const { id, host } = await viennaTable(address);
      played.add(placeOf(id, 2));
      const client = await new Client(host, id).connect();
      expect(failed(await client.ask('play', { move: 'keep tactics' }, 'a'))).toBeUndefined();
      clients.push(client);
    }
    const text = await (await fetch(metrics)).text();
    const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    expect(value('ravelin_moves_total')).toBe(clients.length);
    expect(value('ravelin_connections')).toBe(clients.length);
    expect(value('ravelin_tables\\{state="running"\\}')).toBe(clients.length);
    const [helper] = childrenOf(child.pid);
    process.kill(helper, 'SIGKILL');
    const codes = Promise.all(clients.map((client) => client.closed()));
    const others = () => childrenOf(child.pid).filter((one) => one !== helper);
    while (others().length === 0) await sleep(20);
    child.kill('SIGTERM');
    expect(new Set(await codes)).toEqual(new Set([1006, 1012]));
    const lines = (await ended)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(child.exitCode).toBe(0);
    // Each request is logged once, by whichever process answered it.
    const logged = (route: string) => lines.filter((line) => line.route === route).length;
    expect(logged('/api/tables/:id/start')).toBe(clients.length);
    const troubles = lines.filter(({ level }) => Number(level) >= 40);
    expect(troubles.map(({ text }) => text)).toEqual(['Process 2 of the server has ended; it is started again.']);
    expect(lines.at(-1)).toMatchObject({ msg: 'ended' });
    await place.end();
  });

  test('a number of processes that cannot be is refused in words', async () => {
    for (const [PROCESSES, words] of [
      ['0', 'PROCESSES: there is one at least.'],
      ['two', 'PROCESSES: "two" is no whole number.'],
    ])
      expect(await run({ DATABASE_URL: '/nowhere', PROCESSES }).ended).toContain(words);
  });
});

test('helpers end when the first process is killed', async () => {
  const place = await testDatabase();
  const server = await new ServerProcess(place.url, place.nats, 2).start();
  const [helper] = server.helpers();
  const lives = (): boolean => existsSync(`/proc/${helper}`);
  expect(lives()).toBe(true);
  await server.kill();
  while (lives()) await sleep(20);
  await place.end();
});
