import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { SIZES } from './browser.mjs';
import { LATER, sample, test, type Visitor } from './fixtures.ts';
import { gameOf } from './games.mjs';
import { begin, moveFromList, myTurn } from './screens.mjs';

/** The tables of the three games of 1914 to 1918: one map at full size, the card and the Actions in sight, the other empire told in words. */

const WARS = ['hapsburg', 'ottoman-sunset', 'two-empires'] as const;
const { desk, phone } = SIZES;

const atTable = async (visit: Visitor, id: string, options: Parameters<Visitor>[0] = { size: desk }): Promise<Page> => {
  const game = gameOf(id);
  const { page } = await visit(options);
  await begin(page, game.seats, 'e2e', game);
  await myTurn(page);
  return page;
};

/** Whether it can be seen where it is: inside the window, with nothing over its middle. */
const inSight = (page: Page, selector: string): Promise<boolean> =>
  page.$eval(selector, (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return width > 0 && top >= 0 && top + height <= innerHeight + 1 && hit !== null && element.contains(hit);
  });

/** Each war at each size. */
const ON_DEVICES = WARS.flatMap((id) => Object.entries(SIZES).map(([name, size]) => ({ id, name, size })));

for (const { id, name, size } of sample(ON_DEVICES, 3))
  test(`${id}: card and Actions stay in sight at the end of the moves list, ${name}`, async ({ visit }) => {
    const page = await atTable(visit, id, { size });
    await page.click('.tabs [data-part="moves"]');
    await page.$eval('.moves .group:last-of-type li:last-child .mv', (last) => last.scrollIntoView({ block: 'end' }));
    assert.equal(await inSight(page, '.moves .group:last-of-type li:last-child .mv'), true, 'the last move');
    assert.equal(await inSight(page, '.em-page h2'), true, 'the headline');
    assert.equal(await inSight(page, '.em-page .em-actions b'), true, 'the Actions');
    await page.click('.tabs [data-part="log"]');
    await page.waitForSelector('.log', { state: 'visible' });
    assert.equal(await inSight(page, '.em-page .em-actions b'), true, 'the Actions beside the log');
  });

for (const id of sample(WARS, 3, 1))
  test(`${id}: the prompt counts the Actions, and the Offensive says its chance as it is picked`, async ({ visit }) => {
    const page = await atTable(visit, id);
    const told = /(\d+) of (\d+) Actions left/.exec((await page.textContent('.left-to-do')) ?? '');
    assert.ok(told, 'in words');
    assert.equal(await page.locator('.em-pips i').count(), Number(told[2]));
    assert.equal(await page.locator('.em-pips i:not(.spent)').count(), Number(told[1]));
    assert.match((await page.textContent('.left-to-do .cite')) ?? '', /^[HO]\d/);
    const chance = () => page.textContent('[data-kind="attack"] .kind-note');
    const front = page.locator('.stage .em-counter.legal .em-hit').first();
    await front.dispatchEvent('click');
    await page.waitForSelector('.em-rolls');
    assert.match((await chance()) ?? '', /^\d+ in 100$/);
    assert.equal(await chance(), await page.textContent('.em-rolls h2 b'));
  });

/** The boxes of what is drawn on the map, in pixels. */
const boxesOf = (page: Page, selector: string) =>
  page.$$eval(selector, (all) =>
    all
      .map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return { words: one.textContent ?? '', left, top, right: left + width, bottom: top + height };
      })
      .filter(({ left, right }) => right > left),
  );
type Drawn = Awaited<ReturnType<typeof boxesOf>>[number];
const meet = (a: Drawn, b: Drawn): boolean =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

// One war at one size; the long run looks at all at both.
for (const id of sample(WARS, 3, 2))
  test(`${id}: no counter of a Front lies on the name of a town`, async ({ visit }) => {
    for (const size of sample([desk, phone], 2)) {
      const page = await atTable(visit, id, { size });
      for (let n = 0; n < 3; n++) {
        const counters = await boxesOf(page, '.stage .em-front:not(.away) .em-counter-paper');
        assert.ok(counters.length > 1);
        const names = await boxesOf(page, '.stage .em-place-name');
        const covered = names.filter((name) => counters.some((counter) => meet(name, counter)));
        assert.deepEqual(
          covered.map(({ words }) => words),
          [],
        );
        for (let move = 0; move < 3; move++) await moveFromList(page, /^attack|^end actions|^let/);
        await myTurn(page);
      }
    }
  });

