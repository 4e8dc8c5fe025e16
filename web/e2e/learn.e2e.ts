import assert from 'node:assert/strict';
import { en } from '../shell/words/en.ts';
import { SIZES } from './browser.mjs';
import { test } from './fixtures.ts';
import { moveFromList } from './screens.mjs';

/** First steps: the way in, the order of the lessons, and what is kept of them. */

test('the lessons stand in their order, and what was finished is kept', async ({ visit, address }) => {
  const { page } = await visit();
  await page.goto(`${address}#/learn/hapsburg`);
  await page.waitForSelector('.lessons .due');
  assert.match((await page.textContent('.lessons .due h2')) ?? '', /Your first turn/);
  await page.click('.lessons .due a.primary');
  await page.waitForSelector('.lesson');
  // Read, make the move that is asked for, and then one of one's own.
  for (let n = 0; n < 5; n++) {
    const before = await page.textContent('.lesson .eyebrow');
    await page.click('.lesson .acts button');
    await page.waitForFunction((was) => document.querySelector('.lesson .eyebrow')?.textContent !== was, before);
  }
  assert.equal(await page.textContent('.lesson .yours'), en['learn.yours']);
  await moveFromList(page, /^influence/);
  await page.waitForSelector('.lesson a.primary');
  await page.reload();
  await page.goto(`${address}#/learn/hapsburg`);
  await page.waitForSelector('.lessons .finished');
  assert.equal(await page.locator('.lessons .finished').count(), 1);
  assert.match((await page.textContent('.learn-progress')) ?? '', /1 of 3 lessons/);
  assert.match((await page.textContent('.lessons .due h2')) ?? '', /Turns 11 to 13/);
});

test('where the learner decides alone, the Page answers', async ({ visit, address }) => {
  const { page } = await visit();
  await page.goto(`${address}#/learn/vienna/first-turn`);
  await page.waitForSelector('.lesson');
  while (!(await page.$('.lesson .yours'))) {
    const before = await page.textContent('.lesson .eyebrow');
    await page.click('.lesson .acts button');
    await page.waitForFunction((was) => document.querySelector('.lesson .eyebrow')?.textContent !== was, before);
  }
  await page.waitForFunction(() => document.querySelector('.seat-who')?.textContent === 'Page');
  const before = await page.$eval('.table', (table) => Number(table.getAttribute('data-length')));
  await moveFromList(page, /^play OS14/);
  // The learner's move, and the answer to it.
  await page.waitForFunction(
    (was) => Number(document.querySelector('.table')?.getAttribute('data-length')) >= was + 2,
    before,
  );
});

test('nobody is said to think while a lesson waits to go on', async ({ visit, address }) => {
  const { page } = await visit();
  await page.goto(`${address}#/learn/vienna/troops`);
  await page.waitForSelector('.lesson');
  for (let n = 0; n < 2; n++) {
    const before = await page.textContent('.lesson .eyebrow');
    await page.click('.lesson .acts button');
    await page.waitForFunction((was) => document.querySelector('.lesson .eyebrow')?.textContent !== was, before);
  }
  await page.waitForSelector('.table[data-decides="other"]');
  assert.equal((await page.textContent('.ask-note'))?.trim(), en['learn.wait']);
  const chapters = await page.$$eval('.log .fold', (all) => all.map((one) => one.textContent?.trim()));
  assert.deepEqual(chapters, [en['log.lesson']]);
});

test('phone: a lesson’s buttons lie in sight, however long its text', async ({ visit, address }) => {
  const { page } = await visit({ size: SIZES.phone });
  await page.goto(`${address}#/learn/vienna/first-turn`);
  await page.waitForSelector('.lesson');
  for (let n = 0; n < 4; n++) {
    const before = await page.textContent('.lesson .eyebrow');
    const seen = await page.$eval('.lesson .acts .btn', (button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    assert.ok(seen, `at step ${n + 1}`);
    await page.click('.lesson .acts button');
    await page.waitForFunction((was) => document.querySelector('.lesson .eyebrow')?.textContent !== was, before);
  }
});
