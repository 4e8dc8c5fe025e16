import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { fight } from '@ravelin/games/mohacs/testing';
import { test, type Visit } from './fixtures.ts';
import { begin, myTurn } from './screens.mjs';

/** Only what cannot be taken back is asked about; a setting asks about everything. */

const lengthOf = (page: Page): Promise<string | null> => page.getAttribute('.table', 'data-length');
const whole = '.confirm[aria-disabled="false"]';

/** Tomori's line about to move, for two at one screen; nobody is near. */
const atMoves = async ({ page }: Visit): Promise<void> => {
  const units = { 'tomori-1': '1515 S', 'tomori-2': '1516 S', 'bali-1': '2915 N' };
  const match = fight({ units, leaders: { tomori: '1414' }, command: 'tomori', at: 'moves' });
  await page.goto(`${page.url().split('#')[0]}#/import`);
  await page.fill('textarea', JSON.stringify(match.record()));
  await page.click('.import .btn.primary');
  await myTurn(page);
};

const clickMove = (page: Page, notation: string): Promise<void> =>
  page.evaluate((text) => document.querySelector<HTMLElement>(`[data-move="${text}"]`)?.click(), notation);

test('what undo takes back is made at once, and undo takes it back', async ({ visit }) => {
  const { page } = await visit();
  await begin(page, { ottoman: 'here', habsburg: 'here' }, 'confirm');
  await myTurn(page);
  await clickMove(page, 'keep tactics');
  await page.waitForSelector('.curtain');
  await page.click('.curtain .btn:not(.primary)');
  await page.waitForSelector('.curtain, .table[data-length="0"]');
});

test('what cannot be taken back waits, and says why', async ({ visit }) => {
  const { page } = await visit();
  await begin(page, { ottoman: 'here', habsburg: 'random' }, 'confirm');
  await myTurn(page);
  const before = await lengthOf(page);
  await clickMove(page, 'keep tactics');
  await page.waitForSelector(whole);
  await page.evaluate(() => window.hand.answered());
  assert.equal(await lengthOf(page), before, 'then the other side would decide');
  assert.equal(await page.getAttribute('.confirm', 'title'), 'It cannot be taken back: then the other side decides.');
  await page.click('.confirm');
  await page.waitForFunction((was) => document.querySelector('.table')?.getAttribute('data-length') !== was, before);
});

test('a setting asks before every move, in every game', async ({ visit }) => {
  const one = await visit({ settings: { askAlways: true } });
  await atMoves(one);
  const before = await lengthOf(one.page);
  await one.page.keyboard.press('/');
  await one.page.keyboard.type('turn tomori-1 to NE');
  await one.page.keyboard.press('Enter');
  await one.page.waitForSelector(whole);
  await one.page.evaluate(() => window.hand.answered());
  assert.equal(await lengthOf(one.page), before);
  const other = await visit();
  await atMoves(other);
  await other.page.keyboard.press('/');
  await other.page.keyboard.type('turn tomori-1 to NE');
  await other.page.keyboard.press('Enter');
  await other.page.waitForSelector(`.table:not([data-length="${before}"])`);
  await other.page.keyboard.press('u');
  await other.page.waitForSelector(`.table[data-length="${before}"]`);
});
