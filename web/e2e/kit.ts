import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** What a test of the browser gets. */
export interface Kit {
  readonly browser: Browser;
  readonly address: string;
  /** Opens the client in a fresh profile; it is closed after the test, and any error in the page fails the test. */
  visit(options?: { size?: BrowserContextOptions; settings?: Record<string, unknown> }): Promise<Visit>;
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly errors: string[];
}

export type Suite = Readonly<Record<string, (kit: Kit) => Promise<void>>>;
