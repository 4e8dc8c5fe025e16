import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { Person } from '../../server/testing/client.ts';
import type { TestServer } from '../../server/testing/server.ts';
import { findings } from './axe.ts';
import { SIZES } from './browser.mjs';
import { LATER, LONG, sample } from './fixtures.ts';
import { gameOf } from './games.mjs';
import { presses } from './presses.ts';
import { moveFromList, myTurn } from './screens.mjs';
import { type Come, type Guest, type Seated, type Tables, test } from './tables.ts';
import { wireTo } from './wire.ts';

/** Tables on a server, in real browsers. */

/** So many moves are made where nobody asks for whole games. */
const SOME = 14;
const LONGEST = 900;

const lengthOf = async (page: Page): Promise<number> => Number(await page.getAttribute('.table', 'data-length'));

const until = (page: Page, length: number): Promise<unknown> =>
  page.waitForFunction(
    (n) =>
      Number(document.querySelector('.table')?.getAttribute('data-length')) >= n || document.querySelector('.ending'),
    length,
  );

const isOver = async (page: Page): Promise<boolean> => (await page.$('.ending')) !== null;

/** The page of whoever decides. */
const decider = async (pages: readonly Page[]): Promise<Page> =>
  Promise.any(pages.map((page) => myTurn(page).then(() => page)));

/** What is stored of the game: whatever was acknowledged is there, once. */
const checkStored = async (server: TestServer, { id }: Seated, guests: readonly Guest[]): Promise<void> => {
  const rows = await server.database
    .selectFrom('moves')
    .selectAll()
    .where('game', '=', id)
    .orderBy('sequence')
    .execute();
  const keys = rows.flatMap(({ key }) => key?.split(' ')[1] ?? []);
  assert.equal(new Set(keys).size, keys.length, 'a key is stored twice');
  for (const { acknowledged } of guests)
    for (const key of acknowledged) assert.ok(keys.includes(key), `acknowledged and not stored: ${key}`);
  const all = guests.flatMap(({ acknowledged }) => [...acknowledged]);
  assert.deepEqual([...keys].sort(), [...all].sort(), 'stored, and never acknowledged');
  assert.deepEqual(
    rows.map(({ sequence }) => sequence),
    rows.map((_, i) => i + 1),
  );
};

test('two browsers play Vienna, one of them reloading, losing its line and sending everything twice', async ({
  server,
  table,
  come,
}) => {
  const vienna = await table('vienna', { ottoman: 'me', habsburg: 'me' });
  const wire = await wireTo(server.address);
  const steady = await come(vienna.people.habsburg, vienna);
  const shaky = await come(vienna.people.ottoman, vienna, { address: wire.address, twice: true });
  const pages = [steady.page, shaky.page];
  for (let n = 0; n < (LONG ? LONGEST : SOME); n++) {
    const page = await decider(pages);
    if (await isOver(page)) break;
    if (n % 5 === 2) wire.cut();
    const made = moveFromList(page);
    if (n % 5 === 2) {
      await shaky.page.waitForSelector('.line-note[data-line="lost"]');
      wire.mend();
    }
    await made;
    if (n % 7 === 6) await shaky.page.reload();
    const length = await lengthOf(page);
    for (const one of pages) await until(one, length);
  }
  if (!LONG) assert.ok((await lengthOf(steady.page)) >= SOME);
  if (LONG) for (const page of pages) assert.ok(await isOver(page));
  assert.ok([...shaky.sent.values()].every((times) => times >= 2));
  await checkStored(server, vienna, [steady, shaky]);
  assert.deepEqual(server.troubles, []);
  await wire.end();
});

test('a phone and a desk play Mohács by pressing what is drawn', async ({ server, table, come }) => {
  const game = gameOf('mohacs');
  const mohacs = await table('mohacs', { hungary: 'me', ottoman: 'me' });
  const phone = await come(mohacs.people.hungary, mohacs, { size: SIZES.phone });
  const desk = await come(mohacs.people.ottoman, mohacs, { size: SIZES.desk });
  const hands = new Map([
    [phone.page, presses(phone.page, SIZES.phone, game)],
    [desk.page, presses(desk.page, SIZES.desk, game)],
  ]);
  const pages = [...hands.keys()];
  for (let n = 0; n < (LONG ? LONGEST : SOME / 2); n++) {
    const page = await decider(pages);
    if ((await hands.get(page)?.(n)) === 'over') break;
    const length = await lengthOf(page);
    for (const one of pages) await until(one, length);
  }
  if (LONG) for (const page of pages) assert.ok(await isOver(page));
  await checkStored(server, mohacs, [phone, desk]);
});

