import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HALF_H } from '../../games/vienna/board/geometry.ts';
import { serve } from '../serve.mjs';
import { en } from '../shell/words/en.ts';
import { findings } from './axe.ts';
import { SIZES } from './browser.mjs';
import { LATER, sample, test } from './fixtures.ts';
import { GAMES, gameOf } from './games.mjs';
import { begin, lift, moveFromList, myTurn, screensOf, visit as visitAt } from './screens.mjs';

/** Around the table: records, languages, the network, sizes, replay, lessons, the rulebook. */

const SOLO = { ottoman: 'here', habsburg: 'random' } as const;
const fixture = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../games/vienna/fixtures', `${name}.json`), 'utf8');

test('a broken record is refused in words, and the rest goes on', async ({ visit, address }) => {
  const { page } = await visit();
  await page.goto(`${address}#/import`);
  const attempt = async (text: string): Promise<string> => {
    await page.fill('textarea', text);
    await page.click('.import .btn.primary');
    await page.waitForFunction(() => !document.querySelector('.import [role="status"]'));
    await page.waitForSelector('.failed');
    return (await page.textContent('.failed p')) ?? '';
  };
  const record = fixture('relief');
  assert.equal(await attempt('{'), en['error.not-json']);
  assert.equal(await attempt('{"ravelin":1,"game":"chess"}'), en['error.unknown-game']);
  assert.equal(await attempt('{"ravelin":99,"game":"vienna"}'), en['error.newer-format']);
  assert.equal(await attempt(record.replace(/"finalHash":\s*"./, '"finalHash": "z')), en['error.bad-record']);
  // Chromium takes text that is not pasted by its own command line by line, each more slowly: the field takes it whole.
  await page.fill('textarea', '');
  const taken = await page.evaluateHandle(() => {
    const lengths: (number | undefined)[] = [];
    document.querySelector('textarea')?.addEventListener('input', (event) => {
      lengths.push((event as InputEvent).data?.length);
    });
    return lengths;
  });
  await page.keyboard.insertText(record);
  assert.deepEqual(await taken.jsonValue(), [record.length]);
  await page.click('.import .btn.primary');
  await page.waitForSelector('.scrubber');
});

test('an option that needs another can be ticked only with it', async ({ visit, address }) => {
  const { page } = await visit();
  await page.goto(`${address}#/new/two-empires`);
  const theft = page.locator('input[name="theft"]');
  await theft.waitFor();
  assert.equal(await theft.isDisabled(), true, 'with one player');
  await page.check('input[name="players"][value="two"]');
  await theft.check();
  await page.check('input[name="players"][value="one"]');
  assert.deepEqual([await theft.isDisabled(), await theft.isChecked()], [true, false]);
  // What was ticked and cannot be is not sent.
  await page.click('form button[type="submit"]');
  await page.waitForSelector('.te-railway');
});

test('one person leads allied seats, or each has a person', async ({ visit, address }) => {
  const { page } = await visit();
  await page.goto(`${address}#/new/two-empires`);
  await page.waitForFunction(
    (told) => document.querySelector('.solo')?.textContent === told,
    'You lead them all: Austria-Hungary, The Ottoman Empire (E0.3.2).',
  );
  const sitters = () => page.$$eval('.seat-choice :checked', (all) => all.map((one) => one.getAttribute('value')));
  assert.deepEqual(await sitters(), []);
  await page.check('input[name="players"][value="two"]');
  assert.deepEqual(await sitters(), ['here', 'here'], 'an ally is a person unless somebody says otherwise');
  await page.check('input[name="seat-ottoman"][value="random"]');
  // Whoever leads alone leads all, whatever was chosen for two.
  await page.check('input[name="players"][value="one"]');
  await page.fill('form input[type="text"]', 'allied');
  await page.click('form button[type="submit"]');
  await page.waitForSelector('.te-railway');
  const seats = new Set<string>();
  for (let n = 0; n < 60 && seats.size < 2; n++) {
    await myTurn(page);
    seats.add((await page.getAttribute('.table .who', 'data-seat')) ?? '');
    await moveFromList(page, /^end actions|^let/);
  }
  assert.deepEqual([...seats].sort(), ['0', '1'], 'both nations are asked here');
});

test('show me opens a table where the paragraph applies, in each of its manners', async ({ visit, address }) => {
  const { page } = await visit();
  const shown = async (game: string, rule: string): Promise<string> => {
    await page.goto(`${address}#/rules/${game}/${rule}`);
    await page.click(`[id="p-${rule}"] .example`);
    await page.waitForSelector('.shown blockquote:not(:empty)');
    await page.waitForSelector('.shown .did, .shown .refused, .shown-how');
    return (await page.textContent('.shown')) ?? '';
  };
  assert.match(await shown('vienna', 'V10.1.10'), /The Ottomans lose 2 Troops for good/);
  const cites = await page.$$eval('.log .cite', (links) => links.map((link) => link.textContent?.trim()));
  assert.ok(cites.includes('V10.1.10'), `the log there cites the paragraph: ${cites.slice(0, 8)}`);
  assert.match(await shown('vienna', 'V10.1.3'), /Tried:.*Entrench.*The hex must be controlled by nobody/);
  assert.match(await shown('vienna', 'V13.5.1'), /Structural Fortification\+2/);
  assert.ok(
    (await shown('vienna', 'V4.9')).includes(en['shown.veiled']),
    'a paragraph that hides is shown to one who looks on',
  );
  assert.match(await shown('hapsburg', 'H4.1.2'), /The Front must be on the map/);
  // From there it is played on, every hand open.
  await page.click('.replay .acts .btn:last-child');
  await lift(page);
  await page.waitForSelector('.table[data-decides="me"]');
  await page.goto(`${address}#/replay/example:vienna:V99.1`);
  await page.waitForSelector('.failed');
  assert.equal(await page.textContent('.failed p'), en['error.unknown-example']);
});

test(
  'a diagram is drawn by the board when it comes near, takes no focus, and can be enlarged',
  LATER,
  async ({ visit, address }) => {
    const { page } = await visit({ settings: { language: 'de' } });
    for (const [game, first, last] of [
      ['vienna', 'board', 'lines'],
      ['hapsburg', 'roads', 'will'],
      ['two-empires', 'turns', 'markers-ottoman'],
    ]) {
      await page.goto(`${address}#/rules/${game}`);
      await page.waitForSelector(`#d-${first}`);
      assert.equal(await page.$(`#d-${last} .still-sheet`), null, 'far away, nothing is drawn');
      const height = (): Promise<number> =>
        page.evaluate(async () => {
          // Reading it asks for the typefaces of the text, which stretch or shorten the page when they come.
          void document.documentElement.scrollHeight;
          await document.fonts.ready;
          return document.documentElement.scrollHeight;
        });
      const before = await height();
      for (const id of await page.$$eval('.diagram', (all) => all.map((one) => one.id))) {
        await page.evaluate((one) => document.getElementById(one)?.scrollIntoView({ block: 'center' }), id);
        await page.waitForSelector(`#${id} .still-sheet svg`);
      }
      assert.equal(await height(), before, 'nothing jumps');
      assert.equal(
        await page.$$eval('.still-sheet', (all) => all.filter((one) => !one.hasAttribute('inert')).length),
        0,
      );
      await page.click(`#d-${first} figcaption button`);
      await page.waitForSelector('.dialog.enlarged .stage svg');
      assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Schließen');
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => !document.querySelector('.dialog'));
    }
  },
);

test('a full disk is told in words, and the game goes on', async ({ visit, address }) => {
  const { page, context } = await visit();
  // Before the first write: the browser asks for the room left at most every 30 seconds.
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(address).origin, quotaSize: 1 });
  const told = (): Promise<unknown> =>
    page.waitForFunction((text) => document.querySelector('.toast p')?.textContent === text, en['error.quota']);
  await begin(page, SOLO, 'no room');
  await told();
  await page.click('.toast .btn');
  await moveFromList(page, /keep tactics/);
  await told();
  await myTurn(page);
  await moveFromList(page);
  await myTurn(page);
  assert.ok(Number(await page.getAttribute('.table', 'data-length')) >= 3, 'the game goes on');
  // Room again: the next move is kept, and a reload finds the game.
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(address).origin });
  await moveFromList(page);
  await myTurn(page);
  const length = await page.getAttribute('.table', 'data-length');
  await page.waitForTimeout(200);
  await page.reload();
  await page.waitForSelector(`.table[data-length="${length}"]`);
});

