import { Random, Refusal } from '@ravelin/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/databases.ts';
import { begun, lobby, playRandom, turnOf } from '../testing/games.ts';
import { openDatabase } from './database.ts';
import { Behind, GameStore } from './games.ts';
import { GroupCommit } from './group-commit.ts';
import type { Database } from './schema.ts';

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

const mail = (id: string) => (db: Database) =>
  db
    .insertInto('mails')
    .values({ id, recipient: '', subject: '', body: '', created: 0 })
    .execute()
    .then(() => {});

const stored = async () =>
  (await database.selectFrom('mails').select('id').orderBy('id').execute()).map(({ id }) => id);

test('what comes at the same time shares its transactions, and each promise is kept after the commit', async () => {
  const group = new GroupCommit(database);
  const transactions = vi.spyOn(database, 'transaction');
  const ids = Array.from({ length: 40 }, (_, n) => `m${n}`);
  const kept = ids.map((id) => group.store(mail(id)).then(stored));
  for (const [n, seen] of (await Promise.all(kept)).entries()) expect(seen).toContain(`m${n}`);
  expect(transactions.mock.calls.length).toBeLessThan(10);
  expect((await stored()).length).toBe(40);
});

test('one that is refused is stored not at all, and those beside it as a whole', async () => {
  const group = new GroupCommit(database);
  const refused = async (db: Database) => {
    await mail('half')(db);
    throw new Refusal('no', 'No.');
  };
  const all = [mail('a'), refused, mail('b'), mail('a'), mail('c')].map((act) => group.store(act));
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
