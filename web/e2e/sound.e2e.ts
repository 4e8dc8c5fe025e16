import assert from 'node:assert/strict';
import { test, type Visitor } from './fixtures.ts';
import { begin, moveFromList, myTurn } from './screens.mjs';

/** Sound is off until it is wanted, and is made in the page. */

/** How many sources of sound were started in two moves of a game. */
const started = async (visit: Visitor, address: string, settings: Record<string, unknown>): Promise<number> => {
  const { page } = await visit({ settings });
  await page.addInitScript(() => {
    const counted = { sounds: 0 };
    Object.assign(window, { counted });
    for (const node of [AudioBufferSourceNode, OscillatorNode] as const) {
      const { start } = node.prototype;
      node.prototype.start = function (...when: number[]) {
        counted.sounds++;
        start.apply(this, when as []);
      };
    }
  });
  await page.goto(`${address}#/`);
  await page.reload();
  await page.waitForSelector('.covers');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await begin(page, { ottoman: 'here', habsburg: 'ensign' }, 'sound');
  await moveFromList(page, /keep tactics/);
  await myTurn(page);
  await moveFromList(page, /^entrench/);
  assert.deepEqual(
    requests.filter((url) => /\.(mp3|ogg|wav|m4a)$/.test(url)),
    [],
  );
  return page.evaluate(() => (window as unknown as { counted: { sounds: number } }).counted.sounds);
};

test('a table is silent, and where sound is wanted cards and pieces are heard', async ({ visit, address }) => {
  assert.equal(await started(visit, address, {}), 0);
  assert.ok((await started(visit, address, { sound: true })) > 2);
});
