import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { SIZES } from './browser.mjs';
import { LONG, sample, test } from './fixtures.ts';
import { GAMES, gameOf } from './games.mjs';
import { type Decided, openPosition, positionsOf } from './positions.ts';
import { REACH, type Reach } from './reach.mjs';

/** Everything drawn is live: every legal move can be made by clicks on the board, the cards and the prompt, without the moves list. */

declare global {
  interface Window {
    readonly reach: Reach;
  }
}

/** So many positions of each game, and moves in each: a sample, or those of the long run, of which there may be fewer to try. */
const SIZE = LONG ? { many: Number(process.env.RAVELIN_POSITIONS ?? 200), most: 60 } : { many: 2, most: 6 };
const LIMIT = (LONG ? 120 : 5) * 60_000;

const faultsAt = (page: Page, { moves, lists }: Decided): Promise<string[]> =>
  page.evaluate(
    async ([all, walks]) => {
      const faults = await window.reach.beyondReach(all);
      for (const walk of walks) faults.push(...(await window.reach.listBeyondReach(walk)));
      return faults;
    },
    [moves, lists] as const,
  );

test('what lies beneath something else is found to be out of reach', async ({ visit, address }) => {
  const { page } = await visit({ size: SIZES.desk, settings: { askAlways: true } });
  await page.evaluate(REACH);
  const [position] = await positionsOf(gameOf('vienna'), { many: 1, most: 1 });
  await openPosition(page, address, position);
  assert.deepEqual(await faultsAt(page, position), []);
  await page.evaluate(() => {
    const veil = document.createElement('div');
    veil.style.cssText = 'position: fixed; inset: 0; z-index: 999';
    document.body.append(veil);
  });
  assert.notDeepEqual(await faultsAt(page, position), []);
});

/** Where moves of one kind once lay beyond reach. */
const ONE_KIND = [
  ['mohacs', 'enter', 'of like units that wait each can be taken, and not only the top one'],
  ['stronghold', 'trap', 'a trap can be laid on every path'],
] as const;

for (const [id, kind, means] of sample(ONE_KIND, 2))
  test(`${id}: ${means}`, async ({ visit, address }) => {
    const { page } = await visit({ size: SIZES.desk, settings: { askAlways: true } });
    await page.evaluate(REACH);
    const [position] = await positionsOf(gameOf(id), { many: 1, most: LONG ? 40 : 15, kind });
    assert.ok(position.moves.length > 3, `${position.moves.length} moves`);
    await openPosition(page, address, position);
    assert.deepEqual(await faultsAt(page, position), []);
  });

/**
 * On a phone some boards show a part at a time: the sample has moves from one part to another, which must be brought near in turn.
 * At Mohács the commands lie behind a tab there.
 */
const ON_PHONE = LONG ? { ...SIZE, many: SIZE.many / 2 } : { ...SIZE, many: 1, kind: 'move' };
const TRIED = [
  ...sample(GAMES, 2, 1).map((game) => ({ game, on: 'desk' as const, size: SIZE })),
  ...GAMES.filter(({ id }) => (LONG ? id !== 'mohacs' : id === 'stronghold')).map((game) => ({
    game,
    on: 'phone' as const,
    size: ON_PHONE,
  })),
];

for (const { game, on, size } of TRIED)
  test(`${game.id}: every legal move can be made on what is drawn, ${on}`, async ({ visit, address }) => {
    test.setTimeout(LIMIT);
    const { page } = await visit({ size: SIZES[on], settings: { askAlways: true } });
    await page.evaluate(REACH);
    const faults: string[] = [];
    for (const position of await positionsOf(game, size)) {
      await openPosition(page, address, position);
      const { length } = position.record.moves;
      for (const fault of await faultsAt(page, position)) faults.push(`after ${length} moves: ${fault}`);
    }
    assert.deepEqual(faults, []);
  });
