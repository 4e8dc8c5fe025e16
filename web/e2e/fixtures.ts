import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import type { Hand } from './hand.mjs';
import { visit as visitAt } from './screens.mjs';

declare global {
  interface Window {
    /** What plays in every page that was visited. */
    readonly hand: Hand;
  }
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly errors: string[];
}

/** Opens the client in a fresh profile; it is closed after the test, and any error in the page fails the test. */
export type Visitor = (options?: {
  readonly size?: BrowserContextOptions;
  readonly settings?: Record<string, unknown>;
  /** The page it opens at, as it stands behind the #. */
  readonly at?: string;
}) => Promise<Visit>;

/** `npm run test:long`: what `npm test` samples is looked at whole. */
export const LONG = Boolean(process.env.RAVELIN_LONG);

/** Marks a test that is left to the long run (`grepInvert` in playwright.config.ts). */
export const LATER = { tag: '@later' };

/** What is tested alike for each of them: one in so many, beginning with one of them, and all in the long run. */
export const sample = <T>(all: readonly T[], every: number, from = 0): readonly T[] =>
  LONG ? all : all.filter((_one, n) => n % every === from);

/** How long a page may take for one thing, on a machine that has much else to do. */
const PATIENCE = 60_000;

/** What a test of the browser gets besides Playwright's own: the address of the client, and visits to it. */
export const test = base.extend<{ address: string; visit: Visitor }>({
  address: [process.env.RAVELIN_ADDRESS ?? '', { option: true }],
  visit: async ({ browser, address }, use) => {
    const visits: Visit[] = [];
    await use(async (options) => {
      // A pixel for each point: what is tested here is where things lie, and four of them take longer to paint.
      const one = await visitAt(browser, address, { ...options, size: { ...options?.size, deviceScaleFactor: 1 } });
      one.page.setDefaultTimeout(PATIENCE);
      visits.push(one);
      return one;
    });
    for (const { context } of visits) await context.close();
    expect(
      visits.flatMap(({ errors }) => errors),
      'errors in the page',
    ).toEqual([]);
  },
});
