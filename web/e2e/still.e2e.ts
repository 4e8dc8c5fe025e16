import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { Random } from '../../engine/random.ts';
import { SIZES } from './browser.mjs';
import { LATER, LONG, sample, test } from './fixtures.ts';
import { GAMES } from './games.mjs';
import { begin, moveFromList, myTurn } from './screens.mjs';

/** Nothing on the table moves or changes its size while a move is put together; lists that scroll may change in themselves. */

/** Decisions of which the picks are watched, and picks of each. */
const DECISIONS = LONG ? 60 : 3;
const PICKS = 3;

declare global {
  interface Window {
    /** What moved since it was last asked, and by how much. */
    readonly shifted: () => readonly string[];
    /** Where everything lies that has a place of its own. */
    readonly laid: () => Readonly<Record<string, string>>;
  }
}

/** What scrolls in itself may change in itself. */
const LISTS = '.moves, .lower, .part, .away-steps';

const watch = (page: Page): Promise<void> =>
  page.evaluate((lists) => {
    const told: string[] = [];
    const observer = new PerformanceObserver((seen) => {
      for (const entry of seen.getEntries() as (PerformanceEntry & {
        readonly value: number;
        readonly sources: readonly { readonly node: Node | null }[];
      })[])
        for (const { node } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element && !element.closest(lists)) told.push(`${element.tagName} ${element.className} ${entry.value}`);
        }
    });
    observer.observe({ type: 'layout-shift' });
    const PARTS =
      '.bar, .brand, .who, .standing, .ask-line, .ways, .kind, .acts .btn:not(.waiting), .menu, .left, .stage, .sheet > :first-child, .right, .part, .moves, .lower, .hand, .hand [data-place], .tabs';
    Object.assign(window, {
      shifted: () => told.splice(0),
      laid: () =>
        Object.fromEntries(
          [...document.querySelectorAll(PARTS)].map((one, i) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            const name = one.getAttribute('data-place') ?? one.getAttribute('data-kind') ?? `${one.className}/${i}`;
            return [name, [x, y, width, height].map(Math.round).join()];
          }),
        ),
    });
  }, LISTS);

/** Two frames later everything is laid out and told. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(), 30))),
      ),
  );

const playOn = async (page: Page, game: (typeof GAMES)[number]): Promise<void> => {
  await begin(page, game.seats, 'still', game);
  const chance = new Random(`still/${game.id}`);
  let picks = 0;
  for (let n = 0; n < DECISIONS; n++) {
    await myTurn(page);
    if (await page.$('.ending')) break;
    await page.evaluate(() => window.hand.answered());
    // What happened before is shown now; it has nothing to do with the picks.
    await settled(page);
    if (n === 0) await watch(page);
    await page.evaluate(() => window.shifted());
    const before = await page.evaluate(() => window.laid());
    for (let m = 0; m < PICKS; m++) {
      const picked = await page.evaluate((dice) => {
        const glow = [...document.querySelectorAll('.stage .legal, .hand .legal, .kinds .kind')];
        const one = glow[dice % glow.length];
        one?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        return one && (one.getAttribute('data-place') ?? one.textContent);
      }, chance.int(5040));
      if (picked === undefined) break;
      picks++;
      await page.evaluate(() => window.hand.answered());
      await settled(page);
      const now = await page.evaluate(() => window.laid());
      const moved = Object.keys(before).filter((name) => name in now && now[name] !== before[name]);
      assert.deepEqual(
        [
          ...moved.map((name) => `${name}: ${before[name]} → ${now[name]}`),
          ...(await page.evaluate(() => window.shifted())),
        ],
        [],
        `${game.id}: after picking ${picked}`,
      );
    }
    await page.keyboard.press('Escape');
    await moveFromList(page);
  }
  assert.ok(picks > 0, `something was picked in ${game.id}`);
};

// One game at one size and two at the other; the long run plays all at both.
for (const [s, [size, device]] of Object.entries(SIZES).entries())
  test(`nothing moves while something is picked (${size})`, async ({ visit }) => {
    const { page } = await visit({ size: device, settings: { askAlways: true } });
    for (const game of sample(GAMES, 4, 3 - 2 * s)) await playOn(page, game);
  });

test('the bar has the same height for every question, and a closed Undo is only a sign', LATER, async ({ visit }) => {
  const { page } = await visit({ size: SIZES.desk });
  for (const game of GAMES) {
    await begin(page, game.seats, 'bar', game);
    for (let n = 0; n < 3; n++) {
      await myTurn(page);
      const [bar, undo] = await page.evaluate(() =>
        ['.bar', '.undo'].map((selector) => document.querySelector(selector)?.getBoundingClientRect()),
      );
      assert.equal(Math.round(bar?.height ?? 0), 81, game.id);
      assert.ok((undo?.width ?? 99) <= 36, game.id);
      await moveFromList(page);
    }
  }
  await page.hover('.undo');
  const why = page.locator('.reasoned:has(.undo) .reason');
  assert.equal(await why.isVisible(), true);
  assert.match((await why.textContent()) ?? '', /^Undo/);
});