test('three people watch: they see every move, nothing that is hidden, and can decide nothing', async ({
  server,
  table,
  come,
}) => {
  const vienna = await table('vienna', { ottoman: 'me', habsburg: 'me' }, { watchable: true });
  const players = [await come(vienna.people.ottoman, vienna), await come(vienna.people.habsburg, vienna)];
  const watchers = [];
  for (const name of ['Anna', 'Béla', 'Cem'])
    watchers.push(await come(await Person.guest(server.address, name), vienna));
  for (let n = 0; n < 4; n++) {
    const page = await decider(players.map((player) => player.page));
    await moveFromList(page);
    const length = await lengthOf(page);
    for (const watcher of watchers) await until(watcher.page, length);
  }
  const hand = (page: Page): Promise<string[]> =>
    page.$$eval('.hand [data-place]', (cards) =>
      cards.map((card) => card.getAttribute('data-place')?.split(':')[1] ?? ''),
    );
  for (const watcher of watchers) {
    assert.equal(await watcher.page.getAttribute('.table', 'data-decides'), 'other');
    assert.equal(
      await watcher.page.locator('.confirm, .kinds button, [data-move], .undo[aria-disabled="false"]').count(),
      0,
    );
    for (const { page } of players)
      for (const card of await hand(page))
        assert.ok(!watcher.received.some((text) => text.includes(`"${card}"`)), `a spectator was told of ${card}`);
  }
  assert.ok((await hand(players[0].page)).length > 0);
});

test('whoever knows the address of a table that is not to be watched is told that there is none', async ({
  server,
  table,
  come,
}) => {
  const vienna = await table('vienna', { ottoman: 'me', habsburg: 'me' });
  const stranger = await come(await Person.guest(server.address, 'Nobody'), vienna);
  assert.match((await stranger.page.textContent('.failed')) ?? '', /no such table/);
  stranger.errors.length = 0;
});

test('what was picked is still picked when the line is back, and the move is made once', async ({
  server,
  table,
  come,
}) => {
  const vienna = await table('vienna', { ottoman: 'me', habsburg: 'me' });
  const wire = await wireTo(server.address);
  const { page, ...guest } = await come(vienna.people.ottoman, vienna, {
    address: wire.address,
    settings: { askAlways: true },
  });
  await myTurn(page);
  await page.click('[data-move]');
  await page.waitForSelector('.confirm[aria-disabled="false"]');
  const ready = await page.getAttribute('.table', 'data-ready');
  wire.cut();
  await page.waitForSelector('.line-note[data-line="lost"]');
  assert.equal(await page.getAttribute('.table', 'data-ready'), ready);
  // Confirmed while there is no line: it is kept, and sent when there is one again.
  await page.click('.confirm');
  wire.mend();
  await until(page, 1);
  await page.waitForSelector('.line-note[data-line="back"]');
  await checkStored(server, vienna, [{ page, ...guest }]);
  await wire.end();
});

test('after a restart of the server everybody goes on by themselves', async ({ server, table, come }) => {
  const vienna = await table('vienna', { ottoman: 'me', habsburg: 'me' });
  const guests = [await come(vienna.people.ottoman, vienna), await come(vienna.people.habsburg, vienna)];
  const pages = guests.map(({ page }) => page);
  await moveFromList(await decider(pages));
  await server.restart();
  const page = await decider(pages);
  await moveFromList(page);
  for (const one of pages) await until(one, await lengthOf(page));
  await checkStored(server, vienna, guests);
});

