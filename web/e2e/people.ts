import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Visit } from './fixtures.ts';
import { visit as visitAt } from './screens.mjs';
import { test as base } from './tables.ts';

/** People with browsers of their own at one server. */

/** What a browser says when the server refuses something: that it is refused is what some tests are about. */
const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;

export type Arrive = (how?: {
  readonly size?: BrowserContextOptions;
  readonly settings?: Record<string, unknown>;
  readonly at?: string;
}) => Promise<Visit>;

export const test = base.extend<{ arrive: Arrive }>({
  arrive: async ({ browser, server }, use) => {
    const visits: Visit[] = [];
    await use(async (how) => {
      const one = await visitAt(browser, `${server.address}/`, how);
      one.page.setDefaultTimeout(60_000);
      visits.push(one);
      return one;
    });
    for (const { context } of visits) await context.close();
    const errors = visits.flatMap((visit) => visit.errors).filter((error) => !REFUSED.test(error));
    base.expect(errors, 'errors in the page').toEqual([]);
    base.expect(server.troubles, 'troubles of the server').toEqual([]);
  },
});

export const goTo = (page: Page, hash: string): Promise<unknown> => page.goto(`${page.url().split('#')[0]}#${hash}`);

/** Comes in with a name alone. */
export const asGuest = async (page: Page, name: string): Promise<void> => {
  await goTo(page, '/sign-in');
  await page.fill('.entrance-others input[name="name"]', name);
  await page.click('.entrance-others button[type="submit"]');
  await page.waitForSelector('.online-home');
};

/** Makes an account. */
export const asMember = async (page: Page, name: string, email: string, password: string): Promise<void> => {
  await goTo(page, '/sign-up');
  await page.fill('input[name="name"]', name);
  await page.fill('input[name="email"]', email);
  await page.fill('input[name="password"]', password);
  await page.click('form button[type="submit"]');
  await page.waitForSelector('.online-home');
};

/** What stands beside a field that was filled in wrongly. */
export const wrongAt = async (page: Page, field: string): Promise<string> =>
  (await page.textContent(`.field:has([name="${field}"]) .wrong`))?.trim() ?? '';
