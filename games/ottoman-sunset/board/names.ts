import type { PositionJson } from '@ravelin/engine';
import type { T } from '../../empires/board/empire.ts';
import { boxOf, nameIn } from '../../empires/board/view.ts';
import { coupOf, defenceData, stands } from './view.ts';

/** What this game alone has, as the page names it, and in words. */
export const DEFENCE = 'defence of the Narrows';
export const COUNTRY = 'place of the Bureau';

export const defenceWords = (t: T, view: PositionJson, defence: string): string =>
  t('defence.words', {
    defence: t(`name:${defence}`),
    n: defenceData(defence).strength,
    state: t(stands(view, defence) ? 'defence.stands' : 'defence.open'),
  });

export const countryWords = (t: T, view: PositionJson, country: string): string => {
  const parts = [
    ...(nameIn(view, 'bureau') === country ? [t('bureau.here')] : []),
    ...(boxOf(view, coupOf(country)) === 'victories' ? [t('coup.won')] : []),
  ];
  return [t(`name:${country}`), ...parts].join(', ');
};
