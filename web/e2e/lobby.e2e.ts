import assert from 'node:assert/strict';
import { en } from '../online/words/en.ts';
import { findings } from './axe.ts';
import { SIZES } from './browser.mjs';
import { sample } from './fixtures.ts';
import { asGuest, asMember, goTo, test } from './people.ts';
import { begin, moveFromList, myTurn } from './screens.mjs';

/** Tables: made, found, joined, left and begun; and the home screen of somebody who plays online. */

test('a table by invitation: the link brings a phone to it, and both sit down to play', async ({ arrive }) => {
  const { page: host } = await arrive({ size: SIZES.desk });
  await asGuest(host, 'Katalin');
  await host.click(`.home-head a:text-is("${en['new.title']}")`);
  await host.waitForSelector('.table-card');
  assert.equal(await host.isChecked('input[name="seat-habsburg"][value="invite"]'), true);
  await host.check('input[name="pace"][value="live"]');
  await host.check('input[name="timeout"][value="captain"]');
  await host.check('.component-set:has-text("Guns forward") input');
  await host.click('.table-card button[type="submit"]');
  await host.waitForSelector('.room-seats');
  assert.equal(await host.title(), 'Table: Siege of Vienna 1683 · Ravelin');
  assert.equal(await host.getAttribute('.room-main .primary.big', 'aria-disabled'), 'true');
  await host.click(`.invitation button`);
  const link = await host.evaluate(() => navigator.clipboard.readText());

  const { page: other } = await arrive({ size: SIZES.phone });
  await other.goto(link);
  await other.waitForSelector('.entrance');
  assert.equal(await other.textContent('.notice'), en['room.invited']);
  await other.fill('.entrance-others input[name="name"]', 'Ilka');
  await other.click('.entrance-others button[type="submit"]');
  await other.click('.room-seat[data-free="true"] button');
  await other.waitForSelector(`text=${en['room.readyGuest']}`);
  await host.waitForSelector(`text=${en['room.ready']}`);
  assert.match((await host.textContent('.room-seats')) ?? '', /OttomansYou \(Katalin\).*HabsburgsIlka/);
  assert.match((await host.textContent('.room-about')) ?? '', /Guns forward.*Captain takes over/);
  await host.click('.room-main .primary.big');
  for (const page of [host, other]) await page.waitForSelector('.table:has-text("Guns forward")');
  await myTurn(host);
});

test('an open table is found in the lobby, left again, and removed by its host', async ({ arrive }) => {
  const { page: host } = await arrive();
  await asGuest(host, 'Katalin');
  await goTo(host, '/new-table/mohacs');
  // One click on the card opens the same table to all.
  await host.check('input[name="seat-ottoman"][value="computer"]');
  // The server draws the sides when the game begins: until then there are only places.
  await host.check('input[name="lot"]');
  await host.click('.table-card button[name="open"]');
  await host.waitForSelector(`.room-main:has-text("${en['room.lot']}")`);
  assert.match((await host.textContent('.room-seats')) ?? '', /^Place 1.*Place 2/);

  const { page: other } = await arrive();
  await asGuest(other, 'Ilka');
  await other.click('.open-table button');
  await other.waitForSelector('.room-seats');
  await other.click(`text=${en['room.leave']}`);
  await other.waitForSelector('.online-home');
  await goTo(other, '/lobby');
  assert.match((await other.textContent('.open-table')) ?? '', /Mohács 1526.*Katalin/);
  await other.selectOption('.lobby-head select', 'vienna');
  await other.waitForSelector(`text=${en['lobby.none']}`);

  await host.click(`text=${en['room.close']}`);
  await host.click('dialog .danger');
  await host.waitForSelector('.online-home');
  await other.selectOption('.lobby-head select', 'mohacs');
  await other.waitForFunction(() => !document.querySelector('.open-table'));
});

