import { type Base, type Kernel, type Move, planOf, Random, type Seat, type View, worlds } from '@ravelin/engine';
import { PlayingOn, SEEDS } from '../playing-on.ts';
import { mean, variance } from '../statistics.ts';

/** Two moves of one decision, tried side by side: in the same worlds and with the same luck. */
export interface Comparison {
  /** What each of them came to on average, for the seat that moves: from −1, lost, to 1, won. */
  readonly values: readonly [one: number, other: number];
  /** By how much the first is better, and the standard error of that. */
  readonly difference: number;
  readonly error: number;
  readonly worlds: number;
}

/** For each world that is wanted so many are drawn at most: in some a move may not be lawful that was in the real one. */
const DRAWN = 12;

/** From what the seat may know, and nothing else: it is handed a view. */
export const compare = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  view: View<S>,
  seat: Seat,
  [one, other]: readonly [Move, Move],
  wanted: number,
  seed: string,
): Comparison => {
  const source = new Random(seed);
  const playingOn = new PlayingOn<S, K>(kernel);
  const drawn = worlds<S, K>(kernel, view, seat);
  const lawful = (world: S): boolean => [one, other].every((move) => kernel.refusals(world, move).length === 0);
  const values: [number[], number[]] = [[], []];
  for (let n = 0; n < wanted * DRAWN && values[0].length < wanted; n++) {
    const world = drawn.draw(source);
    const luck = source.int(SEEDS);
    if (!lawful(world)) continue;
    for (const [i, move] of [one, other].entries()) values[i].push(playingOn.valueOf(world, seat, luck, planOf(move)));
  }
  const differences = values[0].map((value, i) => value - values[1][i]);
  return {
    values: [mean(values[0]), mean(values[1])],
    difference: mean(differences),
    error: differences.length < 2 ? 2 : Math.sqrt(variance(differences) / differences.length),
    worlds: differences.length,
  };
};
