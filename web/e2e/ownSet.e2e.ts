import assert from 'node:assert/strict';
import { findings } from './axe.ts';
import { SIZES } from './browser.mjs';
import { asGuest, goTo, test } from './people.ts';
import { myTurn } from './screens.mjs';

/** A component set of one's own at an online table. */

test('a set from the workshop goes to an online table; whoever is invited sees what differs, sits down and plays with it', async ({
  arrive,
}) => {
  const { page: host } = await arrive({ size: SIZES.desk });
  await asGuest(host, 'Katalin');
  await goTo(host, '/workshop/vienna');
  await host.click('.ws-shelf .btn.primary');
  await host.fill('.ws-head h1 input', 'Hungry autumn');
  await host.locator('.ws-sections select').selectOption({ index: 3 });
  await host.click('.ws-item:has-text("Elite")');
  await host.fill('[data-path$="/value"] input', '4');
  await host.waitForSelector('.ws-sound');
  await goTo(host, '/new-table/vienna');
  await host.check('.component-set:has-text("Hungry autumn") input');
  assert.deepEqual(await findings(host), []);
  await host.click('.table-card button[type="submit"]');
  await host.waitForSelector('.room-seats');
  await host.click('.invitation button');
  const link = await host.evaluate(() => navigator.clipboard.readText());

  const { page: other } = await arrive({ size: SIZES.phone });
  await asGuest(other, 'Ilka');
  await other.goto(link);
  await other.waitForSelector('.set-up-text:has-text("Hungry autumn")');
  await other.click('.set-up-text button');
  const row = other.locator('.ws-changes tbody tr');
  await row.waitFor();
  assert.match((await row.textContent()) ?? '', /Elite.*Battle value.*3.*4/);
  assert.deepEqual(await findings(other), []);
  await other.click('.ws-changes .acts button');
  await other.click('.room-seat[data-free="true"] button');
  await host.click('.room-main .primary.big[aria-disabled="false"]');
  for (const page of [host, other]) await page.waitForSelector('.table:has-text("Hungry autumn")');
  await myTurn(host);
});
