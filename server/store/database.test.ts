import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sqliteFile, type TestDatabase } from '../testing/databases.ts';
import { openDatabase } from './database.ts';
import type { Database } from './schema.ts';

/** Several processes may have one file of SQLite: here two connections stand for them. */

let place: TestDatabase;
let first: Database;
let second: Database;

beforeEach(async () => {
  place = await sqliteFile();
  first = await openDatabase({ url: place.url });
  second = await openDatabase({ url: place.url, patience: 100 });
});

afterEach(async () => {
  await Promise.all([first.destroy(), second.destroy()]);
  await place.end();
});

const mails = (db: Database) => db.selectFrom('mails').select('id').orderBy('id').execute();

const addMail = async (db: Database, id: string): Promise<void> => {
  await db.insertInto('mails').values({ id, recipient: '', subject: '', body: '', created: 0 }).execute();
};

/** Reads first, and then writes what follows from it. */
const countAndAdd = (database: Database): Promise<void> =>
  database.transaction().execute(async (db) => {
    const { length } = await mails(db);
    await sleep(1);
    await addMail(db, `m${length}`);
  });

test('transactions that read and then write wait for each other, and each sees what the one before stored', async () => {
  await Promise.all(Array.from({ length: 10 }, (_, n) => countAndAdd(n % 2 === 0 ? first : second)));
  expect((await mails(first)).map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, n) => `m${n}`));
});

test('while one waits the process goes on; when its patience is at an end it says so, and has done nothing', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const holding = first.transaction().execute(() => held);
  let ticks = 0;
  const clock = setInterval(() => ticks++, 5);
  await expect(countAndAdd(second)).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  clearInterval(clock);
  expect(ticks).toBeGreaterThan(2);
  release();
  await holding;
  await countAndAdd(second);
  expect(await mails(first)).toEqual([{ id: 'm0' }]);
});
