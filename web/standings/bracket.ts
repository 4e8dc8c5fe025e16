import type { TournamentInfo } from '@ravelin/server/messages';

/** The bracket of a knockout: pure, out of what the server tells of its pairings. */

type Pairing = TournamentInfo['pairings'][number];
export type Entrant = Pairing['first'];

export interface BracketMatch {
  readonly number: number;
  /** Undefined: not known yet; null: nobody, the other goes on without a game. */
  readonly players: readonly [Entrant | undefined, Entrant | null | undefined];
  /** Its games in the order in which they are played. */
  readonly legs: readonly Pairing[];
  /** Who goes on, or has won the final; undefined: it is not decided. */
  readonly winner: Entrant | undefined;
}

/** What a player has of the games of a match. */
export const pointsIn = (legs: readonly Pairing[], player: string): number =>
  legs.reduce((sum, { first, points }) => sum + (points?.[first.id === player ? 0 : 1] ?? 0), 0);

/** All rounds from the first to the final, also those that are still to come. */
export const bracketOf = ({
  players,
  pairings,
  winners,
}: Pick<TournamentInfo, 'players' | 'pairings' | 'winners'>): readonly (readonly BracketMatch[])[] => {
  const rounds: BracketMatch[][] = [];
  const last = Math.ceil(Math.log2(Math.max(2, players.length)));
  for (let round = 1; round <= last; round++) {
    const before = rounds.at(-1);
    const matches = Array.from({ length: 2 ** (last - round) }, (_, number): BracketMatch => {
      const isHere = (one: { readonly round: number; readonly number: number }): boolean =>
        one.round === round && one.number === number;
      const legs = pairings.filter(isHere).sort((a, b) => a.leg - b.leg);
      const coming = [before?.[2 * number]?.winner, before?.[2 * number + 1]?.winner] as const;
      const pair = legs.length > 0 ? ([legs[0].first, legs[0].second] as const) : coming;
      return { number, players: pair, legs, winner: winners.find(isHere)?.player };
    });
    rounds.push(matches);
  }
  return rounds;
};
