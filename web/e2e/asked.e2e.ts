import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { SIZES } from './browser.mjs';
import { LATER, test } from './fixtures.ts';
import { gameOf } from './games.mjs';
import { begin, moveFromList, myTurn } from './screens.mjs';

/** A phone opens on what is asked: near enough to be hit, in sight, and without moving while something is picked. */

const lie = (page: Page): Promise<string> => page.$eval('.sheet', (sheet) => getComputedStyle(sheet).transform);

/** What is asked there: the smaller side of each thing, and whether a finger finds it where it lies. */
const asked = (page: Page, within: string): Promise<{ least: number; hits: boolean[] }> =>
  page.$$eval(`${within} [data-place].legal`, (all) => ({
    least: Math.min(...all.map((one) => one.getBoundingClientRect()).map((box) => Math.min(box.width, box.height))),
    hits: all.map((one) => window.hand.spotOn(one) !== undefined),
  }));

test('the map opens on the Fronts that can act, and stays while one is picked', async ({ visit }) => {
  const game = gameOf('two-empires');
  const { page } = await visit({ size: SIZES.phone, settings: { askAlways: true } });
  await begin(page, game.seats, 'e2e', game);
  await myTurn(page);
  await page.waitForSelector('.zoom .fit');
  const { least, hits } = await asked(page, '.frame');
  assert.ok(least >= 38, `${least} px`);
  assert.ok(hits.length > 0 && hits.every(Boolean), hits.join());
  const led = await lie(page);
  await page.tap('.frame [data-place^="Front:"].legal');
  await page.waitForSelector('.frame [data-place].selected');
  await page.waitForTimeout(300);
  assert.equal(await lie(page), led, 'a pick moves nothing');
  // Who wants to see the whole board keeps it.
  await page.keyboard.press('Escape');
  await page.tap('.zoom .fit');
  const whole = await lie(page);
  await moveFromList(page, /^end actions|^let/);
  await myTurn(page);
  await page.waitForTimeout(300);
  assert.equal(await lie(page), whole);
});

test('a board on which everything can be hit and read opens whole', async ({ visit }) => {
  const { page } = await visit({ size: SIZES.phone });
  await begin(page, gameOf('vienna').seats, 'touch');
  await moveFromList(page, /keep tactics/);
  await myTurn(page);
  assert.ok((await asked(page, '.frame')).least >= 40);
  assert.equal(await page.locator('.zoom .fit').count(), 0);
});

test('the Troops that are asked about are in sight, whatever was told before them', LATER, async ({ visit }) => {
  const { page } = await visit({ size: SIZES.phone });
  await begin(page, { ottoman: 'here', habsburg: 'here' }, 'reckoning');
  for (let n = 0; n < 80 && !(await page.$('.now [data-place].legal')); n++) {
    await moveFromList(page, /^assault|^contest|^lay (?!nothing)|^press on|^keep|^entrench/);
    await myTurn(page);
  }
  await page.waitForTimeout(200);
  const { hits } = await asked(page, '.now');
  assert.ok(hits.some(Boolean), hits.join());
});

test('there is a way back from a board that was magnified', async ({ visit }) => {
  const game = gameOf('stronghold');
  const { page } = await visit({ size: SIZES.phone });
  await begin(page, game.seats, 'e2e', game);
  await myTurn(page);
  await page.keyboard.press('+');
  await page.tap('.zoom .fit');
  await page.waitForSelector('.zoom .fit', { state: 'detached' });
});
