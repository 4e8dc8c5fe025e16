import assert from 'node:assert/strict';
import { findings } from './axe.ts';
import { SIZES } from './browser.mjs';
import { sample, test } from './fixtures.ts';
import { begin, moveFromList, myTurn } from './screens.mjs';

/** Small things that are noticed only where they are missing: titles, focus, toasts, undo of a deletion, print, icons, addresses. */

const SOLO = { ottoman: 'here', habsburg: 'random' } as const;

test('every screen has a title of its own, and a table puts the focus on its question', async ({ visit, address }) => {
  const { page } = await visit({ at: '/' });
  const titles = new Map<string, string>([['home', await page.title()]]);
  await begin(page, SOLO, 'titles');
  await page.waitForSelector('.table[data-decides="me"]');
  await page.waitForFunction(() => document.activeElement?.id === 'ask');
  titles.set('table', await page.title());
  const id = new URL(page.url()).hash.split('/')[2];
  for (const [name, hash, ready] of [
    ['replay', `/replay/${id}`, '.scrubber'],
    ['rules', '/rules/vienna', '.para'],
    ['paragraph', '/rules/vienna/V10.2.3', '.para.here'],
    ['other rules', '/rules/mohacs', '#p-M1'],
    ['new', '/new/vienna', 'form.form'],
    ['settings', '/settings', '.settings'],
    ['learn', '/learn/vienna', '.lessons li'],
    ['lost', '/nowhere', '.lost'],
  ] as const) {
    await page.goto(`${address}#${hash}`);
    await page.waitForSelector(ready);
    titles.set(name, await page.title());
  }
  assert.equal(titles.get('home'), 'Ravelin');
  assert.match(titles.get('paragraph') ?? '', /^V10\.2\.3 · .*Vienna.* · Ravelin$/);
  assert.match(titles.get('lost') ?? '', /^Nothing is here/);
  assert.equal(new Set(titles.values()).size, titles.size, [...titles.values()].join('\n'));
});

for (const language of sample(['en', 'de'], 2, 1))
  test(`a phone has the whole of what can be done from a replay in its bar: ${language}`, async ({
    visit,
    address,
  }) => {
    const { page } = await visit({ size: SIZES.phone, settings: { language } });
    await begin(page, SOLO, 'replayed');
    await moveFromList(page, /keep tactics/);
    const id = new URL(page.url()).hash.split('/')[2];
    await page.goto(`${address}#/replay/${id}`);
    await page.waitForSelector('.scrubber');
    // What lies at both ends of each of them is the button itself, and its words fit.
    const free = await page.$$eval('.bar .acts .btn', (all) =>
      all.map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const at = [left + 3, right - 3].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
        const fits = one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1;
        return fits && at.every((found) => found === one);
      }),
    );
    assert.deepEqual(free, [true, true, true]);
  });

test('a toast goes by itself, and stays while a hand is on it', async ({ visit }) => {
  const { page } = await visit();
  page.on('dialog', () => assert.fail('no box of the browser'));
  await begin(page, SOLO, 'toast');
  await myTurn(page);
  await page.goto(page.url().replace(/#.*/, '#/'));
  await page.waitForSelector('.saved');
  const remove = '.saved button:has-text("Delete")';
  // Deleted, and brought back.
  await page.click(remove);
  await page.waitForSelector('.saved', { state: 'detached' });
  assert.deepEqual(await findings(page), []);
  await page.click('.toast .btn');
  await page.waitForSelector('.saved');
  // Deleted, held, let go: it goes, and so does the game.
  await page.clock.install();
  await page.click(remove);
  await page.hover('.toast');
  await page.clock.fastForward(20_000);
  assert.ok(await page.$('.toast'), 'held, it stays');
  await page.mouse.move(5, 5);
  await page.clock.fastForward(20_000);
  await page.waitForSelector('.toast', { state: 'detached' });
  await page.reload();
  await page.waitForSelector('.cover-art svg');
  assert.equal(await page.$('.saved'), null);
});

test('a deletion that is left behind holds', async ({ visit, address }) => {
  const { page } = await visit();
  await begin(page, SOLO, 'toast');
  await myTurn(page);
  await page.goto(`${address}#/`);
  await page.click('.saved button:has-text("Delete")');
  await page.goto(`${address}#/settings`);
  await page.waitForSelector('.settings');
  await page.goto(`${address}#/`);
  await page.waitForSelector('.cover-art svg');
  await page.waitForFunction(() => !document.querySelector('.saved'));
});

test('the rulebook prints as text on white, and a search marks what it found', async ({ visit, address }) => {
  const { page } = await visit({ settings: { theme: 'dark' } });
  await page.goto(`${address}#/rules/vienna`);
  await page.fill('.rules-search', 'morale');
  await page.waitForSelector('.para mark');
  const marked = await page.$$eval('.para mark', (all) => all.map((one) => one.textContent?.toLowerCase()));
  assert.ok(marked.length > 20 && marked.every((word) => word === 'morale'));
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.top', '.contents', '.rules-head', '.example'])
    assert.ok(!(await page.isVisible(`${part} >> nth=0`)), `${part} is not printed`);
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), 'rgb(255, 255, 255)');
  assert.ok(await page.isVisible('.para >> nth=0'));
});

