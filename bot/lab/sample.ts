import {
  type Base,
  type ComponentSet,
  type GameRecord,
  type Kernel,
  Match,
  type Move,
  Random,
  SeededGame,
  viewState,
} from '@ravelin/engine';
import { isSolitaire } from '../arena.ts';
import { LONGEST } from '../duel.ts';
import { botNamed } from '../levels.ts';
import { Cells } from './cells.ts';
import { type Experiment, pairing, setOfArm } from './experiment.ts';

/** What is kept of one game. */
export interface Sample {
  readonly arm: number;
  readonly number: number;
  /** By seat: 2 won, 1 nobody won, 0 lost. Where all seats play together each may win. */
  readonly points: readonly number[];
  /** The seat that won; −1: none. */
  readonly winner: number;
  readonly how: string;
  /** Turns of the game's clock. */
  readonly turns: number;
  /** Decisions by seat. */
  readonly decisions: readonly number[];
  /** Cells and how often each was counted, in ascending order: cell, times, cell, times … */
  readonly uses: readonly number[];
}

/** The number of a game among those of all arms. */
export const workNumber = ({ games }: Pick<Experiment, 'games'>, { arm, number }: Pick<Sample, 'arm' | 'number'>) =>
  arm * games + number;

export const seedOf = ({ seed }: Pick<Experiment, 'seed'>, pair: number): string => `${seed}/${pair}`;

interface PlayedGame {
  readonly sample: Sample;
  readonly moves: readonly Move[];
  readonly set: ComponentSet<unknown>;
  readonly seats: readonly string[];
  readonly seed: string;
}

/** Plays the games of an experiment by their numbers. The same number is the same game, wherever it is played. */
export class Laboratory {
  private readonly kernel: Kernel<Base, unknown>;
  private readonly experiment: Experiment;
  private readonly arms = new Map<number, { readonly set: ComponentSet<unknown>; readonly cells: Cells }>();

  constructor(kernel: Kernel<Base, unknown>, experiment: Experiment) {
    this.kernel = kernel;
    this.experiment = experiment;
  }

  arm(arm: number): { readonly set: ComponentSet<unknown>; readonly cells: Cells } {
    let found = this.arms.get(arm);
    if (!found) {
      const set = setOfArm(this.kernel.game, this.experiment.arms[arm]);
      found = { set, cells: new Cells(this.kernel, set.kit) };
      this.arms.set(arm, found);
    }
    return found;
  }

  play(work: number): Sample {
    return this.game(work).sample;
  }

  /** The game with its record: the same moves made once more, by the rules of the table. */
  playAndRecord(work: number): { readonly sample: Sample; readonly record: GameRecord } {
    const { sample, moves, set, seats, seed } = this.game(work);
    const { scenario, options } = this.experiment;
    const match = new Match(this.kernel, { set, scenario, options, seed });
    for (const move of moves) match.make(move);
    const players = Object.fromEntries(this.kernel.game.seats.map((id, at) => [id, seats[at]]));
    return { sample, record: match.record(players) };
  }

  private game(work: number): PlayedGame {
    const { kernel, experiment } = this;
    const { game } = kernel;
    const [arm, number] = [Math.floor(work / experiment.games), work % experiment.games];
    const { set, cells } = this.arm(arm);
    const { seats, pair } = pairing(game, experiment.arms[arm], number);
    const seed = seedOf(experiment, pair);
    const bots = seats.map((name) => botNamed(kernel, name, () => performance.now()));
    const chance = seats.map((_name, seat) => new Random(`${seed}/seat ${seat}`));
    // The chance of a seeded match, so that the record of the game claims its seed.
    const source = new SeededGame(seed);
    const x = kernel.play(source.atMove(0));
    const counts = new Map<number, number>();
    let turns = 0;
    x.events = [];
    const count = (): void => {
      for (const event of x.events ?? []) {
        if (event.kind === game.study?.clock.event) turns++;
        cells.happened(counts, set.kit, event);
      }
      x.events = [];
    };
    const g = kernel.start(set.kit, experiment.scenario, experiment.options, x);
    const decisions = game.seats.map(() => 0);
    const moves: Move[] = [];
    for (; !g.over; ) {
      if (moves.length > LONGEST) throw new RangeError(`The game with the seed ${seed} does not end.`);
      count();
      const { seat } = g;
      const chosen = bots[seat].choose(viewState(kernel, g, seat, 'memory'), seat, chance[seat]).move;
      const move = kernel.written(g, chosen);
      cells.moved(counts, kernel.pending(g)?.decision.moves[move.kind].id as string, seat);
      decisions[seat]++;
      moves.push(move);
      x.clear();
      source.atMove(g.seq + 1);
      kernel.apply(g, move, x);
    }
    count();
    const outcome = game.outcome(g);
    if (!outcome) throw new RangeError(`The game with the seed ${seed} ended without an outcome.`);
    const { winner, how, score } = outcome;
    const together = isSolitaire(game);
    const points = game.seats.map((_id, seat) =>
      together ? 2 * Number(score[seat] > 0) : winner < 0 ? 1 : 2 * Number(winner === seat),
    );
    const uses = [...counts].sort(([a], [b]) => a - b).flat();
    return { sample: { arm, number, points, winner, how, turns, decisions, uses }, moves, set, seats, seed };
  }
}
