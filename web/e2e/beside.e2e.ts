import assert from 'node:assert/strict';
import { Client, Person } from '../../server/testing/client.ts';
import { en } from '../online/words/en.ts';
import { findings } from './axe.ts';
import { SIZES } from './browser.mjs';
import { myTurn } from './screens.mjs';
import { test } from './tables.ts';
import { wireTo } from './wire.ts';

/** What an online table shows besides the game: who is there, the seal of its dice, notes, and playing again. */

test('who is there and how many watch is shown, notes are kept, and the seal names the commitment', async ({
  server,
  table,
  come,
}) => {
  const vienna = await table('vienna', { ottoman: 'me', habsburg: 'me' }, { watchable: true });
  const { page } = await come(vienna.people.habsburg, vienna, { size: SIZES.desk });
  const mark = (is: string) => page.waitForSelector(`.seat-head [data-presence="${is}"]`);
  await mark('away');
  const ottoman = await new Client(vienna.people.ottoman, vienna.id).connect();
  await mark('here');
  await ottoman.drop();
  await mark('lost');
  await ottoman.connect();
  const watcher = await new Client(await Person.guest(server.address, 'Anna'), vienna.id).connect();
  await page.waitForSelector('.watchers');
  assert.match((await page.textContent('.watchers')) ?? '', /^\s*1\s/);

  const { fair } = await vienna.people.habsburg.must<{ fair: { commitment: string } }>(
    'GET',
    `/api/tables/${vienna.id}`,
  );
  const short = (await page.textContent('.seal code')) ?? '';
  assert.equal(fair.commitment.startsWith(short.replaceAll(' ', '')), true);
  assert.equal(short.length, 14);

  await page.click('.notes summary');
  await page.fill('.notes textarea', 'Relief in round 4?');
  await page.waitForSelector(`.notes >> text=${en['account.saved']}`);
  assert.deepEqual(await findings(page), []);
  await page.reload();
  await page.click('.notes summary');
  await page.waitForFunction(() => document.querySelector('textarea')?.value === 'Relief in round 4?');
  const others = await vienna.people.ottoman.must<{ text: string }>('GET', `/api/tables/${vienna.id}/notes`);
  assert.equal(others.text, '');
  await Promise.all([ottoman.close(), watcher.close()]);
});

test('both want to play again, and are taken to the new table; who does not wait takes it back', async ({
  table,
  come,
}) => {
  const vienna = await table('vienna', { ottoman: 'me', habsburg: 'me' });
  const { page: desk } = await come(vienna.people.ottoman, vienna, { size: SIZES.desk });
  const { page: phone } = await come(vienna.people.habsburg, vienna, { size: SIZES.phone });
  const ottoman = await new Client(vienna.people.ottoman, vienna.id).connect();
  await ottoman.ask('resign');
  await ottoman.close();
  for (const page of [desk, phone]) await page.waitForSelector('.ending .rematch');
  await desk.click(`.ending .rematch >> text=${en['rematch.want']}`);
  await phone.waitForSelector(`.ending .rematch >> text=${en['rematch.accept']}`);
  await desk.click(`.ending .rematch >> text=${en['proposal.withdraw']}`);
  await phone.waitForSelector(`.ending .rematch >> text=/^${en['rematch.want']}$/`);
  await desk.click(`.ending .rematch >> text=${en['rematch.want']}`);
  assert.deepEqual(await findings(desk), []);
  await phone.click(`.ending .rematch >> text=${en['rematch.accept']}`);
  for (const page of [desk, phone]) {
    await page.waitForFunction((id) => !location.hash.includes(id), vienna.id);
    await page.waitForSelector('.table[data-length="0"]');
  }
  assert.equal(new URL(desk.url()).hash, new URL(phone.url()).hash);
  // Everybody sits one seat further.
  await myTurn(phone);
});

test('who comes back after a long break of the line is told what happened meanwhile', async ({
  server,
  table,
  come,
}) => {
  const vienna = await table('vienna', { ottoman: 'me', habsburg: 'me' });
  const wire = await wireTo(server.address);
  const { page } = await come(vienna.people.habsburg, vienna, { address: wire.address });
  const { ottoman: host, habsburg: other } = vienna.people;
  const [ottoman, habsburg] = await Promise.all([host, other].map((one) => new Client(one, vienna.id).connect()));
  await ottoman.ask('play', { move: 'keep tactics' }, 'a');
  await habsburg.ask('play', { move: 'keep tactics' }, 'b');
  const { moves } = await ottoman.until(({ length, decision }) => length === 2 && decision?.seat === 'ottoman');
  await habsburg.close();
  await page.waitForSelector('.table[data-length="2"]');
  wire.cut();
  await page.waitForSelector('.line-note[data-line="lost"]');
  await ottoman.ask('play', { move: moves[0].notation }, 'c');
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 60_000;
  });
  wire.mend();
  await page.waitForSelector('.away, .away-bar');
  await ottoman.close();
  await wire.end();
});
