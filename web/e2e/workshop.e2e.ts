import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findings } from './axe.ts';
import { root, SIZES } from './browser.mjs';
import { LONG, test } from './fixtures.ts';
import { GAMES } from './games.mjs';

/** A component set made by clicks alone, played here and in the terminal, and refused when it is broken. */

const section = (page: Page, name: string | RegExp) =>
  page
    .locator('.ws-sections select')
    .selectOption({ index: 0 })
    .then(async () => {
      const options = await page.locator('.ws-sections option').allTextContents();
      const index = options.findIndex((text) => (typeof name === 'string' ? text.startsWith(name) : name.test(text)));
      await page.locator('.ws-sections select').selectOption({ index });
    });
const open = (page: Page, title: string) => page.locator('.ws-item', { hasText: title }).first().click();
/** Sets a number of the form that is open, by the end of its place in the files. */
const put = async (page: Page, place: string, value: string): Promise<void> => {
  const field = page.locator(`[data-path$="${place}"] input`).first();
  await field.fill(value);
  await field.blur();
};
const ravelin = (...args: string[]): string =>
  execFileSync(process.execPath, [join(root, 'cli/bin/ravelin.js'), ...args], { encoding: 'utf8' });

test('a set of five cards, two units and a chart: made by clicks, tried, exported, played in the terminal, refused when broken', async ({
  visit,
}) => {
  const { page } = await visit({ at: '/workshop/vienna' });
  await page.getByRole('button', { name: 'Begin a set from ours' }).click();
  await page.locator('.ws-item').first().waitFor();
  await page.getByLabel('Name of the set').fill('Hungry autumn');

  // Five cards: by a number of a clause, a new clause, a text, a clause taken away, and a Tactic.
  await section(page, 'Strategy cards');
  await open(page, 'Council in the Red Tent');
  await page.locator('.ws-clauses .ws-sentence input').nth(1).fill('2');
  await page.locator('.ws-form').getByText('changed by you').first().waitFor();
  await open(page, 'Humbaracı Mortars');
  await page.locator('.ws-sentence input').first().fill('3');
  await open(page, 'Breaching Guns');
  await page.locator('.ws-clauses > .ws-add select').selectOption('morale');
  await open(page, 'Provincial Levies');
  await page.locator('[data-path$="/title"] input').fill('Levies of the provinces');
  await page.locator('.ws-preview h3', { hasText: 'Levies of the provinces' }).waitFor();
  // A card more and a card less.
  await open(page, 'Double Mine');
  await page.getByRole('button', { name: 'Add another like it' }).click();
  await page.locator('.ws-form h2', { hasText: 'OS31' }).waitFor();
  await page.locator('[data-path="strategy/60/title"] input').fill('Triple Mine');
  await page.locator('.ws-preview h3', { hasText: 'Triple Mine' }).waitFor();
  await open(page, 'Serdengeçti');
  await page.getByRole('button', { name: 'Take it out' }).click();
  await page.locator('.ws-item', { hasText: 'Serdengeçti' }).waitFor({ state: 'detached' });
  await section(page, 'Tactic cards');
  await open(page, 'Sabres Drawn');
  await put(page, '/battle/total', '3');

  // Two units, and a chart.
  await section(page, 'Troops');
  await open(page, 'Elite');
  await put(page, '/value', '4');
  await page.locator('.ws-preview', { hasText: '4' }).waitFor();
  await open(page, 'Militia');
  await put(page, '/number', '4');
  await section(page, 'Board and numbers');
  await open(page, 'Limits');
  await page.locator('[data-path$="limits/barrage"] input').nth(1).fill('2');

  // A number that is refused says why, with its paragraph; undo takes it back.
  await put(page, '/troops', '0');
  const wrong = page.locator('.ws-form .ws-wrong');
  await wrong.waitFor();
  assert.match(await wrong.innerText(), /at least 1, not 0.*V12\.1/s);
  await page.getByRole('button', { name: 'Undo' }).click();
  await wrong.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: '10 changes' }).click();
  await page.getByRole('dialog').getByText('Levies of the provinces').first().waitFor();
  assert.deepEqual(await findings(page), []);
  await page.getByRole('button', { name: 'Close' }).click();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'ravelin-set-'));
  const file = join(folder, download.suggestedFilename());
  await download.saveAs(file);
  assert.equal(download.suggestedFilename(), 'vienna-hungry-autumn.components.json');

  // The terminal plays with the very file, and says what is wrong with a broken one.
  assert.match(ravelin('sim', 'vienna', '--games', LONG ? '200' : '3', '--components', file), /random games/);
  const broken = JSON.parse(readFileSync(file, 'utf8'));
  broken.troops[0].value = 'many';
  const bad = join(folder, 'broken.json');
  writeFileSync(bad, JSON.stringify(broken));
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'cli/bin/ravelin.js'), 'sim', 'vienna', '--components', bad],
    { encoding: 'utf8' },
  );
  assert.notEqual(status, 0);
  assert.match(stderr, /\/troops\/0\/value: Battle value is a whole number, not "many" \(V3\.2\.1\)/);

  // The new card is tried where it can be used, in a game with the set.
  await section(page, 'Strategy cards');
  await open(page, 'Triple Mine');
  await page.getByRole('button', { name: 'Try it in a position' }).click();
  await page.locator('.table[data-decides="me"]').waitFor();
  await page.locator('.hand', { hasText: 'Triple Mine' }).waitFor();
  await page.goBack();

  // Here it is played to the end, or a few moves of it.
  await page.getByRole('button', { name: 'Try the set' }).click();
  await page.locator('.table').waitFor();
  await page.getByText('Hungry autumn').first().waitFor();
  const isOver = () => page.evaluate(() => document.querySelector('.ending, .verdict') !== null);
  for (let n = 0; n < (LONG ? 1000 : 3) && !(await isOver()); n++) await page.evaluate(() => window.hand.move('.'));
  if (LONG) assert.ok(await isOver());

  // The broken file is refused in the workshop too, and nothing is lost.
  await page.goto(`${page.url().split('#')[0]}#/workshop/vienna`);
  await page.locator('.ws-import input').setInputFiles(bad);
  await page.locator('.ws-refused').waitFor();
  assert.match(await page.locator('.ws-refused').innerText(), /\/troops\/0\/value.*Battle value.*V3\.2\.1/s);
  assert.equal(await page.locator('.ws-set').count(), 1);
  await page.locator('.ws-import input').setInputFiles(file);
  await page.locator('.ws-item').first().waitFor();
});

// Every section of every game, in both languages, lights and sizes.
if (LONG)
  for (const { id } of GAMES)
    for (const [theme, language, size] of [
      ['light', 'en', SIZES.desk],
      ['dark', 'de', SIZES.phone],
    ] as const)
      test(`${id}: the forms of the workshop are clean and fit, ${theme}`, async ({ visit }) => {
        const { page } = await visit({ at: `/workshop/${id}`, settings: { theme, language }, size });
        await page.locator('.ws-shelf .btn.primary').click();
        await page.locator('.ws-item').first().waitFor();
        const sections = await page.locator('.ws-sections option').count();
        for (let index = 0; index < sections; index++) {
          const back = page.locator('.ws-to-list');
          if (await back.isVisible()) await back.click();
          await page.locator('.ws-sections select').selectOption({ index });
          await page.locator('.ws-item').first().click();
          assert.deepEqual(await findings(page), []);
          assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
        }
      });
