import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findings } from './axe.ts';
import { test } from './fixtures.ts';

/** What a finished game turned on, in the replay. */

const RECORD = readFileSync(join(import.meta.dirname, '../../games/vienna/fixtures/habsburg-morale.json'), 'utf8');

const openReplay = async (page: Page): Promise<void> => {
  await page.fill('textarea', RECORD);
  await page.click('.import .btn.primary');
  await page.waitForSelector('.scrubber');
};

test('a finished game is analysed while the page goes on, and asks what one would play', async ({ visit }) => {
  const { page } = await visit({ at: '/import' });
  await openReplay(page);
  await page.click('.acts .btn:has-text("Analyse")');
  await page.waitForSelector('.curve-line');
  // The page is free meanwhile.
  await page.click('.scrub-buttons .btn >> nth=0');
  await page.waitForSelector('.table[data-at="0"]');
  await page.waitForSelector('.analysis-points');
  const point = page.locator('.analysis-points > li[data-kind="decision"] .analysis-point').first();
  await point.focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.analysis-question');
  assert.equal(await page.locator('.analysis-question .chance').count(), 0);
  await page.locator('.analysis-question .answer').first().click();
  await page.waitForSelector('.analysis-question [data-best]');
  assert.equal(await page.locator('.analysis-question .chance').count(), 2);
  assert.deepEqual(await findings(page), []);
  const sum = await page.$$eval('.analysis-sum td', (cells) =>
    cells.map((cell) => Number(cell.textContent?.replace('−', '-'))),
  );
  const end = sum.pop() ?? Number.NaN;
  // Each number is rounded by itself.
  assert.ok(Math.abs(sum.reduce((all, one) => all + one, 0) - end) <= sum.length / 2 + 0.5, `${sum} is not ${end}`);
  // Kept: the next time it is there at once.
  await page.reload();
  await page.click('.acts .btn:has-text("Analyse")');
  await page.waitForSelector('.analysis-points');
});
