import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { SIZES } from './browser.mjs';
import { test, type Visit } from './fixtures.ts';
import { atMoves } from './lineAboutToMove.ts';
import { myTurn } from './screens.mjs';

/** A board that is the game: it has the whole window, and what floats on it hides nothing that is decided about. */

/** The line about to move, and the board led to it. */
const nearTheLine = async (visit: Visit): Promise<void> => {
  await atMoves(visit);
  await visit.page.waitForSelector('.mo-board.near');
};

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
const boxes = (page: Page, selector: string): Promise<Box[]> =>
  page.$$eval(selector, (all) =>
    all
      .map((one) => one.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ left, top, right, bottom }) => ({ left, top, right, bottom })),
  );
const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** None of the places lies under a panel, and all lie on the stage. */
const inTheOpen = async (page: Page, places: string): Promise<void> => {
  const [stage] = await boxes(page, '.stage');
  const panels = await boxes(page, '.table > :is(.left, .right, .hand), .overview, .magnified');
  const found = await boxes(page, places);
  assert.ok(found.length > 0, places);
  for (const place of found) {
    assert.ok(meet(place, stage) && place.top >= stage.top && place.bottom <= stage.bottom, 'on the stage');
    for (const panel of panels)
      assert.ok(!meet(place, panel), `${JSON.stringify(place)} under ${JSON.stringify(panel)}`);
  }
};
const hexWide = (page: Page): Promise<number> =>
  page.$eval('.mo-board', (svg) => Math.sqrt(3) * 26 * ((svg as SVGSVGElement).getScreenCTM()?.a ?? 0));

test('the board has the whole window and opens on the command that decides, legibly', async ({ visit }) => {
  const one = await visit({ size: SIZES.desk });
  await nearTheLine(one);
  const [stage] = await boxes(one.page, '.stage');
  assert.deepEqual([stage.left, stage.right, stage.bottom], [0, 1440, 900]);
  await inTheOpen(one.page, '.stage [data-place^="unit:tomori"] .mo-body');
  assert.ok((await hexWide(one.page)) >= 44);
});

test('counters have the room of their hexes; the list tells where a unit stands, and what a hex costs', async ({
  visit,
}) => {
  const one = await visit({ size: SIZES.desk });
  await nearTheLine(one);
  const { page } = one;
  const [{ left, right }] = await boxes(page, '.mo-unit .mo-body');
  assert.ok(right - left >= 0.75 * (await hexWide(page)), `${right - left} px`);
  const line = page.locator('.mv:has(.mv-note)').first();
  assert.match((await line.textContent()) ?? '', /in \d{4}/);
  await line.click();
  await page.waitForFunction(() => /^\d+ MP$/.test(document.querySelector('.mv-note')?.textContent ?? ''));
  // To turn it, one clicks into its own hex: the arrows lie on none of its neighbours.
  await page.click('[data-kind="turn"]');
  await page.waitForSelector('.mo-rosette');
  const [arrows] = await boxes(page, '.mo-rosette');
  assert.ok(arrows.right - arrows.left <= (await hexWide(page)) + 3, `${arrows.right - arrows.left} px`);
});

test('a panel folds away, the board has its room, and it stays so', async ({ visit }) => {
  const one = await visit({ size: SIZES.desk });
  const { page } = one;
  await nearTheLine(one);
  await page.click('[data-fold="right"]');
  await page.waitForFunction(() => (document.querySelector('.right')?.getBoundingClientRect().width ?? 99) < 40);
  await page.click('.overview-fold');
  await page.waitForSelector('.overview-map', { state: 'detached' });
  await page.reload();
  await myTurn(page);
  assert.ok(((await boxes(page, '.right'))[0]?.left ?? 0) > 1380);
  assert.equal(await page.locator('.overview-map').count(), 0);
  // The board alone is without any of them.
  await page.keyboard.press('a');
  await page.waitForSelector('.table[data-folded="alone"]');
  assert.deepEqual(await boxes(page, '.table > :is(.left, .right, .hand), .overview, .legend'), []);
});

