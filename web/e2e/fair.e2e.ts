import assert from 'node:assert/strict';
import { type GameRecord, Match, Random } from '@ravelin/engine';
import { bringGame, commitmentTo, FairChance, kernelOf, newSecret } from '@ravelin/table';
import { de, en } from '../fair/words.ts';
import { test } from './fixtures.ts';

/** Fair dice: a record is checked in the browser, without a server. */

const online = async (): Promise<GameRecord> => {
  await bringGame('vienna');
  const kernel = kernelOf('vienna');
  const secret = newSecret();
  const fair = { table: 'a table', commitment: commitmentTo('a table', secret), nonces: { ottoman: 'ab'.repeat(32) } };
  const match = new Match(kernel, { set: kernel.game.sets[0], source: new FairChance(fair, secret), fair });
  const rng = new Random('fair page');
  while (!match.over) match.make(match.kernel.random(match.state, rng));
  return { ...match.record(), fair: { ...fair, secret } };
};

const file = (record: unknown) => ({
  name: 'record.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(record)),
});

test('fair dice: a record is found fair or not, in both languages, and reached from Import', async ({ visit }) => {
  const record = await online();
  const { page, context } = await visit({ at: '/import' });
  await page.click('a[href="#/fair-dice"]');
  await page.waitForSelector('.fair input[type="file"]');
  await page.setInputFiles('.fair input', file(record));
  await page.waitForSelector('.fair-verdict.good');
  const told = (await page.textContent('.fair-verdict')) ?? '';
  assert.ok(told.startsWith(en.fair));
  assert.ok(told.includes(record.fair?.commitment ?? '?') && told.includes(en.compare));
  // What is needed has come: no server is asked.
  await context.setOffline(true);
  const [first, second, ...others] = record.start;
  await page.setInputFiles('.fair input', file({ ...record, start: [second, first, ...others] }));
  await page.waitForSelector('.fair-verdict.bad');
  assert.match((await page.textContent('.fair-verdict')) ?? '', /Not fair.*its start was dealt otherwise/s);

  const german = await visit({ at: '/fair-dice', settings: { language: 'de' } });
  await german.page.setInputFiles('.fair input', file({ ...record, fair: undefined }));
  await german.page.waitForSelector('.fair-verdict');
  const [title] = await german.page.locator('.fair-verdict h2').allTextContents();
  assert.equal(title, de.unread);
});
