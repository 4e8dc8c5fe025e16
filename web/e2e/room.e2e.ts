import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { SIZES } from './browser.mjs';
import { LATER, test } from './fixtures.ts';
import { gameOf } from './games.mjs';
import { begin, moveFromList, myTurn } from './screens.mjs';

/** The room that the board has, what the bar says of moves that are closed, and sums that follow the picks. */

const SOLO = { ottoman: 'here', habsburg: 'random' } as const;
const ASKS = { size: SIZES.desk, settings: { askAlways: true } } as const;

const widthOf = (page: Page, selector: string): Promise<number> =>
  page.evaluate((one) => Math.round(document.querySelector(one)?.getBoundingClientRect().width ?? 0), selector);

test('side columns fold away one by one and stay so; a key shows the board alone', async ({ visit }) => {
  const { page } = await visit({ size: SIZES.desk });
  await begin(page, SOLO, 'fold');
  const before = await widthOf(page, '.stage');
  await page.click('[data-fold="left"]');
  const wider = await widthOf(page, '.stage');
  assert.ok(wider > before + 150, `${before} → ${wider}`);
  await page.click('[data-fold="right"]');
  const widest = await widthOf(page, '.stage');
  assert.ok(widest > wider + 300, `${wider} → ${widest}`);
  await page.reload();
  await page.waitForSelector('.stage');
  assert.equal(await widthOf(page, '.stage'), widest);
  assert.equal(await page.getAttribute('[data-fold="left"]', 'aria-expanded'), 'false');
  await page.keyboard.press('a');
  assert.equal(await widthOf(page, '.stage'), 1440);
  assert.equal(await page.isVisible('#hand'), false);
  await page.keyboard.press('a');
  assert.equal(await widthOf(page, '.stage'), widest);
  // A key that asks for something in a folded part opens it.
  await page.keyboard.press('l');
  assert.equal(await page.isVisible('.log'), true);
  await page.click('[data-fold="left"]');
  assert.equal(await widthOf(page, '.stage'), before);
});

test('V9.3 to pass is shown closed with its reason, and the kinds stay while something is picked', async ({
  visit,
}) => {
  const { page } = await visit(ASKS);
  await begin(page, SOLO, 'pass');
  await moveFromList(page, /keep tactics/);
  await myTurn(page);
  const pass = page.locator('.kinds .shut');
  await pass.waitFor();
  assert.match((await pass.getAttribute('aria-label')) ?? '', /^Pass, closed: You may pass if .* V9\.3$/);
  await pass.focus();
  assert.equal(await page.isVisible('.reasoned:has(.shut) .reason'), true);
  const kinds = () => page.$$eval('.kinds .btn', (all) => all.map((one) => one.textContent));
  const all = await kinds();
  await page.click('.hand [data-place].legal');
  await page.waitForSelector('.hand .selected');
  assert.deepEqual(await kinds(), all);
});

test('a card of either side tells its kind whole, dark on light or light on dark', LATER, async ({ visit }) => {
  const { page } = await visit({ size: { viewport: { width: 1280, height: 720 } } });
  await begin(page, { ottoman: 'random', habsburg: 'here' }, 'bars');
  await moveFromList(page, /keep tactics/);
  await myTurn(page);
  const bars = await page.$$eval('.hand .habsburg > .vn-card-bar', (all) =>
    all.map((bar) => {
      const word = bar.querySelector('b')?.getBoundingClientRect();
      const { left, right, width } = bar.getBoundingClientRect();
      // Where the dark part ends, which lies behind the number only.
      const [, end, unit] = [...getComputedStyle(bar).backgroundImage.matchAll(/([\d.]+)(px|%)/g)].at(-1) ?? [];
      const dark = left + (unit === '%' ? (Number(end) / 100) * width : Number(end));
      return word !== undefined && word.left >= dark - 1 && word.right <= right;
    }),
  );
  assert.ok(bars.length >= 10);
  assert.deepEqual(
    bars.filter((whole) => !whole),
    [],
  );
});

test('the sums of a move stand beside those of the pick before', async ({ visit }) => {
  const { page } = await visit(ASKS);
  await begin(page, SOLO, 'sums');
  await moveFromList(page, /keep tactics/);
  await moveFromList(page, /^entrench glacis-c/);
  const targets = () =>
    page.$$eval('[data-move^="assault"]', (all) => [
      ...new Set(all.map((one) => one.getAttribute('data-move')?.split(' ')[1] ?? '')),
    ]);
  let hexes = await targets();
  for (let n = 0; n < 30 && hexes.length < 2; n++) {
    await moveFromList(page, /^decline|^entrench|^contest|^lay nothing|^mine/);
    await myTurn(page);
    await page.evaluate(() => window.hand.answered());
    hexes = await targets();
  }
  assert.ok(hexes.length > 1, 'there are two hexes to assault');
  await page.click(`[data-move^="assault ${hexes[0]}"]`);
  await page.waitForSelector('.brings .led');
  assert.equal(await page.$('.brings .led.compared'), null);
  // The hex and the card that were picked, each by itself; and the bar tells the whole move.
  const chips = await page.$$eval('.brings .chip', (all) => all.map((one) => one.textContent ?? ''));
  assert.equal(chips.length, 2);
  const told = (await page.textContent('.ask-note')) ?? '';
  for (const chip of chips) assert.ok(told.includes(chip), `${chip} in ${told}`);
  assert.ok(await page.$eval('.ask-note', (note) => note.scrollHeight <= note.clientHeight + 1), told);
  const first = await page.textContent('.brings .led .n');
  await page.keyboard.press('Escape');
  await page.click(`[data-move^="assault ${hexes[1]}"]`);
  await page.waitForSelector('.brings .led.compared');
  assert.equal(await page.textContent('.brings .led .was'), first);
});

test('a phone has no button over the board until it is magnified, and everything is in its menu', async ({ visit }) => {
  const { page } = await visit({ size: SIZES.phone });
  const game = gameOf('hapsburg');
  await begin(page, game.seats, 'phone', game);
  assert.deepEqual(
    await page.$$eval('.stage > .zoom button', (all) => all.filter((one) => one.checkVisibility()).length),
    0,
  );
  await page.click('.menu-open');
  await page.waitForSelector('.table-nav:popover-open');
  await page.keyboard.press('Escape');
  assert.equal(await page.isVisible('.table-nav'), false);
});
