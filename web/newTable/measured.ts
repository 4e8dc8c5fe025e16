import { LEVEL_NAMES } from '@ravelin/table/messages';

/** How strong the levels are: games between neighbours, played out and stored with the game. */

/** `level` played so many games from this seat against `against`, the next lower level; what it neither won nor lost was drawn. */
export interface MeasuredBout {
  readonly level: string;
  readonly against: string;
  readonly seat: string;
  readonly games: number;
  readonly won: number;
  readonly lost: number;
}

const all = import.meta.glob<{ readonly measured: readonly MeasuredBout[] }>('../../games/*/data/measured.ts');

export const measuredOf = async (game: string): Promise<readonly MeasuredBout[]> => {
  const load = Object.entries(all).find(([path]) => path.split('/').at(-3) === game)?.[1];
  return (await load?.())?.measured ?? [];
};

export interface Against {
  readonly other: string;
  readonly games: number;
  readonly won: number;
}

export interface Strength {
  /** From this seat, and from the other: which side one has may weigh more than the level. */
  readonly below: (Against & { readonly there: Pick<Against, 'games' | 'won'> | undefined }) | undefined;
  readonly above: Against | undefined;
}

const neighbour = (level: string, step: number): string | undefined =>
  LEVEL_NAMES[LEVEL_NAMES.findIndex(({ id }) => id === level) + step]?.id;

/** How a level does from a seat of two against the next lower and the next higher one; undefined: nobody has tried. */
export const strengthOf = (
  bouts: readonly MeasuredBout[],
  seats: readonly string[],
  seat: string,
  level: string,
): Strength | undefined => {
  if (seats.length !== 2) return undefined;
  const [lower, higher] = [neighbour(level, -1), neighbour(level, 1)];
  const ofLevel = bouts.filter((one) => one.level === level && one.against === lower);
  const own = ofLevel.find((one) => one.seat === seat);
  const there = ofLevel.find((one) => one.seat !== seat);
  // What the higher level lost from the other seat, this one has won from here.
  const other = bouts.find((one) => one.level === higher && one.against === level && one.seat !== seat);
  const below = own && { other: own.against, games: own.games, won: own.won, there };
  const above = other && { other: other.level, games: other.games, won: other.lost };
  return below || above ? { below, above } : undefined;
};
