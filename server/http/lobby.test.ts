import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { size } from '../../engine/testing/size.ts';
import { Lobby, NEW } from '../store/lobby.ts';
import type { Database, GamesTable } from '../store/schema.ts';
import { Person } from '../testing/client.ts';
import { DATABASE } from '../testing/databases.ts';
import { type TestServer, testServer } from '../testing/server.ts';

interface Listed {
  readonly id: string;
  readonly host: string;
  readonly pace: string;
  readonly seats: { seat: string; name: string | null; mine: boolean }[];
}
interface Page {
  readonly tables: Listed[];
  readonly next: string | null;
}

const NOW = 100_000_000_000;

/** Rows as they are stored after years of play. */
const storeMany = async (database: Database, count: number, row: (n: number) => Partial<GamesTable>): Promise<void> => {
  for (let from = 0; from < count; from += 1000) {
    const rows = Array.from({ length: Math.min(1000, count - from) }, (_, i) => ({
      ...NEW,
      id: `many-${from + i}-${row(0).state}`,
      ...{ game: 'vienna', scenario: null, options: '{}', components: null, host: 'nobody', invite: 'x', watchable: 0 },
      ...{ pace: 'slow', timeout: 'forfeit', open: 1, listed: null, uploaded: 0, created: 0, changed: 0 },
      ...row(from + i),
    }));
    await database.insertInto('games').values(rows).execute();
  }
};

