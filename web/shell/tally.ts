import type { OutcomeReport } from '@ravelin/engine';
import type { StoredResult } from './storage.ts';

/** What the finished games of this device add up to. */

type Outcome = 'won' | 'lost' | 'drawn';

/** How a game ended for one seat. Alone at the table one wins or loses against the rules, by the score. */
export const outcomeFor = ({ winner, score }: OutcomeReport, seat: string): Outcome => {
  if (winner !== null) return winner === seat ? 'won' : 'lost';
  return score.length === 1 && (score[0] ?? 0) < 0 ? 'lost' : 'drawn';
};

/** One person's games of one kind: the same game, side and opponent. */
export interface Tally {
  readonly game: string;
  readonly seat: string;
  /** The name of the person, if it was given. */
  readonly name: string | undefined;
  /** A word for each other seat: a level, `random`, `person`; nothing where the rules are the opponent. */
  readonly against: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  /** Moves of all these games together. */
  readonly moves: number;
}

const againstOf = ({ seats }: StoredResult['setting'], seat: string): string =>
  Object.keys(seats)
    .filter((one) => one !== seat)
    .map((one) => (seats[one] === 'here' ? 'person' : seats[one]))
    .join(' ');

/** The seats of persons, unless a computer had taken over when the game ended. */
const personsIn = ({ seats, deputies = {} }: StoredResult['setting']): string[] =>
  Object.keys(seats).filter((seat) => seats[seat] === 'here' && deputies[seat] === undefined);

export const tallyOf = (results: readonly StoredResult[]): Tally[] => {
  const all = new Map<string, Tally>();
  for (const { game, setting, result, moves, alone } of results)
    for (const seat of personsIn(setting)) {
      const name = setting.names?.[alone ? (Object.keys(setting.seats)[0] ?? seat) : seat];
      const against = alone ? '' : againstOf(setting, seat);
      const key = JSON.stringify([game, seat, name ?? null, against]);
      const before = all.get(key) ?? { game, seat, name, against, played: 0, won: 0, drawn: 0, moves: 0 };
      const outcome = outcomeFor(result, seat);
      all.set(key, {
        ...before,
        played: before.played + 1,
        won: before.won + Number(outcome === 'won'),
        drawn: before.drawn + Number(outcome === 'drawn'),
        moves: before.moves + moves,
      });
    }
  return [...all.values()].sort((a, b) => (a.game < b.game ? -1 : a.game > b.game ? 1 : b.played - a.played));
};
