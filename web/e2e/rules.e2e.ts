import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { findings } from './axe.ts';
import { SIZES } from './browser.mjs';
import { LATER, sample, test } from './fixtures.ts';
import { gameOf } from './games.mjs';
import { begin, moveFromList, myTurn } from './screens.mjs';

/** Rules at hand: a citation shows its paragraph where it stands, the book opens beside the table, and nothing picked is lost. */

const SOLO = { ottoman: 'here', habsburg: 'random' } as const;

/** A whole move is picked, and not made. */
const picked = async (page: Page, id: string): Promise<string> => {
  const game = gameOf(id);
  await begin(page, game.seats, 'e2e', game);
  for (let n = 0; n < 20; n++) {
    await myTurn(page);
    const open = await page.$$eval('[data-move]', (all) => all.map((one) => one.getAttribute('data-move') ?? ''));
    const wanted = open.find((move) => game.composed.test(move));
    if (wanted !== undefined) {
      await page.evaluate((move) => {
        const button = document.querySelector(`[data-move="${move}"]`);
        if (button instanceof HTMLElement) button.click();
      }, wanted);
      await page.waitForSelector('.confirm[aria-disabled="false"]');
      return marks(page);
    }
    await moveFromList(page);
  }
  return assert.fail(`${id}: no move to pick`);
};

/** What stands out as picked, and the words of the move. */
const marks = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      [...document.querySelectorAll('[data-place].selected')].map((one) => one.getAttribute('data-place')).sort(),
      document.querySelector('.confirm')?.getAttribute('aria-disabled'),
      document.querySelector('[data-move][aria-pressed="true"]')?.getAttribute('data-move'),
    ]),
  );

/** The box lies in the window, and not over what it was opened from. */
const liesWell = (page: Page, anchor: string): Promise<void> =>
  page
    .evaluate((selector) => {
      const box = document.querySelector('.explainer')?.getBoundingClientRect();
      const from = document.querySelector(selector)?.getBoundingClientRect();
      if (!box || !from) return 'missing';
      if (box.left < 0 || box.top < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5) return 'cut';
      const apart =
        box.right <= from.left || box.left >= from.right || box.bottom <= from.top || box.top >= from.bottom;
      return apart ? 'well' : 'over it';
    }, anchor)
    .then((how) => assert.equal(how, 'well'));

for (const id of sample(['vienna', 'hapsburg', 'mohacs'], 3))
  test(`${id}: what was picked outlives a citation, the book beside the table, and a way out and back`, async ({
    visit,
  }) => {
    const { page } = await visit();
    const before = await picked(page, id);
    assert.match(before, /"false"/);
    await page.click('.prompt .ask-line .cite');
    await page.waitForSelector('.explainer .passage-text');
    assert.equal(await marks(page), before);
    await page.click('.explainer .btn.primary');
    await page.waitForSelector('.book-beside .para.here');
    assert.equal(await page.textContent('.book-beside .para.here .number'), await page.textContent('.ask-line .cite'));
    assert.equal(await marks(page), before);
    // A citation in the book turns its pages; the table stays.
    const table = page.url();
    await page.click('.book-beside .para:has(.cite) .number');
    await page.fill('.book-beside .rules-search', '1');
    await page.click('.book-beside .panel-head .btn');
    await page.waitForSelector('.book-beside', { state: 'detached' });
    assert.equal(page.url(), table);
    assert.equal(await marks(page), before);
    // To another page and back.
    await page.evaluate((game) => {
      location.hash = `#/rules/${game}`;
    }, id);
    await page.waitForSelector('.page.rules .para');
    await page.goBack();
    await page.waitForSelector('.confirm[aria-disabled="false"]');
    assert.equal(await marks(page), before);
  });

test('the focus that comes back from the book to a citation asks nothing', LATER, async ({ visit }) => {
  const { page } = await visit();
  await picked(page, 'vienna');
  await page.focus('.prompt .ask-line .cite');
  await page.keyboard.press('Enter');
  await page.click('.explainer .btn.primary');
  await page.waitForSelector('.book-beside .para.here');
  await page.focus('.book-beside .rules-search');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.book-beside', { state: 'detached' });
  // Longer than the focus rests before it is meant.
  await page.waitForTimeout(1200);
  assert.equal(await page.locator('.explainer').count(), 0);
});

