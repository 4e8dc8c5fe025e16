import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { atMoves } from './lineAboutToMove.ts';

/** A hand that moves units: two clicks, a drag, a turn, and the whole line at once. */

type Point = readonly [x: number, y: number];
const middle = (page: Page, selector: string): Promise<Point> =>
  page.$eval(selector, (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as const;
  });
const unitAt = (page: Page, unit: string): Promise<Point> =>
  middle(page, `.stage [data-place="unit:${unit}"] .mo-body`);
const hexAt = async (page: Page, hex: string): Promise<Point> => {
  await page.waitForSelector(`.stage [data-place="hex:${hex}"].legal`);
  return middle(page, `.stage [data-place="hex:${hex}"].legal`);
};

/** The last line of the log. */
const said = async (page: Page, wanted: RegExp): Promise<void> => {
  await page.waitForFunction(
    (source) =>
      [...document.querySelectorAll('.log .line')].some((one) => new RegExp(source).test(one.textContent ?? '')),
    wanted.source,
  );
};

test('a plain move is two clicks, the unit and its hex; it keeps its facing, and undo takes it back', async ({
  visit,
}) => {
  const one = await visit();
  const { page } = one;
  await atMoves(one);
  await page.mouse.click(...(await unitAt(page, 'tomori-1')));
  const hex = await hexAt(page, '1715');
  await page.mouse.move(...hex);
  await page.waitForSelector('.mo-intent .mo-ghost');
  assert.match(
    (await page.textContent('.mo-intent-tag')) ?? '',
    /^1715\d of 6 Movement Points · M6\.1keeps facing south$/,
  );
  await page.mouse.click(...hex);
  await page.waitForSelector('.table[data-length="1"]');
  await said(page, /Men-at-arms of Tomori 1: to 1715, facing south/);
  await page.keyboard.press('u');
  await page.waitForSelector('.table[data-length="0"]');
});

test('a unit is dragged to its hex', async ({ visit }) => {
  const one = await visit();
  const { page } = one;
  await atMoves(one);
  const [from, beside] = [await unitAt(page, 'tomori-1'), await unitAt(page, 'tomori-2')];
  const before = await page.$eval('.sheet', (sheet) => (sheet as HTMLElement).style.transform);
  await page.mouse.move(...from);
  await page.mouse.down();
  // Two hexes to the east: away from the line.
  await page.mouse.move(from[0] - 2 * (beside[0] - from[0]), from[1], { steps: 6 });
  await page.mouse.up();
  await page.waitForSelector('.table[data-length="1"]');
  await said(page, /Men-at-arms of Tomori 1: to 1513, facing south/);
  assert.equal(
    await page.$eval('.sheet', (sheet) => (sheet as HTMLElement).style.transform),
    before,
    'the board stays',
  );
});

test('held and pulled, a unit is turned where it goes or where it stands; keys do the same', async ({ visit }) => {
  const one = await visit();
  const { page } = one;
  await atMoves(one);
  await page.mouse.click(...(await unitAt(page, 'tomori-1')));
  const hex = await hexAt(page, '1715');
  await page.mouse.move(...hex);
  await page.mouse.down();
  await page.waitForTimeout(400);
  await page.mouse.move(hex[0], hex[1] - 30, { steps: 3 });
  assert.match((await page.textContent('.mo-intent-tag')) ?? '', /will face north$/);
  await page.mouse.up();
  await page.waitForSelector('.table[data-length="1"]');
  await said(page, /Men-at-arms of Tomori 1: to 1715, facing north/);
  const unit = await unitAt(page, 'tomori-2');
  await page.mouse.move(...unit);
  await page.mouse.down();
  await page.waitForTimeout(400);
  await page.mouse.move(unit[0] + 26, unit[1] + 15, { steps: 3 });
  await page.mouse.up();
  await page.waitForSelector('.table[data-length="2"]');
  await said(page, /Men-at-arms of Tomori 2: turns to the south-east/);
  await page.keyboard.press('n');
  await page.waitForSelector('.stage [data-place^="hex:"].legal');
  await page.keyboard.press('.');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.table[data-length="3"]');
  await said(page, /Men-at-arms of Tomori 3: turns to the south-west/);
});

test('a march that is being chosen lights its line, and shows where it would stand', async ({ visit }) => {
  const one = await visit({ settings: { askAlways: true } });
  const { page } = one;
  await atMoves(one);
  const ringed = async () => ((await page.getAttribute('.mo-rings .selected', 'd')) ?? '').split('Z').length - 1;
  assert.equal(await ringed(), 0);
  await page.click('[data-kind="march"]');
  await page.waitForSelector('[data-place="direction:SE"]');
  assert.equal(await ringed(), 3);
  await page.click('[data-place="direction:SE"]');
  assert.equal(await page.locator('.mo-intent .mo-ghost').count(), 0);
  await page.click('[data-place="distance:2"]');
  await page.waitForSelector('.mo-intent .mo-ghost');
  assert.equal(await page.locator('.mo-intent .mo-ghost').count(), 3);
});

test('the whole line is dragged: all who can march are chosen, and one confirmation sends them', async ({ visit }) => {
  const one = await visit();
  const { page } = one;
  await atMoves(one);
  await page.click('[data-kind="march"]');
  const [from, beside] = [await unitAt(page, 'tomori-2'), await unitAt(page, 'tomori-1')];
  const wide = Math.abs(beside[0] - from[0]);
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(from[0] + wide, from[1] + 1.73 * wide, { steps: 6 });
  assert.equal(await page.locator('.mo-intent .mo-ghost').count(), 3);
  await page.mouse.up();
  await page.waitForSelector('.table[data-length="1"]');
  await page.waitForFunction(() => document.querySelectorAll('.stage .mo-unit.selected').length === 3);
  await page.waitForSelector('.confirm[aria-disabled="false"]');
  await page.click('.confirm');
  await page.waitForSelector('.table[data-length="2"]');
  await said(page, /March to the south-east by 2 hexes: 3 × Men-at-arms of Tomori/);
});
