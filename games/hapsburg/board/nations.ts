import type { PositionJson } from '@ravelin/engine';
import type { T } from '../../empires/board/empire.ts';
import { loyaltyOf } from './view.ts';

/** The Nationalities, as the page names them. */
export const NATION = 'Nationality';

export const nationWords = (t: T, view: PositionJson, nation: string): string =>
  t('nation.words', { nation: t(`name:${nation}`), loyalty: t(`loyalty.${loyaltyOf(view, nation)}`) });