test('a damaged save is told in words, and the other games still open', async ({ visit, address }) => {
  const { page } = await visit();
  await begin(page, SOLO, 'whole');
  const whole = page.url();
  await begin(page, SOLO, 'damaged');
  const damaged = page.url();
  await page.waitForTimeout(200);
  const write = (store: string, value: unknown, key?: string): Promise<void> =>
    page.evaluate(
      ([name, put, under]) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('ravelin');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const transaction = opening.result.transaction(name as string, 'readwrite');
            transaction.objectStore(name as string).put(put, under as string | undefined);
            transaction.oncomplete = () => {
              opening.result.close();
              resolve();
            };
            transaction.onerror = () => reject(transaction.error);
          };
        }),
      [store, value, key] as const,
    );
  const id = damaged.split('/').at(-1) ?? '';
  for (const garbage of ['{"save":1,"sett', '\u0000\u0001', 'null', '{"save":1}', 42, { record: [] }]) {
    await write('saves', garbage, id);
    await page.reload();
    await page.waitForSelector('.failed');
    assert.equal(await page.textContent('.failed p'), en['error.bad-save'], JSON.stringify(garbage));
  }
  await write('games', { id: 'junk', updated: 'never' });
  await page.goto(`${address}#/`);
  await page.reload();
  await page.waitForSelector('.failed');
  assert.equal(await page.textContent('.failed p'), en['error.bad-save']);
  assert.equal(await page.$$eval('.rows > li', (rows) => rows.length), 2);
  await page.click(`.rows a[href="${new URL(whole).hash}"]`);
  await page.waitForSelector('.table[data-decides="me"]');
  await moveFromList(page, /keep tactics/);
});

