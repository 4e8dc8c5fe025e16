import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { begin, moveFromList, myTurn } from './screens.mjs';
import { inThought } from './thinking.ts';

/** What can go wrong with a computer player: the game goes on, nothing is lost, and the person is told. */

const lengthOf = async (page: Page): Promise<number> => Number(await page.getAttribute('.table', 'data-length'));

/** Makes a computer that thinks move at once; one whose thought was short has moved already. */
const hurry = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.thinking .stop')?.click());

/** The worker in which the computer thinks. */
const thinkerOf = (page: Page) => {
  const found = page.workers().find((worker) => /thinker/.test(worker.url()));
  if (!found) throw new Error(`No worker thinks: ${page.workers().map((worker) => worker.url())}`);
  return found;
};

test('the worker in which a computer thinks is killed: it moves all the same, the person is told', async ({
  visit,
}) => {
  const { page } = await visit();
  await inThought(page);
  const before = await lengthOf(page);
  await thinkerOf(page).evaluate(() => {
    setTimeout(() => {
      throw new Error('killed');
    });
  });
  await page.waitForFunction((n) => Number(document.querySelector('.table')?.getAttribute('data-length')) > n, before);
  assert.match((await page.textContent('.toast')) ?? '', /computer player failed .* The game goes on/);
  await page.click('.toast .btn');
  // The next move is thought about again, in a worker of its own.
  for (let n = 0; n < 12 && !(await page.$('.thinking .stop')); n++) {
    await page.waitForSelector('.thinking .stop, .table[data-decides="me"]');
    if (!(await page.$('.thinking .stop'))) await moveFromList(page);
  }
  while ((await page.getAttribute('.table', 'data-decides')) !== 'me') {
    await hurry(page);
    await page.waitForTimeout(100);
  }
  await myTurn(page);
  assert.equal(await page.locator('.toast').count(), 0);
});

test('the page is closed while a computer thinks: opened again it thinks again, and nothing is lost', async ({
  visit,
}) => {
  const { page, context } = await visit();
  await inThought(page);
  const before = await lengthOf(page);
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await again.waitForSelector('.thinking .stop, .table[data-decides="me"]');
  assert.ok((await lengthOf(again)) >= before);
  await hurry(again);
  await again.waitForFunction((n) => Number(document.querySelector('.table')?.getAttribute('data-length')) > n, before);
});

test('a kept game with a player who is not here any more goes on with another, and says so', async ({ visit }) => {
  const { page } = await visit();
  await begin(page, { ottoman: 'here', habsburg: 'captain' }, 'gone');
  await moveFromList(page);
  await myTurn(page);
  const before = await lengthOf(page);
  const address = page.url();
  await page.goto(`${address.split('#')[0]}#/`);
  await page.waitForSelector('.rows');
  await page.evaluate(async () => {
    const [{ name = '' }] = await indexedDB.databases();
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open(name));
    const saves = db.transaction('saves', 'readwrite').objectStore('saves');
    const [id] = await done(saves.getAllKeys());
    const kept = String(await done(saves.get(id)));
    await done(saves.put(kept.replaceAll('"captain"', '"grandmaster"'), id));
    db.close();
  });
  await page.goto(address);
  await page.reload();
  await page.waitForSelector('.table');
  assert.equal(await lengthOf(page), before);
  assert.match((await page.textContent('.toast')) ?? '', /not here any more/);
  await moveFromList(page);
  await myTurn(page);
  assert.match((await page.textContent('.seat-who')) ?? '', /Captain/);
});
