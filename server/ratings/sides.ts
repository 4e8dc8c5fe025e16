import type { GamesTable, Pool, SeatOutcome, SeatsTable } from '../store/schema.ts';

/** Who plays against whom at a table, and whether that counts. */

export interface Side {
  /** The id of an account, `program` and that of the account whose program plays, or `computer` and the name of a computer player. */
  readonly player: string;
  readonly isComputer: boolean;
  readonly isProgram: boolean;
  readonly outcome: SeatOutcome;
}

export interface Contested {
  readonly pool: Pool;
  readonly sides: readonly [Side, Side];
}

export type SeatOf = Pick<SeatsTable, 'player' | 'account' | 'helped' | 'outcome' | 'program'> & {
  readonly guest: boolean;
};

const PERSON = 'person';

/** Before the id of an account whose program plays: it is rated apart from its owner. */
export const PROGRAM = 'program ';

/** The result of a finished table between two players, or why it does not count. */
export const contested = (
  { uploaded, sequence }: Pick<GamesTable, 'uploaded' | 'sequence'>,
  seats: readonly SeatOf[],
): Contested | { readonly because: string } => {
  if (uploaded === 1) return { because: 'it was begun elsewhere' };
  if (sequence === 0) return { because: 'nobody has moved' };
  const sides = new Map<string, Side>();
  // A program at one of somebody's seats counts for all of them.
  const programs = new Set(seats.filter(({ program }) => program === 1).map(({ account }) => account));
  for (const { player, account, helped, outcome, guest } of seats) {
    const isComputer = player !== PERSON;
    if (!isComputer && (account === null || guest)) return { because: 'somebody has no account' };
    if (outcome === null || outcome === 'none') return { because: 'it has no result' };
    // Whoever let the time run out cannot win by it, nor be spared a defeat.
    if (helped === 1 && outcome !== 'lost') return { because: 'a computer player has helped' };
    const isProgram = !isComputer && programs.has(account);
    const key = isComputer ? `computer ${player}` : `${isProgram ? PROGRAM : ''}${account}`;
    const before = sides.get(key);
    if (before && before.outcome !== outcome) return { because: 'one player has both won and lost' };
    sides.set(key, { player: key, isComputer, isProgram, outcome });
  }
  const [one, other, ...others] = sides.values();
  if (!one || !other || others.length > 0) return { because: 'it is no game of one against another' };
  const opposed =
    one.outcome === 'drawn' ? other.outcome === 'drawn' : other.outcome !== 'drawn' && one.outcome !== other.outcome;
  if (!opposed) return { because: 'they have won or lost together' };
  if (one.isComputer && other.isComputer) return { because: 'computer players play among themselves' };
  const areBothPeople = [one, other].every(({ isComputer, isProgram }) => !isComputer && !isProgram);
  return { pool: areBothPeople ? 'people' : 'computers', sides: [one, other] };
};