test('phone: the map keeps 44 pixels for each hex, whatever is open', LATER, async ({ visit }) => {
  const { page } = await visit({ size: SIZES.phone, settings: { askAlways: true } });
  for (const [name, reach] of screensOf(gameOf('vienna')).filter(([one]) => one.includes('-play-'))) {
    await reach(page);
    const found = await page.evaluate((half) => {
      const svg = document.querySelector('.stage svg');
      const scale = svg instanceof SVGSVGElement ? (svg.getScreenCTM()?.d ?? 0) : 0;
      const open = ['.right', '.left'].map((one) => document.querySelector(one)?.clientHeight ?? 0);
      const page = document.documentElement;
      return {
        hex: 2 * half * scale,
        panel: Math.max(...open),
        wide: page.scrollWidth - innerWidth,
        high: page.scrollHeight - innerHeight,
      };
    }, HALF_H);
    assert.ok(found.hex >= 44, `${name}: a hex is ${found.hex.toFixed(1)} pixels high`);
    assert.ok(found.wide <= 0 && found.high <= 0, `${name}: the page scrolls`);
    if (/battle|tab/.test(name)) assert.ok(found.panel >= 96, `${name}: the panel has ${found.panel} pixels left`);
  }
});

test('an example of the rulebook leads to its lesson, and the lesson back', async ({ visit, address }) => {
  const { page } = await visit();
  await page.goto(`${address}#/rules/vienna/V17`);
  await page.waitForFunction(() => document.querySelector('.contents')?.textContent?.includes('Strategy cards'));
  assert.match((await page.textContent('.contents')) ?? '', /V17\s*Strategy cards\s*V18\s*Tactic cards/);
  for (const [rule, lesson] of [
    ['V19.3.1', 'response'],
    ['V19.5.1', 'troops'],
    ['V19.7.1', 'battle'],
  ]) {
    await page.goto(`${address}#/rules/vienna/${rule}`);
    await page.click(`[id="p-${rule}"] .show-me`);
    await page.waitForSelector('.lesson');
    assert.ok(page.url().endsWith(`#/learn/vienna/${lesson}`));
    await page.click(`.lesson a[href="#/rules/vienna/${rule}"].btn`);
    await page.waitForSelector(`[id="p-${rule}"].here`);
  }
});

