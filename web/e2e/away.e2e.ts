import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { findings } from './axe.ts';
import { SIZES } from './browser.mjs';
import { LATER, sample, test, type Visitor } from './fixtures.ts';
import { hearWorkers } from './heard.ts';
import { begin, lift, moveFromList, myTurn } from './screens.mjs';

/** What happened while a seat was away: on the board, step by step, or as a list; never more than the seat may know. */

const LIGHTS = ['dark', 'light'] as const;
const HOT_SEAT = { ottoman: 'here', habsburg: 'here' } as const;

/** Plays until the curtain hangs before the Habsburgs, who have seen nothing of an Ottoman move that everybody may know. */
const behindTheCurtain = async (page: Page): Promise<void> => {
  await begin(page, HOT_SEAT, 'away');
  for (let n = 0; n < 2; n++) await moveFromList(page, /keep tactics/);
  await lift(page);
  await skipIfMoving(page);
  // Entrench, then whatever it asks of the Ottomans.
  for (let n = 0; n < 10 && !(await page.$('.curtain')); n++) await moveFromList(page, /^entrench/);
  await page.waitForSelector('.curtain');
};

const skipIfMoving = async (page: Page): Promise<void> => {
  if (await page.$('.away-bar')) await page.keyboard.press('Escape');
};

const atOf = async (page: Page): Promise<number> => Number(await page.getAttribute('.table', 'data-at'));

const moving = async (visit: Visitor, size = SIZES.desk, theme = 'light') => {
  const { page } = await visit({ size, settings: { motion: 'full', theme } });
  await behindTheCurtain(page);
  await page.click('.curtain .btn.primary');
  await page.waitForSelector('.away-bar');
  return page;
};

test('after the curtain the board shows what happened, and ends at the decision', async ({ visit }) => {
  const page = await moving(visit);
  const length = Number(await page.getAttribute('.table', 'data-length'));
  const first = await atOf(page);
  assert.ok(first < length, 'it begins in the past');
  assert.equal(await page.getAttribute('.table', 'data-decides'), null);
  const hexes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-place^="hex:"]')].map((one) => one.getAttribute('aria-label')).join(),
    );
  const before = await hexes();
  assert.equal(await page.locator('[data-place].legal').count(), 0, 'nothing can be picked meanwhile');
  await page.waitForSelector('.away-step[aria-current]');
  assert.match((await page.textContent('.away-step')) ?? '', /Ottomans/);
  // By itself to the end.
  await page.waitForSelector('.table[data-decides="me"]', { timeout: 20_000 });
  assert.equal(await atOf(page), length);
  assert.equal(await page.locator('.away, .away-bar').count(), 0);
  assert.notEqual(await hexes(), before, 'the board has changed');
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'ask', 'the focus is on the decision');
});

test('it is skipped at once by Escape and by the button, and does not come back', async ({ visit }) => {
  const page = await moving(visit);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.table[data-decides="me"]', { timeout: 1000 });
  await page.waitForTimeout(300);
  await page.reload();
  await lift(page);
  await page.waitForSelector('.table[data-decides="me"]');
  assert.equal(await page.locator('.away, .away-bar').count(), 0, 'it was seen');
  const again = await moving(visit);
  await again.click('.away-bar .btn.primary');
  await again.waitForSelector('.table[data-decides="me"]', { timeout: 1000 });
});

test('it is stepped by hand, and a reload in the middle begins again', async ({ visit }) => {
  const page = await moving(visit);
  await page.click('.away-bar [aria-label="Pause"]');
  const start = await atOf(page);
  await page.click('.away-bar [aria-label="One step on"]');
  await page.waitForFunction((at) => Number(document.querySelector('.table')?.getAttribute('data-at')) > at, start);
  const first = await page.textContent('.away-bar .ask-line');
  await page.click('.away-bar [aria-label="One step on"]');
  await page.waitForFunction((was) => document.querySelector('.away-bar .ask-line')?.textContent !== was, first);
  const told = (await page.textContent('.away-step[aria-current]')) ?? '';
  assert.ok(told.includes((await page.textContent('.away-bar .ask-line')) ?? '?'), 'bar and list tell the same');
  await page.waitForTimeout(200);
  await page.reload();
  await page.waitForSelector('.curtain');
  // Looked at from inside: it goes on by itself after a moment.
  const again = page.evaluate(() =>
    window.hand.until(
      () => document.querySelector('.away-bar') && document.querySelector('.table')?.getAttribute('data-at'),
      'it moves',
    ),
  );
  await lift(page);
  assert.equal(Number(await again), start);
});