describe(`the lobby in ${DATABASE}`, () => {
  let server: TestServer;
  let host: Person;
  let guest: Person;
  let now = NOW;

  beforeAll(async () => {
    server = await testServer({ now: () => now });
    host = await Person.guest(server.address, 'Kara Mustafa');
    guest = await Person.guest(server.address, 'Starhemberg');
  });

  afterAll(async () => {
    await server.end();
    expect(server.troubles).toEqual([]);
  });

  const open = async (more: object = {}): Promise<{ id: string; invite: string }> =>
    host.must('POST', '/api/tables', {
      game: 'vienna',
      seats: { ottoman: 'me', habsburg: 'invite' },
      open: true,
      pace: 'live',
      ...more,
    });
  const lobby = (query = ''): Promise<Page> => guest.must('GET', `/api/lobby${query}`);
  const isListed = async (id: string): Promise<boolean> => (await lobby()).tables.some((table) => table.id === id);

  test('an open table stands there until its seats are taken, and again when one is free', async () => {
    const { id } = await open();
    const [listed] = (await lobby()).tables;
    expect(listed).toMatchObject({ id, host: 'Kara Mustafa', pace: 'live', timeout: 'forfeit', open: true });
    expect(listed).not.toHaveProperty('invite');
    expect(listed.seats.map(({ seat, name: who }) => [seat, who]).sort()).toEqual([
      ['habsburg', null],
      ['ottoman', 'Kara Mustafa'],
    ]);
    await guest.must('POST', `/api/tables/${id}/join`, { seats: ['habsburg'] });
    expect(await isListed(id)).toBe(false);
    await guest.must('POST', `/api/tables/${id}/leave`);
    expect(await isListed(id)).toBe(true);
    await guest.must('POST', `/api/tables/${id}/join`, { seats: ['habsburg'] });
    await host.must('POST', `/api/tables/${id}/start`);
    expect(await isListed(id)).toBe(false);
  });

  test('a private table is not there, and nobody sits down without being invited', async () => {
    const { id, invite } = await open({ open: false });
    expect(await isListed(id)).toBe(false);
    expect((await guest.ask('POST', `/api/tables/${id}/join`, { seats: ['habsburg'] })).status).toBe(404);
    await guest.must('POST', `/api/tables/${id}/join`, { invite, seats: ['habsburg'] });
    const watched = await open({ open: false, watchable: true });
    const refused = await guest.ask('POST', `/api/tables/${watched.id}/join`, { seats: ['habsburg'] });
    expect(refused.status).toBe(403);
  });

  test('comes in pages, by game and by pace, without one twice or missing', async () => {
    await storeMany(server.database, 120, (n) => ({
      state: 'lobby',
      listed: NOW - 1000 - Math.floor(n / 7),
      game: n % 3 === 0 ? 'mohacs' : 'vienna',
      pace: n % 2 === 0 ? 'live' : 'slow',
    }));
    const all: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page: Page = await lobby(`?game=mohacs${after && `&after=${after}`}`);
      expect(page.tables.length).toBeLessThanOrEqual(50);
      all.push(...page.tables.map(({ id }) => id));
      after = page.next;
    }
    expect(new Set(all).size).toBe(40);
    expect(all).toHaveLength(40);
    const first = await lobby();
    expect(first.tables).toHaveLength(50);
    const second = await lobby(`?after=${first.next}`);
    expect(second.tables.filter(({ id }) => first.tables.some((table) => table.id === id))).toEqual([]);
    expect((await lobby('?pace=live')).tables.every(({ pace }) => pace === 'live')).toBe(true);
    expect((await guest.ask('GET', '/api/lobby?pace=blitz')).body).toMatchObject({ error: { code: 'unknown-pace' } });
    expect((await guest.ask('GET', '/api/lobby?after=x')).body).toMatchObject({ error: { code: 'bad-request' } });
  });

  test('forgets a table that has waited for a week', async () => {
    const { id } = await open();
    expect(await isListed(id)).toBe(true);
    now += 8 * 24 * 60 * 60 * 1000;
    expect(await isListed(id)).toBe(false);
    now = NOW;
  });

  test('is found by an index among many stored games', async () => {
    await storeMany(server.database, size(2000, 100_000), (n) => ({ state: 'over', ended_at: n }));
    const { id } = await open();
    const began = performance.now();
    expect(await isListed(id)).toBe(true);
    if (size(0, 1) === 1) expect(performance.now() - began).toBeLessThan(100);
    if (DATABASE !== 'SQLite') return;
    const queries: string[] = [];
    const spied = server.database.withPlugin({
      transformQuery: ({ node }) => {
        queries.push(server.database.getExecutor().compileQuery(node, { queryId: 'x' }).sql);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const store = new Lobby(spied);
    await store.listed({}, 51, NOW);
    await store.listed({ game: 'vienna', after: { listed: NOW, id: 'x' } }, 51, NOW);
    await store.tablesOf('nobody', 10);
    await store.waitingForComputers();
    for (const query of queries) {
      const { rows } = await sql.raw(`explain query plan ${query}`).execute(server.database);
      const plan = rows.map((row) => (row as { detail: string }).detail);
      expect(plan.filter((step) => /^SCAN (games|seats|accounts)/.test(step) && !step.includes('INDEX'))).toEqual([]);
    }
  });
});

describe('a table', () => {
  let server: TestServer;
  let host: Person;
  beforeAll(async () => {
    server = await testServer();
    host = await Person.guest(server.address, 'Host');
  });
  afterAll(() => server.end());

  const made = (more: object) => host.ask('POST', '/api/tables', more);
  const vienna = { game: 'vienna', seats: { ottoman: 'me', habsburg: 'invite' } };

  test('has a pace, and what follows when the time is over', async () => {
    expect((await made({ ...vienna, pace: 'slow', timeout: 'captain' })).body).toMatchObject({
      pace: 'slow',
      timeout: 'captain',
    });
    expect((await made(vienna)).body).toMatchObject({ pace: 'none', timeout: 'forfeit' });
    expect((await made({ ...vienna, pace: 'blitz' })).body).toMatchObject({ error: { code: 'unknown-pace' } });
    expect((await made({ ...vienna, timeout: 'emperor' })).body).toMatchObject({ error: { code: 'unknown-player' } });
  });

  test('has a component set that is here', async () => {
    expect((await made({ ...vienna, components: 'reconstructed' })).body).toMatchObject({
      components: 'reconstructed',
    });
    expect((await made({ ...vienna, components: 'forward-guns' })).body).toMatchObject({
      components: 'forward-guns',
      own: null,
    });
    expect((await made({ ...vienna, components: 'printed' })).body).toMatchObject({
      error: { code: 'unknown-components', message: expect.stringContaining('reconstructed') },
    });
  });

  test('allied seats belong to one player where the rules say so', async () => {
    const game = 'two-empires';
    const [one, two] = ['one', 'two'].map((players) => ({ game, options: { players } }));
    const mixed = { hapsburg: 'me', ottoman: 'invite' };
    expect((await made({ ...one, seats: mixed })).body).toMatchObject({
      error: { code: 'allied-seats', message: expect.stringContaining('E0.3.2') },
    });
    expect((await made({ ...two, seats: mixed })).status).toBe(201);
    expect((await made({ ...one, seats: { hapsburg: 'me', ottoman: 'me' } })).status).toBe(201);
    const invited = await made({ ...one, seats: { hapsburg: 'invite', ottoman: 'invite' }, open: true });
    const { id } = invited.body as { id: string };
    const guest = await Person.guest(server.address, 'Guest');
    const join = (seats: string[]) => guest.ask('POST', `/api/tables/${id}/join`, { seats });
    expect((await join(['ottoman'])).body).toMatchObject({ error: { code: 'allied-seats' } });
    expect((await join(['ottoman', 'hapsburg'])).status).toBe(200);
  });

  test('is removed by its host before the game has begun, and by nobody else', async () => {
    const { id } = (await made({ ...vienna, open: true })).body as { id: string };
    const guest = await Person.guest(server.address, 'Guest');
    expect((await guest.ask('DELETE', `/api/tables/${id}`)).status).toBe(403);
    expect((await host.ask('DELETE', `/api/tables/${id}`)).status).toBe(204);
    expect((await host.ask('GET', `/api/tables/${id}`)).status).toBe(404);
    const begun = (await made({ game: 'vienna', seats: { ottoman: 'me', habsburg: 'me' } })).body as { id: string };
    await host.must('POST', `/api/tables/${begun.id}/start`);
    expect((await host.ask('DELETE', `/api/tables/${begun.id}`)).status).toBe(409);
  });

  test('one account cannot fill the lobby', async () => {
    const many = await Person.guest(server.address, 'Many');
    let status = 201;
    let count = 0;
    for (; status === 201 && count < 100; count++) status = (await many.ask('POST', '/api/tables', vienna)).status;
    expect([status, count]).toEqual([429, 51]);
  });
});
