import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { de, en } from '../laboratory/words.ts';
import { findings } from './axe.ts';
import { test } from './fixtures.ts';

/** The laboratory in the page: a run that is stopped and goes on, its report, its files. */

test('laboratory: a run is stopped, goes on and is reported, in both languages, and can be downloaded', async ({
  visit,
}) => {
  const { page } = await visit({ at: '/' });
  await page.click('a[href="#/laboratory"]');
  await page.selectOption('select[name="game"]', 'ottoman-sunset');
  // One plays it.
  await page.waitForSelector('select[name="player-1"]', { state: 'detached' });
  await page.selectOption('select[name="player-0"]', 'random');
  await page.fill('input[name="seed"]', 'e2e');

  await page.selectOption('select[name="compare"]', 'number');
  await page.fill('input[name="way"]', 'board.nothing');
  await page.fill('input[name="from"]', '1');
  await page.fill('input[name="to"]', '2');
  await page.click('.lab-acts button');
  assert.match((await page.textContent('.lab-failure')) ?? '', /board\.nothing: there is no "nothing"/);

  await page.selectOption('select[name="compare"]', 'nothing');
  await page.fill('input[name="games"]', '5000');
  await page.click('.lab-acts button');
  await page.waitForSelector('.lab-running progress');
  await page.click(`button:text-is("${en.stop}")`);
  await page.waitForSelector('.lab .figures');
  assert.match((await page.textContent('.lab-bar')) ?? '', /Stopped after \d+ of 5000 games/);
  await page.click(`button:text-is("${en.resume}")`);
  await page.waitForSelector('.lab-running progress');
  await page.click(`button:text-is("${en.stop}")`);
  await page.waitForSelector('.lab .figures');
  await page.click(`button:text-is("${en.again}")`);

  // What was chosen is still there.
  await page.fill('input[name="games"]', '4');
  await page.click('.lab-acts button');
  await page.waitForSelector('.lab .figures');
  assert.match((await page.textContent('.lab-bar')) ?? '', /Finished: 4 games/);
  assert.match(
    (await page.textContent('.lab .repeat')) ?? '',
    /ravelin lab ottoman-sunset --games 4 --players random .*--seed e2e/,
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.click('.lab-downloads button:text-is("JSON")'),
  ]);
  const report = JSON.parse(readFileSync(await download.path(), 'utf8'));
  assert.equal(report.arms[0].figures.games, 4);
  assert.deepEqual(await findings(page), []);

  await page.evaluate(() => {
    location.hash = '#/settings';
  });
  await page.click('label:has-text("Deutsch") input');
  await page.goBack();
  await page.waitForSelector('.lab .figures');
  assert.ok((await page.textContent('.lab-bar'))?.includes(de.again));
  const told = (await page.textContent('.lab')) ?? '';
  assert.ok(told.includes('Ereigniskarten') && told.includes('Wer gewinnt'));
  assert.ok(!told.includes('Event cards') && !told.includes('undefined'));
});
