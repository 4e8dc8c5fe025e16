import { Refusal } from '@ravelin/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { serverApp } from '../http/app.ts';
import { type Environment, type Running, startServer } from '../main.ts';
import { openDatabase } from '../store/database.ts';
import { GameStore } from '../store/games.ts';
import { Client, Person } from '../testing/client.ts';
import { type TestDatabase, testDatabase } from '../testing/databases.ts';
import { openLog, troubleOf } from './log.ts';

let place: TestDatabase;
let server: Running | undefined;
let lines: string[];

beforeEach(async () => {
  place = await testDatabase();
  lines = [];
});

afterEach(async () => {
  await server?.end();
  server = undefined;
  await place.end();
});

const start = async (environment: Environment = {}): Promise<Running> => {
  const settings = { DATABASE_URL: place.url, PORT: '0', METRICS_PORT: '0', LOG_LEVEL: 'trace', ...environment };
  server = await startServer(settings, (line) => lines.push(line));
  return server;
};

const nobody = () => {
  throw new Error('nobody plays');
};

interface TableJson {
  readonly id: string;
  readonly invite: string;
}

/** Somebody registers, makes a table with two seats at one screen, and plays. */
const busy = async (address: string) => {
  const email = 'kara.mustafa@example.org';
  const password = 'the green flag of the prophet';
  const person = new Person(address);
  await person.must('POST', '/api/register', { name: 'Merzifonlu', email, password });
  const seats = { ottoman: 'me', habsburg: 'me' };
  const table = await person.must<TableJson>('POST', '/api/tables', { game: 'vienna', seats });
  await person.must('POST', `/api/tables/${table.id}/start`);
  const client = await new Client(person, table.id, table.invite).connect();
  await client.ask('take', { seat: 'ottoman' });
  const told = await client.ask('play', { move: 'keep tactics' }, 'a-key-of-the-client');
  expect(told).not.toHaveProperty('error');
  return { email, password, person, table, client };
};

describe('the log', () => {
  test('of a busy session holds nothing that is a secret or names a person', async () => {
    const { address } = await start();
    const { email, password, person, table, client } = await busy(address);
    await person.ask('POST', '/api/login', { email, password: 'something wrong' });
    await person.ask('GET', `/api/tables/${table.id}?invite=${table.invite}`);
    await person.must('POST', '/api/password/forgot', { email });
    await person.ask('POST', '/api/register', { name: 'Again', email, password });
    await client.close();
    await server?.end();
    server = undefined;
    const log = lines.join('\n');
    const token = person.cookie.split('=')[1];
    for (const secret of [
      email,
      'example.org',
      password,
      token,
      table.invite,
      table.id,
      'keep tactics',
      'a-key-of',
      'Merzifonlu',
      'wrong',
    ])
      expect(log, `the log holds "${secret}"`).not.toContain(secret);
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries).toContainEqual(expect.objectContaining({ method: 'POST', route: '/api/login', status: 401 }));
    expect(entries).toContainEqual(expect.objectContaining({ route: '/api/tables/:id', status: 200 }));
    expect(entries.at(-1)).toMatchObject({ msg: 'ended' });
  });

  test('takes addresses and secrets out of the texts of errors, and says where they came up', () => {
    const written: string[] = [];
    const log = openLog('error', (line) => written.push(line));
    const said = Object.assign(new Error('550 no such user <a.b@example.org>, token q8Zy0123456789abcdefghijklmn'), {
      code: 'EENVELOPE',
    });
    log.error(troubleOf(said), 'trouble');
    log.error(troubleOf(new Error('connect postgres://ravelin:pass@db.example.org/x')), 'trouble');
    log.error(troubleOf(new Refusal('behind', 'first')), 'trouble');
    expect(written[0]).toContain('"code":"EENVELOPE"');
    expect(written[0]).toContain('operations.test.ts');
    expect(written.join()).not.toMatch(/a\.b@|q8Zy|pass@|ravelin:pass/);
  });

  test('a level that there is not is refused by name', async () => {
    expect(() => openLog('loud', () => {})).toThrow(/LOG_LEVEL: "loud" is none of/);
    await expect(startServer({ DATABASE_URL: place.url, PORT: 'http' }, () => {})).rejects.toThrow(
      'PORT: "http" is no whole number',
    );
  });
});

