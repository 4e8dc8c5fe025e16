import type { Page } from '@playwright/test';
import { begin, moveFromList } from './screens.mjs';

/** Milliseconds: a thought that lasts longer goes on for a while. */
const SOON = 800;

/** A game in which the computer has begun to think for a long time. */
export const inThought = async (page: Page): Promise<void> => {
  await begin(page, { invader: 'marshal', defender: 'here' }, 'hurried', { id: 'stronghold', seconds: 20 });
  for (let n = 0; n < 150; n++) {
    await page.waitForSelector('.thinking .stop, .table[data-decides="me"]');
    if (await page.$('.thinking .stop')) {
      // What is soon clear is not thought about for long.
      await page.waitForTimeout(SOON);
      if (await page.$('.thinking .stop')) return;
    } else await moveFromList(page);
  }
  throw new Error('The computer has nothing to think about.');
};
