import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { LATER, test } from './fixtures.ts';
import { begin, moveFromList, myTurn } from './screens.mjs';

/** A board of a thousand hexes and one cursor: walked by keys, overlaid, and brought near. */

/** Mohács with Tomori's command active. */
const activated = async (page: Page): Promise<void> => {
  await begin(page, { hungary: 'here', ottoman: 'random' }, 'field', { id: 'mohacs' });
  for (let n = 0; n < 40 && !(await page.$('[data-kind="end moves"]')); n++) {
    await moveFromList(page, /^activate tomori/);
    await myTurn(page);
  }
};

const focused = (page: Page, attribute: string): Promise<string> =>
  page.evaluate((name) => document.activeElement?.getAttribute(name) ?? '', attribute);

test('the next unit, a step, its facing kept: two keys and Enter', async ({ visit }) => {
  const { page } = await visit();
  await activated(page);
  await page.keyboard.press('n');
  await page.waitForSelector('[data-place="unit:tomori-1"].selected');
  assert.equal(await focused(page, 'data-place'), 'unit:tomori-1');
  assert.match(await focused(page, 'aria-label'), /Men-at-arms of Tomori 1, Heavy Cavalry.*faces south.*chosen/);
  // That one would leave its leader alone, who is seen then (M3.5.2): no plain move.
  await page.keyboard.press('n');
  await page.waitForSelector('[data-place="unit:tomori-2"].selected');
  // The rules tell how it may go on; then a hex below it can be picked.
  await page.waitForSelector('.stage [data-place^="hex:"].legal');
  await page.keyboard.press('ArrowDown');
  const hex = (await focused(page, 'data-place')).replace('hex:', '');
  assert.match(await focused(page, 'aria-label'), /it will face south$/);
  const before = await page.getAttribute('.table', 'data-length');
  await page.keyboard.press('Enter');
  await page.waitForFunction((was) => document.querySelector('.table')?.getAttribute('data-length') !== was, before);
  const said = await page.$$eval('.log .line', (all) => all.map((one) => one.textContent ?? ''));
  assert.ok(
    said.some((one) => one.includes(`Tomori 2: to ${hex}, facing south`)),
    said.slice(0, 3).join(' / '),
  );
});

test(
  'the counter that is magnified is the one under the pointer, also when it comes straight from another',
  LATER,
  async ({ visit }) => {
    const { page } = await visit();
    await activated(page);
    // Both armies are in sight.
    await page.keyboard.press('0');
    await page.waitForSelector('.mo-board:not(.near)');
    /** The figures on a counter of that army on the board, and those of the magnified one. */
    const figures = async (army: string): Promise<readonly [board: string, magnified: string]> => {
      const counter = page.locator(`.stage [data-place^="unit:"] .mo-counter.${army}`).first();
      await counter.hover({ force: true });
      await page.waitForSelector(`.mo-card-piece .mo-counter.${army}`);
      return [(await counter.textContent()) ?? '', (await page.textContent('.mo-card-piece .mo-counter')) ?? ''];
    };
    for (const army of ['hungary', 'ottoman']) {
      const [board, magnified] = await figures(army);
      assert.equal(magnified, board);
    }
  },
);

test('another facing is chosen on the rosette, and the next unit stays in sight', async ({ visit }) => {
  const { page } = await visit({ settings: { askAlways: true } });
  await activated(page);
  await page.keyboard.press('n');
  await page.waitForSelector('.stage [data-place^="hex:"].legal');
  assert.equal(await page.locator('.mo-rosette').count(), 0, 'where it can go it lies on nobody');
  await page.click('[data-kind="turn"]');
  await page.waitForSelector('.mo-rosette');
  await page.keyboard.press('b');
  assert.match(await focused(page, 'data-place'), /^facing:/);
  const first = await focused(page, 'data-place');
  await page.keyboard.press('ArrowRight');
  assert.notEqual(await focused(page, 'data-place'), first);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.confirm[aria-disabled="false"]');
  await page.keyboard.press('Escape');
  for (let n = 0; n < 6; n++) await page.keyboard.press('+');
  await page.keyboard.press('n');
  await page.waitForTimeout(200);
  const inside = await page.evaluate(() => {
    const [place, stage] = [document.activeElement, document.querySelector('.stage')].map((one) =>
      one?.getBoundingClientRect(),
    );
    return place && stage && place.left >= stage.left && place.right <= stage.right && place.top >= stage.top;
  });
  assert.ok(inside);
});

test('a lesson brings the hexes near that it speaks of; afar a number is written where a hex is picked', async ({
  visit,
}) => {
  const { page } = await visit();
  await page.goto(`${page.url().split('#')[0]}#/learn/mohacs/reaction-fire`);
  await page.waitForSelector('.mo-board.near');
  const inside = await page.evaluate(() => {
    const [named, stage] = ['.mo-named-edge', '.stage'].map((one) =>
      document.querySelector(one)?.getBoundingClientRect(),
    );
    return named && stage && named.width > 0 && named.left > stage.left && named.right < stage.right;
  });
  assert.ok(inside);
  await page.keyboard.press('0');
  await page.waitForSelector('.mo-board.far');
  const numbers = await page.$$eval('.mo-named text', (all) => all.map((one) => one.textContent).sort());
  assert.deepEqual(numbers, ['1813', '1814', '1914']);
});

test('letters lay the answers of the rules over it, and take them off', LATER, async ({ visit }) => {
  const { page } = await visit();
  await activated(page);
  await page.keyboard.press('n');
  await page.waitForSelector('.mo-costs text');
  await page.keyboard.press('r');
  await page.waitForSelector('.mo-costs text', { state: 'detached' });
  for (const [letter, drawn] of [
    ['z', '.mo-zone-edge.ottoman'],
    ['k', '.mo-range'],
    ['f', '.mo-threat.one'],
    ['v', '.mo-blind'],
  ]) {
    if (letter === 'v') await page.hover('.stage', { position: { x: 300, y: 300 } });
    await page.keyboard.press(letter);
    await page.waitForSelector(drawn, { state: 'attached' });
    assert.notEqual(await page.getAttribute(drawn, 'd'), '', drawn);
    await page.keyboard.press(letter);
    await page.waitForSelector(drawn, { state: 'detached' });
  }
  await page.keyboard.press('r');
  await page.waitForSelector('.mo-costs text');
});
