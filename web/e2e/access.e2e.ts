import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SIZES } from './browser.mjs';
import type { Suite } from './kit.ts';
import { SCREENS } from './screens.mjs';

/** axe on every screen and dialog, in both themes and at both sizes. */

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

const suite: Record<string, Suite[string]> = {};
for (const [sizeName, size] of Object.entries(SIZES))
  for (const theme of ['light', 'dark'])
    suite[`axe finds nothing: ${sizeName}, ${theme}`] = async ({ visit }) => {
      const { page } = await visit({ size, settings: { theme } });
      const all: string[] = [];
      for (const [screen, reach] of SCREENS) {
        await reach(page);
        // By the debugger, not by a script tag: the page's policy forbids those.
        await page.evaluate(axe);
        const violations = await page.evaluate(async () => {
          const { axe: tool } = window as unknown as {
            axe: { run(where: Document, options: object): Promise<{ violations: Found[] }> };
          };
          const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
          return (await tool.run(document, { runOnly: tags })).violations;
        });
        for (const { id, help, nodes } of violations)
          for (const { html, failureSummary } of nodes.slice(0, 3))
            all.push(`${screen}: ${id} (${help}): ${html.slice(0, 160)} ${failureSummary?.split('\n')[1] ?? ''}`);
      }
      assert.deepEqual(all, []);
    };

export default suite;