describe('metrics', () => {
  test('are counted, and told at an address of their own, without naming anybody', async () => {
    const { address, metrics = '' } = await start();
    const { client, table } = await busy(address);
    const text = await (await fetch(metrics)).text();
    const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    expect(value('ravelin_moves_total')).toBe(1);
    expect(value('ravelin_move_seconds_count')).toBe(1);
    expect(value('ravelin_desks')).toBe(1);
    expect(value('ravelin_connections')).toBe(1);
    expect(value('ravelin_bot_queue')).toBe(0);
    expect(value('ravelin_storage_errors_total')).toBe(0);
    expect(text).toContain('ravelin_tables{state="running"} 1');
    expect(text).toMatch(/ravelin_http_answers_total\{status="2xx"\} [1-9]/);
    const labels = new Set([...text.matchAll(/[{,](\w+)="/g)].map(([, label]) => label));
    // Of ours; the others are those of Node's own numbers.
    const ours = ['le', 'state', 'status'];
    const nodes = ['kind', 'type', 'space', 'version', 'major', 'minor', 'patch'];
    expect([...labels].filter((label) => ![...ours, ...nodes].includes(label))).toEqual([]);
    expect(text).not.toContain(table.id);
    expect((await fetch(`${address}/metrics`)).status).toBe(404);
    expect((await fetch(metrics.replace('/metrics', '/'))).status).toBe(404);
    await client.close();
  });
});

describe('health', () => {
  test('a server is ready until it is about to end; it lives all the while', async () => {
    const database = await openDatabase({ url: place.url });
    const { app, prepareToEnd } = await serverApp({ database, computer: nobody, onTrouble: () => {} });
    const statuses = async () =>
      Promise.all(['/healthz', '/readyz'].map(async (path) => (await app.inject(path)).statusCode));
    expect(await statuses()).toEqual([200, 200]);
    prepareToEnd();
    expect(await statuses()).toEqual([200, 503]);
    await app.close();
    await database.destroy();
  });

  test('without its database it lives, and is not ready', async () => {
    const database = await openDatabase({ url: place.url });
    const { app } = await serverApp({ database, computer: nobody, onTrouble: () => {} });
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    await database.destroy();
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const { statusCode, body } = await app.inject('/readyz');
    expect([statusCode, JSON.parse(body)]).toEqual([503, { ready: false, because: 'The database does not answer.' }]);
    await app.close();
  });
});

describe('the end of a server', () => {
  test('what is under way is stored and answered, and everybody is told to come back', async () => {
    const { address } = await start();
    const { client, person, table } = await busy(address);
    await client.ask('take', { seat: 'habsburg' });
    const closed = client.closed();
    const answered = client.ask('play', { move: 'keep tactics' }, 'the last');
    // The server has the request before it is told to end.
    const second = await new Client(person, table.id).connect();
    const ended = server?.end();
    server = undefined;
    expect(await answered).not.toHaveProperty('error');
    expect(await closed).toBe(1012);
    await ended;
    expect(second.received.length).toBeGreaterThan(0);
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
    const database = await openDatabase({ url: place.url });
    expect(await new GameStore(database).load(table.id)).toMatchObject({ sequence: 2 });
    await database.destroy();
  });

  test('nothing is opened any more once it has begun', async () => {
    const database = await openDatabase({ url: place.url });
    const { app, hall } = await serverApp({ database, computer: nobody, onTrouble: () => {} });
    await app.ready();
    await hall.end();
    await expect(hall.desk('any')).rejects.toMatchObject({ code: 'closing' });
    await app.close();
    await database.destroy();
  });
});
