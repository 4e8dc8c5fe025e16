import { type GameRecord, Match, Random } from '@ravelin/engine';
import { bringGame, kernelOf, seal, writeKept } from '@ravelin/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, Person } from '../testing/client.ts';
import { playRandom } from '../testing/games.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
let host: Person;

beforeAll(async () => {
  server = await testServer();
  host = await Person.guest(server.address, 'Host');
});

afterAll(async () => {
  await server.end();
  expect(server.troubles).toEqual([]);
});

const SEATS = { ottoman: 'me', habsburg: 'invite' };
const code = ({ body }: { body: unknown }): string | undefined =>
  (body as { error?: { code: string } } | null)?.error?.code;

/** A game that somebody has begun at home, with a seed. */
const atHome = async (moves = 12): Promise<GameRecord> => {
  await bringGame('vienna');
  const kernel = kernelOf('vienna');
  const match = new Match(kernel, { set: kernel.game.sets[0], seed: 'at home' });
  const rng = new Random('home');
  for (let n = 0; n < moves && !match.over; n++) playRandom(match, rng);
  return JSON.parse(JSON.stringify(match.record()));
};

const upload = (file: unknown, more: object = {}) =>
  host.ask('POST', '/api/tables', { upload: file, seats: SEATS, ...more });

test('a game begun at home goes on online, where it stood, and chance is the server’s', async () => {
  const record = await atHome();
  const kept = writeKept({ setting: { game: 'vienna', seats: { ottoman: 'here', habsburg: 'here' } }, record });
  const sealed = JSON.parse(await seal(kept, { game: 'vienna', moves: 12 }));
  for (const file of [record, sealed]) {
    const { body } = await upload(file);
    const { id, invite } = body as { id: string; invite: string };
    expect(body).toMatchObject({ game: 'vienna', uploaded: true, fair: null, scenario: record.scenario });
    const other = await Person.guest(server.address, 'Other');
    await other.must('POST', `/api/tables/${id}/join`, { invite, seats: ['habsburg'] });
    await host.must('POST', `/api/tables/${id}/start`);
    const clients = await Promise.all([host, other].map((person) => new Client(person, id).connect()));
    for (const { snapshot } of clients) expect(snapshot).toMatchObject({ length: 12, seed: null });
    const stored = await server.database
      .selectFrom('lines')
      .select('record')
      .where('game', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(stored.record)).not.toHaveProperty('seed');
    // It goes on, and is there after a restart.
    const mover = clients.find(({ snapshot }) => snapshot?.viewer === snapshot?.decision?.seat);
    const [move] = mover?.snapshot?.moves ?? [];
    expect(await mover?.ask('play', { move: move.notation }, 'k')).not.toHaveProperty('error');
    await Promise.all(clients.map((client) => client.close()));
    await server.restart();
    const again = await new Client(host, id).connect();
    expect(again.snapshot?.length).toBe(13);
    await again.close();
  }
});

test('what does not replay, is over, or is no game is refused by name', async () => {
  const record = await atHome();
  const moves = [...record.moves];
  expect(code(await upload({ ...record, moves: moves.slice(1) }))).toBe('bad-record');
  expect(code(await upload({ ...record, seed: 'another' }))).toBe('bad-record');
  expect(code(await upload({ ...record, rules: 99 }))).toBe('newer-format');
  expect(code(await upload({ ...record, rules: record.rules - 1 || 0.5 }))).toMatch(/bad-record|older-rules/);
  expect(code(await upload({ ...record, game: 'chess' }))).toBe('unknown-game');
  expect(code(await upload({ ...record, finalHash: '0000000000000000' }))).toBe('bad-record');
  expect(code(await upload({ ravelin: 1 }))).toBe('unknown-game');
  expect(code(await upload({}))).toBe('bad-record');
  expect(code(await upload({ sealed: 1, packed: 'AAAA', sum: 'x' }))).toBe('bad-seal');
  expect(code(await upload({ ...record, moves: Array.from({ length: 6000 }, () => moves[0]) }))).toBe('too-long');
  expect(code(await upload(await atHome(100_000)))).toBe('game-over');
  expect(code(await upload(record, { game: 'mohacs' }))).toBe('bad-request');
  expect(code(await upload(record, { scenario: 'standard' }))).toBe('bad-request');
  expect(code(await upload(record, { seats: { ottoman: 'me' } }))).toBe('bad-seats');
  expect(code(await host.ask('POST', '/api/tables', { seats: SEATS }))).toBe('bad-request');
});

test('a sealed game that would unpack to too much is refused', async () => {
  const sealed = JSON.parse(await seal(' '.repeat(9_000_000), { game: 'vienna', moves: 1 }));
  expect(JSON.stringify(sealed).length).toBeLessThan(64_000);
  expect(code(await upload(sealed))).toBe('bad-seal');
});

test('its sides too are drawn when it begins, by the server', async () => {
  const record = await atHome(0);
  const sides = new Set<string>();
  // That forty begin alike happens once in 10^12 runs.
  for (let n = 0; n < 40 && sides.size < 2; n++) {
    const { body } = await upload(record, { seats: { ottoman: 'me', habsburg: 'random' }, lot: true });
    const { id } = body as { id: string };
    const { seats } = await host.must<{ seats: { seat: string; mine: boolean }[] }>('POST', `/api/tables/${id}/start`);
    sides.add(seats.find(({ mine }) => mine)?.seat ?? '');
  }
  expect([...sides].sort()).toEqual(['habsburg', 'ottoman']);
});
