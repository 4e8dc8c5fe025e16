import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { de, en } from '../laboratory/words.ts';
import { findings } from './axe.ts';
import { root } from './browser.mjs';
import { test } from './fixtures.ts';

/** The laboratory in the page: a run that is stopped and goes on, its report, its files. */

/** More games than any machine plays while the test lasts. */
const MANY = 100_000;

/** As long as a page may take for one thing. */
const PATIENTLY = { timeout: 60_000 };

/** Begins a run of Ottoman Sunset, which one plays alone. */
const begin = async (page: Page, games: number): Promise<void> => {
  await page.selectOption('select[name="game"]', 'ottoman-sunset');
  await page.waitForSelector('select[name="player-1"]', { state: 'detached' });
  await page.selectOption('select[name="player-0"]', 'random');
  await page.fill('input[name="seed"]', 'e2e');
  await page.fill('input[name="games"]', String(games));
  await page.click('.lab-acts button');
};

/** Asks for what cannot be played. */
const beginRefused = async (page: Page): Promise<void> => {
  await page.selectOption('select[name="compare"]', 'number');
  await page.fill('input[name="way"]', 'board.nothing');
  await page.fill('input[name="from"]', '1');
  await page.fill('input[name="to"]', '2');
  await page.click('.lab-acts button');
  assert.match((await page.textContent('.lab-failure')) ?? '', /board\.nothing: there is no "nothing"/);
};

/** Waits until so many games of the run are played. */
const played = (page: Page, games: number): Promise<unknown> =>
  page.waitForFunction((least) => (document.querySelector('progress')?.value ?? 0) >= least, games);

/** From here on the page's workers get so many games to play and then hang, until the page is gone. */
const hangAfter = (page: Page, games: number): Promise<void> =>
  page.evaluate((most) => {
    const { postMessage } = Worker.prototype;
    let asked = 0;
    Worker.prototype.postMessage = function (this: Worker, message: { request?: { do?: string } }): void {
      if (message.request?.do === 'play' && ++asked > most) return;
      postMessage.call(this, message);
    };
  }, games);

/** How many games the device keeps. */
const keptGames = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('ravelin-laboratory');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('samples').objectStore('samples').count();
          counting.onerror = () => reject(counting.error);
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );

/** The same run in the terminal, without a break. */
const figuresAtOnce = (): unknown => {
  const file = join(mkdtempSync(join(tmpdir(), 'ravelin-')), 'lab.json');
  const run = ['lab', 'ottoman-sunset', '--games', '200', '--players', 'random', '--seed', 'e2e', '--out', file];
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'cli/bin/ravelin.js'), ...run], {
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  const figures = JSON.parse(readFileSync(file, 'utf8')).arms[0].figures;
  rmSync(dirname(file), { recursive: true });
  return figures;
};