test('the form of a new game shows the paragraphs that it names, and keeps what was chosen', async ({
  visit,
  address,
}) => {
  const { page } = await visit({ size: SIZES.phone });
  await page.goto(`${address}#/new/vienna`);
  await page.fill('form input[type="text"][maxlength="80"]', 'kept');
  await page.tap('.choice .cite >> nth=0');
  await page.waitForSelector('.explainer .passage-text');
  assert.ok(page.url().endsWith('#/new/vienna'));
  assert.equal(await page.inputValue('form input[type="text"][maxlength="80"]'), 'kept');
  assert.deepEqual(await findings(page), []);
});

test('a new table is told on its card, which a phone folds to a bar, and Enter starts it', async ({
  visit,
  address,
}) => {
  const { page: phone } = await visit({ size: SIZES.phone });
  await phone.goto(`${address}#/new/vienna`);
  const start = phone.locator('.table-card button[type="submit"]');
  await start.waitFor();
  assert.ok(await start.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight));
  assert.equal(await phone.isVisible('.table-card dl'), false);
  await phone.tap('.card-fold');
  await phone.waitForSelector('.card-board svg');
  assert.equal(await phone.isVisible('.table-card dl'), true);
  assert.deepEqual(await findings(phone), []);

  const { page } = await visit({ size: SIZES.desk });
  await page.goto(`${address}#/new/vienna`);
  await page.waitForSelector('.card-board svg');
  await page.check('input[name="set-up"][value="setupA"]');
  await page.click('.seat-acts .btn');
  await page.check('input[name="level-ottoman"][value="ensign"]');
  const told = (await page.textContent('.table-card')) ?? '';
  assert.match(told, /OttomansComputer, Ensign.*Habsburgshere.*Walls on the Covered Way/);
  // Measured, and from this side.
  assert.match((await page.textContent('.measured')) ?? '', /As Ottomans it won \d+ of \d+ games against the Page/);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('Enter');
  await page.waitForSelector('.table');
  assert.equal(await page.textContent('.seat-who >> nth=0'), 'Ensign');
});

test('icons for launchers are there, and a wrong address says so in words', async ({ visit, address }) => {
  const { page } = await visit();
  const manifest = await page.evaluate(async () => (await fetch('./manifest.webmanifest')).json());
  for (const { src, sizes, type } of manifest.icons) {
    const size = await page.evaluate(
      async ([file, kind]) => {
        const answer = await fetch(file);
        if (!answer.ok || answer.headers.get('content-type') !== kind) return 'missing';
        const picture = await createImageBitmap(await answer.blob()).catch(() => null);
        return picture ? `${picture.width}x${picture.height}` : 'any';
      },
      [src, type],
    );
    if (type === 'image/png') assert.equal(size, sizes);
    else assert.notEqual(size, 'missing');
  }
  assert.ok(
    manifest.icons.some(
      ({ type, purpose }: { type: string; purpose: string }) => type === 'image/png' && purpose === 'maskable',
    ),
  );
  const touch = await page.getAttribute('link[rel="apple-touch-icon"]', 'href');
  assert.ok((await page.request.get(new URL(touch ?? '', address).href)).ok());
  for (const nowhere of ['assets/nothing.txt', 'assets', 'play/vienna']) {
    const wrong = await page.request.get(`${address}${nowhere}`);
    assert.equal(wrong.status(), 404, nowhere);
    assert.match(await wrong.text(), /This address leads nowhere.*Diese Adresse führt nirgendhin/s);
  }
});

test('Enter confirms a move that a digit chose, whatever card had the focus', async ({ visit }) => {
  const { page } = await visit();
  await begin(page, SOLO, 'why');
  await moveFromList(page, /keep tactics/);
  await myTurn(page);
  const before = await page.getAttribute('.table', 'data-length');
  await page.keyboard.press('c');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  await page.waitForSelector('.confirm[aria-disabled="false"]');
  await page.keyboard.press('Enter');
  await page.waitForFunction((was) => document.querySelector('.table')?.getAttribute('data-length') !== was, before);
});
