import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { SIZES } from './browser.mjs';
import { test } from './fixtures.ts';
import { GAMES, gameOf } from './games.mjs';
import { hearWorkers } from './heard.ts';
import { begin, lift, moveFromList, myTurn } from './screens.mjs';

/** The table itself: by keys, by two people, taken back, and taken up again. */

const SOLO = { ottoman: 'here', habsburg: 'random' } as const;
const HOT_SEAT = { ottoman: 'here', habsburg: 'here' } as const;
const isOver = async (page: Page): Promise<boolean> => (await page.$('.ending')) !== null;

test('every game of the home screen is tested', async ({ visit }) => {
  const { page } = await visit({ at: '/' });
  await page.waitForSelector('.cover-art svg');
  const links = await page.$$eval('.cover a.primary', (all) => all.map((one) => one.getAttribute('href')));
  assert.deepEqual(links.sort(), GAMES.map(({ id }) => `#/new/${id}`).sort());
});

test('two-empires: what lies on the map that is not asked about answers why not, with the way to it', async ({
  visit,
}) => {
  const game = gameOf('two-empires');
  for (const size of Object.values(SIZES)) {
    const { page } = await visit({ size });
    await begin(page, game.seats, 'e2e', game);
    await myTurn(page);
    await page.click('.te-tab[aria-pressed="false"]');
    for (const place of ['Front:mesopotamia', 'place of the Bureau:persia']) {
      await page.dispatchEvent(`[data-place="ottoman/${place}"]`, 'click');
      await page.waitForSelector(`[data-place="ottoman/${place}"].refused`);
      const cites = await page.$$eval('.why-not .cite', (all) => all.map((one) => one.textContent?.trim()));
      assert.deepEqual(cites, ['E0.1.4', 'E2.1.1', 'E2.1.3', 'E2.1.2', 'E2.1.4', 'E2.4.1']);
      assert.equal(await page.textContent('.why-not .unmet .cite'), 'E2.1.1');
      await page.keyboard.press('Escape');
    }
    // The map of the decision stays where moves are picked from.
    await page.click('.te-tab[aria-pressed="false"]');
    await page.dispatchEvent('[data-place="theater:western"]', 'click');
    await page.waitForSelector('[data-place="theater:western"].selected');
  }
});

test('the board is walked with arrow keys, and Enter picks and confirms', async ({ visit }) => {
  const { page } = await visit({ settings: { askAlways: true } });
  await begin(page, SOLO, 'arrows');
  await moveFromList(page, /keep tactics/);
  await myTurn(page);
  await page.keyboard.press('b');
  for (let n = 0; n < 6; n++) await page.keyboard.press('ArrowDown');
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-place')), 'hex:camp');
  await page.keyboard.press('ArrowUp');
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-place')), 'hex:glacis-c');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-place="hex:glacis-c"].selected');
  await page.keyboard.press('h');
  assert.match(
    (await page.evaluate(() => document.activeElement?.getAttribute('data-place'))) ?? '',
    /^Strategy card:/,
  );
  await page.keyboard.press('Enter');
  await page.waitForSelector('.hand .selected');
  if (!(await page.$('.confirm[aria-disabled="false"]'))) await page.click('.kinds .btn');
  await page.keyboard.press('h');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.table[data-length="3"], .table[data-length="4"]');
});

test('a move chosen by its number is confirmed with Enter, also when a card had the focus', async ({ visit }) => {
  const { page } = await visit({ settings: { askAlways: true } });
  await begin(page, SOLO);
  await moveFromList(page, /keep tactics/);
  await myTurn(page);
  await page.keyboard.press('h');
  await page.waitForFunction(() => document.activeElement?.closest('#hand') !== null);
  await page.keyboard.press('1');
  await page.waitForSelector('.confirm[aria-disabled="false"]');
  const before = await page.getAttribute('.table', 'data-length');
  await page.keyboard.press('Enter');
  await page.waitForFunction((was) => document.querySelector('.table')?.getAttribute('data-length') !== was, before);
});

test('V11.3.5 the panel of a battle names the attacker the winner when the defender has given way', async ({
  visit,
}) => {
  const { page } = await visit();
  await begin(page, HOT_SEAT, 'give way');
  let played = '';
  for (let n = 0; n < 80 && played !== 'give way'; n++)
    played = await moveFromList(page, /^give way|^assault|^decline|^keep|^entrench/);
  assert.equal(played, 'give way');
  await myTurn(page);
  assert.match((await page.textContent('.vn-now')) ?? '', /given up by the Habsburgs/);
  for (let n = 0; n < 8 && !(await page.$('.vn-now .vn-lead')); n++) {
    await moveFromList(page, /^decline/);
    await myTurn(page);
  }
  const told = (await page.textContent('.vn-now')) ?? '';
  assert.match(told, /Ottomans win: the attack succeeds\..*V11\.3\.5/);
  assert.doesNotMatch(told, /Equal|must go to the rear|to contest/);
});

