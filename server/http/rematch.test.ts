import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, Person } from '../testing/client.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});

afterAll(async () => {
  await server.end();
  expect(server.troubles).toEqual([]);
});

interface Rematch {
  readonly wanted: string[];
  readonly table: string | null;
}

test('once both agree they play again, once, with the seats swapped', async () => {
  const [one, two, watcher] = await Promise.all(
    ['One', 'Two', 'Three'].map((name) => Person.guest(server.address, name)),
  );
  const { id, invite } = await one.must<{ id: string; invite: string }>('POST', '/api/tables', {
    game: 'vienna',
    seats: { ottoman: 'me', habsburg: 'invite' },
    pace: 'live',
    watchable: true,
  });
  await two.must('POST', `/api/tables/${id}/join`, { invite, seats: ['habsburg'] });
  await one.must('POST', `/api/tables/${id}/start`);
  const at = `/api/tables/${id}/rematch`;
  expect((await one.ask('POST', at)).body).toMatchObject({ error: { code: 'not-over' } });
  const client = await new Client(one, id).connect();
  await client.ask('resign');
  expect((await watcher.ask('POST', at)).body).toMatchObject({ error: { code: 'no-seat' } });
  expect(await one.must<Rematch>('POST', at)).toEqual({ wanted: ['ottoman'], table: null });
  expect(await client.untilRematch(({ wanted }) => wanted.length === 1)).toEqual({ wanted: ['ottoman'], table: null });
  expect(await one.must<Rematch>('DELETE', at)).toEqual({ wanted: [], table: null });
  // Both at once, and one of them twice.
  await Promise.all([one.must('POST', at), two.must('POST', at), two.must('POST', at)]);
  const { table } = await watcher.must<Rematch>('GET', at);
  expect(await client.untilRematch((rematch) => rematch.table !== null)).toMatchObject({ table });
  const info = await two.must<Record<string, unknown>>('GET', `/api/tables/${table}`);
  expect(info).toMatchObject({ state: 'running', pace: 'live', watchable: true });
  const seats = info.seats as { seat: string; name: string }[];
  expect(Object.fromEntries(seats.map(({ seat, name }) => [seat, name]))).toEqual({ ottoman: 'Two', habsburg: 'One' });
  const rows = await server.database.selectFrom('games').select('id').execute();
  expect(rows).toHaveLength(2);
  expect(await one.must('GET', `/api/tables/${id}`)).toMatchObject({ state: 'over', rematch: table });
  await client.close();
});