test('somebody invited by name finds it at home, with the seat; one accepts, another declines', async ({ arrive }) => {
  const { page: host } = await arrive({ size: SIZES.desk });
  await asMember(host, 'Katalin', 'katalin@example.org', 'ravelin and glacis');
  const { page: phone } = await arrive({ size: SIZES.phone });
  await asMember(phone, 'Ilka', 'ilka@example.org', 'ravelin and glacis');
  const { page: other } = await arrive();
  await asMember(other, 'Marek', 'marek@example.org', 'ravelin and glacis');
  let opened = 0;
  host.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/tables')) opened++;
  });
  await goTo(host, '/new-table/vienna');
  // Who is asked in the form already must be somebody; else no table is opened.
  await host.fill('input[name="invitee-habsburg"]', 'Nobody');
  await host.keyboard.press('Enter');
  await host.waitForSelector(`.table-card >> text=${en['error.no-such-player']}`);
  await host.fill('input[name="invitee-habsburg"]', 'Katalin');
  await host.keyboard.press('Enter');
  await host.waitForSelector(`.table-card >> text=${en['error.yourself']}`);
  assert.equal(opened, 0);
  // If the invitation fails then, the table is there all the same, and its room says so.
  await host.route('**/invitations', (route) => route.fulfill({ status: 429 }), { times: 1 });
  await host.fill('input[name="invitee-habsburg"]', 'Ilka');
  await host.keyboard.press('Enter');
  await host.waitForSelector(`[aria-labelledby="invite-title"] >> text=${en['error.no-connection']}`);
  await host.click(`[aria-labelledby="invite-title"] button:has-text("${en['invite.button']}")`);
  await host.waitForSelector('[aria-labelledby="invite-title"] .row >> text=Ilka');
  assert.equal(opened, 1);
  for (const name of ['Marek', 'Nobody']) {
    await host.fill('[aria-labelledby="invite-title"] input', name);
    await host.keyboard.press('Enter');
    await host.waitForSelector(
      `[aria-labelledby="invite-title"] >> text=${name === 'Nobody' ? en['invite.nobody'] : name}`,
    );
  }
  assert.deepEqual(await findings(host), []);
  await other.reload();
  await other.click(`.invited >> text=${en['invited.decline']}`);
  await other.waitForFunction(() => !document.querySelector('.invited'));
  await host.waitForSelector(`text=${en['invite.declined']}`);
  await phone.reload();
  await phone.waitForSelector('.invited');
  assert.match(
    (await phone.textContent('.invited')) ?? '',
    /Katalin asks you to Siege of Vienna 1683\s*Habsburgs for you/,
  );
  assert.deepEqual(await findings(phone), []);
  await phone.click(`.invited >> text=${en['invited.accept']}`);
  await phone.waitForSelector(`text=${en['room.readyGuest']}`);
  await host.waitForSelector(`text=${en['room.ready']}`);
});

test('who opens a table that is gone, or not meant for them, is told so', async ({ arrive }) => {
  const { page } = await arrive();
  await asGuest(page, 'Katalin');
  await goTo(page, '/table/nowhere/nothing');
  await page.waitForSelector('.failed');
  assert.equal(await page.textContent('.failed p'), en['error.unknown-table']);
});

