import { type GameRecord, Random } from '@ravelin/engine';
import { verifyRecord } from '@ravelin/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GameStore } from '../store/games.ts';
import { Behind } from '../store/turns.ts';
import { Client, chosen, Person } from '../testing/client.ts';
import { begun } from '../testing/games.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});

afterAll(async () => {
  await server.end();
  expect(server.troubles).toEqual([]);
});

interface TableJson {
  readonly id: string;
  readonly invite: string;
  readonly state: string;
  readonly fair: { readonly commitment: string; readonly nonces: Readonly<Record<string, string>> };
}

const NONCE = '0123456789abcdef'.repeat(2);

const code = ({ body }: { body: unknown }): string => (body as { error: { code: string } }).error.code;

test('the commitment is known before the game, the secret after it, and every result follows from it', async () => {
  const host = await Person.guest(server.address, 'Host');
  const table = await host.must<TableJson>('POST', '/api/tables', {
    game: 'vienna',
    seats: { ottoman: 'me', habsburg: 'random' },
  });
  const { id, fair } = table;
  expect(fair).toEqual({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/), nonces: {} });
  const added = await host.must<TableJson>('POST', `/api/tables/${id}/chance`, { nonce: NONCE });
  expect(added.fair).toEqual({ commitment: fair.commitment, nonces: { ottoman: NONCE } });
  await host.must('POST', `/api/tables/${id}/start`);
  expect(code(await host.ask('POST', `/api/tables/${id}/chance`, { nonce: '00'.repeat(16) }))).toBe('begun');
  const early = await host.ask('GET', `/api/tables/${id}/record`);
  expect([early.status, code(early)]).toEqual([409, 'not-over']);

  const client = await new Client(host, id).connect();
  const mine = (snapshot: NonNullable<Client['snapshot']>): boolean =>
    snapshot.result !== null || snapshot.decision?.seat === 'ottoman';
  const rng = new Random('moves');
  let undone = false;
  for (let n = 0; ; n++) {
    const now = await client.until(mine);
    if (now.result !== null) break;
    if (n === 10) {
      await server.restart();
      await client.connect();
    }
    const reply = await client.ask('play', { move: await chosen(client, now, rng) }, `move ${n}`);
    expect(reply).not.toHaveProperty('error');
    // The first move that can be is taken back, and others now and then: what is rolled later has other numbers.
    if (undone && n % 4 !== 3) continue;
    const back = await client.ask('undo', {}, `undo ${n}`);
    undone ||= !('error' in back);
  }
  const asked = (await client.ask('record')) as unknown as { result: GameRecord };
  const record = await host.must<GameRecord>('GET', `/api/tables/${id}/record`);
  expect(asked.result).toEqual(record);
  expect(record.fair).toMatchObject({ table: id, ...added.fair, secret: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(record.moves.some(([seat]) => seat === 'undo')).toBe(true);
  const verdict = await verifyRecord(record, fair.commitment);
  expect(verdict).toMatchObject({ nonces: { ottoman: NONCE }, older: 0, position: false });
  expect(verdict.results).toBeGreaterThan(20);
  const stranger = await Person.guest(server.address, 'Stranger');
  expect(code(await stranger.ask('GET', `/api/tables/${id}/record`))).toBe('unknown-table');
  await client.close();
});

interface WithSeats extends TableJson {
  readonly lot: boolean;
  readonly seats: readonly { readonly seat: string; readonly name: string | null; readonly mine: boolean }[];
}

const sideOf = ({ seats }: WithSeats, name: string): string | undefined => seats.find((one) => one.name === name)?.seat;

test('sides by lot are drawn by the server when the game begins, and follow from the commitment', async () => {
  const host = await Person.guest(server.address, 'Host');
  const other = await Person.guest(server.address, 'Other');
  const made = new Set<string>();
  // One after the other until both orders came: that forty games begin alike happens once in 10^12 runs.
  for (let n = 0; n < 40 && made.size < 2; n++) {
    const seats = { ottoman: 'me', habsburg: 'invite' };
    const table = await host.must<WithSeats>('POST', '/api/tables', { game: 'vienna', seats, lot: true });
    const { id, invite } = table;
    await other.must('POST', `/api/tables/${id}/join`, { invite, seats: ['habsburg'] });
    await other.must('POST', `/api/tables/${id}/chance`, { nonce: NONCE });
    const waiting = await host.must<WithSeats>('GET', `/api/tables/${id}`);
    // Whoever asks beforehand learns nothing: seats are places.
    expect([waiting.lot, sideOf(waiting, 'Host')]).toEqual([true, 'ottoman']);
    expect(JSON.stringify(waiting.fair)).not.toContain('lot');
    const begun = await host.must<WithSeats>('POST', `/api/tables/${id}/start`);
    const side = sideOf(begun, 'Host') ?? '';
    made.add(side);
    expect(sideOf(begun, 'Other')).toBe(side === 'ottoman' ? 'habsburg' : 'ottoman');
    expect(begun.seats.find(({ mine }) => mine)?.seat).toBe(side);
    const client = await new Client(host, id).connect();
    expect(client.snapshot?.viewer).toBe(side);
    await client.ask('resign', {});
    await client.close();
    const record = await host.must<GameRecord>('GET', `/api/tables/${id}/record`);
    expect(record.fair?.lot?.[0]).toBe(side);
    const verdict = await verifyRecord(record, table.fair.commitment);
    expect(verdict).toMatchObject({ lot: true, nonces: { [sideOf(begun, 'Other') ?? '']: NONCE } });
  }
  expect(made.size).toBe(2);
});

test('without a lot everybody keeps the seat, and where one leads all sides there is nothing to draw', async () => {
  const host = await Person.guest(server.address, 'Host');
  for (let n = 0; n < 5; n++) {
    const seats = { ottoman: 'random', habsburg: 'me' };
    const { id, lot } = await host.must<WithSeats>('POST', '/api/tables', { game: 'vienna', seats });
    expect(lot).toBe(false);
    const begun = await host.must<WithSeats>('POST', `/api/tables/${id}/start`);
    expect(sideOf(begun, 'Host')).toBe('habsburg');
  }
  const alone = { game: 'vienna', seats: { ottoman: 'me', habsburg: 'me' }, lot: true };
  expect(code(await host.ask('POST', '/api/tables', alone))).toBe('bad-request');
});

test('only those who play add to chance, in hexadecimal digits', async () => {
  const host = await Person.guest(server.address, 'Host');
  const seats = { ottoman: 'invite', habsburg: 'invite' };
  const { id, invite } = await host.must<TableJson>('POST', '/api/tables', { game: 'vienna', seats });
  const path = `/api/tables/${id}/chance`;
  expect(code(await host.ask('POST', path, { nonce: NONCE }))).toBe('not-yours');
  const other = await Person.guest(server.address, 'Other');
  expect(code(await other.ask('POST', path, { nonce: NONCE }))).toBe('unknown-table');
  await other.must('POST', `/api/tables/${id}/join`, { invite, seats: ['habsburg'] });
  for (const nonce of ['', 'short', 'XY'.repeat(16), 'ab'.repeat(40), 7])
    expect(code(await other.ask('POST', path, { nonce }))).toBe('bad-request');
  const { fair } = await other.must<TableJson>('POST', path, { nonce: NONCE });
  expect(fair.nonces).toEqual({ habsburg: NONCE });
});

test('a game does not begin without what was added meanwhile', async () => {
  const host = await Person.guest(server.address, 'Host');
  const seats = { ottoman: 'me', habsburg: 'me' };
  const { id } = await host.must<TableJson>('POST', '/api/tables', { game: 'vienna', seats });
  const games = new GameStore(server.database);
  const chance = await games.chance(id);
  const match = await begun('vienna', chance);
  match.fair = chance?.fair;
  await host.must('POST', `/api/tables/${id}/chance`, { nonce: NONCE });
  await expect(games.begin(id, match, {}, 0)).rejects.toThrow(Behind);
  expect(await host.must('POST', `/api/tables/${id}/start`)).toMatchObject({ state: 'running' });
});
