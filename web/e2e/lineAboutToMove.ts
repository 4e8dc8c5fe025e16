import { fight } from '@ravelin/games/mohacs/testing';
import type { Visit } from './fixtures.ts';
import { myTurn } from './screens.mjs';

/** Tomori's line about to move, for two at one screen; nobody is near. */
export const atMoves = async ({ page }: Visit): Promise<void> => {
  const units = { 'tomori-1': '1515 S', 'tomori-2': '1516 S', 'tomori-3': '1517 S', 'bali-1': '2915 N' };
  const match = fight({ units, leaders: { tomori: '1414' }, command: 'tomori', at: 'moves' });
  await page.goto(`${page.url().split('#')[0]}#/import`);
  await page.fill('textarea', JSON.stringify(match.record()));
  await page.click('.import .btn.primary');
  await myTurn(page);
};
