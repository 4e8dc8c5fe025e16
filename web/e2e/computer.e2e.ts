import assert from 'node:assert/strict';
import { en } from '../shell/words/en.ts';
import { test } from './fixtures.ts';
import { begin, moveFromList, myTurn } from './screens.mjs';
import { inThought } from './thinking.ts';

/** Somebody to play with: the levels, hints, odds, and a seat that is handed over. */

const CAPTAIN = { ottoman: 'here', habsburg: 'captain' } as const;

test('the computer answers by itself, and a hint names moves with their chances', async ({ visit }) => {
  const { page, errors } = await visit();
  await begin(page, CAPTAIN, 'computer');
  for (let n = 0; n < 5; n++) await moveFromList(page);
  await myTurn(page);
  assert.match((await page.textContent('.seat-who')) ?? '', /Captain/);
  await page.keyboard.press('i');
  await page.waitForSelector('.hints .mv, .hints .quiet-note');
  await page.waitForFunction(() => !document.querySelector('.hints')?.textContent?.includes('Thinking about it'));
  const told = await page.$$eval('.hints .mv', (all) => all.map((one) => one.textContent ?? ''));
  for (const one of told) assert.match(one, /\d+ in 100/);
  assert.ok(told.length > 0);
  // A hint that is taken up waits to be confirmed, like any move.
  await page.click('.hints .mv');
  await page.waitForSelector('.acts .confirm:not([aria-disabled="true"])');
  assert.deepEqual(errors, []);
});

test('a hint that is a list is laid out by a click, and can be made', async ({ visit }) => {
  const { page } = await visit();
  await begin(page, CAPTAIN, 'listed');
  for (let n = 0; n < 60 && !(await page.$('.list-maker')); n++) {
    await moveFromList(page, /^assault|^keep/);
    await myTurn(page);
  }
  await page.keyboard.press('i');
  await page.waitForSelector('.hints .mv');
  await page.click('.hints .mv');
  await page.waitForSelector('.acts .confirm:not([aria-disabled="true"])');
  const length = await page.getAttribute('.table', 'data-length');
  await page.click('.acts .confirm');
  await page.waitForFunction(
    (before) => document.querySelector('.table')?.getAttribute('data-length') !== before,
    length,
  );
});

test('a computer that thinks long moves at once when told to', async ({ visit }) => {
  const { page } = await visit();
  await inThought(page);
  assert.match((await page.textContent('.thinking')) ?? '', /Field Marshal is thinking: .* tried/);
  const length = await page.getAttribute('.table', 'data-length');
  await page.click('.thinking .stop');
  await page.waitForFunction(
    (before) => document.querySelector('.table')?.getAttribute('data-length') !== before,
    length,
  );
});

test('the odds of a gamble stand beside it, exact where they can be', async ({ visit }) => {
  const { page } = await visit();
  await begin(page, {}, 'odds', { id: 'hapsburg' });
  await myTurn(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-move^="attack"]')?.click());
  await page.waitForSelector('.gamble');
  assert.match((await page.textContent('.gamble')) ?? '', /50 %.*the Front retreats.*Exact/);
  assert.match((await page.textContent('.acts .confirm')) ?? '', /50 in 100/);
  // The same against another Front: a click takes it up instead.
  await page.click('.other-odds .mv');
  await page.waitForFunction(() => /33 in 100/.test(document.querySelector('.acts .confirm')?.textContent ?? ''));
});

test('what a computer did while one waited is told, shown again, and can be switched off', async ({ visit }) => {
  const { page } = await visit({ settings: { motion: 'full' } });
  await begin(page, CAPTAIN, 'waited');
  // Not everything that the Captain does touches a hex.
  const touched = '.table:has(.away.waited):has(.vn-hex.stirred)';
  for (let n = 0; n < 40 && !(await page.$(touched)); n++) {
    await moveFromList(page, /^entrench|^keep/);
    await myTurn(page);
  }
  assert.ok((await page.locator('.away.waited .away-step').count()) >= 2);
  assert.equal(await page.getAttribute('.table', 'data-decides'), 'me', 'the decision does not wait for it');
  assert.ok((await page.locator('.away.waited .away-step').count()) <= 7);
  // One line on the board, standing still; then all of it again, faster.
  const length = await page.getAttribute('.table', 'data-length');
  await page.click('.away.waited .away-number');
  await page.waitForSelector('.away-bar [aria-label="Play"]');
  assert.notEqual(await page.getAttribute('.table', 'data-at'), length);
  assert.equal(await page.locator('.away-step[aria-current]').count(), 1);
  await page.selectOption('.away-speed', '4');
  await page.click('.away-bar [aria-label="Again"]');
  await page.waitForSelector('.away-bar [aria-label="Pause"]');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.table[data-decides="me"]');
  // What the other side touched stays marked until the next move.
  await page.waitForSelector('.vn-hex.stirred');
  await page.keyboard.press('w');
  await page.click('.away-foot .btn');
  assert.equal(await page.textContent('#away-title'), 'Your last turn');
  assert.match((await page.textContent('.away-steps')) ?? '', /Ottomans/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('w');
  await page.uncheck('.away-always input');
  await page.keyboard.press('w');
  await page.waitForSelector('.away', { state: 'detached' });
  for (let n = 0; n < 4; n++) {
    await moveFromList(page);
    await myTurn(page);
    assert.equal(await page.locator('.away').count(), 0);
  }
});

test('the level that teaches says why it moved and what was stronger, until it is told not to', async ({ visit }) => {
  const { page } = await visit();
  await begin(page, { ottoman: 'here', habsburg: 'page' }, 'teach');
  // Mines under nothing: not the best that can be done.
  for (let n = 0; n < 20 && (await page.locator('.teacher p').count()) < 2; n++) {
    await moveFromList(page, /^mine|^bombard|^keep/);
    await myTurn(page);
    await page.waitForSelector('.teacher p:nth-of-type(2)', { timeout: 2500 }).catch(() => undefined);
  }
  const said = await page.$$eval('.teacher p', (all) => all.map((one) => one.textContent ?? ''));
  assert.ok(said.some((one) => /: it \w+/.test(one) && !/stronger/.test(one)));
  assert.ok(said.some((one) => /^Well tried\. .* was stronger/.test(one)));
  await page.click('.teacher .btn');
  await moveFromList(page);
  await myTurn(page);
  assert.equal(await page.locator('.teacher').count(), 0);
});

test('a seat is handed to the computer and taken back', async ({ visit }) => {
  const { page } = await visit();
  await begin(page, {}, 'deputy', { id: 'ottoman-sunset' });
  await myTurn(page);
  await page.click('.menu-open');
  await page.click('.table-nav [aria-pressed="false"]');
  await page.waitForSelector(`.prompt .who:has-text("${en['play.deputyDecides']}")`);
  await page.waitForFunction(() => Number(document.querySelector('.table')?.getAttribute('data-length')) > 2);
  await page.click('.menu-open');
  await page.click('.table-nav [aria-pressed="true"]');
  const length = await page.getAttribute('.table', 'data-length');
  await page.waitForTimeout(1500);
  assert.equal(await page.getAttribute('.table', 'data-length'), length, 'nobody moves for the seat any more');
  await page.waitForSelector(`.prompt .who:has-text("${en['play.youDecide']}")`);
  await moveFromList(page);
});
