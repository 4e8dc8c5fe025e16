import type { OutcomeReport, TableEnding } from '@ravelin/engine';
import { t } from '../shell/i18n.ts';
import type { Tongue } from './tongue.ts';

/** Who won, in a word or two. Alone at the table one wins or loses; nobody else is there to win. */
export const verdictOf = (result: OutcomeReport, tongue: Pick<Tongue, 'seat'>): string => {
  if (result.score.length > 1)
    return result.winner ? t('end.won', { seat: tongue.seat(result.winner) }) : t('end.drawn');
  if (result.winner) return t('end.soloWon');
  return (result.score[0] ?? 0) < 0 ? t('end.soloLost') : t('end.soloDrawn');
};

const winners = ({ outcomes }: TableEnding): string[] =>
  Object.keys(outcomes).filter((seat) => outcomes[seat] === 'won');

/** The seat in whose colours the end is told. */
export const winnerOf = (ended: TableEnding): string => winners(ended)[0] ?? '';

/** Who won where the game ended at the table, before it was over by its rules. */
export const verdictAtTable = (ended: TableEnding, tongue: Pick<Tongue, 'seat'>): string => {
  const won = winners(ended);
  if (won.length > 0) return t('end.won', { seat: won.map((seat) => tongue.seat(seat)).join(', ') });
  return Object.values(ended.outcomes).includes('lost') ? t('end.soloLost') : t('end.drawn');
};

/** How it ended there. */
export const endedText = ({ how, by }: TableEnding, tongue: Pick<Tongue, 'seat'>): string =>
  t(`ended.${how}`, { seat: by === null ? '' : tongue.seat(by) });
