import type { AnyGame } from '@ravelin/engine';
import type { Cells } from './cells.ts';
import { type Arm, pairing } from './experiment.ts';
import { Histogram } from './histogram.ts';
import type { Sample } from './sample.ts';

/** Points and games of a player, a seat or a cell: two points are a game won. */
export interface Score {
  games: number;
  points: number;
}

const scoreOf = (): Score => ({ games: 0, points: 0 });
const addTo = (score: Score, points: number): void => {
  score.games++;
  score.points += points;
};

/** The same, and by the turn in which the game ended: games are compared with games of the same length. */
export interface TimedScore extends Score {
  readonly byTurn: Map<number, Score>;
}

export const timedScore = (): TimedScore => ({ ...scoreOf(), byTurn: new Map() });
const addTimed = (score: TimedScore, points: number, turn: number): void => {
  addTo(score, points);
  const then = score.byTurn.get(turn) ?? scoreOf();
  score.byTurn.set(turn, then);
  addTo(then, points);
};

/** What a cell has counted. `among`: only games in which its component could be used so (`Use.after`). */
interface CellCount {
  times: number;
  readonly all: TimedScore;
  readonly among: TimedScore;
}

/** Decisions a turn are counted in tenths. */
export const TENTHS = 10;

/**
 * The games of one arm added up. All its sums are whole numbers, so the order in which games are added makes no difference.
 */
export class ArmTally {
  games = 0;
  drawn = 0;
  readonly seats: TimedScore[];
  /** By player and seat. */
  readonly players = new Map<string, Score[]>();
  /** By ending, then by the turn of the clock in which it came. */
  readonly endings = new Map<string, Map<number, number>>();
  /** By ending and seat: how often that seat had won. */
  readonly winners = new Map<string, number[]>();
  readonly turns = new Histogram();
  readonly moves = new Histogram();
  /** Decisions a turn, in tenths. */
  readonly pace = new Histogram();
  readonly decisions: number[];
  /** Points of the first player in the first game of each pair, until the other comes. */
  private readonly half = new Map<number, number>();
  /** Of two different players: how often a pair brought the first 0, 1, 2, 3 or 4 points. */
  readonly pairs = [0, 0, 0, 0, 0];
  readonly cells: (CellCount | undefined)[];
  private readonly game: AnyGame;
  private readonly arm: Arm;
  /** For each cell the one of the use that must come before it. */
  private readonly after: Int32Array;

  constructor(game: AnyGame, arm: Arm, cells: Cells) {
    this.game = game;
    this.arm = arm;
    this.seats = game.seats.map(timedScore);
    this.decisions = game.seats.map(() => 0);
    this.cells = new Array(cells.size);
    this.after = new Int32Array(cells.size).fill(-1);
    for (const subject of cells.subjects)
      for (const [use, { after }] of subject.uses.entries())
        for (const component of after === null ? [] : subject.components.keys())
          for (const seat of game.seats.keys())
            this.after[cells.at(subject, use, component, seat)] = cells.at(subject, after as number, component, seat);
    this.seatOf = (cell) => cell % game.seats.length;
  }

  /** Every subject has a whole number of cells for each seat, so this holds for all of them. */
  private readonly seatOf: (cell: number) => number;

  add(sample: Sample): void {
    const { points, winner, how, turns, decisions, number } = sample;
    this.games++;
    if (winner < 0) this.drawn++;
    const { seats, pair } = pairing(this.game, this.arm, number);
    for (const [seat, name] of seats.entries()) {
      addTimed(this.seats[seat], points[seat], turns);
      const of = this.players.get(name) ?? this.game.seats.map(scoreOf);
      this.players.set(name, of);
      addTo(of[seat], points[seat]);
      this.decisions[seat] += decisions[seat];
    }
    this.addPair(seats, pair, points);
    const when = this.endings.get(how) ?? new Map<number, number>();
    this.endings.set(how, when);
    when.set(turns, (when.get(turns) ?? 0) + 1);
    const winners = this.winners.get(how) ?? this.game.seats.map(() => 0);
    this.winners.set(how, winners);
    for (const [seat, its] of points.entries()) if (its === 2) winners[seat]++;
    const moves = decisions.reduce((sum, n) => sum + n, 0);
    this.turns.add(turns);
    this.moves.add(moves);
    this.pace.add(Math.round((TENTHS * moves) / Math.max(1, turns)));
    this.addUses(sample);
  }

  private addPair(seats: readonly string[], pair: number, points: readonly number[]): void {
    const [a, b] = this.arm.players;
    if (b === null || a === b) return;
    const its = points[seats.indexOf(a)];
    const other = this.half.get(pair);
    if (other === undefined) this.half.set(pair, its);
    else this.pairs[other + its]++;
  }

  private addUses({ uses, points, turns }: Sample): void {
    const used = new Set<number>();
    for (let i = 0; i < uses.length; i += 2) used.add(uses[i]);
    for (let i = 0; i < uses.length; i += 2) {
      const cell = uses[i];
      const its = points[this.seatOf(cell)];
      const count = this.cells[cell] ?? { times: 0, all: timedScore(), among: timedScore() };
      this.cells[cell] = count;
      count.times += uses[i + 1];
      addTimed(count.all, its, turns);
      const after = this.after[cell];
      if (after < 0 || used.has(after)) addTimed(count.among, its, turns);
    }
  }

  /** Games in which a use of this cell was possible. */
  base(cell: number): TimedScore {
    const after = this.after[cell];
    return after < 0 ? this.seats[this.seatOf(cell)] : (this.cells[after]?.all ?? timedScore());
  }
}
