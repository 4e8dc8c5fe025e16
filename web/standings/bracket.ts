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
  /** Who goes on; undefined: it is not decided. */
  readonly winner: Entrant | undefined;
}

/** What a player has of the games of a match. */
export const pointsIn = (legs: readonly Pairing[], player: string): number =>
  legs.reduce((sum, { first, points }) => sum + (points?.[first.id === player ? 0 : 1] ?? 0), 0);

/** The games in which both have had both sides; where they are even, one more decides. */
const LEGS = 2;

/** If the deciding game is drawn too, the better seed goes on: players are listed by their seeds. */
const winnerOf = (legs: readonly Pairing[], seeds: readonly Entrant[]): Entrant | undefined => {
  const [{ first, second }] = legs;
  if (second === null) return first;
  if (legs.some(({ points }) => points === null)) return undefined;
  const lead = pointsIn(legs, first.id) - pointsIn(legs, second.id);
  if (lead !== 0) return lead > 0 ? first : second;
  if (legs.length <= LEGS) return undefined;
  return seeds.find(({ id }) => id === first.id || id === second.id);
};

const matchOf = (legs: readonly Pairing[], seeds: readonly Entrant[]): BracketMatch => {
  const inOrder = [...legs].sort((a, b) => a.leg - b.leg);
  const [{ number, first, second }] = inOrder;
  return { number, players: [first, second], legs: inOrder, winner: winnerOf(inOrder, seeds) };
};

/** All rounds from the first to the final, also those that are still to come. */
export const bracketOf = ({
  players,
  pairings,
}: Pick<TournamentInfo, 'players' | 'pairings'>): readonly (readonly BracketMatch[])[] => {
  const rounds: BracketMatch[][] = [];
  const last = Math.ceil(Math.log2(Math.max(2, players.length)));
  for (let round = 1; round <= last; round++) {
    const before = rounds.at(-1);
    const matches = Array.from({ length: 2 ** (last - round) }, (_, number): BracketMatch => {
      const legs = pairings.filter((one) => one.round === round && one.number === number);
      if (legs.length > 0) return matchOf(legs, players);
      const coming = [before?.[2 * number]?.winner, before?.[2 * number + 1]?.winner] as const;
      return { number, players: coming, legs, winner: undefined };
    });
    rounds.push(matches);
  }
  return rounds;
};