test('what is told of a unit does not lie on what the move against it brings', async ({ visit }) => {
  const { page } = await visit({ size: SIZES.desk, at: '/learn/mohacs/charge' });
  await page.waitForSelector('.lesson');
  await page.click('[data-place="unit:rumelia-1"]');
  await page.waitForSelector('.brings');
  await page.waitForSelector('.magnified');
  const [[told], [brings]] = [await boxes(page, '.magnified'), await boxes(page, '.brings')];
  assert.ok(told && brings && !meet(told, brings), `${JSON.stringify(told)} on ${JSON.stringify(brings)}`);
});

test('the frame of the small map is dragged, walked by keys, and the board follows', async ({ visit }) => {
  const one = await visit({ size: SIZES.desk });
  const { page } = one;
  await nearTheLine(one);
  const unit = async () => (await boxes(page, '.stage [data-place="unit:tomori-1"] .mo-body'))[0];
  const [frame] = await boxes(page, '.overview-frame rect');
  const before = await unit();
  const [x, y] = [(frame.left + frame.right) / 2, (frame.top + frame.bottom) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 20, y + 12, { steps: 4 });
  await page.mouse.up();
  const after = await unit();
  const [moved] = await boxes(page, '.overview-frame rect');
  assert.ok(
    Math.abs(moved.left - frame.left + 20) < 3 && Math.abs(moved.top - frame.top - 12) < 3,
    'the frame follows',
  );
  assert.ok(after.left - before.left > 80 && before.top - after.top > 50, 'and the board under it');
  await page.focus('.overview-map');
  await page.keyboard.press('ArrowRight');
  assert.ok((await unit()).left < after.left - 50);
});

test('how to read a counter is called up and stays until it is put away', async ({ visit }) => {
  const one = await visit({ size: SIZES.desk });
  const { page } = one;
  await nearTheLine(one);
  assert.equal(await page.locator('.mo-legend').count(), 0);
  await page.click('.legend-open');
  assert.match((await page.textContent('.mo-legend')) ?? '', /Stripe.*Right number.*Filled point.*M3\.2/);
  const sizes = await page.$$eval('.mo-legend-part text, .mo-legend li > span', (all) =>
    all.map((text) => {
      const scale = text instanceof SVGGraphicsElement ? (text.getScreenCTM()?.a ?? 1) : 1;
      return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
    }),
  );
  assert.ok(Math.min(...sizes) >= 11, String(Math.min(...sizes)));
  await page.reload();
  await myTurn(page);
  await page.waitForSelector('.mo-legend');
  await page.click('.legend-open');
  await page.waitForSelector('.mo-legend', { state: 'detached' });
});

test('phone: it opens on the command, and what is told of a unit covers neither it nor where it can go', async ({
  visit,
}) => {
  const one = await visit({ size: SIZES.phone });
  const { page } = one;
  await nearTheLine(one);
  assert.ok((await hexWide(page)) >= 44, 'a finger hits a hex');
  await inTheOpen(page, '.stage [data-place^="unit:tomori"] .mo-body');
  const [{ left, top, right, bottom }] = await boxes(page, '.stage [data-place="unit:tomori-2"] .mo-body');
  await page.touchscreen.tap((left + right) / 2, (top + bottom) / 2);
  await page.waitForSelector('.stage [data-place^="hex:"].legal');
  const device = await one.context.newCDPSession(page);
  const at = { x: (left + right) / 2, y: (top + bottom) / 2 };
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForSelector('.magnified .mo-card');
  const [sheet] = await boxes(page, '.magnified');
  const [stage] = await boxes(page, '.stage');
  assert.ok(!meet(sheet, stage), 'the sheet lies beneath the board');
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
});

test('the replay has the whole window too, with its scrubber between the panels', async ({ visit }) => {
  const one = await visit({ size: SIZES.desk });
  const { page } = one;
  await nearTheLine(one);
  const id = new URL(page.url()).hash.split('/')[2];
  await page.goto(`${page.url().split('#')[0]}#/replay/${id}/0`);
  await page.waitForSelector('.scrubber');
  const [stage] = await boxes(page, '.stage');
  assert.deepEqual([stage.left, stage.right, stage.bottom], [0, 1440, 900]);
  const [[left], [right], [scrubber]] = [
    await boxes(page, '.table > .left'),
    await boxes(page, '.table > .right'),
    await boxes(page, '.scrubber'),
  ];
  assert.ok(left.top < 120 && right.top < 120 && scrubber.bottom > 860);
  assert.ok(!meet(scrubber, left) && !meet(scrubber, right));
});