test('a paragraph of another book is read there, and a section from its first paragraph', async ({
  visit,
  address,
}) => {
  const { page } = await visit();
  await page.goto(`${address}#/rules/two-empires/E0.2.4`);
  await page.click('[id="p-E0.2.4"] .cite');
  await page.waitForSelector('[id="p-H10.6.1"].here');
  assert.ok(page.url().endsWith('#/rules/hapsburg/H10.6'));
  assert.equal(await page.$('.note-box[role="alert"]'), null);
  await page.goto(`${address}#/rules/two-empires`);
  await page.waitForFunction(() => document.querySelector('.contents .besides'));
  assert.match((await page.textContent('.contents')) ?? '', /Hapsburg Eclipse.*Ottoman Sunset/);
  await page.goto(`${address}#/rules/two-empires/E99.1`);
  await page.waitForSelector('.note-box[role="alert"]');
});

test('a mistyped link and a lost game are told in words', async ({ visit, address }) => {
  const { page } = await visit();
  await page.goto(`${address}#/shared/abcdef`);
  await page.waitForSelector('.failed');
  assert.equal(await page.textContent('.failed p'), en['error.bad-link']);
  await page.goto(`${address}#/play/no-such-game`);
  await page.waitForFunction(
    (text) => document.querySelector('.failed p')?.textContent === text,
    en['error.no-such-game'],
  );
  await page.click('.page a.primary');
  await page.waitForSelector('.covers');
});

test('a position is shared by a short link that opens with its question and its log, and shows no hand', async ({
  visit,
  address,
}) => {
  const { page } = await visit();
  await begin(page, SOLO, 'share');
  for (const wanted of [/keep tactics/, /^entrench/]) await moveFromList(page, wanted);
  const copied = async (): Promise<string> => {
    await page.click('.share .primary');
    await page.waitForFunction(
      (done) => document.querySelector('.share .primary')?.textContent === done,
      en['share.copied'],
    );
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const asked = await page.textContent('.ask-line');
  await page.click('.menu-open');
  await page.click('.table-nav button:has-text("Share")');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.share-link')?.value !== '');
  assert.deepEqual(await findings(page), []);
  const link = await copied();
  assert.ok(link.startsWith(`${address}#/shared/`));
  assert.ok(link.length < 1500, `${link.length}`);
  await page.check('.share .choice:last-child input');
  await page.waitForFunction(
    (was) => ![was, ''].includes(document.querySelector<HTMLInputElement>('.share-link')?.value ?? ''),
    link,
  );
  const withHand = await copied();
  const other = await visit();
  await other.page.goto(link);
  await other.page.waitForSelector('.table .stage svg');
  assert.equal(await other.page.$$eval('.kinds .btn', (all) => all.length), 0);
  assert.equal(await other.page.textContent('.ask-line'), asked);
  assert.ok((await other.page.locator('.log .line').count()) > 2);
  assert.match((await other.page.textContent('.apart')) ?? '', new RegExp(en['play.sharedPosition']));
  assert.equal(await other.page.locator('#hand [data-place*="OS"]').count(), 0);
  await other.page.goto(withHand);
  await other.page.waitForSelector('#hand [data-place*="OS"]');
});

test('a replay steps, jumps, plays and branches into a sandbox', async ({ visit, address }) => {
  const { page } = await visit();
  await page.goto(`${address}#/import`);
  await page.fill('textarea', fixture('curtain'));
  await page.click('.import .btn.primary');
  await page.waitForSelector('.scrubber');
  await page.keyboard.press('Home');
  await page.waitForFunction(() => location.hash.endsWith('/0'));
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => location.hash.endsWith('/1'));
  await page.fill('.scrubber input[type="range"]', '30');
  await page.waitForFunction(() => location.hash.endsWith('/30'));
  await page.click('.prompt .acts .btn:last-child');
  await page.waitForSelector('.curtain, .table[data-decides]');
  await lift(page);
  // The log of the game stays, and the way back leads to the move that was left.
  assert.match((await page.textContent('.log')) ?? '', /Round 1 begins/);
  assert.ok((await page.locator('.log .line').count()) > 2);
  const moved = await page.$eval('.table', (table) => table.getAttribute('data-length'));
  assert.equal(moved, '0');
  await page.reload();
  await lift(page);
  await page.click('.apart a');
  await page.waitForSelector('.scrubber');
  assert.ok(page.url().endsWith('/30'), page.url());
  await page.goBack();
  await lift(page);
  await moveFromList(page);
});

