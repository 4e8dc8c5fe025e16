import type { OutcomeReport } from '@ravelin/engine';
import type { SeatOutcome } from '../store/schema.ts';

export type Outcomes = Readonly<Record<string, SeatOutcome>>;

/** What each seat has of a game that ended by its rules. Where nobody alone has won, seats may have won or lost together. */
export const outcomesByRules = ({ winner, score }: OutcomeReport, seats: readonly string[]): Outcomes =>
  Object.fromEntries(
    seats.map((seat, i) => {
      if (winner !== null) return [seat, seat === winner ? 'won' : 'lost'];
      const worth = score[i] ?? 0;
      return [seat, worth > 0 ? 'won' : worth < 0 ? 'lost' : 'drawn'];
    }),
  );
