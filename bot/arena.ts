import type { AnyGame, Seat } from '@ravelin/engine';
import { elo, type Interval, mean, pairsInterval, shareInterval } from './statistics.ts';

/** One game of a contest, as seen by the first of the two players. */
export interface Bout {
  /** Two bouts in a row have the same seed and the sides swapped. */
  readonly number: number;
  /** The seat that the first player had. */
  readonly seat: number;
  /** 1: won, 0: lost, a half: nobody won. */
  readonly score: number;
  /** Somebody won. */
  readonly decided: boolean;
  readonly how: string;
  /** The end as the rules value it, for the first player; and as its position was worth, where the game has advice. */
  readonly graded: number;
  readonly margin: number;
  readonly turns: number;
  readonly moves: number;
}

/** Do all seats win and lose together? Then one player has them all, and two players are compared on the same seeds. */
export const isSolitaire = ({ seats, allied }: Pick<AnyGame, 'seats' | 'allied'>): boolean =>
  seats.length === 1 || allied !== undefined;

/** Is what is good for the first seat good for this one? */
export const isOfFirst = (game: Pick<AnyGame, 'seats' | 'allied'>, seat: Seat): boolean =>
  seat === 0 || isSolitaire(game);

export interface SideReport {
  readonly games: number;
  /** The first player's share from this seat. */
  readonly score: number;
  readonly interval: Interval;
  readonly decided: number;
  readonly graded: number;
  readonly margin: number;
  readonly turns: number;
}

export interface Report {
  readonly a: string;
  readonly b: string | null;
  readonly games: number;
  readonly score: number;
  readonly interval: Interval;
  readonly elo: number;
  readonly bySide: Readonly<Record<string, SideReport>>;
  readonly endings: Readonly<Record<string, number>>;
  readonly moves: number;
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
const rounded = ([low, high]: Interval): Interval => [round(low), round(high)];

const sideReport = (bouts: readonly Bout[]): SideReport => {
  const score = mean(bouts.map((bout) => bout.score));
  return {
    games: bouts.length,
    score: round(score),
    interval: rounded(shareInterval(score, bouts.length)),
    decided: round(mean(bouts.map(({ decided }) => Number(decided)))),
    graded: round(mean(bouts.map(({ graded }) => graded))),
    margin: round(mean(bouts.map(({ margin }) => margin))),
    turns: round(mean(bouts.map(({ turns }) => turns))),
  };
};

/** The scores of the pairs that are complete. */
export const pairsOf = (bouts: readonly Bout[]): number[] => {
  const first = new Map<number, number>();
  const pairs: number[] = [];
  for (const { number, score } of bouts) {
    const pair = Math.floor(number / 2);
    const other = first.get(pair);
    if (other === undefined) first.set(pair, score);
    else pairs.push((other + score) / 2);
  }
  return pairs;
};

/** What came of a contest. */
export const report = (
  game: Pick<AnyGame, 'seats' | 'allied'>,
  [a, b]: readonly [string, string | null],
  bouts: readonly Bout[],
): Report => {
  const solitaire = isSolitaire(game);
  const score = mean(bouts.map((bout) => bout.score));
  const pairs = pairsOf(bouts);
  const endings: Record<string, number> = {};
  for (const { how } of bouts) endings[how] = (endings[how] ?? 0) + 1;
  const sides = solitaire ? game.seats.slice(0, 1) : game.seats;
  return {
    a,
    b,
    games: bouts.length,
    score: round(score),
    interval: rounded(solitaire || pairs.length < 2 ? shareInterval(score, bouts.length) : pairsInterval(pairs)),
    elo: elo(score),
    bySide: Object.fromEntries(
      sides.map((seat, i) => [seat, sideReport(bouts.filter((bout) => solitaire || bout.seat === i))]),
    ),
    endings,
    moves: round(mean(bouts.map(({ moves }) => moves))),
  };
};
