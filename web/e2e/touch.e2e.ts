import assert from 'node:assert/strict';
import type { CDPSession, Page } from '@playwright/test';
import { SIZES } from './browser.mjs';
import { LATER, test, type Visitor } from './fixtures.ts';
import { begin, moveFromList, myTurn } from './screens.mjs';

/** Fingers on a phone: real touches, sent as the device would send them. */

type Point = readonly [x: number, y: number];

const REST = 16;

/** Fingers of which each goes its own way, in steps, all at once. */
const glide = async (device: CDPSession, page: Page, ways: readonly (readonly [Point, Point])[], hold = 0) => {
  const points = (share: number) =>
    ways.map(([[x0, y0], [x1, y1]], id) => ({ x: x0 + (x1 - x0) * share, y: y0 + (y1 - y0) * share, id }));
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
  if (hold > 0) await page.waitForTimeout(hold);
  for (let n = 1; n <= 10; n++) {
    if (ways.every(([[x0, y0], [x1, y1]]) => x0 === x1 && y0 === y1)) break;
    await device.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(n / 10) });
    await page.waitForTimeout(REST);
  }
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(60);
};
const tap = (device: CDPSession, page: Page, at: Point, hold = 0) => glide(device, page, [[at, at]], hold);

/** How the board lies in its frame. */
const lie = (page: Page): Promise<{ x: number; y: number; k: number }> =>
  page.evaluate(() => {
    const sheet = document.querySelector('.sheet');
    const { e: x, f: y, a: k } = new DOMMatrix(sheet ? getComputedStyle(sheet).transform : undefined);
    return { x, y, k };
  });

