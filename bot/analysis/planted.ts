import { type Base, type Kernel, Match, type Move, Random, viewState } from '@ravelin/engine';
import type { Bot } from '../bot.ts';
import type { Setting } from '../duel.ts';
import { Chances } from './chances.ts';
import { WHOLE } from './format.ts';
import { judgedAgainst } from './judge.ts';
import { type AnyMatch, Work } from './work.ts';

/** Games of good players in which one move was replaced by a bad one, to see whether an analysis finds it (`npm run blunders`). */

export interface Planted {
  readonly match: AnyMatch;
  /** Before the bad move so many had been made. */
  readonly at: number;
  readonly seat: string;
  /** What it gives away, in ten-thousandths, tried more widely than the analysis does and with other luck. */
  readonly loss: number;
}

/** At one of so many decisions a bad move is looked for. */
const ONE_IN = 12;
/** Moves among which it is looked for, worlds in which they are tried, and in which the worst of them is tried again. */
const LOOKED_AT = 10;
const ROUGH = 12;
const SURE = 80;
/** A blunder gives away a tenth of a game. */
const BLUNDER = WHOLE / 10;

/** A move that is clearly bad, with what it gives away against the good one. */
const badMove = (
  kernel: Kernel<Base, unknown>,
  g: Base,
  good: Move,
  source: Random,
): { readonly move: Move; readonly loss: number } | undefined => {
  const view = viewState(kernel, g, g.seat, 'memory');
  const chances = new Chances(kernel, 1);
  const lossOf = (made: Move, worlds: number): number =>
    judgedAgainst(kernel, view, g.seat, { best: good, made }, chances, worlds, String(source.int(2 ** 31))).loss;
  let worst: Move | undefined;
  let most = 0;
  for (let n = 0; n < LOOKED_AT; n++) {
    const move = kernel.random(g, source);
    const loss = lossOf(move, ROUGH);
    if (loss > most) [worst, most] = [move, loss];
  }
  const loss = worst && most >= BLUNDER ? lossOf(worst, SURE) : 0;
  return worst && loss >= BLUNDER ? { move: worst, loss } : undefined;
};

/** Plays a game to its end, or so many moves beyond the planted one; undefined where none could be planted. */
export const plantedGame = (
  kernel: Kernel<Base, unknown>,
  { set, scenario, options }: Setting<unknown>,
  bot: Bot<Base>,
  seed: string,
  beyond = Number.POSITIVE_INFINITY,
): Planted | undefined => {
  const match = new Match(kernel, { set, scenario, options, seed }) as AnyMatch;
  const source = new Random(`${seed}/moves`);
  let planted: Omit<Planted, 'match'> | undefined;
  while (!match.over && match.length < (planted?.at ?? Number.POSITIVE_INFINITY) + beyond) {
    const g = match.state;
    const { move } = bot.choose(viewState(kernel, g, g.seat, 'memory'), g.seat, source);
    const look = !planted && !kernel.only(g) && source.int(ONE_IN) === 0;
    const bad = look ? badMove(kernel, g, move, source) : undefined;
    if (bad) planted = { at: match.length, seat: kernel.game.seats[g.seat], loss: bad.loss };
    match.make(bad?.move ?? move);
  }
  return planted && { match, ...planted };
};

/** The place of the planted move among its seat's decisions, the worst being 1; infinite where nothing is found wrong with it. */
export const ranked = ({ match, at, seat }: Planted, level: string, seed: string): number => {
  const work = new Work(match, level, seed);
  const lossAt = (move: number): number => work.judged(move)?.loss ?? 0;
  const own = lossAt(at);
  if (own === 0) return Number.POSITIVE_INFINITY;
  const others = [...work.line.keys()].filter((move) => move !== at && work.line[move][0] === seat);
  return 1 + others.filter((move) => lossAt(move) > own).length;
};
