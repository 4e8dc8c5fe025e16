import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { begin, moveFromList, myTurn } from './screens.mjs';

/** What is picked on the table, and what follows from it at once. */

const listed = (page: Page): Promise<(string | null)[]> =>
  page.$$eval('[data-move]', (all) => all.map((one) => one.getAttribute('data-move')));

test('every pick narrows the moves list, and a move chosen from the list leaves it as it is', async ({ visit }) => {
  const { page } = await visit({ settings: { askAlways: true } });
  await begin(page, { ottoman: 'here', habsburg: 'random' }, 'narrow');
  await moveFromList(page, /keep tactics/);
  await myTurn(page);
  const all = await listed(page);
  const card = await page.getAttribute('#hand [data-place^="Strategy card:"].legal', 'data-place');
  const name = card?.split(':')[1] ?? '';
  await page.click(`#hand [data-place="${card}"]`);
  await page.waitForSelector('.narrowed');
  const fewer = await listed(page);
  assert.ok(fewer.length > 1 && fewer.length < all.length);
  for (const move of fewer) assert.ok(move?.split(' ').includes(name), `${move} is with ${name}`);
  // Chosen from the list: the others stay in sight, to be compared.
  await page.click(`[data-move="${fewer[0]}"]`);
  await page.waitForSelector('.confirm[aria-disabled="false"]');
  assert.deepEqual(await listed(page), fewer);
  await page.click('.narrowed button');
  assert.deepEqual(await listed(page), all);
});