test('a move that can be taken back is taken back for everybody', async ({ table, come }) => {
  const vienna = await table('vienna', { ottoman: 'me', habsburg: 'me' });
  const pages = [];
  for (const person of Object.values(vienna.people)) pages.push((await come(person, vienna)).page);
  for (let n = 0; n < 30; n++) {
    const page = await decider(pages);
    await moveFromList(page);
    const length = await lengthOf(page);
    if (!(await page.$('.undo[aria-disabled="false"]'))) continue;
    await page.click('.undo');
    for (const one of pages)
      await one.waitForFunction(
        (m) => document.querySelector('.table')?.getAttribute('data-length') === m,
        String(length - 1),
      );
    return;
  }
  assert.fail('no move could be taken back');
});

test('a computer at a table of the server is seen to think, and moves', async ({ computer, table, come }) => {
  const vienna = await table('vienna', { ottoman: 'me', habsburg: 'captain' });
  const { page } = await come(vienna.people.ottoman, vienna);
  while ((await page.getAttribute('.table', 'data-decides')) === 'me') await moveFromList(page);
  assert.match((await page.textContent('.thinking')) ?? '', /Captain/);
  // What only a computer in this page could do is not offered.
  assert.equal(await page.locator('.thinking .stop, .acts .hint, .table-nav [aria-pressed]').count(), 0);
  const before = await lengthOf(page);
  computer.release();
  await until(page, before + 1);
});

test('who signs out elsewhere is told so, and nothing is tried again', async ({ table, come }) => {
  const vienna = await table('vienna', { ottoman: 'me', habsburg: 'me' });
  const { page, person } = await come(vienna.people.ottoman, vienna);
  await person.must('POST', '/api/logout');
  await page.waitForSelector('.line-note[data-line="ended"]');
  assert.match((await page.textContent('.line-note')) ?? '', /not signed in/);
});

test('without a server the address of a table says so, and nothing is asked for', async ({ visit }) => {
  const { page } = await visit({ at: '/online/abc' });
  await page.waitForSelector('.failed');
  assert.match((await page.textContent('.failed')) ?? '', /no server/);
});

for (const [name, size] of sample(Object.entries(SIZES), 2, 1))
  test(`axe finds nothing at an online table, ${name}`, async ({ server, table, come }) => {
    const vienna = await table('vienna', { ottoman: 'me', habsburg: 'me' });
    const wire = await wireTo(server.address);
    const { page } = await come(vienna.people.ottoman, vienna, { size, address: wire.address });
    await moveFromList(page);
    assert.deepEqual(await findings(page), []);
    wire.cut();
    await page.waitForSelector('.line-note[data-line="lost"]');
    assert.deepEqual(await findings(page), []);
    await wire.end();
  });

/** Two people at a table with clocks, one of them with a phone. */
const withPhone = async (table: Tables, come: Come) => {
  const vienna = await table('vienna', { ottoman: 'me', habsburg: 'me' }, { pace: 'live' });
  const phone = await come(vienna.people.ottoman, vienna, { size: SIZES.phone });
  const desk = await come(vienna.people.habsburg, vienna, { size: SIZES.desk });
  return { vienna, phone: phone.page, desk: desk.page };
};

const pressAct = async (page: Page, name: RegExp): Promise<void> => {
  const seats = page.locator('.tabs [data-part="seats"]');
  if (await seats.isVisible()) await seats.click();
  await page.getByRole('button', { name }).click();
};

test('a draw is offered from a phone, declined at a desk, and offered back', LATER, async ({ table, come, server }) => {
  const { vienna, phone, desk } = await withPhone(table, come);
  await moveFromList(phone);
  await until(desk, 1);
  await pressAct(phone, /^Offer …/);
  await phone.getByRole('button', { name: 'Offer it' }).click();
  await desk.waitForSelector('.slip');
  assert.match((await desk.textContent('.slip')) ?? '', /ottoman’s player offers a draw/);
  assert.deepEqual(await findings(desk), []);
  await desk.click('.slip .btn:not(.primary)');
  await phone.waitForSelector('.slip', { state: 'detached' });
  await pressAct(desk, /^Offer …/);
  await desk.getByRole('button', { name: 'Offer it' }).click();
  await phone.waitForSelector('.slip');
  assert.deepEqual(await findings(phone), []);
  await phone.click('.slip .btn.primary');
  for (const page of [phone, desk]) {
    await page.waitForSelector('.ending');
    assert.match((await page.textContent('.ending')) ?? '', /Nobody wins.*agreed on a draw/);
  }
  const row = await server.database
    .selectFrom('games')
    .selectAll()
    .where('id', '=', vienna.id)
    .executeTakeFirstOrThrow();
  assert.equal(row.state, 'over');
});

