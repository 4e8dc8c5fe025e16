import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** axe, run in a page as it stands. */

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** The rules that a light can break. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];
const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What is wrong, a line for each finding; of the named rules of axe or of all. */
export const findings = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  // By the debugger, not by a script tag: the page's policy forbids those. A document keeps it until it is left.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const violations = await page.evaluate(
    async (runOnly) => {
      const { axe: tool } = window as unknown as {
        axe: { run(where: Document, options: object): Promise<{ violations: Found[] }> };
      };
      // What passes need not be described, and what does not is shown by its own text; none of these rules reads style sheets.
      const quick = { resultTypes: ['violations'], selectors: false, preload: false };
      return (await tool.run(document, { runOnly, ...quick })).violations;
    },
    [...(rules ?? EVERYTHING)],
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .slice(0, 3)
      .map(
        ({ html, failureSummary }) => `${id} (${help}): ${html.slice(0, 160)} ${failureSummary?.split('\n')[1] ?? ''}`,
      ),
  );
};