test('two-empires: the map that is asked about is large, and the other a click or a key away', async ({ visit }) => {
  const page = await atTable(visit, 'two-empires');
  const map = await page.$eval('.te-one .em-neatline', (one) => one.getBoundingClientRect().width);
  assert.ok(map > 0.6 * desk.viewport.width, `${map} pixels wide`);
  const shown = () => page.getAttribute('.te-one', 'data-map');
  assert.equal(await shown(), 'hapsburg');
  await page.click('.te-inset-map');
  assert.equal(await shown(), 'ottoman');
  assert.match((await page.textContent('.te-inset h2')) ?? '', /Austria-Hungary/);
  await page.keyboard.press('x');
  assert.equal(await shown(), 'hapsburg');
  await page.click('.te-tab[data-nation="ottoman"]');
  assert.equal(await shown(), 'ottoman');
  // Its own things stay those of the empire that is asked, and the next decision brings its own map back.
  assert.match((await page.textContent('.em-own h2')) ?? '', /Austria-Hungary/);
  for (let n = 0; n < 12 && (await page.textContent('.em-own h2'))?.includes('Austria-Hungary'); n++) {
    await moveFromList(page, /^end actions|^let/);
    await myTurn(page);
    assert.equal(await shown(), (await page.textContent('.em-own h2'))?.includes('Ottoman') ? 'ottoman' : 'hapsburg');
  }
});

test(
  'two-empires: at most three alerts of the other empire, each with its paragraph, counted on its tab',
  LATER,
  async ({ visit }) => {
    const page = await atTable(visit, 'two-empires');
    for (let n = 0; n < 4; n++) {
      const alerts = await page.$$eval('.te-inset .te-alerts li', (all) =>
        all.map((one) => one.querySelector('.cite')?.textContent ?? ''),
      );
      assert.ok(alerts.length >= 1 && alerts.length <= 3, `${alerts.length} alerts`);
      for (const rule of alerts) assert.match(rule, /^[EHO]\d+\.\d/);
      const counted = await page.textContent('.te-tab[aria-pressed="false"] .te-count');
      assert.equal(Number.parseInt(counted ?? '', 10), alerts.length);
      await moveFromList(page, /^end actions|^let/);
      await myTurn(page);
    }
  },
);

test(
  'two-empires: the Railway says whether it is open, and the paragraph that makes it so',
  LATER,
  async ({ visit, address }) => {
    const page = await atTable(visit, 'two-empires');
    assert.match(
      (await page.textContent('.te-strip .te-railway')) ?? '',
      /closed.*Bulgaria is not in the war\. E2\.1\.1/s,
    );
    assert.deepEqual(await page.$$eval('.te-strip .te-line li > span', (all) => all.map((one) => one.textContent)), [
      'Berlin',
      'Vienna',
      'Belgrade',
      'Sofia',
      'Constantinople',
      'Aleppo',
      'Baghdad',
    ]);
    await page.goto(`${address}#/replay/example:two-empires:E2.6.5`);
    await page.waitForSelector('.te-strip .te-railway.open');
    assert.match((await page.textContent('.te-strip .te-railway')) ?? '', /open.*E2\.2\.1/s);
  },
);

