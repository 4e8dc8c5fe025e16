import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { findings } from './axe.ts';
import { SIZES } from './browser.mjs';
import { test } from './fixtures.ts';
import { WALKS } from './screens.mjs';

/** Every screen and dialog at both sizes: axe in both themes, nothing sticks out sideways, no parts of the table cover each other. */

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
    const parts = ['.table > .top', '.prompt', '.middle', '.hand', '.tabs', '.right', '.left', '.scrubber'];
    const boxes = parts.flatMap((part) => {
      const element = document.querySelector(part);
      const box = element?.getBoundingClientRect();
      return box && box.width > 0 && box.height > 0 ? [{ part, box }] : [];
    });
    return boxes.flatMap((a, i) =>
      boxes.slice(i + 1).flatMap((b) => {
        const x = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const y = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        return x > 1 && y > 1 ? [`${a.part} and ${b.part} overlap`] : [];
      }),
    );
  });

for (const [[name, size], [walk, screens]] of Object.entries(SIZES).flatMap((one) =>
  WALKS.map((walk) => [one, walk] as const),
))
  test(`${name}, ${walk}: axe finds nothing in either light, no screen scrolls sideways, nothing overlaps`, async ({
    visit,
  }) => {
    const { page } = await visit({ size });
    const all: string[] = [];
    for (const [screen, reach] of screens) {
      if ((await reach(page)) === false) continue;
      const here = [...(await tooWide(page)), ...(await overlaps(page)), ...(await findings(page))];
      // In the other light only the colours are others.
      await light(page, 'dark');
      here.push(...(await findings(page, ['color-contrast', 'link-in-text-block'])).map((found) => `dark: ${found}`));
      await light(page, 'light');
      all.push(...here.map((found) => `${screen}: ${found}`));
    }
    assert.deepEqual(all, []);
  });