test('a table with a computer is kept on the server if one likes, and begins at once, by the keyboard alone', async ({
  arrive,
}) => {
  const { page } = await arrive();
  await asGuest(page, 'Katalin');
  await goTo(page, '/new/vienna');
  await page.waitForSelector('.table-card');
  assert.equal(await page.isChecked('input[name="level-habsburg"][value="captain"]'), true);
  assert.equal(await page.isChecked('input[name="pace"][value="none"]'), true, 'no clock against a computer');
  assert.match((await page.textContent('.table-card dl')) ?? '', /OttomansKatalin, here.*Computer, Captain/);
  await page.focus('input[name="kept"][value="device"]');
  await page.keyboard.press('ArrowDown');
  // A beginning that fails is made up for in the room: the table is there.
  await page.route('**/start', (route) => route.fulfill({ status: 429 }), { times: 1 });
  await page.keyboard.press('Enter');
  await page.waitForSelector(`.room .wrong >> text=${en['error.no-connection']}`);
  await page.goBack();
  await page.focus('input[name="kept"][value="device"]');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.table');
  assert.match(page.url(), /#\/online\//);
});

test('who is not signed in is asked only when a table is opened, and what was set stays', async ({ arrive }) => {
  const { page } = await arrive();
  await goTo(page, '/new/stronghold');
  await page.waitForSelector('.table-card');
  await page.click('.seat-acts .btn');
  assert.equal(await page.isChecked('input[name="seat-defender"][value="here"]'), true, 'the sides are changed');
  await page.click('.table-card button[name="invite"]');
  await page.fill('.enter-dialog .entrance-others input[name="name"]', 'Katalin');
  await page.click('.enter-dialog .entrance-others button[type="submit"]');
  await page.waitForSelector('.room-seats');
  assert.match((await page.textContent('.room-seats')) ?? '', /InvaderFree.*DefenderYou \(Katalin\)/);
  assert.match((await page.textContent('.room-about')) ?? '', /Fast, one day/);
});

test('a game begun alone on this device goes on online, where it stood, with somebody else', async ({ arrive }) => {
  const { page } = await arrive({ size: SIZES.desk });
  await asGuest(page, 'Katalin');
  await begin(page, { ottoman: 'here', habsburg: 'ensign' }, 'taken');
  await moveFromList(page, /keep tactics/);
  await myTurn(page);
  const asked = await page.textContent('.ask-line');
  await goTo(page, '/');
  await page.click('.on-device a[href*="take-online"]');
  await page.waitForSelector('.table-card');
  assert.equal(await page.isChecked('input[name="level-habsburg"][value="ensign"]'), true, 'the computer stays');
  assert.equal(await page.locator('input[name="scenario"]').count(), 0, 'what has begun is not set up anew');
  await page.check('input[name="seat-habsburg"][value="invite"]');
  await page.click('.table-card button[type="submit"]');
  await page.waitForSelector('.room-seats');
  assert.match((await page.textContent('.room-about')) ?? '', /Begun elsewhere/);
  const link = await page.inputValue('.share-link');
  const { page: other } = await arrive();
  await other.goto(link);
  await other.fill('.entrance-others input[name="name"]', 'Ilka');
  await other.click('.entrance-others button[type="submit"]');
  await other.click('.room-seat[data-free="true"] button');
  await page.waitForSelector(`text=${en['room.ready']}`);
  await page.click('.room-main .primary.big');
  await myTurn(page);
  assert.match(page.url(), /#\/online\//);
  assert.equal(await page.textContent('.ask-line'), asked);
});

test('home shows what waits for me: the board, my side, the opponent, the question and what I missed', async ({
  arrive,
  table,
  come,
}) => {
  const vienna = await table('vienna', { ottoman: 'me', habsburg: 'me' }, { pace: 'fast' });
  const { page: ottoman } = await come(vienna.people.ottoman, vienna);
  await moveFromList(ottoman, /keep tactics/);
  const { page, context } = await arrive({ at: '/' });
  const [name, value] = vienna.people.habsburg.cookie.split('=');
  await context.addCookies([{ name, value, url: page.url() }]);
  await page.reload();
  await page.waitForSelector('.waiting-table .picture svg');
  assert.equal(await page.textContent('#waiting-title .badge'), '1');
  assert.match((await page.textContent('.waiting-table')) ?? '', /You are Habsburgs.*ottoman’s player/);
  assert.match((await page.textContent('.waiting-table .saved-asks')) ?? '', /Tactics/);
  assert.match((await page.textContent('.time-left')) ?? '', /^(23 h \d+ min|1 d 0 h) left$/);
  await page.click('.waiting-table a.primary');
  await page.waitForSelector('.table');
  await moveFromList(page, /keep tactics/);
  await goTo(page, '/');
  await page.waitForSelector('.not-mine a');
  assert.equal(await page.locator('#waiting-title .badge').count(), 0);

  await goTo(ottoman, '/');
  await ottoman.reload();
  await ottoman.waitForSelector('.saved-at');
  assert.equal(await ottoman.textContent('.saved-at'), 'Round 1 begins');
});

for (const [size, device] of sample(Object.entries(SIZES), 2))
  test(`tables at ${size}: axe finds nothing, and nothing sticks out`, async ({ arrive, table }) => {
    const vienna = await table('vienna', { ottoman: 'me', habsburg: 'me' });
    const theme = size === 'phone' ? 'light' : 'dark';
    const { page, context } = await arrive({ size: device, settings: { theme, language: 'de' } });
    const [name, value] = vienna.people.ottoman.cookie.split('=');
    await context.addCookies([{ name, value, url: page.url() }]);
    await page.reload();
    const found: string[] = [];
    const look = async (hash: string | undefined, ready: string): Promise<void> => {
      if (hash !== undefined) await goTo(page, hash);
      await page.waitForSelector(ready);
      const where = page.url().split('#')[1];
      found.push(...(await findings(page)).map((text) => `${where}: ${text}`));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) found.push(`${where}: ${wide} pixels too wide`);
    };
    await look('/new-table/two-empires', '.table-card');
    await look('/new-table/vienna', '.table-card');
    await page.check('input[name="seat-habsburg"][value="open"]');
    await page.click('.table-card button[type="submit"]');
    await look(undefined, '.room-seats');
    await page.click('.room-main .acts .btn:not(.primary)');
    await look(undefined, 'dialog');
    await page.keyboard.press('Escape');
    await look('/lobby', '.open-table');
    await look('/', '.waiting-table .picture svg');
    assert.deepEqual(found, []);
  });