test('laboratory: a run is stopped, outlives its page, goes on and is reported, in both languages, and can be downloaded', async ({
  visit,
}) => {
  const { page } = await visit({ at: '/' });
  await page.click('a[href="#/laboratory"]');
  await page.selectOption('select[name="game"]', 'ottoman-sunset');
  // One plays it.
  await page.waitForSelector('select[name="player-1"]', { state: 'detached' });
  await page.selectOption('select[name="player-0"]', 'random');
  await page.fill('input[name="seed"]', 'e2e');

  await beginRefused(page);

  await page.selectOption('select[name="compare"]', 'nothing');
  await page.fill('input[name="games"]', String(MANY));
  await page.click('.lab-acts button');
  await page.waitForSelector('.lab-running progress');
  await page.click(`button:text-is("${en.stop}")`);
  await page.waitForSelector('.lab .figures');
  assert.match((await page.textContent('.lab-bar')) ?? '', /Stopped after \d+ of 100000 games/);
  await page.click(`button:text-is("${en.resume}")`);
  await page.waitForSelector('.lab-running progress');
  await page.reload();
  assert.match((await page.textContent('.lab-left')) ?? '', /Ottoman Sunset.*: [1-9]\d* of 100000 games/);
  assert.deepEqual(await findings(page), []);
  await page.click(`button:text-is("${en.resume}")`);
  await page.waitForSelector('.lab-running progress');
  await page.click(`button:text-is("${en.stop}")`);
  await page.waitForSelector('.lab .figures');
  await page.click(`button:text-is("${en.again}")`);

  await hangAfter(page, 20);
  await begin(page, 200);
  // The tab is gone in the midst of it; another goes on, and nothing in the figures tells so.
  await expect.poll(() => keptGames(page), PATIENTLY).toBe(20);
  await page.reload();
  assert.match((await page.textContent('.lab-left')) ?? '', /: 20 of 200 games/);
  await page.click(`.lab-left button:text-is("${en.resume}")`);
  await page.waitForSelector('.lab .figures');
  assert.match((await page.textContent('.lab-bar')) ?? '', /Finished: 200 games/);
  assert.match(
    (await page.textContent('.lab .repeat')) ?? '',
    /ravelin lab ottoman-sunset --games 200 --players random .*--seed e2e/,
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.click('.lab-downloads button:text-is("JSON")'),
  ]);
  const report = JSON.parse(readFileSync(await download.path(), 'utf8'));
  assert.equal(report.arms[0].figures.games, 200);
  assert.deepEqual(report.arms[0].figures, figuresAtOnce());
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

test('laboratory: a run waits for the build that began it, also when another is refused or it cannot be read', async ({
  visit,
  address,
}) => {
  const { page } = await visit({ at: '/laboratory' });
  const build = await page.getAttribute('meta[name="ravelin-build"]', 'content');
  assert.ok(build && (await (await page.request.get(`${address}sw.js`)).text()).includes(`'${build}'`));
  await begin(page, MANY);
  await played(page, 5);
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(`"${build}"`, '"another"') });
  });
  await page.reload();
  assert.ok((await page.textContent('.lab-left'))?.includes(en['left.other']));
  assert.deepEqual(await page.locator('.lab-left button').allTextContents(), [en['left.forget']]);

  await page.unroute(address);
  await page.reload();
  await page.waitForSelector('.lab-left');
  await page.selectOption('select[name="game"]', 'ottoman-sunset');
  await page.waitForSelector('select[name="player-1"]', { state: 'detached' });
  await beginRefused(page);
  const goOn = `.lab-left button:text-is("${en.resume}")`;
  await page.evaluate(() => {
    const { get } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.get = () => {
      IDBObjectStore.prototype.get = get;
      throw new DOMException('The disk does not answer.', 'UnknownError');
    };
  });
  await page.click(goOn);
  assert.equal(await page.textContent('.lab-left [role="alert"]'), en['left.unread']);
  await page.click(goOn);
  await page.waitForSelector('.lab-running progress');
});

test('laboratory: a tab leaves the run of another tab alone, and offers it once that tab is gone', async ({
  visit,
}) => {
  const { page, context } = await visit({ at: '/laboratory' });
  await begin(page, MANY);
  await played(page, 5);
  const other = await context.newPage();
  await other.goto(page.url());
  // It has found the run, and waits for it.
  await expect
    .poll(() => other.evaluate(async () => (await navigator.locks.query()).pending?.length), PATIENTLY)
    .toBe(1);
  assert.equal(await other.locator('.lab-left').count(), 0);
  await begin(other, 2);
  await other.waitForSelector('.lab .figures');
  await other.click(`button:text-is("${en.again}")`);

  await page.close();
  assert.match((await other.textContent('.lab-left')) ?? '', /: [1-9]\d* of 100000 games/);
  await other.click(`.lab-left button:text-is("${en.resume}")`);
  await other.waitForSelector('.lab-running progress');
});

test('laboratory: where tabs cannot know of each other, one is told that its run is no longer kept', async ({
  visit,
}) => {
  const { page, context } = await visit({ at: '/settings' });
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
  await page.goto(page.url().replace('settings', 'laboratory'));
  await page.reload();
  await begin(page, MANY);
  await played(page, 5);
  const other = await context.newPage();
  await other.goto(page.url());
  await begin(other, 2);
  await page.waitForSelector(`.lab-running :text-is("${en.unkept}")`);
});
