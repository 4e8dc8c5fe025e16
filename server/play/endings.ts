import type { AnyGame, OutcomeReport, TableEnding } from '@ravelin/engine';
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

type Seats = Pick<AnyGame, 'seats' | 'allied'>;

/** A seat gives up. Its opponents win; allies, who play each for themselves against the game, are left without a result. */
export const endedBy = (how: 'resigned' | 'timeout', by: string, { seats, allied }: Seats): TableEnding => ({
  how,
  by,
  outcomes: Object.fromEntries(seats.map((seat) => [seat, seat === by ? 'lost' : allied ? 'none' : 'won'])),
});

export const endedWithout = (how: 'draw' | 'agreed' | 'stopped', { seats }: Seats): TableEnding => ({
  how,
  by: null,
  outcomes: Object.fromEntries(seats.map((seat) => [seat, how === 'draw' ? 'drawn' : 'none'])),
});
