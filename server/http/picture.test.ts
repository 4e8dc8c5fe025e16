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

interface PictureJson {
  readonly view: { readonly viewer: string };
  readonly decision: { readonly seat: string; readonly prompt: string } | null;
  readonly missed: number;
  readonly left: number | null;
  readonly away: readonly { readonly event: string; readonly ledger?: unknown }[];
  readonly latest: readonly { readonly event: string }[];
}

const vienna = async (seats: Record<string, string>) => {
  const host = await Person.guest(server.address, 'Kara Mustafa');
  const made = await host.must<{ id: string; invite: string }>('POST', '/api/tables', { game: 'vienna', seats });
  const { id, invite } = made;
  const path = `/api/tables/${id}`;
  return { host, id, invite, path, look: (person: Person) => person.must<PictureJson>('GET', `${path}/picture`) };
};

test('a picture shows the board as the seat may see it, what is asked, and what happened since it last looked', async () => {
  const { host, id, invite, path, look } = await vienna({ ottoman: 'me', habsburg: 'invite' });
  const other = await Person.guest(server.address, 'Starhemberg');
  expect((await host.ask('GET', `${path}/picture`)).body).toMatchObject({ error: { code: 'not-begun' } });
  await other.must('POST', `${path}/join`, { invite, seats: ['habsburg'] });
  await host.must('POST', `${path}/start`);
  const client = await new Client(host, id).connect();
  expect(await look(host)).toMatchObject({
    view: { viewer: 'ottoman' },
    decision: { seat: 'ottoman' },
    missed: 0,
    away: [],
  });
  await client.ask('play', { move: 'keep tactics' }, 'first');
  const theirs = await look(other);
  expect(theirs).toMatchObject({ view: { viewer: 'habsburg' }, decision: { seat: 'habsburg' }, missed: 1 });
  // Looking at the picture is not looking at the table.
  expect((await look(other)).missed).toBe(1);
  expect((await look(host)).missed).toBe(0);
  const opponent = await new Client(other, id).connect();
  await opponent.ask('play', { move: 'keep tactics' }, 'second');
  const mine = await look(host);
  expect(mine.missed).toBeGreaterThan(0);
  expect(mine.away.map(({ event }) => event)).toContain('round begins');
  expect(mine.latest.map(({ event }) => event)).toContain('round begins');
  expect([...mine.away, ...mine.latest].some((event) => 'ledger' in event)).toBe(false);
  await Promise.all([client.close(), opponent.close()]);
});

test('a screen that two seats share shows what both may see', async () => {
  const { host, path, look } = await vienna({ ottoman: 'me', habsburg: 'me' });
  await host.must('POST', `${path}/start`);
  expect(await look(host)).toMatchObject({ view: { viewer: 'spectator' } });
});

test('a picture tells what the seat that decides has left of its time, where time is taken', async () => {
  const host = await Person.guest(server.address, 'Kara Mustafa');
  const leftAt = async (pace: string): Promise<number | null> => {
    const table = { game: 'vienna', pace, seats: { ottoman: 'me', habsburg: 'me' } };
    const { id } = await host.must<{ id: string }>('POST', '/api/tables', table);
    await host.must('POST', `/api/tables/${id}/start`);
    return (await host.must<PictureJson>('GET', `/api/tables/${id}/picture`)).left;
  };
  const day = 24 * 60 * 60 * 1000;
  expect(await leftAt('none')).toBeNull();
  const left = await leftAt('fast');
  expect(left).toBeGreaterThan(day - 60_000);
  expect(left).toBeLessThanOrEqual(day);
});

test('who is not at the table gets no picture', async () => {
  const { host, path } = await vienna({ ottoman: 'me', habsburg: 'random' });
  await host.must('POST', `${path}/start`);
  const stranger = await Person.guest(server.address, 'Stranger');
  expect((await stranger.ask('GET', `${path}/picture`)).status).toBe(404);
  expect((await new Person(server.address).ask('GET', `${path}/picture`)).status).toBe(401);
});
