import type { AnyGame } from '@ravelin/engine';
import { alikeDifference, type Interval, pairsInterval, type Stratum, shareInterval } from '../statistics.ts';
import type { Cells, Counted } from './cells.ts';
import type { Arm } from './experiment.ts';
import type { Histogram } from './histogram.ts';
import { type ArmTally, type Score, TENTHS, type TimedScore, timedScore } from './tally.ts';

/** The figures of one arm: what a report says of it, as data. Shares are from 0 to 1; intervals hold the truth 95 times in 100. */
export interface Figures {
  readonly games: number;
  readonly drawn: number;
  readonly seats: readonly (Share & { readonly seat: string })[];
  /** Each player from each seat, and from both (null). */
  readonly players: readonly (Share & { readonly player: string; readonly seat: string | null })[];
  /** Every ending that the game declares, also those that never came. */
  readonly endings: readonly EndingFigure[];
  readonly turns: Spread & { readonly title: string };
  readonly moves: Spread;
  readonly movesPerTurn: Spread;
  /** Decisions a game, by seat. */
  readonly decisions: Readonly<Record<string, number>>;
  readonly subjects: readonly SubjectFigure[];
}

/** A share of won games; a game that nobody won counts half. */
export interface Share {
  readonly games: number;
  readonly won: number;
  readonly interval: Interval;
}

export interface EndingFigure {
  readonly id: string;
  readonly title: string;
  readonly games: number;
  readonly share: number;
  readonly interval: Interval;
  /** By seat: how many of these games it won. */
  readonly winners: Readonly<Record<string, number>>;
  /** The turns of the clock in which it came, each with its games. */
  readonly when: readonly (readonly [turn: number, games: number])[];
}

export interface Spread {
  readonly mean: number;
  /** The interval of the mean. */
  readonly interval: Interval;
  readonly least: number;
  readonly quarter: number;
  readonly middle: number;
  readonly threeQuarters: number;
  readonly most: number;
  readonly bars: readonly (readonly [value: number, games: number])[];
}

export interface SubjectFigure {
  readonly id: string;
  readonly title: string;
  readonly part: string | null;
  readonly uses: readonly { readonly id: string; readonly title: string; readonly after: string | null }[];
  readonly components: readonly ComponentFigure[];
  /** What was never used in any way. */
  readonly unused: readonly string[];
}

export interface ComponentFigure {
  readonly name: string;
  readonly seat: string;
  /** In the order of the subject's uses. */
  readonly uses: readonly UseFigure[];
}