test('offline after the first load', async ({ browser }) => {
  // A server of its own, so that it can really be gone.
  const server = await serve(join(import.meta.dirname, '../dist'));
  const { page, context, errors } = await visitAt(browser, server.address, { kept: true, at: '/' });
  const cached = () =>
    page.evaluate(async () => {
      const [name] = await caches.keys();
      return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
    });
  // A function that is waited for must not be async: its promise would pass for true.
  await test.expect.poll(cached, { timeout: 60_000 }).toBeGreaterThan(20);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await server.close();
  await page.reload();
  await page.waitForSelector('.covers');
  await begin(page, SOLO, 'offline');
  await moveFromList(page, /keep tactics/);
  await myTurn(page);
  await page.goto(`${server.address}#/rules/vienna/V1`);
  await page.waitForSelector('.para');
  assert.deepEqual(errors, []);
  await context.close();
});

// The first turn and every fifth lesson of every other game; the long run takes all.
const taught = (lessons: readonly string[]) => sample(lessons, 5);

for (const { id: game, lessons } of sample(GAMES, 3, 1))
  test(`lessons of ${game} are taught to their end`, async ({ visit, address }) => {
    const { page } = await visit();
    for (const lesson of taught(lessons)) {
      await page.goto(`${address}#/learn/${game}/${lesson}`);
      // The one before has none left.
      await page.waitForSelector('.lesson button');
      for (let n = 0; n < 30; n++) {
        const button = await page.$('.lesson button');
        if (!button) break;
        const before = await page.textContent('.lesson .eyebrow');
        // Where the learner decides alone, any move will do.
        if (await page.$('.lesson .yours')) await moveFromList(page);
        else await button.click();
        await page.waitForFunction((was) => document.querySelector('.lesson .eyebrow')?.textContent !== was, before);
      }
      assert.match((await page.textContent('.lesson .eyebrow')) ?? '', new RegExp(en['learn.done']));
    }
  });

test('phone: what a lesson says next begins in sight', async ({ visit, address }) => {
  const { page } = await visit({ size: SIZES.phone });
  await page.goto(`${address}#/learn/stronghold/cards`);
  await page.waitForSelector('.lesson');
  for (let n = 0; n < 4; n++) {
    const before = await page.textContent('.lesson .eyebrow');
    await page.click('.lesson button');
    await page.waitForFunction((was) => document.querySelector('.lesson .eyebrow')?.textContent !== was, before);
    const seen = await page.$eval('.lesson .eyebrow', (head) => {
      const { left, top, height } = head.getBoundingClientRect();
      return head.contains(document.elementFromPoint(left + 20, top + height / 2));
    });
    assert.ok(seen, `after step ${n + 1}`);
  }
});

test('the settings are kept, and change the page at once', async ({ visit, address }) => {
  const { page } = await visit();
  await page.goto(`${address}#/settings`);
  await page.click('text=Candle-light');
  assert.equal(await page.getAttribute('html', 'data-theme'), 'dark');
  await page.click('text=Deutsch');
  await page.waitForSelector('text=Einstellungen');
  await page.reload();
  await page.waitForSelector('text=Einstellungen');
  assert.equal(await page.getAttribute('html', 'lang'), 'de');
});
