import { type AnyGame, hashState, type Kernel, numberOfState } from '@ravelin/engine';
import {
  type AnyState,
  againstBaseline,
  atMost,
  below,
  decisionsIn,
  information,
  interleave,
  median,
  microseconds,
  type Player,
  printTable,
  type Row,
  ratio,
  ravelinPlayer,
  timed,
} from './measure.ts';
import type { Heap } from './memory.ts';
import { searchCost } from './searching.ts';
import { recordSizes, savedSizes, statesWithin } from './sizes.ts';

/** What a game's `bench.mjs` exports: its budgets. A game without one is measured all the same. */
export interface Budgets {
  /** Random play, as often as boardgame.io's rate on Breach. */
  readonly times?: number;
  /** A copy before every move: this often the cost of moving in place. */
  readonly copying?: number;
  /** The procedure in which states are copied; without it they are those of the whole game. */
  readonly within?: string;
  /** Microseconds of a copy. */
  readonly copy?: number;
  /** Bytes of the largest saved state, and of a move in a record. */
  readonly saved?: number;
  readonly recorded?: number;
  /** Random decisions in the time of one iteration of the search. */
  readonly iteration?: number;
  /** More rows of the game's own. */
  rows?(game: AnyGame): readonly Row[];
}

/** The twentieth copy of a copy costs hardly more than the first: all are one kind of object. */
const LATE_COPY = 1.15;
/** What is still in use after a thousand searched moves is what was after a hundred. */
const GROWTH = 1.02;

const against = (target: number | undefined, row: typeof below, name: string, value: number, unit = ''): Row =>
  target === undefined ? information(name, value, unit) : row(name, value, target, unit);

/** Copies of states that were copied once, and of their nineteenth descendants, in turn. */
const copies = (kernel: Kernel<AnyState, unknown>, states: readonly AnyState[]): { first: number; late: number } => {
  const descendants = states.map((g) => {
    let copy = g;
    for (let n = 0; n < 19; n++) copy = kernel.clone(copy);
    return copy;
  });
  let next = 0;
  const [early, late] = interleave(
    [states, descendants].map((list) => ({
      play: timed(() => kernel.clone(list[next++ % list.length])),
      decisions: 10_000,
    })),
    { rounds: 30, warmup: 10 },
  );
  const first = microseconds(() => kernel.clone(states[next++ % states.length]));
  return { first, late: ratio(early, late) };
};

/** How much quicker two states are told apart by their numbers than by what is saved of them. */
const numbers = (kernel: Kernel<AnyState, unknown>, states: readonly AnyState[]): number => {
  let next = 0;
  const each = (action: (g: AnyState) => unknown): number =>
    microseconds(() => action(states[next++ % states.length]), 9, 2000);
  return each((g) => hashState(kernel, g)) / each((g) => numberOfState(kernel, g));
};

/**
 * A game against its budgets: speed of random play and of the search, copies, size of a saved state and of a record. `baseline`: boardgame.io on
 * Breach; `heap`: what was in use while a computer player thought about many moves.
 */
export const benchGame = (game: AnyGame, budgets: Budgets, baseline: Player, heap: Heap): boolean => {
  const { within = game.main.id, times, copying } = budgets;
  // The two make the very same decisions in each round, one of them in copies.
  const decisions = decisionsIn(100, ravelinPlayer(game));
  const [inPlace, copied, boardgameio] = interleave(
    [
      { play: ravelinPlayer(game), decisions },
      { play: ravelinPlayer(game, { copying: true }), decisions },
      { play: baseline, decisions: decisionsIn(100, baseline) },
    ],
    { rounds: 50, warmup: 10 },
  );
  const { kernel, states } = statesWithin(game, within, 64);
  const { first, late } = copies(kernel, states);
  const saved = savedSizes(game, 20);
  const records = recordSizes(game, 20);
  const perMove = (records.bytes - records.head) / records.moves;
  return printTable(`${game.title} (medians of 50 interleaved batches; boardgame.io plays Breach)`, [
    information('random legal play, decisions per second', median(inPlace)),
    information('boardgame.io 0.50.2 on Breach, decisions per second', median(boardgameio)),
    againstBaseline(`${game.id} : boardgame.io on Breach`, ratio(inPlace, boardgameio), times),
    against(copying, atMost, 'copy, then move : move in place', ratio(inPlace, copied), ' x'),
    atMost('twentieth copy of a copy : first copy', late, LATE_COPY, ' x'),
    against(budgets.copy, below, `copy of a state within "${within}"`, first, ' us'),
    information('number of a state : its saved text', numbers(kernel, states), ' x'),
    against(budgets.saved, below, 'saved state, largest of 20 games', Math.max(...saved), ' bytes'),
    information('saved state, median', median(saved), ' bytes'),
    against(budgets.recorded, below, 'record of a game, per move', perMove, ' bytes'),
    information('record of a game, its head', records.head / 20, ' bytes'),
    information('moves of a game, on average', records.moves / 20),
    against(budgets.iteration, atMost, 'one iteration of the search : one random decision', searchCost(game), ' x'),
    information('memory in use, first 100 of 1,000 searched moves', heap.first, ' MB'),
    atMost('memory in use, last 100 : first 100', heap.last / heap.first, GROWTH, ' x'),
    ...(budgets.rows?.(game) ?? []),
  ]);
};
