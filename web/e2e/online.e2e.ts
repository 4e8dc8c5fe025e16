import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { TestServer } from '../../server/testing/server.ts';
import { LONG } from './fixtures.ts';
import { moveFromList, myTurn } from './screens.mjs';
import { type Guest, type Seated, test } from './tables.ts';
import { wireTo } from './wire.ts';

/** Tables on a server, in real browsers. */

/** So many moves are made where nobody asks for whole games. */
const SOME = 14;
const LONGEST = 900;

const lengthOf = async (page: Page): Promise<number> => Number(await page.getAttribute('.table', 'data-length'));

const until = (page: Page, length: number): Promise<unknown> =>
  page.waitForFunction(
    (n) =>
      Number(document.querySelector('.table')?.getAttribute('data-length')) >= n || document.querySelector('.ending'),
    length,
  );

const isOver = async (page: Page): Promise<boolean> => (await page.$('.ending')) !== null;

/** The page of whoever decides. */
const decider = async (pages: readonly Page[]): Promise<Page> =>
  Promise.any(pages.map((page) => myTurn(page).then(() => page)));

/** What is stored of the game: whatever was acknowledged is there, once. */
const checkStored = async (server: TestServer, { id }: Seated, guests: readonly Guest[]): Promise<void> => {
  const rows = await server.database
    .selectFrom('moves')
    .selectAll()
    .where('game', '=', id)
    .orderBy('sequence')
    .execute();
  const keys = rows.flatMap(({ key }) => key?.split(' ')[1] ?? []);
  assert.equal(new Set(keys).size, keys.length, 'a key is stored twice');
  for (const { acknowledged } of guests)
    for (const key of acknowledged) assert.ok(keys.includes(key), `acknowledged and not stored: ${key}`);
  const all = guests.flatMap(({ acknowledged }) => [...acknowledged]);
  assert.deepEqual([...keys].sort(), [...all].sort(), 'stored, and never acknowledged');
  assert.deepEqual(
    rows.map(({ sequence }) => sequence),
    rows.map((_, i) => i + 1),
  );
};

test('two browsers play Vienna, one of them reloading, losing its line and sending everything twice', async ({
  server,
  table,
  come,
}) => {
  const vienna = await table('vienna', { ottoman: 'me', habsburg: 'me' });
  const wire = await wireTo(server.address);
  const steady = await come(vienna.people.habsburg, vienna);
  const shaky = await come(vienna.people.ottoman, vienna, { address: wire.address, twice: true });
  const pages = [steady.page, shaky.page];
  for (let n = 0; n < (LONG ? LONGEST : SOME); n++) {
    const page = await decider(pages);
    if (await isOver(page)) break;
    if (n % 5 === 2) wire.cut();
    const made = moveFromList(page);
    if (n % 5 === 2) {
      await shaky.page.waitForSelector('.line-note[data-line="lost"]');
      wire.mend();
    }
    await made;
    if (n % 7 === 6) await shaky.page.reload();
    const length = await lengthOf(page);
    for (const one of pages) await until(one, length);
  }
  assert.ok((await lengthOf(steady.page)) >= SOME);
  if (LONG) for (const page of pages) assert.ok(await isOver(page));
  assert.ok(wire.connections() > 3);
  await checkStored(server, vienna, [steady, shaky]);
  assert.deepEqual(server.troubles, []);
  await wire.end();
});
