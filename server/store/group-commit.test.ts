import { Random, Refusal } from '@ravelin/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/databases.ts';
import { begun, lobby, playRandom, turnOf } from '../testing/games.ts';
import { openDatabase } from './database.ts';
import { GameStore } from './games.ts';
import { GroupCommit } from './group-commit.ts';
import type { Database } from './schema.ts';
import { Behind } from './turns.ts';

let place: TestDatabase;
let database: Database;

beforeEach(async () => {
  place = await testDatabase();
  database = await openDatabase({ url: place.url });
});

afterEach(async () => {
  await database.destroy();
  await place.end();
});

type Act = (db: Database) => Promise<void>;

const group = () =>
  new GroupCommit<Act>(database, async (db, acts) => {
    for (const act of acts) await act(db);
  });

const mail = (id: string) => (db: Database) =>
  db
    .insertInto('mails')
    .values({ id, recipient: '', subject: '', body: '', created: 0 })
    .execute()
    .then(() => {});

const stored = async () =>
  (await database.selectFrom('mails').select('id').orderBy('id').execute()).map(({ id }) => id);

test('what comes at the same time shares its transactions, and each promise is kept after the commit', async () => {
  const all = group();
  const transactions = vi.spyOn(database, 'transaction');
  const ids = Array.from({ length: 40 }, (_, n) => `m${n}`);
  const kept = ids.map((id) => all.store(mail(id)).then(stored));
  for (const [n, seen] of (await Promise.all(kept)).entries()) expect(seen).toContain(`m${n}`);
  expect(transactions.mock.calls.length).toBeLessThan(10);
  expect((await stored()).length).toBe(40);
});

test('one that is refused is stored not at all, and those beside it as a whole', async () => {
  const together = group();
  const refused = async (db: Database) => {
    await mail('half')(db);
    throw new Refusal('no', 'No.');
  };
  const all = [mail('a'), refused, mail('b'), mail('a'), mail('c')].map((act) => together.store(act));
  const ends = (await Promise.allSettled(all)).map(({ status }) => status);
  expect(ends).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled']);
  expect(await stored()).toEqual(['a', 'b', 'c']);
});

test('two stores that hold the same game: one is behind, however many others store beside it', async () => {
  const store = new GameStore(database);
  const ids = await Promise.all(Array.from({ length: 5 }, () => lobby(database, 'vienna')));
  const matches = await Promise.all(ids.map(() => begun('vienna')));
  await Promise.all(ids.map((id, i) => store.begin(id, matches[i], {}, 0)));
  for (const match of matches) playRandom(match, new Random('group'));
  const turns = ids.map((id, i) => store.append(id, turnOf(matches[i], 0)));
  const second = store.append(ids[2], turnOf(matches[2], 0));
  await Promise.all(turns);
  await expect(second).rejects.toBeInstanceOf(Behind);
  for (const id of ids) expect((await store.load(id))?.sequence).toBe(1);
});

test('turns that are stored together each keep what is theirs', async () => {
  const store = new GameStore(database);
  const ids = await Promise.all(Array.from({ length: 4 }, () => lobby(database, 'vienna')));
  const matches = await Promise.all(ids.map(() => begun('vienna')));
  await Promise.all(ids.map((id, i) => store.begin(id, matches[i], {}, 1)));
  const [moved, ordered, ended, behind] = matches;
  for (const match of [moved, behind]) playRandom(match, new Random('one'));
  const chance = new Random('whole');
  while (!ended.over) playRandom(ended, chance);
  const times = { deadline: 2 ** 40, due: 2 ** 33 };
  const turns = [
    { ...turnOf(moved, 0, 'a key'), ...times, revision: 0, position: undefined, at: 7 },
    { ...turnOf(ordered, 0), beside: { orders: { given: [], made: [3] } }, at: 8 },
    { ...turnOf(ended, 0), at: 9 },
    { ...turnOf(behind, 0), revision: 5, at: 10 },
  ];
  const ends = await Promise.allSettled(turns.map((turn, i) => store.append(ids[i], turn)));
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);

  const found = await Promise.all(ids.map((id) => store.load(id)));
  const { seat, log } = moved;
  expect(found.map((one) => one?.row)).toMatchObject([
    { state: 'running', sequence: 1, revision: 1, turn: seat, result: null, changed: 7, ...times },
    { state: 'running', sequence: 0, revision: 1, turn: ordered.seat, changed: 1, deadline: null, due: null },
    { state: 'over', sequence: ended.log.length, turn: null, changed: 9, ending: 'rules', ended_at: 9 },
    { state: 'running', sequence: 0, revision: 0, changed: 1 },
  ]);
  expect(found.map((one) => one?.record.moves.length)).toEqual([log.length, 0, ended.log.length, 0]);
  expect([...(found[0]?.keys ?? [])]).toEqual([['a key', 1]]);
  expect(found[1]?.beside).toEqual({ orders: { given: [], made: [3] } });
  expect(found[2]?.record.result).toEqual(ended.result);
  // The first stays without a snapshot of this turn, the third has none any more.
  expect(found.map((one) => one?.record.snapshot !== undefined)).toEqual([false, true, false, true]);
});
