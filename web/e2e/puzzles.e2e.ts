import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { PuzzlesJson } from '@ravelin/bot/puzzles';
import { de, en } from '../puzzles/words.ts';
import { findings } from './axe.ts';
import { SIZES } from './browser.mjs';
import { test } from './fixtures.ts';
import { moveFromList } from './screens.mjs';

/** Puzzles: from the first screen to the table, a wrong move, the right one, and what is kept of it. */

const GAME = 'vienna';
const { of } = JSON.parse(
  readFileSync(new URL(`../../games/${GAME}/puzzles/puzzles.json`, import.meta.url), 'utf8'),
) as PuzzlesJson;
/** One whose moves stand whole in the list. */
const number = 1 + of.findIndex(({ solution, thumb }) => !solution[0].shown.list && !thumb.list);
const puzzle = of[number - 1];
const exactly = (notation: string): RegExp => new RegExp(`^${notation.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

test('puzzles: the one of the day, a wrong move and why, the right one, and the progress is kept', async ({
  visit,
}) => {
  const { page } = await visit({ at: '/', settings: { askAlways: true } });
  await page.click('a[href="#/puzzles"]');
  await page.waitForSelector('.puzzle-today a.primary');
  assert.deepEqual(await findings(page), []);
  await page.click(`a[href="#/puzzles/${GAME}"]`);
  await page.waitForSelector('.puzzle-list');
  assert.equal(await page.locator('.puzzle-list li').count(), of.length);
  await page.click(`.puzzle-list a[href="#/puzzles/${GAME}/${number}"]`);

  await page.waitForSelector('.puzzle .teaches');
  await page.click(`[data-move="${puzzle.thumb.notation}"]`);
  await page.click('.confirm');
  await page.waitForSelector('.puzzle .said-so');
  const chance = puzzle.wrong.find(({ move }) => move === puzzle.thumb.notation)?.chance ?? 0;
  assert.ok((await page.textContent('.puzzle .said-so'))?.includes(` ${Math.round(chance / 100)} in 100`));
  assert.equal(await page.getAttribute('.table', 'data-length'), '0');
  await page.click(`.puzzle button:text-is("${en.hint}")`);
  await moveFromList(page, exactly(puzzle.solution[0].shown.notation));
  await page.waitForSelector('.puzzle-chances');
  assert.equal(await page.locator('.puzzle-chances meter').count(), 2);
  assert.deepEqual(await findings(page), []);
  await page.click(`.puzzle a:text-is("${en.all}")`);
  await page.waitForSelector('.puzzle-list [data-state="later"]');
  await page.reload();
  await page.waitForSelector('.puzzle-list [data-state="later"]');
});

test('puzzles on a phone, in German: the solution is shown and laid out to be made', async ({ visit }) => {
  const { page } = await visit({
    size: SIZES.phone,
    at: `/puzzles/${GAME}/${number}`,
    settings: { language: 'de', theme: 'dark' },
  });
  await page.waitForSelector('.puzzle .teaches');
  await page.click(`.puzzle button:text-is("${de.show}")`);
  await page.waitForSelector('.puzzle-chances');
  assert.ok((await page.textContent('.puzzle'))?.includes(de.thumb));
  assert.deepEqual(await findings(page), []);
});
