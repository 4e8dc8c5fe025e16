import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { en } from '../shell/words/en.ts';
import { test } from './fixtures.ts';
import { begin, lift, moveFromList, myTurn } from './screens.mjs';

/** A running game goes from one device to another, and nobody is shown a secret on the way. */

test('a running game is exported sealed and goes on elsewhere, seat by seat', async ({ visit, address }) => {
  const { page } = await visit();
  page.on('dialog', () => assert.fail('nothing is asked that would then be refused'));
  await begin(page, { ottoman: 'here', habsburg: 'here' }, 'sealed');
  await lift(page);
  await myTurn(page);
  const hand = await page.$$eval('#hand [data-place]', (all) => all.map((one) => one.getAttribute('data-place') ?? ''));
  assert.ok(hand.length > 3);
  await moveFromList(page, /keep tactics/);
  const waiting = page.waitForEvent('download');
  await lift(page);
  await page.click('.menu-open');
  await page.click('.table-nav button:has-text("Export")');
  const file = await waiting;
  await page.waitForSelector('.toast[role="status"]');
  const told = (await page.textContent('.toast[role="status"] p')) ?? '';
  assert.equal(told, en['play.sealed'].replace('{name}', file.suggestedFilename()));
  const text = readFileSync(await file.path(), 'utf8');
  // A record would have each as a word of its own; three letters in a row are met by chance.
  for (const place of hand)
    assert.doesNotMatch(text, new RegExp(`["\\s]${place.split(':')[1]}["\\s]`), `${place} cannot be read in the file`);
  assert.doesNotMatch(text, /keep tactics/, 'nor can a move');

  const other = await visit();
  await other.page.goto(`${address}#/import`);
  await other.page.fill('textarea', text);
  await other.page.click('.import .btn.primary');
  await other.page.waitForSelector('.curtain');
  assert.match((await other.page.textContent('.curtain')) ?? '', /Habsburgs/);
  assert.equal(await other.page.$('#hand [data-place]'), null, 'nothing lies open before the seat takes the screen');
  await lift(other.page);
  await moveFromList(other.page, /keep tactics/);
});

test('a sealed game that was damaged is refused in words', async ({ visit, address }) => {
  const { page } = await visit();
  await page.goto(`${address}#/import`);
  await page.fill('textarea', '{"sealed":1,"game":"vienna","moves":1,"sum":"x","packed":"abc"}');
  await page.click('.import .btn.primary');
  await page.waitForSelector('.failed');
  assert.equal(await page.textContent('.failed p'), en['error.bad-seal']);
});