test('two-empires: a phone has a tab for each map, the worst alert in a line, and five parts', async ({ visit }) => {
  const page = await atTable(visit, 'two-empires', { size: phone });
  assert.deepEqual(await page.$$eval('.tabs button', (all) => all.map((one) => one.firstChild?.textContent)), [
    'Map',
    'Paper',
    'Battles',
    'Moves',
    'Log',
  ]);
  assert.equal(await page.getAttribute('.tabs [data-part="board"]', 'aria-pressed'), 'true');
  assert.equal(await inSight(page, '.te-above .te-alerts li'), true);
  assert.match((await page.textContent('.te-above .te-count')) ?? '', /^[1-3]/);
  await page.tap('.te-tab[data-nation="ottoman"]');
  await page.waitForSelector('.te-one[data-map="ottoman"]');
  for (const [part, content] of [
    ['now', '.em-page-event'],
    ['seats', '.em-seat-boxes'],
    ['moves', '.moves'],
    ['log', '.log'],
  ]) {
    await page.tap(`.tabs [data-part="${part}"]`);
    await page.waitForSelector(content, { state: 'visible' });
    assert.equal(await page.isVisible('.te-one'), false, `${part} has the map's room`);
  }
  await page.tap('.tabs [data-part="board"]');
  await page.waitForSelector('.te-one', { state: 'visible' });
});

for (const id of sample(WARS, 3))
  test(`${id}: on a phone nothing lies over a town, and two taps make its name legible`, async ({ visit }) => {
    const page = await atTable(visit, id, { size: phone });
    const names = await boxesOf(page, '.stage .em-place-name');
    const buttons = await boxesOf(page, '.zoom button');
    assert.deepEqual(
      names.filter((name) => buttons.some((button) => meet(name, button))).map(({ words }) => words),
      [],
    );
    const smallest = () =>
      page.$$eval('.stage .em-place-name', (all) =>
        Math.min(
          ...all.map((one) => {
            const { a } = (one as SVGGraphicsElement).getScreenCTM() ?? { a: 0 };
            return a * Number.parseFloat(getComputedStyle(one).fontSize);
          }),
        ),
      );
    const stage = await page.locator('.frame').boundingBox();
    assert.ok(stage);
    const [x, y] = [stage.x + stage.width / 2, stage.y + 12];
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await page.waitForFunction(() => document.querySelector<HTMLElement>('.sheet')?.style.transform.includes('scale'));
    assert.ok((await smallest()) >= 11, `${await smallest()} pixels`);
  });

test('hapsburg: what is told of a Front hides no other Front', async ({ visit }) => {
  const page = await atTable(visit, 'hapsburg');
  const fronts = page.locator('.stage .em-front:not(.away) .em-hit');
  for (let n = 0; n < (await fronts.count()); n++) {
    await page.mouse.move(0, 0);
    await fronts.nth(n).hover();
    await page.waitForSelector('.em-lens');
    const [lens] = await boxesOf(page, '.em-lens');
    const counters = await boxesOf(page, '.stage .em-front:not(.away) .em-counter-paper');
    assert.deepEqual(
      counters.filter((counter) => meet(counter, lens)),
      [],
    );
  }
});

test('the black of a flag stands out from dark paper', async ({ visit }) => {
  const page = await atTable(visit, 'hapsburg', { size: desk, settings: { theme: 'dark' } });
  const contrast = await page.$eval('.em-seat .em-flag-edge', (edge) => {
    const luminance = (colour: string): number => {
      const [r, g, b] = (colour.match(/[\d.]+/g) ?? []).map((n) => {
        const part = Number(n) / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const paper = edge.closest('.left');
    const [a, b] = [
      luminance(getComputedStyle(edge).stroke),
      luminance(getComputedStyle(paper ?? edge).backgroundColor),
    ];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  });
  assert.ok(contrast >= 3, `${contrast} to 1`);
});

test('hapsburg: the marks of the editors lie behind an "i" of the report, and buttons say what they do', async ({
  visit,
}) => {
  const { page } = await visit();
  await begin(page, {}, 'e2e', { id: 'hapsburg', scenario: '1917' });
  await myTurn(page);
  await page.click('.em-report > summary');
  const marks = page.locator('.em-report .em-sources dd b').first();
  assert.equal(await marks.isVisible(), false);
  await page.click('.em-sources > summary');
  assert.equal(await marks.isVisible(), true);
  for (let n = 0; n < 12 && !(await page.$('.kinds [data-kind="attack"]')); n++) {
    await moveFromList(page);
    await myTurn(page);
  }
  await page.hover('.kinds [data-kind="attack"]');
  await page.waitForSelector('.passage, [role="dialog"], [role="tooltip"]');
  await page.waitForFunction(() => document.body.textContent?.includes('above its Battle Value it is thrown back'));
});
