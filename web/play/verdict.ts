import type { OutcomeReport } from '@ravelin/engine';
import { t } from '../shell/i18n.ts';
import type { Tongue } from './tongue.ts';

/** Who won, in a word or two. Alone at the table one wins or loses; nobody else is there to win. */
export const verdictOf = (result: OutcomeReport, tongue: Pick<Tongue, 'seat'>): string => {
  if (result.score.length > 1)
    return result.winner ? t('end.won', { seat: tongue.seat(result.winner) }) : t('end.drawn');
  if (result.winner) return t('end.soloWon');
  return (result.score[0] ?? 0) < 0 ? t('end.soloLost') : t('end.soloDrawn');
};
