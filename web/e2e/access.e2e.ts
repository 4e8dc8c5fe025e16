import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { COLOURS, findings } from './axe.ts';
import { SIZES } from './browser.mjs';
import { LONG, test } from './fixtures.ts';
import { WALKS } from './screens.mjs';

/** Every screen and dialog: axe, nothing sticks out sideways, no parts of the table cover each other. */

/** The page in another light; the theme is nothing but this attribute. */
const light = (page: Page, theme: string): Promise<void> =>
  page.evaluate((one) => {
    document.documentElement.dataset.theme = one;
  }, theme);

const tooWide = async (page: Page): Promise<string[]> => {
  const pixels = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return pixels > 0 ? [`${pixels} pixels too wide`] : [];
};

const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (document.querySelector('dialog, .why-not')) return [];
    const left = document.querySelector('.table[data-floats] > .left');
    // Where panels float over the board, they must leave each other free, and what else lies on it.
    const board =
      left && getComputedStyle(left).position === 'absolute'
        ? ['.overview', '.legend', '.tools', '.zoom']
        : ['.middle'];
    const parts = ['.bar', ...board, '.hand', '.tabs', '.right', '.left', '.scrubber'];
    const boxes = parts.flatMap((part) => {
      const element = document.querySelector(part);
      const box = element?.getBoundingClientRect();
      return element && box && box.width > 0 && box.height > 0 ? [{ part, element, box }] : [];
    });
    return boxes.flatMap((a, i) =>
      boxes.slice(i + 1).flatMap((b) => {
        // The tabs may be a part of the column.
        if (a.element.contains(b.element) || b.element.contains(a.element)) return [];
        const x = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const y = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        return x > 1 && y > 1 ? [`${a.part} and ${b.part} overlap`] : [];
      }),
    );
  });

const LIGHTS = ['light', 'dark'] as const;
/** Their screens are those of Two Empires. */
const AS_OTHERS = ['hapsburg', 'ottoman-sunset'];

for (const [s, [name, size]] of Object.entries(SIZES).entries())
  for (const [w, [walk, screens]] of WALKS.entries()) {
    // The first half of each walk at one size and in one light, the next ones at and in the others; the long run goes all ways.
    if (!LONG && (s !== w % 2 || AS_OTHERS.includes(walk))) continue;
    const seen = LONG ? screens : screens.slice(0, screens.length / 2);
    const [first, ...others] = LONG ? LIGHTS : [LIGHTS[(w >> 1) % 2]];
    const lights = [first, ...others].join(' and ');
    test(`${name}, ${lights}, ${walk}: axe finds nothing, no screen scrolls sideways, nothing overlaps`, async ({
      visit,
    }) => {
      const { page } = await visit({ size, settings: { theme: first, askAlways: true } });
      const all: string[] = [];
      for (const [n, [screen, reach]] of seen.entries()) {
        if ((await reach(page)) === false) continue;
        const here = [...(await tooWide(page)), ...(await overlaps(page))];
        // The slowest look of all: at every fourth screen, the long run at all.
        if (LONG || n % 4 === s) here.push(...(await findings(page)));
        // In another light only the colours are others.
        for (const other of others) {
          await light(page, other);
          here.push(...(await findings(page, COLOURS)).map((found) => `${other}: ${found}`));
          await light(page, first);
        }
        all.push(...here.map((found) => `${screen}: ${found}`));
      }
      assert.deepEqual(all, []);
    });
  }