test('what was asked to be taken back goes back when the other side agrees', async ({ table, come }) => {
  const { phone, desk } = await withPhone(table, come);
  await moveFromList(phone);
  await until(desk, 1);
  await pressAct(phone, /^Take back …/);
  await phone.getByRole('button', { name: 'Ask', exact: true }).click();
  await desk.click('.slip .btn.primary');
  for (const page of [phone, desk])
    await page.waitForFunction(() => document.querySelector('.table')?.getAttribute('data-length') === '0');
});

test('who resigns is asked first, has lost, and both can look back at the game', async ({ table, come }) => {
  const { phone, desk } = await withPhone(table, come);
  await moveFromList(phone);
  await until(desk, 1);
  await pressAct(desk, /^Resign …/);
  await desk.getByRole('button', { name: 'Cancel' }).click();
  assert.equal(await desk.locator('.ending').count(), 0);
  await pressAct(desk, /^Resign …/);
  await desk.getByRole('button', { name: 'Resign', exact: true }).click();
  for (const page of [phone, desk]) {
    await page.waitForSelector('.ending');
    assert.match((await page.textContent('.ending')) ?? '', /Victory: Ottomans.*Habsburgs resigned/);
  }
  await phone.getByRole('button', { name: 'Replay the game' }).click();
  await phone.waitForSelector('.replay');
});

test('a clock runs for whoever decides, and for nobody else', async ({ table, come }) => {
  const { phone, desk } = await withPhone(table, come);
  await moveFromList(phone);
  await until(desk, 1);
  const runs = desk.locator('.left .seat-clock[data-runs="true"]');
  await desk.waitForFunction(() => document.querySelector('.left .seat-clock[data-runs="true"]'));
  assert.equal(await runs.count(), 1);
  const before = await runs.textContent();
  await desk.waitForFunction(
    (text) => document.querySelector('.left .seat-clock[data-runs="true"]')?.textContent !== text,
    before,
  );
  assert.match((await phone.textContent('.who .seat-clock')) ?? '', /\d\d:\d\d/);
});

test(
  'players talk among themselves, those who watch among themselves, and what they write is only text',
  LATER,
  async ({ server, table, come }) => {
    const vienna = await table('vienna', { ottoman: 'me', habsburg: 'me' }, { watchable: true });
    const [ottoman, habsburg] = [await come(vienna.people.ottoman, vienna), await come(vienna.people.habsburg, vienna)];
    const watcher = await come(await Person.guest(server.address, 'Anna'), vienna);
    const text = '<img src=x onerror="throw 1"> Well met';
    await ottoman.page.click('.chat summary');
    await ottoman.page.fill('.chat-say input', text);
    await ottoman.page.keyboard.press('Enter');
    await habsburg.page.waitForSelector('.chat-count');
    assert.ok(((await habsburg.page.textContent('.chat summary')) ?? '').includes(text));
    await habsburg.page.click('.chat summary');
    await habsburg.page.waitForSelector('.chat-count', { state: 'detached' });
    assert.equal(await habsburg.page.locator('.chat img').count(), 0);
    assert.deepEqual(await findings(habsburg.page), []);
    await habsburg.page.click('.chat-lines .btn');
    await habsburg.page.fill('dialog input', 'rude');
    await habsburg.page.keyboard.press('Enter');
    await habsburg.page.waitForSelector('dialog', { state: 'detached' });
    assert.equal((await server.database.selectFrom('reports').selectAll().execute()).length, 1);
    await habsburg.page.reload();
    await habsburg.page.waitForFunction((said) => document.querySelector('.chat')?.textContent?.includes(said), text);
    assert.ok(!watcher.received.some((frame) => frame.includes('Well met')));
    assert.ok(!((await watcher.page.textContent('.chat')) ?? '').includes('Well met'));
  },
);
