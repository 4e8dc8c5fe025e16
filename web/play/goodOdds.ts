import type { OddsJson } from '@ravelin/table/messages';

export const percent = (share: number): number => Math.round(100 * share);

/** Of a hundred times, how often it comes out well; undefined where nothing in it is good or bad. */
export const goodOdds = (odds: OddsJson): number | undefined => {
  if (odds.chances.every(({ good }) => good === 'neither')) return undefined;
  return percent(odds.chances.reduce((sum, { share, good }) => sum + (good === 'yes' ? share : 0), 0));
};
