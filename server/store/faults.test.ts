import { setTimeout as sleep } from 'node:timers/promises';
import { Random, Refusal } from '@ravelin/engine';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { Client, chosen, Person } from '../testing/client.ts';
import { DATABASE, type TestDatabase, testDatabase } from '../testing/databases.ts';
import { failed, viennaTable } from '../testing/playing.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { storageFault } from './faults.ts';

const withCode = (code: string, syscall?: string): Error => Object.assign(new Error('something'), { code, syscall });

test.each([
  ['SQLITE_FULL', 'disk-full'],
  ['SQLITE_READONLY_DBMOVED', 'read-only'],
  ['SQLITE_IOERR_WRITE', 'disk-failed'],
  ['SQLITE_BUSY', 'database-busy'],
  ['53100', 'disk-full'],
  ['53300', 'database-busy'],
  ['25006', 'read-only'],
  ['57P01', 'database-away'],
  ['08006', 'database-away'],
  ['ECONNREFUSED', 'database-away'],
])('%s is told as %s', (code, told) => {
  expect(storageFault(withCode(code))?.code).toBe(told);
});

test('what is not the database’s fault is not told as one', () => {
  const connecting = withCode('ENOENT', 'connect');
  expect(storageFault(connecting)?.code).toBe('database-away');
  for (const error of [withCode('ENOENT', 'open'), withCode('23505'), new Error('x'), new Refusal('53100', 'x'), 'x'])
    expect(storageFault(error)).toBeUndefined();
});

/** Ways in which a database stops taking anything, and takes it again. */
interface Ailment {
  readonly name: string;
  readonly code: string;
  begin(server: TestServer, place: TestDatabase): Promise<void>;
  end(server: TestServer, place: TestDatabase): Promise<void>;
}

const pragma = async ({ database }: TestServer, text: string): Promise<void> =>
  void (await sql.raw(`pragma ${text}`).execute(database));

/** New connections get the setting, and there are only new ones. */
const setReadOnly = async (place: TestDatabase, is: 'on' | 'off'): Promise<void> => {
  const client = new pg.Client(inject('services')?.postgres);
  await client.connect();
  const name = /\/(test_\w+)\?/.exec(place.url)?.[1] ?? '';
  await client.query(`alter database ${name} set default_transaction_read_only = ${is}`);
  // They are told to end, and end when they come to it: whoever meets one meanwhile is told something else.
  const left = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1';
  while ((await client.query(left, [name])).rowCount !== 0) await sleep(10);
  await client.end();
};

const onSqlite: readonly Ailment[] = [
  {
    name: 'a full disk',
    code: 'disk-full',
    begin: (server) => pragma(server, 'max_page_count = 1'),
    end: (server) => pragma(server, 'max_page_count = 1000000'),
  },
  {
    name: 'a file that may only be read',
    code: 'read-only',
    begin: (server) => pragma(server, 'query_only = 1'),
    end: (server) => pragma(server, 'query_only = 0'),
  },
];
const onPostgres: readonly Ailment[] = [
  {
    name: 'a database that may only be read',
    code: 'read-only',
    begin: (_server, place) => setReadOnly(place, 'on'),
    end: (_server, place) => setReadOnly(place, 'off'),
  },
];

describe.each(DATABASE === 'SQLite' ? onSqlite : onPostgres)('$name', ({ code, begin, end }) => {
  let place: TestDatabase;
  let server: TestServer;

  beforeEach(async () => {
    place = await testDatabase();
    server = await testServer({ place });
  });

  afterEach(() => server.end());

  /** The same again while connections are broken: where a setting needs new ones. */
  const played = async (client: Client, move: string, key: string) => {
    for (;;) {
      const error = failed(await client.ask('play', { move }, key));
      if (error?.code !== 'database-away') return error;
    }
  };

  test('is told in words, nothing is lost, and play goes on afterwards', async () => {
    const { id, host, other } = await viennaTable(server.address);
    const clients = await Promise.all([host, other].map((person) => new Client(person, id).connect()));
    await begin(server, place);
    const guest = () => new Person(server.address).ask('POST', '/api/guest', { name: 'x'.repeat(40) });
    let answer = await guest();
    for (let tries = 0; tries < 1000 && answer.status === 201; tries++) answer = await guest();
    expect(answer).toMatchObject({ status: 503, body: { error: { code, message: expect.stringMatching(/\w+ \w+/) } } });

    // A few moves may still fit into what is left of a page.
    const chance = new Random('ill');
    for (let stored = 0; ; stored++) {
      const now = await clients[0].until(({ length }) => length === stored);
      const mover = now.decision?.seat === 'ottoman' ? clients[0] : clients[1];
      const move = await chosen(mover, await mover.until(({ length }) => length === stored), chance);
      const error = await played(mover, move, `move ${stored}`);
      if (!error) continue;
      expect(error).toMatchObject({ code, message: expect.stringContaining('nothing was done') });
      expect(mover.snapshot).toMatchObject({ length: stored });
      await end(server, place);
      expect(await played(mover, move, `move ${stored}`)).toBeUndefined();
      const after = await Promise.all(clients.map((client) => client.until(({ length }) => length === stored + 1)));
      expect(after[0].line.length).toBe(stored + 1);
      break;
    }
    await Promise.all(clients.map((client) => client.close()));
  });
});