test('why not: a place that is not legal answers with its paragraphs', async ({ visit }) => {
  const { page } = await visit();
  await begin(page, SOLO, 'why');
  await moveFromList(page, /keep tactics/);
  await myTurn(page);
  await page.dispatchEvent('[data-place="hex:curtain"]', 'click');
  await page.waitForSelector('.why-not li.unmet');
  const link = await page.getAttribute('.why-not li.unmet .cite', 'href');
  assert.match(link ?? '', /^#\/rules\/vienna\/V10\./);
  await page.click('.why-not li.unmet .cite');
  await page.waitForSelector('.explainer .passage-text');
  assert.ok(await page.$('.why-not'), 'the answer stays');
});

test('hot-seat: after the curtain nothing of the other hand is in the page or came from the worker', async ({
  visit,
}) => {
  const { page, context } = await visit();
  await hearWorkers(context);
  await page.reload();
  await begin(page, HOT_SEAT, 'secret');
  await lift(page);
  const handOf = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.hand [data-place]')].map(
        (card) => card.getAttribute('data-place')?.split(':')[1] ?? '',
      ),
    );
  let hands: { ottoman: string[]; habsburg: string[] } = { ottoman: [], habsburg: [] };
  for (let n = 0; n < 14; n++) {
    const seat = (await page.getAttribute('.who', 'data-seat')) === '0' ? 'ottoman' : 'habsburg';
    hands = { ...hands, [seat]: await handOf() };
    assert.ok(hands[seat].length > 0);
    await page.evaluate(() => {
      const { heard } = window as unknown as { heard: string[] };
      heard.length = 0;
    });
    const curtained = await (async () => {
      await moveFromList(page, /keep|decline|entrench|mine|give way|lay nothing|no explosion/);
      return (await page.$('.curtain')) !== null;
    })();
    if (!curtained) continue;
    // Cards that were played lie open to everybody: only those still in the hand are secret.
    // The names of scripts hold letters and digits of their own.
    const html = (await page.content()).replace(/assets\/[\w.-]+/g, '');
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard.join('\n'));
    const kept = hands[seat].filter((card) => !new RegExp(`"(top|card|discarded)":"${card}"`).test(heard));
    assert.ok(kept.length > 0);
    for (const card of kept) {
      assert.ok(!html.includes(card), `${card} is in the page behind the curtain`);
    }
    await page.evaluate(() => {
      const { heard: all } = window as unknown as { heard: string[] };
      all.length = 0;
    });
    await lift(page);
    await page.waitForSelector('.hand [data-place]');
    const after = await page.evaluate(() => (window as unknown as { heard: string[] }).heard.join('\n'));
    const now = await page.content();
    for (const card of kept) {
      assert.ok(!now.includes(card), `${card} is in the page of the other seat`);
      assert.ok(!after.includes(`"${card}"`), `${card} came from the worker`);
    }
  }
});

test('a move that the other side makes before the board has come is not missed', async ({ visit }) => {
  // With motion the other side leaves time to look before it moves: here, to reload.
  const { page } = await visit({ settings: { motion: 'full' } });
  await begin(page, SOLO, 'slow');
  await page.route(/\/board-[^/]*\.js$/, async (route) => {
    await page.waitForTimeout(1500);
    await route.continue();
  });
  await moveFromList(page, /keep tactics/);
  await page.reload();
  await page.waitForSelector('.table[data-length="2"]');
});

test('undo takes a move back, and says why when it is closed', async ({ visit }) => {
  const { page } = await visit();
  await begin(page, HOT_SEAT, 'undo');
  await lift(page);
  assert.equal(await page.getAttribute('.undo', 'aria-disabled'), 'true');
  await moveFromList(page, /keep tactics/);
  // Nothing was shown: the one who moved may take it back before the curtain rises.
  await page.click('.curtain .acts .btn:not(.primary)');
  await lift(page);
  assert.equal(await page.getAttribute('.table', 'data-length'), '0');
  await moveFromList(page, /keep tactics/);
  await lift(page);
  await moveFromList(page, /keep tactics/);
  await lift(page);
  assert.equal(await page.getAttribute('.undo', 'aria-disabled'), 'true');
  assert.match((await page.getAttribute('.undo', 'aria-label')) ?? '', /Undo closed: .+/);
});

test('a game goes on after a reload, in the middle of a battle', async ({ visit }) => {
  const { page } = await visit();
  await begin(page, SOLO, 'reload');
  for (let n = 0; n < 200; n++) {
    await moveFromList(page, /^assault|^contest|^lay (?!nothing)|^press on|^entrench|^no explosion/);
    await myTurn(page);
    assert.ok(!(await isOver(page)), 'the battle comes before the end');
    if (await page.$('[data-add*="yeniceri"]')) break;
  }
  const shown = async () => ({
    prompt: await page.textContent('.ask-line'),
    now: await page.textContent('.now'),
    length: await page.getAttribute('.table', 'data-length'),
    hand: await page.textContent('.hand'),
  });
  const before = await shown();
  await page.waitForTimeout(200);
  await page.reload();
  await page.waitForSelector('.table[data-decides="me"]');
  assert.deepEqual(await shown(), before);
  await moveFromList(page);
});

test('the first thing that Tab finds leads past the bar to the board', async ({ visit }) => {
  const { page } = await visit();
  await begin(page, gameOf('vienna').seats, 'e2e');
  await page.focus('.bar .skip');
  await page.keyboard.press('Enter');
  assert.ok(await page.evaluate(() => document.activeElement?.closest('main') !== null));
});