/** The middle of something, where a finger would meet it. */
const middle = async (page: Page, selector: string): Promise<Point> => {
  const box = await page.locator(selector).first().boundingBox();
  assert.ok(box, `${selector} is there`);
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** The point of the board under a point of the page. */
const under = async (page: Page, [px, py]: Point): Promise<Point> => {
  const frame = await page.locator('.frame').boundingBox();
  const { x, y, k } = await lie(page);
  return [(px - (frame?.x ?? 0) - x) / k, (py - (frame?.y ?? 0) - y) / k];
};

const near = (a: Point, b: Point, by: number, what: string): void =>
  assert.ok(Math.hypot(a[0] - b[0], a[1] - b[1]) < by, `${what}: ${a} against ${b}`);

const nothingPicked = async (page: Page, what: string): Promise<void> => {
  assert.equal(await page.locator('[data-place].selected').count(), 0, `${what} picks nothing`);
  assert.equal(await page.locator('.why-not').count(), 0, `${what} asks nothing`);
};

const seated = async (visit: Visitor) => {
  const { page, context } = await visit({ size: SIZES.phone });
  await begin(page, { ottoman: 'here', habsburg: 'random' }, 'touch');
  await moveFromList(page, /keep tactics/);
  await page.waitForSelector('.table[data-length="2"]');
  await myTurn(page);
  return { page, device: await context.newCDPSession(page), stage: await middle(page, '.frame') };
};

const LEGAL = '.stage [data-place].legal';

test('a tap picks, and a second one lets go', async ({ visit }) => {
  const { page, device } = await seated(visit);
  const at = await middle(page, LEGAL);
  await tap(device, page, at);
  await page.waitForSelector('.stage [data-place].selected');
  await page.waitForTimeout(700);
  await tap(device, page, at);
  await page.waitForSelector('.stage [data-place].selected', { state: 'detached' });
  assert.equal((await lie(page)).k, 1, 'two slow taps do not magnify');
});

test('two fingers magnify about their middle, and shrink again', async ({ visit }) => {
  const { page, device, stage } = await seated(visit);
  const [x, y]: Point = [stage[0] - 40, stage[1] + 30];
  const before = await under(page, [x, y]);
  await glide(device, page, [
    [
      [x - 30, y],
      [x - 90, y],
    ],
    [
      [x + 30, y],
      [x + 90, y],
    ],
  ]);
  const { k } = await lie(page);
  assert.ok(k > 2.4 && k < 3.6, `three times: ${k}`);
  near(await under(page, [x, y]), before, 6, 'the middle stays where it was');
  await nothingPicked(page, 'a pinch');
  await glide(device, page, [
    [
      [x - 90, y],
      [x - 20, y],
    ],
    [
      [x + 90, y],
      [x + 20, y],
    ],
  ]);
  assert.equal((await lie(page)).k, 1);
  await nothingPicked(page, 'a pinch');
});

test('one finger drags the board, and picks nothing on its way', async ({ visit }) => {
  // Without a question before a move, an accident would be a move.
  const { page, device, stage } = await seated(visit);
  const length = await page.getAttribute('.table', 'data-length');
  // A phone has no buttons for it on the board; the key is the same.
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  const from = await middle(page, LEGAL);
  const before = await lie(page);
  const to: Point = [from[0] + (from[0] > stage[0] ? -70 : 70), from[1] - 50];
  await glide(device, page, [[from, to]]);
  const after = await lie(page);
  near([after.x - before.x, after.y - before.y], [to[0] - from[0], to[1] - from[1]], 22, 'it goes with the finger');
  assert.equal(after.k, before.k);
  await nothingPicked(page, 'a drag');
  // Slowly, with a rest before it moves.
  await glide(device, page, [[to, from]], 200);
  await nothingPicked(page, 'a slow drag');
  assert.equal(await page.getAttribute('.table', 'data-length'), length, 'no move was made');
  assert.equal(await page.locator('.magnified').count(), 0);
});

test('two quick taps magnify about the finger, and only the first one picks', async ({ visit }) => {
  const { page, device } = await seated(visit);
  const at = await middle(page, LEGAL);
  let before = await under(page, at);
  // On a busy machine the second tap may come too late to be quick: then it has let go again, and both are tried once more.
  for (let tries = 0; tries < 5 && (await lie(page)).k === 1; tries++) {
    await tap(device, page, at);
    before = await under(page, at);
    await tap(device, page, at);
    await page.waitForTimeout(400);
  }
  const { k } = await lie(page);
  assert.ok(k > 1.9 && k < 2.1, `twice as large: ${k}`);
  near(await under(page, at), before, 6, 'the point under the finger stays');
  assert.equal(await page.locator('.stage [data-place].selected').count(), 1);
  // Where nothing lies to be picked, nothing is.
  await page.keyboard.press('Escape');
  await page.click('[aria-label="Show the whole board"]');
  const frame = await page.locator('.frame').boundingBox();
  const corner: Point = [(frame?.x ?? 0) + 14, (frame?.y ?? 0) + 14];
  await page.waitForTimeout(400);
  for (let tries = 0; tries < 5 && (await lie(page)).k === 1; tries++) {
    await tap(device, page, corner);
    await tap(device, page, corner);
    await page.waitForTimeout(400);
  }
  const ground = (await lie(page)).k;
  assert.ok(ground > 1.9 && ground < 2.1, `twice as large: ${ground}`);
  await nothingPicked(page, 'a double tap on the ground');
});

test(
  'a finger that rests looks: a card is magnified, a hex shows its stack, and neither is picked',
  LATER,
  async ({ visit }) => {
    const { page, device } = await seated(visit);
    await tap(device, page, await middle(page, '.hand [data-place].legal'), 700);
    await page.waitForSelector('.magnified');
    await nothingPicked(page, 'a long press on a card');
    const name = (await page.getAttribute('.hand [data-place].legal', 'data-place'))?.split(':')[1] ?? '';
    assert.ok((await page.textContent('.magnified'))?.includes(name), 'it is the card under the finger');
    const at = await middle(page, LEGAL);
    await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: at[0], y: at[1] }] });
    await page.waitForTimeout(700);
    assert.equal(await page.locator('.vn-lens').count(), 1, 'the stack is magnified while the finger rests');
    await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(100);
    await nothingPicked(page, 'a long press on a hex');
    assert.equal(await page.locator('.magnified').count(), 0, 'the card is put back');
  },
);

test('a finger takes a card from the hand to the board', async ({ visit }) => {
  const { page, device } = await seated(visit);
  const card = await page.getAttribute('#hand [data-place^="Strategy card:"].legal', 'data-place');
  const from = await middle(page, `#hand [data-place="${card}"]`);
  const to = await middle(page, LEGAL);
  await glide(device, page, [[from, to]]);
  await page.waitForSelector(`#hand [data-place="${card}"].selected`);
  assert.equal(await page.locator('.stage [data-place].selected').count(), 1);
  assert.deepEqual((await lie(page)).k, 1, 'the board stays as it was');
});