test('a citation shows its paragraph to the pointer that rests on it, and goes when it leaves', async ({ visit }) => {
  const { page } = await visit();
  await begin(page, SOLO, 'why');
  await moveFromList(page, /keep tactics/);
  await myTurn(page);
  await page.hover('.ask-line .cite');
  await page.waitForSelector('.explainer .passage-text');
  assert.match((await page.textContent('.explainer')) ?? '', /On your turn you lay one of your Strategy cards/);
  await liesWell(page, '.ask-line .cite');
  assert.deepEqual(await findings(page), []);
  // Into the box it stays; away from both it goes.
  await page.hover('.explainer .passage-text');
  await page.waitForTimeout(500);
  assert.ok(await page.$('.explainer'));
  await page.mouse.move(700, 500);
  await page.waitForSelector('.explainer', { state: 'detached' });
  // At every citation in sight: within the window, not over it.
  const cites = await page.$$eval('.right .cite', (all) =>
    all.flatMap((one, i) => (one.getBoundingClientRect().bottom < innerHeight ? [i] : [])),
  );
  for (const i of [cites[0], cites.at(-1)]) {
    await page.evaluate((n) => {
      for (const one of document.querySelectorAll('.tried')) one.classList.remove('tried');
      document.querySelectorAll('.right .cite')[n ?? 0].classList.add('tried');
    }, i);
    await page.click('.tried');
    await page.waitForSelector('.explainer .passage-text');
    await liesWell(page, '.tried');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.explainer', { state: 'detached' });
  }
});

test('by keys: the focus shows it, Enter goes into it, Escape closes it alone', async ({ visit }) => {
  const { page } = await visit();
  const before = await picked(page, 'vienna');
  await page.focus('#ask');
  for (let n = 0; n < 5 && !(await page.evaluate(() => document.activeElement?.matches('.cite'))); n++)
    await page.keyboard.press('Tab');
  assert.ok(await page.evaluate(() => document.activeElement?.matches('.ask-line .cite')));
  await page.waitForSelector('.explainer .passage-text');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  assert.ok(await page.evaluate(() => document.activeElement?.closest('.explainer') !== null));
  await page.keyboard.press('Escape');
  await page.waitForSelector('.explainer', { state: 'detached' });
  assert.ok(await page.evaluate(() => document.activeElement?.matches('.ask-line .cite')));
  assert.equal(await marks(page), before, 'Escape let go of nothing that was picked');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.explainer .btn.primary');
  for (let n = 0; n < 6; n++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.matches('.explainer .btn.primary'))) break;
  }
  await page.keyboard.press('Enter');
  await page.waitForSelector('.book-beside .para.here');
  await page.waitForFunction(() => document.activeElement?.closest('.book-beside') !== null);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.book-beside', { state: 'detached' });
  assert.equal(await marks(page), before);
});

test('by touch: a tap opens a sheet, a tap elsewhere closes it', async ({ visit }) => {
  const { page } = await visit({ size: SIZES.phone });
  await begin(page, SOLO, 'why');
  await myTurn(page);
  await page.tap('.ask-line .cite');
  await page.waitForSelector('.explainer[data-side="sheet"] .passage-text');
  await liesWell(page, '.ask-line .cite');
  assert.deepEqual(await findings(page), []);
  await page.tap('.who');
  await page.waitForSelector('.explainer', { state: 'detached' });
  await page.tap('.ask-line .cite');
  await page.tap('.explainer .btn.primary');
  await page.waitForSelector('.book-beside .para.here');
  assert.deepEqual(await findings(page), []);
  assert.ok(await page.isVisible('.stage'), 'the board stays in sight');
});

/** Why not: beside what was clicked, in the window, and not over it. */
const answersBeside = (page: Page, place: string): Promise<{ readonly gap: number; readonly over: boolean }> =>
  page.evaluate((key) => {
    const box = document.querySelector('.why-not')?.getBoundingClientRect();
    const at = document.querySelector(`.stage [data-place="${key}"]`)?.getBoundingClientRect();
    if (!box || !at) throw new Error('no answer, or nothing that it is about');
    const across = Math.max(at.left - box.right, box.left - at.right);
    const down = Math.max(at.top - box.bottom, box.top - at.bottom);
    return { gap: Math.round(Math.max(across, down)), over: across < 0 && down < 0 };
  }, place);

