import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** axe, run in a page as it stands. */

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What is wrong, a line for each finding. */
export const findings = async (page: Page, screen: string): Promise<string[]> => {
  // By the debugger, not by a script tag: the page's policy forbids those.
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const { axe: tool } = window as unknown as {
      axe: { run(where: Document, options: object): Promise<{ violations: Found[] }> };
    };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    return (await tool.run(document, { runOnly: tags })).violations;
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .slice(0, 3)
      .map(
        ({ html, failureSummary }) =>
          `${screen}: ${id} (${help}): ${html.slice(0, 160)} ${failureSummary?.split('\n')[1] ?? ''}`,
      ),
  );
};