test('what the other side did while the game lay on the shelf is shown when it is taken up again', async ({
  visit,
}) => {
  const { page } = await visit({ settings: { motion: 'full' } });
  await begin(page, { ottoman: 'here', habsburg: 'random' }, 'shelf');
  const table = page.url();
  await moveFromList(page, /keep tactics/);
  // Away before the random player has moved: it moves unseen.
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await page.waitForSelector('.rows');
  await page.waitForTimeout(1200);
  await page.goto(table);
  await page.waitForSelector('.away-bar');
  assert.ok((await atOf(page)) < Number(await page.getAttribute('.table', 'data-length')));
  await page.keyboard.press('Escape');
  await page.waitForSelector('.table[data-decides="me"]');
  await page.waitForTimeout(300);
  await page.reload();
  await page.waitForSelector('.table[data-decides="me"]');
  assert.equal(await page.locator('.away-bar').count(), 0);
});

test('without motion it is a still list, and the game can be played at once', async ({ visit }) => {
  const { page } = await visit({ size: SIZES.desk });
  await behindTheCurtain(page);
  await lift(page);
  await page.waitForSelector('.away');
  assert.equal(await page.getAttribute('.table', 'data-decides'), 'me');
  assert.equal(await page.locator('.away-bar').count(), 0);
  const { at, length } = await page.evaluate(() => ({ ...document.querySelector<HTMLElement>('.table')?.dataset }));
  assert.equal(at, length, 'the board shows the present');
  assert.match((await page.textContent('.away-steps')) ?? '', /V10\./);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.away', { state: 'detached' });
});

test('a battle that is decided has more room than the list of what led to it', LATER, async ({ visit }) => {
  const { page } = await visit({ size: SIZES.desk });
  await begin(page, HOT_SEAT, 'reckoning');
  for (let n = 0; n < 40 && !(await page.$('.vn-now:has(.steps)')); n++) {
    await moveFromList(page, /^assault|^contest|^keep|^entrench/);
    await myTurn(page);
  }
  await page.waitForSelector('.away');
  const tall = (selector: string) => page.$eval(selector, (one) => Math.round(one.getBoundingClientRect().height));
  const [list, battle] = [await tall('.right .away'), await tall('.right .part')];
  assert.ok(battle > 1.2 * list, `battle ${battle}, list ${list}`);
});

test('nothing that is hidden from the seat comes with it', async ({ visit }) => {
  const { page, context } = await visit({ settings: { motion: 'full' } });
  await hearWorkers(context);
  await page.reload();
  await begin(page, HOT_SEAT, 'away secrets');
  let told = 0;
  for (let n = 0; n < 10; n++) {
    await lift(page);
    if (await page.$('.away-bar')) {
      told += 1;
      await page.click('.away-bar [aria-label="One step on"]');
      await page.waitForTimeout(120);
      await page.keyboard.press('Escape');
    }
    await myTurn(page);
    await page.waitForSelector('.hand [data-place]');
    const hand = await page.evaluate(() =>
      [...document.querySelectorAll('.hand [data-place]')].map((one) => one.getAttribute('data-place')?.split(':')[1]),
    );
    await moveFromList(page, /keep|entrench|decline|fortify|mine|no explosion|lay nothing|give way/);
    if (!(await page.$('.curtain'))) continue;
    await page.evaluate(() => {
      (window as unknown as { heard: string[] }).heard.length = 0;
    });
    await lift(page);
    await page.waitForSelector('.hand [data-place]');
    if (await page.$('.away-bar')) await page.click('.away-bar [aria-label="One step on"]');
    await page.waitForTimeout(150);
    const all = await page.evaluate(() => (window as unknown as { heard: string[] }).heard.join('\n'));
    const played = (card: string) => new RegExp(`"(top|card|discarded)":"${card}"|with ${card}`).test(all);
    const html = await page.content();
    const secret = hand.filter((card): card is string => card !== undefined && !played(card));
    assert.ok(secret.length > 0);
    for (const card of secret) {
      assert.ok(!all.includes(`"${card}"`), `${card} came from the worker`);
      assert.ok(!html.includes(`:${card}"`), `${card} is in the page`);
    }
  }
  assert.ok(told > 0, 'something was shown');
});

for (const [sizeName, size] of sample(Object.entries(SIZES), 2))
  for (const theme of sample(LIGHTS, 2, 1))
    test(`axe finds nothing while it moves: ${sizeName}, ${theme}`, LATER, async ({ visit }) => {
      const page = await moving(visit, size, theme);
      await page.waitForSelector('.away-step[aria-current]');
      await page.click('.away-bar [aria-label="Pause"]');
      await page.waitForTimeout(500);
      const all = await findings(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, 'no scrolling sideways');
      assert.deepEqual(all, []);
    });
