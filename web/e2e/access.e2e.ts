import assert from 'node:assert/strict';
import { findings } from './axe.ts';
import { SIZES } from './browser.mjs';
import type { Suite } from './kit.ts';
import { SCREENS } from './screens.mjs';

/** axe on every screen and dialog, in both themes and at both sizes. */

const suite: Record<string, Suite[string]> = {};
for (const [sizeName, size] of Object.entries(SIZES))
  for (const theme of ['light', 'dark'])
    suite[`axe finds nothing: ${sizeName}, ${theme}`] = async ({ visit }) => {
      const { page } = await visit({ size, settings: { theme } });
      const all: string[] = [];
      for (const [screen, reach] of SCREENS) {
        await reach(page);
        all.push(...(await findings(page, screen)));
      }
      assert.deepEqual(all, []);
    };

export default suite;