test('why not stands beside the place that was clicked, what failed first, and the picks stay', async ({ visit }) => {
  const { page } = await visit();
  const before = await picked(page, 'vienna');
  for (const hex of ['hex:curtain', 'hex:lobl', 'hex:camp']) {
    await page.dispatchEvent(`.stage [data-place="${hex}"]`, 'click');
    await page.waitForSelector(`.stage [data-place="${hex}"].refused`);
    await page.waitForSelector('.why-not[data-side] li.unmet');
    const { gap, over } = await answersBeside(page, hex);
    assert.ok(!over && gap <= 16, `${hex}: ${gap} pixels away`);
    assert.equal(await page.getAttribute('.why-not li', 'class'), 'unmet', 'what failed stands first');
    assert.ok(!(await page.isVisible('.why-not details li')), 'the rest is folded');
    assert.match((await page.textContent('.why-not summary')) ?? '', /\d+ other requirements? (is|are) met/);
  }
  assert.match((await page.textContent('.why-not')) ?? '', /Open to you instead:.*Glacis, centre/);
  assert.deepEqual(await findings(page), []);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.why-not', { state: 'detached' });
  assert.equal((await marks(page)).replace('"hex:camp",', ''), before, 'Escape closes the answer alone');
});

test('why not on a phone is a sheet that leaves the place in sight', async ({ visit }) => {
  const { page } = await visit({ size: SIZES.phone });
  await picked(page, 'vienna');
  for (const hex of ['hex:curtain', 'hex:camp']) {
    await page.dispatchEvent(`.stage [data-place="${hex}"]`, 'click');
    await page.waitForSelector(`.stage [data-place="${hex}"].refused`);
    await page.waitForSelector('.why-not[data-side="sheet"] li.unmet');
    assert.equal((await answersBeside(page, hex)).over, false);
  }
});

test('why not speaks of what is on offer, and keeps what is closed folded', async ({ visit, address }) => {
  const { page } = await visit();
  // A maneuver in which no Quartermaster serves: it is groups that are sent.
  await page.goto(`${address}#/replay/example:stronghold:S10.4.1`);
  await page.waitForSelector('.shown');
  await page.click('.replay .acts .btn:last-child');
  await myTurn(page);
  await page.dispatchEvent('.stage [data-place^="rampart:"]:not(.legal)', 'click');
  await page.waitForSelector('.why-not');
  const seen = await page.evaluate(() => (document.querySelector('.why-not') as HTMLElement).innerText);
  assert.match(seen, /Nothing that you may do now takes/);
  assert.doesNotMatch(seen, /Quartermaster/);
  await page.click('.why-not summary');
  await page.waitForFunction(() =>
    document.querySelector<HTMLElement>('.why-not')?.innerText.includes('Quartermaster'),
  );
});

test('the words of a question and its buttons explain themselves', async ({ visit }) => {
  const { page } = await visit();
  await begin(page, SOLO, 'why');
  await moveFromList(page, /keep tactics/);
  await myTurn(page);
  await page.hover('.ask-line .term:text-is("Event")');
  await page.waitForSelector('.explainer .passage-text');
  const told = (await page.textContent('.explainer')) ?? '';
  assert.match(told, /^EventV14/);
  assert.match(told, /The text of a Strategy card, used in place of an action/);
  assert.deepEqual(await findings(page), []);
  await page.mouse.move(700, 500);
  await page.waitForSelector('.explainer', { state: 'detached' });
  // A button that is rested on says what it does; pressed, it does that.
  await page.hover('.kinds [data-kind="entrench"]');
  await page.waitForSelector('.explainer .passage-text');
  assert.match((await page.textContent('.explainer')) ?? '', /EntrenchV10\.1/);
  await page.click('.kinds [data-kind="entrench"]');
  await page.waitForSelector('.kinds [data-kind="entrench"][aria-pressed="true"]');
});

test('on a phone a term is tapped, and a finger that rests on a button asks instead of pressing it', async ({
  visit,
}) => {
  const game = gameOf('mohacs');
  const { page } = await visit({ size: SIZES.phone, settings: { language: 'de' } });
  await begin(page, game.seats, 'e2e', game);
  for (let n = 0; n < 40 && !(await page.$('[data-kind="activate"]')); n++) {
    await moveFromList(page);
    await myTurn(page);
  }
  await page.tap('.ask-line .term');
  await page.waitForSelector('.explainer[data-side="sheet"] .passage-about');
  await page.tap('.who');
  await page.waitForSelector('.explainer', { state: 'detached' });
  const { x, y } = await page
    .locator('[data-kind="activate"]')
    .boundingBox()
    .then((box) => (box ? { x: box.x + 20, y: box.y + 10 } : assert.fail('no button')));
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForSelector('.explainer .passage-about');
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(200);
  assert.match((await page.textContent('.explainer')) ?? '', /Dieser Verband handelt jetzt/);
  assert.equal(await page.getAttribute('[data-kind="activate"]', 'aria-pressed'), 'false');
});
