import { type Base, type Kernel, type Move, planOf, Random, type Seat, type View, worlds } from '@ravelin/engine';
import { LATE, PlayingOn, SEEDS } from '../playing-on.ts';
import { mean, variance } from '../statistics.ts';

/** By how much one move is better than another, and the standard error of that. */
export interface Lead {
  readonly difference: number;
  readonly error: number;
}

/** Moves of one decision, tried side by side: in the same worlds and with the same luck. */
export class Comparison {
  /** What each of them came to in each world, for the seat that moves: from −1, lost, to 1, won. */
  private readonly tried: readonly (readonly number[])[];

  constructor(tried: readonly (readonly number[])[]) {
    this.tried = tried;
  }

  /** On average. */
  get values(): number[] {
    return this.tried.map(mean);
  }

  get worlds(): number {
    return this.tried[0].length;
  }

  lead(one: number, other: number): Lead {
    const differences = this.tried[one].map((value, i) => value - this.tried[other][i]);
    const error = differences.length < 2 ? 2 : Math.sqrt(variance(differences) / differences.length);
    return { difference: mean(differences), error };
  }
}

/** For each world that is wanted so many are drawn at most: in some a move may not be lawful that was in the real one. */
const DRAWN = 12;

/** From what the seat may know, and nothing else: it is handed a view. */
export const compare = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  view: View<S>,
  seat: Seat,
  moves: readonly Move[],
  wanted: number,
  seed: string,
): Comparison => {
  const source = new Random(seed);
  const playingOn = new PlayingOn<S, K>(kernel);
  const drawn = worlds<S, K>(kernel, view, seat);
  const lawful = (world: S): boolean => moves.every((move) => kernel.refusals(world, move).length === 0);
  const tried = moves.map((): number[] => []);
  for (let n = 0; n < wanted * DRAWN && tried[0].length < wanted; n++) {
    const world = drawn.draw(source);
    const luck = source.int(SEEDS);
    if (!lawful(world)) continue;
    for (const [i, move] of moves.entries()) tried[i].push(playingOn.valueOf(world, seat, luck, planOf(move), LATE));
  }
  return new Comparison(tried);
};
