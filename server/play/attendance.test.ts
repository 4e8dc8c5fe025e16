import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Client, Person } from '../testing/client.ts';
import { type TestDatabase, testDatabase } from '../testing/databases.ts';
import { viennaTable } from '../testing/playing.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { TestTime } from '../testing/time.ts';

/** Who is at a table, told at two servers of one database. */

let place: TestDatabase;
let servers: TestServer[];
const time = new TestTime();

beforeAll(async () => {
  place = await testDatabase();
  servers = [];
  for (let n = 0; n < 2; n++)
    servers.push(
      await testServer({ place: { ...place, end: async () => {} }, now: time.now, later: time.later, checkEvery: 50 }),
    );
});

afterAll(async () => {
  for (const server of servers) await server.end();
  expect(servers.flatMap(({ troubles }) => troubles)).toEqual([]);
  await place.end();
});

const seated = async () => {
  const { id, host, other } = await viennaTable(servers[0].address, { watchable: true });
  const habsburg = await new Client(other.at(servers[1].address), id).connect();
  const ottoman = await new Client(host, id).connect();
  return { id, host, ottoman, habsburg };
};

test('the seat that must decide is told to be here, to have lost its line, or to be away', async () => {
  const { ottoman, habsburg } = await seated();
  await habsburg.untilTable(({ presence }) => presence.ottoman === 'here');
  // Of the seat that is not asked nothing is told.
  expect(habsburg.table?.presence).toEqual({ ottoman: 'here' });

  await ottoman.drop();
  await habsburg.untilTable(({ presence }) => presence.ottoman === 'lost');
  await ottoman.connect();
  await habsburg.untilTable(({ presence }) => presence.ottoman === 'here');
  await ottoman.close();
  await habsburg.untilTable(({ presence }) => presence.ottoman === 'away');
  await habsburg.close();
});

test('that a page is seen by nobody makes no difference to the others', async () => {
  const { id, ottoman, habsburg } = await seated();
  await habsburg.untilTable(({ presence }) => presence.ottoman === 'here');
  const before = habsburg.received.length;
  await ottoman.ask('show', { visible: false });
  const pages = servers[0].database.selectFrom('presences').select('hidden').where('game', '=', id);
  await vi.waitFor(async () => expect(await pages.where('hidden', '=', 1).execute()).toHaveLength(1), 60_000);
  await ottoman.close();
  await habsburg.untilTable(({ presence }) => presence.ottoman === 'away');
  expect(habsburg.received.length).toBe(before + 1);
  await habsburg.close();
});

test('who sits at another table, at another server, is told to be there', async () => {
  const { host, ottoman, habsburg } = await seated();
  const { id } = await host.must<{ id: string }>('POST', '/api/tables', {
    game: 'vienna',
    seats: { ottoman: 'me', habsburg: 'random' },
  });
  await host.ask('POST', `/api/tables/${id}/start`);
  const there = await new Client(host.at(servers[1].address), id).connect();
  await ottoman.close();
  await habsburg.untilTable(({ presence }) => presence.ottoman === 'elsewhere');
  await there.close();
  await habsburg.untilTable(({ presence }) => presence.ottoman === 'away');
  await habsburg.close();
});

test('those who watch are counted at all servers, and are no part of who plays', async () => {
  const { id, ottoman, habsburg } = await seated();
  const watchers = await Promise.all(
    servers.map(async ({ address }) => new Client(await Person.guest(address, 'Kolschitzky'), id).connect()),
  );
  for (const client of [ottoman, habsburg, ...watchers]) await client.untilTable((table) => table.watchers === 2);
  await watchers[0].close();
  for (const client of [ottoman, habsburg, watchers[1]]) await client.untilTable((table) => table.watchers === 1);
  for (const client of [ottoman, habsburg, watchers[1]]) await client.close();
});

test('once the game is over, everybody is told where both are', async () => {
  const { ottoman, habsburg } = await seated();
  await ottoman.ask('resign');
  await ottoman.close();
  await habsburg.untilTable(({ presence }) => presence.ottoman === 'away' && presence.habsburg === 'here');
  await habsburg.close();
});
