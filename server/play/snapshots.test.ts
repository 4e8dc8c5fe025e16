import { afterEach, beforeEach, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { failed, viennaTable } from '../testing/playing.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { TestTime } from '../testing/time.ts';
import { SNAPSHOTS_APART } from './stored-game.ts';

let time: TestTime;
let server: TestServer;

beforeEach(async () => {
  time = new TestTime();
  server = await testServer({ now: time.now, later: time.later });
});

afterEach(async () => {
  await server.end();
  expect(server.troubles).toEqual([]);
});

/** Two people who keep their tactics, which is a move of each. */
const seated = async () => {
  const { id, host, other } = await viennaTable(server.address);
  const [ottoman, habsburg] = await Promise.all([host, other].map((person) => new Client(person, id).connect()));
  const keep = async (client: Client) =>
    expect(failed(await client.ask('play', { move: 'keep tactics' }, 'keep'))).toBeUndefined();
  return { id, ottoman, habsburg, keep };
};

/** The entry up to which the snapshot goes, and the last that is stored. */
const stored = async (id: string) => {
  const { database } = server;
  const games = database.selectFrom('games').select('sequence').where('id', '=', id);
  const snapshots = database.selectFrom('snapshots').select('sequence').where('game', '=', id);
  const [game, snapshot] = [await games.executeTakeFirstOrThrow(), await snapshots.executeTakeFirst()];
  return { moves: game.sequence, snapshot: snapshot?.sequence };
};

test('a move has a snapshot stored with it; the next one at once has its own a moment later', async () => {
  const { id, ottoman, habsburg, keep } = await seated();
  await keep(ottoman);
  expect(await stored(id)).toEqual({ moves: 1, snapshot: 1 });
  await keep(habsburg);
  expect(await stored(id)).toEqual({ moves: 2, snapshot: 1 });
  await time.pass(SNAPSHOTS_APART);
  expect(await stored(id)).toEqual({ moves: 2, snapshot: 2 });
});

test('moves that come slowly each have one at once', async () => {
  const { id, ottoman, habsburg, keep } = await seated();
  await keep(ottoman);
  await time.pass(SNAPSHOTS_APART);
  await keep(habsburg);
  expect(await stored(id)).toEqual({ moves: 2, snapshot: 2 });
});

test('a server that ends leaves none behind', async () => {
  const { id, ottoman, habsburg, keep } = await seated();
  await keep(ottoman);
  await keep(habsburg);
  await server.restart();
  expect(await stored(id)).toEqual({ moves: 2, snapshot: 2 });
});

test('a game that was left without one is opened when a server starts, and has it when it is closed again', async () => {
  const { id, ottoman, keep } = await seated();
  await keep(ottoman);
  await server.restart();
  await server.database.deleteFrom('snapshots').where('game', '=', id).execute();
  await server.restart();
  expect(await stored(id)).toEqual({ moves: 1, snapshot: undefined });
  await server.restart();
  expect(await stored(id)).toEqual({ moves: 1, snapshot: 1 });
});
