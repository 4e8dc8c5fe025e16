import {
  type Base,
  type ComponentSet,
  type Kernel,
  type Options,
  type Outcome,
  Random,
  viewState,
} from '@ravelin/engine';
import { type Bout, isSolitaire } from './arena.ts';
import type { Bot } from './bot.ts';

/** A game that cannot be won by going on for ever. */
export const LONGEST = 20_000;

export interface Setting<K> {
  readonly set: ComponentSet<K>;
  readonly scenario: string;
  readonly options: Options;
}

export interface Played<S> {
  readonly outcome: Outcome;
  /** How it stood at the end. */
  readonly g: S;
  readonly moves: number;
  readonly turns: number;
}

/**
 * One game between bots, one for each seat. The seed decides the dice and what each bot draws. `watch` is shown the game before every move;
 * `begin` may change the position before the first.
 */
export const playGame = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  { set, scenario, options }: Setting<K>,
  bots: readonly Bot<S>[],
  seed: string,
  watch?: (g: S) => void,
  begin?: (g: S) => void,
): Played<S> => {
  const x = kernel.play(new Random(`${seed}/dice`));
  const chance = bots.map((_bot, seat) => new Random(`${seed}/seat ${seat}`));
  const g = kernel.start(set.kit, scenario, options, x);
  begin?.(g);
  let moves = 0;
  let turns = 0;
  let turn: number | undefined;
  for (; !g.over; moves++) {
    if (moves > LONGEST) throw new RangeError(`The game with the seed ${seed} does not end.`);
    watch?.(g);
    const now = kernel.game.turn?.(g);
    if (now !== turn || turns === 0) turns++;
    turn = now;
    const { seat } = g;
    const { move } = bots[seat].choose(viewState(kernel, g, seat, 'memory'), seat, chance[seat]);
    kernel.apply(g, move, x);
  }
  const outcome = kernel.game.outcome(g);
  if (!outcome) throw new RangeError(`The game with the seed ${seed} ended without an outcome.`);
  return { outcome, g, moves, turns };
};

/**
 * A numbered game of a contest between two players, given as bots: the seed belongs to a pair, in which they swap sides. Where all seats play together the
 * first has them all.
 */
export const playBout = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  setting: Setting<K>,
  [a, b]: readonly [Bot<S>, Bot<S>],
  seed: string,
  number: number,
): Bout => {
  const { game } = kernel;
  const together = isSolitaire(game);
  const seat = together ? 0 : number % 2;
  const bots = game.seats.map((_id, at) => (together || at === seat ? a : b));
  const pair = together ? number : Math.floor(number / 2);
  const { outcome, g, moves, turns } = playGame(kernel, setting, bots, `${seed}/${pair}`);
  const graded = outcome.score[seat];
  const decided = outcome.winner >= 0;
  const score = together ? Number(graded > 0) : decided ? Number(outcome.winner === seat) : 0.5;
  const margin = game.advice?.value(g, seat) ?? graded;
  return { number, seat, score, decided, how: outcome.how, graded, margin, turns, moves };
};
