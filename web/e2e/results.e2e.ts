import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '../shell/words/en.ts';
import { test } from './fixtures.ts';
import { gameOf } from './games.mjs';
import { moveFromList } from './screens.mjs';

/** Names, results and statistics on this device. */

test('a game that ends here counts under the name that was given, a record from elsewhere does not', async ({
  visit,
  address,
}) => {
  const { page } = await visit();
  await page.goto(`${address}#/new/hapsburg`);
  await page.check('input[name="scenario"][value="1915-1916"]');
  await page.fill('input[name="name-hapsburg"]', 'Ilka');
  await page.fill('form input[type="text"]', 'results');
  await page.click('form button[type="submit"]');
  await page.waitForSelector('.table');
  assert.equal(await page.textContent('.seat-who'), 'Ilka');
  for (let n = 0; n < 30 && !(await page.$('.ending')); n++) await moveFromList(page, /^end actions|^let/);
  await page.waitForSelector('.ending');
  const record = join(import.meta.dirname, `../../games/vienna/fixtures/${gameOf('vienna').finished}.json`);
  await page.goto(`${address}#/import`);
  await page.fill('textarea', readFileSync(record, 'utf8'));
  await page.click('.import .btn.primary');
  await page.waitForSelector('.scrubber');
  await page.goto(`${address}#/`);
  await page.click('.main-nav a:has-text("Results")');
  await page.waitForSelector('.tally');
  const cells = await page.$$eval('.tally tbody tr', (rows) =>
    rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim())),
  );
  assert.equal(cells.length, 1);
  assert.deepEqual(cells[0]?.slice(0, 4), ['Austria-Hungary', 'Ilka', en['opponent.rules'], '1']);
  // It stays when the game is deleted, until it is to be forgotten.
  assert.equal(await page.locator('.rows .row').count(), 1);
  await page.click('.results .rows + .btn');
  await page.click('.dialog .primary');
  await page.waitForSelector('.tally', { state: 'detached' });
});

test('the name of the last time stands in the next game', async ({ visit, address }) => {
  const { page } = await visit({ settings: { player: 'Marek' } });
  await page.goto(`${address}#/new/vienna`);
  await page.waitForSelector('form.form');
  assert.equal(await page.inputValue('input[name="name-ottoman"]'), 'Marek');
  await page.check('input[name="seat-habsburg"][value="here"]');
  await page.fill('input[name="name-habsburg"]', 'Ilka');
  await page.click('form button[type="submit"]');
  await page.waitForSelector('.curtain');
  assert.match((await page.textContent('.curtain h2')) ?? '', /Ottomans \(Marek\)/);
});
