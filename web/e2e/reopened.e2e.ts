import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@ravelin/games';
import { de } from '../shell/words/de.ts';
import { en } from '../shell/words/en.ts';
import { sample, test } from './fixtures.ts';
import { lift, moveFromList } from './screens.mjs';

/** Games that were under way in version 0.0.0, whose rules have been mended since. */

const mended = games.filter(({ rules }) => rules > 1);
const recordOf = (id: string): string =>
  readFileSync(join(import.meta.dirname, '../../games', id, 'fixtures/0.0.0/running-1.json'), 'utf8');

for (const { id, changes = [] } of sample(mended, 3, 1))
  test(`a game of ${id} goes on after its rules were mended, and says what changed`, async ({ visit, address }) => {
    const { page } = await visit();
    await page.goto(`${address}#/import`);
    await page.fill('textarea', recordOf(id));
    await page.click('.import .btn.primary');
    await lift(page);
    await page.waitForSelector('dialog.reopened');
    const told = (await page.textContent('dialog.reopened')) ?? '';
    assert.ok(told.includes(en['reopened.rules']));
    for (const { text, rule } of changes) assert.ok(told.includes(text.en) && told.includes(rule), rule);

    // Nobody has read it yet: after a reload it is told again.
    await page.reload();
    await lift(page);
    await page.click('dialog.reopened .btn.primary');
    await page.waitForSelector('dialog.reopened', { state: 'detached' });
    await moveFromList(page);

    await page.waitForTimeout(200);
    await page.reload();
    await lift(page);
    await page.waitForSelector('.table');
    assert.equal(await page.$('dialog.reopened'), null, 'what was read is not told again');
  });

test('what changed is told in German too', async ({ visit, address }) => {
  const [{ id, changes = [] }] = mended;
  const { page } = await visit({ settings: { language: 'de' } });
  await page.goto(`${address}#/import`);
  await page.fill('textarea', recordOf(id));
  await page.click('.import .btn.primary');
  await lift(page);
  await page.waitForSelector('dialog.reopened');
  const told = (await page.textContent('dialog.reopened')) ?? '';
  assert.ok(told.includes(de['reopened.rules']));
  for (const { text } of changes) assert.ok(told.includes(text.de));
});
