import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { findings } from './axe.ts';
import { test } from './fixtures.ts';

/** What a finished game turned on: the curve in the replay, its decisions made again on the board, and the better line. */

const RECORD = readFileSync(join(import.meta.dirname, '../../games/vienna/fixtures/habsburg-morale.json'), 'utf8');

const importText = async (page: Page, text: string): Promise<void> => {
  await page.fill('textarea', text);
  await page.click('.import .form .btn.primary');
};

const openReplay = async (page: Page): Promise<void> => {
  await importText(page, RECORD);
  await page.waitForSelector('.scrubber');
};

test('a finished game is analysed while the page goes on, can be stopped, and asks what one would play', async ({
  visit,
}) => {
  const { page } = await visit({ at: '/import', settings: { askAlways: true } });
  // Of three cores one is left to the page.
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 3 }));
  const atWork = () => page.workers().filter((worker) => worker.url().includes('analystThread')).length;
  await page.reload();
  await openReplay(page);
  await page.click('.acts .btn:has-text("Analyse")');
  // How long it takes is said before it begins.
  await page.waitForSelector('.depth-level small:has-text("about")');
  await page.check('.analysis-depth input[value="marshal"]');
  await page.click('.analysis-depth .btn.primary');
  await page.waitForSelector('.curve-line');
  await page.waitForSelector('.analysis-progress span:not(:text-is("0 %"))');
  assert.equal(atWork(), 2);
  await page.click('.analysis-progress .btn:has-text("Stop")');
  await expect.poll(atWork).toBe(0);
  // What was found is kept where it is stopped, and it goes on from there.
  await page.reload();
  await page.click('.analysis-depth .btn:has-text("Go on")');
  await page.waitForSelector('.analysis-progress span:not(:text-is("0 %"))');
  await page.click('.analysis-progress .btn:has-text("Stop")');
  await page.check('.analysis-depth input[value="page"]');
  await page.click('.analysis-depth .btn.primary');
  // The page is free meanwhile.
  await page.click('.scrub-buttons .btn >> nth=0');
  await page.waitForSelector('.table[data-at="0"]');
  await page.waitForSelector('.analysis-points');
  const sum = await page.$$eval('.analysis-sum td', (cells) =>
    cells.map((cell) => Number(cell.textContent?.replace('−', '-'))),
  );
  const end = sum.pop() ?? Number.NaN;
  // Each number is rounded by itself.
  assert.ok(Math.abs(sum.reduce((all, one) => all + one, 0) - end) <= sum.length / 2 + 0.5, `${sum} is not ${end}`);

  // Seen from one side only its hand lies open; decisions can be judged with all cards open too.
  await page.click('.analysis-hands summary');
  await expect(page.locator('.known-hand')).toHaveCount(2);
  await page.locator('.segments input[value="habsburg"]').press('Space');
  await expect(page.locator('.known-hand')).toHaveCount(1);
  await expect(page.locator('.known-hand')).toContainText(/H[ST]\d/);
  await page.locator('.segments input[value="open"]').press('Space');
  await page.waitForSelector('.curve-rounds:visible > span');
  assert.deepEqual(await findings(page), []);
  await page.locator('.segments input[value="known"]').press('Space');

  // A decision is made again on the board: what is chosen is judged beside what was played, and nothing is played.
  const point = page.locator('.analysis-points > li[data-kind="decision"] .analysis-point').first();
  await point.focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.analysis-question');
  assert.equal(await page.locator('.move-card').count(), 0);
  await page.locator('.analysis-question a.btn.primary').press('Enter');
  await page.waitForSelector('.question-panel');
  await page.waitForSelector('.table[data-decides="me"]');
  assert.deepEqual(await findings(page), []);
  await page.keyboard.press('1');
  await page.waitForSelector('.acts .confirm[aria-disabled="false"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.question-panel[data-judged] [data-tag="own"]');
  assert.ok((await page.locator('.move-card').count()) >= 2);
  assert.match(await page.innerText('.move-cards'), /Gives away \d+ in 100/);
  assert.equal(await page.getAttribute('.table', 'data-length'), '0');
  assert.deepEqual(await findings(page), []);

  // The better line is stepped through on the board, which says that it did not happen.
  await page.click('.question-panel a.btn.primary');
  await page.waitForSelector('.not-happened');
  await page.waitForSelector('.table[data-at="0"]');
  await page.keyboard.press('ArrowRight');
  await page.waitForSelector('.table[data-at="1"]');
  await page.waitForSelector('.line-moves li:first-child [aria-current]');
  await page.click('.scrub-buttons .btn >> nth=1');
  await page.waitForSelector('.table[data-at="0"]');
  assert.deepEqual(await findings(page), []);
  await page.click('.acts .btn.primary');
  // Kept: the analysis is there at once.
  await page.waitForSelector('.analysis-points');
  const said = await page.innerText('.analysis-sum');

  // The file of the game has it, for another device; a broken one is refused there in words, while the game opens.
  await page.click('.menu-open');
  const [file] = await Promise.all([page.waitForEvent('download'), page.click('#table-menu .btn:has-text("Export")')]);
  const text = readFileSync(await file.path(), 'utf8');
  const { page: other } = await visit({ at: '/import' });
  const forged = JSON.parse(text);
  forged.analysis.totals.luck++;
  await importText(other, JSON.stringify(forged));
  await other.waitForSelector('.without-analysis .failed:has-text("damaged or was edited")');
  assert.deepEqual(await findings(other), []);
  await other.click('.without-analysis .btn');
  await other.waitForSelector('.acts .btn:has-text("Analyse")');
  await other.goto(other.url().replace(/#.*/, '#/import'));
  await importText(other, text);
  await other.waitForSelector('.analysis-points');
  assert.equal(await other.innerText('.analysis-sum'), said);
});