export interface UseFigure {
  /** Games in which it was used so, and how often in all of them. */
  readonly games: number;
  readonly times: number;
  /** Games in which it could be: all, or those of the use that comes before. */
  readonly of: number;
  readonly share: number;
  readonly interval: Interval;
  /** How many of those games its seat won where it was used so, and where it was not. Null: there were none. */
  readonly won: number | null;
  readonly otherwise: number | null;
  /** The difference between the two, among games of the same length. Null: too few to tell. */
  readonly difference: number | null;
  readonly differenceInterval: Interval | null;
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
const rounded = ([low, high]: Interval): Interval => [round(low), round(high)];
const part = ({ points, games }: Score): number => (games === 0 ? 0 : points / 2 / games);

const shareOf = (score: Score, interval?: Interval): Share => ({
  games: score.games,
  won: round(part(score)),
  interval: rounded(interval ?? shareInterval(part(score), score.games)),
});

const Z = 1.959964;

const spreadOf = (histogram: Histogram, unit = 1): Spread => {
  const { mean, error, bars } = histogram;
  const at = (share: number): number => histogram.quantile(share) / unit;
  return {
    mean: round(mean / unit),
    interval: [round((mean - Z * error) / unit), round((mean + Z * error) / unit)],
    least: at(0),
    quarter: at(0.25),
    middle: at(0.5),
    threeQuarters: at(0.75),
    most: at(1),
    bars: bars.map(([value, games]) => [value / unit, games]),
  };
};

/** With fewer games on either side nothing is compared. */
const FEWEST = 20;
/** Where games end in more turns than this, those of neighbouring turns are compared with each other. */
const LENGTHS = 12;

/** Groups turns so that about the same number of games ended in each group. */
const groupsOf = (turns: Histogram, games: number): ((turn: number) => number) => {
  const { bars } = turns;
  if (bars.length <= LENGTHS) return (turn) => turn;
  const groups = new Map<number, number>();
  let seen = 0;
  for (const [turn, n] of bars) {
    groups.set(turn, Math.floor((LENGTHS * seen) / games));
    seen += n;
  }
  return (turn) => groups.get(turn) ?? 0;
};

const NOTHING: Score = { games: 0, points: 0 };
const minus = (one: Score, other: Score): Score => ({
  games: one.games - other.games,
  points: one.points - other.points,
});

/** Games with the use and without it, by their length. */
const strataOf = (used: TimedScore, base: TimedScore, groupOf: (turn: number) => number): Stratum[] => {
  const groups = new Map<number, [used: Score, rest: Score]>();
  for (const [turn, all] of base.byTurn) {
    const its = used.byTurn.get(turn) ?? NOTHING;
    const [one, two] = groups.get(groupOf(turn)) ?? [NOTHING, NOTHING];
    groups.set(groupOf(turn), [minus(one, minus(NOTHING, its)), minus(two, minus(its, all))]);
  }
  // In a fixed order: sums of fractions depend on it.
  return [...groups]
    .sort(([one], [two]) => one - two)
    .map(([, [one, two]]) => ({ share: part(one), n: one.games, other: part(two), m: two.games }));
};

const useFigure = (tally: ArmTally, cell: number, groupOf: (turn: number) => number): UseFigure => {
  const count = tally.cells[cell];
  const base = tally.base(cell);
  const used = count?.among ?? timedScore();
  const rest = minus(base, used);
  const share = base.games === 0 ? 0 : used.games / base.games;
  const isEnough = used.games >= FEWEST && rest.games >= FEWEST;
  const compared = isEnough ? alikeDifference(strataOf(used, base, groupOf)) : undefined;
  return {
    games: count?.all.games ?? 0,
    times: count?.times ?? 0,
    of: base.games,
    share: round(share),
    interval: rounded(shareInterval(share, base.games)),
    won: used.games > 0 ? round(part(used)) : null,
    otherwise: rest.games > 0 ? round(part(rest)) : null,
    difference: compared ? round(compared.difference) : null,
    differenceInterval: compared ? rounded(compared.interval) : null,
  };
};

const subjectFigure = (game: AnyGame, cells: Cells, tally: ArmTally, subject: Counted): SubjectFigure => {
  const components: ComponentFigure[] = [];
  const groupOf = groupsOf(tally.turns, tally.games);
  const unused: string[] = [];
  for (const [component, name] of subject.components.entries()) {
    const before = components.length;
    for (const [seat, id] of game.seats.entries()) {
      const own = subject.uses.map((_use, use) => cells.at(subject, use, component, seat));
      if (own.some((cell) => tally.cells[cell]))
        components.push({ name, seat: id, uses: own.map((cell) => useFigure(tally, cell, groupOf)) });
    }
    if (components.length === before) unused.push(name);
  }
  return {
    id: subject.id,
    title: subject.title,
    part: subject.part,
    uses: subject.uses.map(({ id, title, after }) => ({
      id,
      title,
      after: after === null ? null : subject.uses[after].id,
    })),
    components,
    unused,
  };
};

/** The score of one of two different players, from the pairs in which they swapped sides. */
const pairedShare = (tally: ArmTally, first: boolean, both: Score): Share => {
  const scores = tally.pairs.flatMap((n, points) => new Array<number>(n).fill((first ? points : 4 - points) / 4));
  return shareOf(both, scores.length < 2 ? undefined : pairsInterval(scores));
};

const playerFigures = (game: AnyGame, [a, b]: Arm['players'], tally: ArmTally): Figures['players'] =>
  [...tally.players].flatMap(([player, seats]) => {
    const both = seats.reduce<Score>(
      (sum, { games, points }) => ({ games: sum.games + games, points: sum.points + points }),
      { games: 0, points: 0 },
    );
    const its = seats.map((score, seat) => ({ player, seat: game.seats[seat], ...shareOf(score) }));
    const paired = b !== null && a !== b;
    return paired ? [...its, { player, seat: null, ...pairedShare(tally, player === a, both) }] : its;
  });

const endingFigure = (game: AnyGame, tally: ArmTally, id: string, title: string): EndingFigure => {
  const when = [...(tally.endings.get(id) ?? [])].sort(([one], [two]) => one - two);
  const games = when.reduce((sum, [, n]) => sum + n, 0);
  const share = tally.games === 0 ? 0 : games / tally.games;
  const winners = tally.winners.get(id);
  return {
    id,
    title,
    games,
    share: round(share),
    interval: rounded(shareInterval(share, tally.games)),
    winners: Object.fromEntries(game.seats.map((seat, at) => [seat, winners?.[at] ?? 0])),
    when,
  };
};

export const figuresOf = (game: AnyGame, { players }: Arm, cells: Cells, tally: ArmTally): Figures => ({
  games: tally.games,
  drawn: tally.drawn,
  seats: tally.seats.map((score, seat) => ({ seat: game.seats[seat], ...shareOf(score) })),
  players: playerFigures(game, players, tally).toSorted((one, two) => order(players, one) - order(players, two)),
  endings: game.endings.map(({ id, title }) => endingFigure(game, tally, id, title)),
  turns: { title: game.study?.clock.title ?? 'turns', ...spreadOf(tally.turns) },
  moves: spreadOf(tally.moves),
  movesPerTurn: spreadOf(tally.pace, TENTHS),
  decisions: Object.fromEntries(
    game.seats.map((seat, at) => [seat, round(tally.decisions[at] / Math.max(1, tally.games))]),
  ),
  subjects: cells.subjects.map((subject) => subjectFigure(game, cells, tally, subject)),
});

/** The first player first, whatever game came first. */
const order = ([a]: Arm['players'], { player }: { readonly player: string }): number => (player === a ? 0 : 1);
