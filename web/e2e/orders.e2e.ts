import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { atWindow, begin, lift, moveFromList, myTurn } from './screens.mjs';

/** Standing orders, and the letters that jump. */

const HOT_SEAT = { ottoman: 'here', habsburg: 'here' } as const;
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? '');
const seatOf = (page: Page) => page.getAttribute('.who', 'data-seat');
const attack = /^assault|^contest|^keep|^entrench/;

/** Plays on, both sides, until the page shows what is wanted to the person at the screen. */
const until = async (page: Page, wanted: () => Promise<boolean>): Promise<void> => {
  for (let n = 0; n < 60; n++) {
    await myTurn(page);
    if (await wanted()) return;
    await moveFromList(page, attack);
  }
  assert.fail('it never came');
};

test('an order declines windows by keyboard alone, is shown, is kept, and can be taken back', async ({ visit }) => {
  const { page } = await visit();
  await begin(page, HOT_SEAT, 'away');
  await atWindow(page);
  const seat = await seatOf(page);
  await page.keyboard.press('o');
  await page.waitForSelector('.orders-dialog');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.orders-dialog', { state: 'detached' });
  const mine = async () => (await seatOf(page)) === seat;
  const lengthOf = async () => Number(await page.getAttribute('.table', 'data-length'));
  await lift(page);
  const given = await lengthOf();
  await until(page, async () => {
    // Looked at in one moment: the table goes on.
    const asked = await page.evaluate(() => ({
      window: document.querySelector('.always') !== null,
      seat: document.querySelector('.who')?.getAttribute('data-seat'),
      orders: document.querySelectorAll('.order').length,
    }));
    if (asked.window) {
      assert.notEqual(asked.seat, seat, 'a window of the seat that gave the order is not asked');
      assert.equal(asked.orders, 0, 'the other side sees no order');
    }
    return (await mine()) && (await lengthOf()) > given + 8;
  });
  assert.equal(await page.locator('.order').count(), 1);
  await page.waitForTimeout(200);
  await page.reload();
  await lift(page);
  await page.waitForSelector('.order');
  await page.click('.order .btn');
  await page.waitForSelector('.order', { state: 'detached' });
  await until(page, async () => (await mine()) && (await page.$('.always')) !== null);
});

test('the board and the cards are reached by letters', async ({ visit }) => {
  const { page } = await visit();
  await begin(page, HOT_SEAT, 'away');
  await until(page, async () => (await seatOf(page)) === '1' && (await page.locator('.kinds .btn').count()) > 2);
  await page.keyboard.press('p');
  const first = await focused(page);
  assert.match(first, /^hex:/);
  assert.match((await page.textContent('.jump-note')) ?? '', /Your pieces: 1 of \d+/);
  await page.keyboard.press('p');
  assert.notEqual(await focused(page), first);
  await page.keyboard.press('Shift+P');
  assert.equal(await focused(page), first);
  await page.keyboard.press('t');
  assert.match(await focused(page), /^hex:/);
  assert.match((await page.textContent('.jump-note')) ?? '', /Threatened/);
  await page.keyboard.press('c');
  assert.match(await focused(page), /card:/);
  await page.keyboard.press('g');
  const legal = await focused(page);
  assert.ok(await page.$(`[data-place="${legal}"].legal, .legal [data-place="${legal}"]`), `${legal} glows`);
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-place].selected');
  await page.keyboard.press('Escape');
  // Magnified, a place outside the frame is brought into it.
  for (let n = 0; n < 5; n++) await page.keyboard.press('+');
  for (let n = 0; n < 4; n++) {
    await page.keyboard.press('p');
    const inside = await page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect();
      const frame = document.querySelector('.frame')?.getBoundingClientRect();
      if (!box || !frame) return false;
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    });
    assert.ok(inside, `${await focused(page)} is in sight`);
  }
  await page.keyboard.press('?');
  assert.match((await page.textContent('.dialog.keys')) ?? '', /threatened/);
});
