import assert from 'node:assert/strict';
import { SIZES } from './browser.mjs';
import { test } from './fixtures.ts';
import { begin, moveFromList, myTurn } from './screens.mjs';

/** The home screen: the way in for a newcomer, the covers, and the games that wait. */

test('a newcomer is led to a first turn, and is no newcomer after it', async ({ visit, address }) => {
  const { page } = await visit({ at: '/' });
  await page.click('.newcomer a.primary');
  await page.waitForSelector('.lesson');
  assert.match(page.url(), /learn\/vienna\/first-turn$/);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('ravelin.settings') ?? '{}');
    localStorage.setItem('ravelin.settings', JSON.stringify({ ...kept, lessons: ['vienna/first-turn'] }));
  });
  await page.goto(`${address}#/`);
  await page.reload();
  await page.waitForSelector('.cover-art svg');
  assert.equal(await page.locator('.newcomer').count(), 0);
  // The cover leads on to the other lessons.
  const links = await page.$$eval('.cover', (all) =>
    all.map((one) => one.querySelectorAll('a')[1]?.getAttribute('href')),
  );
  assert.equal(links.filter((link) => link?.endsWith('/first-turn')).length, 5);
  assert.ok(links.includes('#/learn/vienna'));
});

test('all six covers are in sight at once, each with players, length and weight', async ({ visit }) => {
  const { page } = await visit({ size: SIZES.desk, at: '/' });
  await page.waitForSelector('.cover-art svg');
  const covers = await page.$$eval('.cover', (all) =>
    all.map((one) => ({
      bottom: one.getBoundingClientRect().bottom,
      facts: [...one.querySelectorAll('.facts li')].map((fact) => fact.getAttribute('aria-label') ?? fact.textContent),
    })),
  );
  assert.equal(covers.length, 6);
  for (const { bottom, facts } of covers) {
    assert.ok(bottom <= 900, `${bottom}`);
    assert.match(facts.join('|'), /^(1|2|1–2) players?\|\d+ (h|min)\|Weight: [1-5] of 5$/);
  }
});

test('a game that waits shows its board, its round, who plays and what is asked', async ({ visit, address }) => {
  const { page } = await visit();
  await begin(page, { ottoman: 'here', habsburg: 'ensign' }, 'picture');
  await moveFromList(page, /keep tactics/);
  await myTurn(page);
  const asked = (await page.textContent('.ask-line'))?.trim().replace(/\s*V[\d.]+$/, '') ?? '';
  await page.goto(`${address}#/`);
  await page.waitForSelector('.saved .picture svg');
  assert.equal(await page.textContent('.saved-at'), 'Round 1 begins');
  assert.equal(await page.textContent('.saved-who'), 'Ottomans, against: Ensign');
  assert.ok(((await page.textContent('.saved-asks')) ?? '').startsWith(asked), asked);
  // What is kept beside the picture is what anybody may see: no card of a hand is in it.
  const kept = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open('ravelin');
        request.onsuccess = () => {
          const all = request.result.transaction('games').objectStore('games').getAll();
          all.onsuccess = () => resolve(JSON.stringify(all.result[0].view));
        };
      }),
  );
  assert.doesNotMatch(kept, /"(OS|HS|OT|HT)\d+"/);
  await page.click('.saved a.primary');
  await page.waitForSelector('.table');
  assert.equal(await page.locator('.failed').count(), 0);
});
