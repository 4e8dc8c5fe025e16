import {
  type Base,
  formatMove,
  hashText,
  type Kernel,
  Match,
  type Move,
  parseMove,
  Random,
  Situation,
  type View,
  viewState,
  worlds,
  writePosition,
} from '@ravelin/engine';
import { type ShownMove, shownMove } from '@ravelin/table';
import { WHOLE } from '../analysis/format.ts';
import type { AnyMatch } from '../analysis/work.ts';
import { type Considered, keyOf } from '../bot.ts';
import type { Setting } from '../duel.ts';
import { botNamed } from '../levels.ts';
import { betterBy } from '../remark.ts';
import { searchOf } from '../searching.ts';
import { thumbBot } from '../thumb.ts';
import type { Puzzle } from './format.ts';
import { type Asked, askedAt, positionOf } from './position.ts';
import { beatsAll, type Closeness, type Contest, contest } from './rivals.ts';
import { climb, DEEPER, foundAfter, thumbMoves } from './solve.ts';

/** Looks for puzzles: decisions of a game between searching players at which one move is clearly best and the rule of thumb makes another. */

export interface Depths extends Closeness {
  /** What the best level tries for a move. */
  readonly tries: number;
  /** What the players of the game try, and by whose doubts a decision is looked at. */
  readonly playing: number;
  /**
   * Only the last so many moves of a game are looked at, and a careless player plays it: for games in which each try is played to the end, and that is short
   * only there.
   */
  readonly late: number;
  /**
   * Only decisions are looked at where the advice expects another move than the rule of thumb's to leave so many ten-thousandths more; 0: all. What is expected costs
   * next to nothing, tries take long.
   */
  readonly expected: number;
}

/** Moves that may be lawful: fewer are no puzzle, of more not each can be tried. */
const FEWEST = 4;
const MOST = 80;
/** A move is sensible that gives away no more than this; so many such there must be, the best among them. */
const SENSIBLE = 3000;
const SENSIBLE_MOVES = 3;
/** So many moves may count as right. */
const RIGHT = 3;
/** So many searches must agree. */
const SEARCHES = 3;
/** From one game so many puzzles are taken at most, and so many moves apart. */
const FROM_ONE = 3;
const APART = 6;

/** Why a decision is no puzzle; for who wants to know where the time goes. */
export type Dismissed = 'moves' | 'hidden' | 'thumb' | 'shallow' | 'unclear' | 'many' | 'absurd' | 'deep';

const moveNamed = ({ kernel, view }: Asked, notation: string): Move => parseMove(kernel, view, notation);

/** Holds all the others against what a search found best, those first that the search liked. */
const rivalsOf = (asked: Asked, best: Move, all: readonly Move[], depths: Depths, seed: string): Contest => {
  const search = searchOf(asked.kernel, asked.view, asked.seat, new Random(`${seed}/order`));
  for (let n = 0; n < depths.tries && !search.decided?.(); n++) search.iterate();
  const liked = search.considered().map(({ move }) => keyOf(move));
  const place = (move: Move): number => (liked.indexOf(keyOf(move)) + liked.length + 1) % (liked.length + 1);
  const others = all.filter((move) => keyOf(move) !== keyOf(best)).sort((a, b) => place(a) - place(b));
  return contest(asked, best, others, depths, `${seed}/contest`);
};

/** Is anything hidden from the seat? */
const hidesFrom = ({ kernel, g, view }: Asked): boolean =>
  JSON.stringify(writePosition(kernel, g)) !== JSON.stringify(writePosition(kernel, view));

/** The puzzle at which the match stands; or why it is none. */
export const puzzleAt = (
  match: AnyMatch,
  liked: Move,
  depths: Depths,
  seed: string,
): Omit<Puzzle, 'from'> | Dismissed => {
  const { kernel, set } = match;
  const position = positionOf(match, `${seed}/deal`);
  const asked = askedAt(kernel, set, position);
  const { g, view, seat } = asked;
  const all = kernel.moves(g, MOST + 1);
  if (!all || all.length < FEWEST || all.length > MOST) return 'moves';
  const written = (move: Move): string => formatMove(kernel, view, move);
  const best = all.find((move) => keyOf(move) === keyOf(liked));
  if (!best) return 'hidden';
  const thumbs = thumbMoves(asked, `${seed}/thumb`);
  if (thumbs.has(written(best))) return 'thumb';
  // First against what the rule of thumb does: most that are no puzzle are told by that.
  const thumb = [...thumbs].map((one) => moveNamed(asked, one));
  if (!beatsAll(asked, best, thumb, depths, `${seed}/thumb`)) return 'shallow';
  const { chance, rivals } = rivalsOf(asked, best, all, depths, seed);
  if (rivals.some(({ verdict }) => verdict === 'unclear')) return 'unclear';
  const right = [{ move: best, chance }, ...rivals.filter(({ verdict }) => verdict === 'as-good')];
  if (right.length > RIGHT) return 'many';
  const wrong = rivals.filter(({ verdict }) => verdict === 'worse');
  const sensible = wrong.filter((one) => one.chance >= chance - SENSIBLE).length + 1;
  if (sensible < SENSIBLE_MOVES) return 'absurd';
  const solution = new Set(right.map(({ move }) => written(move)));
  if ([...thumbs].some((one) => solution.has(one))) return 'thumb';
  let tries = 1;
  for (let n = 0; n < SEARCHES; n++) {
    const found = foundAfter(climb(asked, DEEPER * depths.tries, `${seed}/deep ${n}`), solution);
    if (found === undefined) return 'deep';
    tries = Math.max(tries, found);
  }
  const shown = (move: Move): ShownMove => shownMove(kernel as never, g as never, move);
  const reasons = betterBy(kernel, view, seat, thumb[0], best, `${seed}/why`)?.reasons ?? [];
  return {
    id: hashText(JSON.stringify(position)).slice(0, 8),
    seat: kernel.game.seats[seat],
    position,
    hidden: hidesFrom(asked),
    rule: kernel.pending(g)?.rule ?? '',
    moves: all.length,
    solution: right.map((one) => ({ shown: shown(one.move), chance: one.chance })),
    wrong: wrong.map((one) => ({ move: written(one.move), chance: one.chance })),
    thumb: shown(thumb[0]),
    reasons: reasons.map(({ text }) => text),
    tries,
  };
};

export interface Looked {
  readonly puzzles: readonly Puzzle[];
  /** How many decisions were looked at closely, and why they were no puzzles. */
  readonly dismissed: Readonly<Partial<Record<Dismissed, number>>>;
  readonly moves: number;
}

/** Is the decision one at which each move can be tried? */
const isWorthALook = (kernel: Kernel<Base, unknown>, g: Base): boolean => {
  const all = kernel.moves(g, MOST + 1);
  return all !== null && all.length >= FEWEST && all.length <= MOST;
};

/** Who plays the games that are looked through late: by the rule of thumb, with slips. So many are begun for one that goes well enough. */
const CARELESS = 'ensign';
const BEGUN = 300;
/** How well a game went that was decided late: won, or lost in its last part (`Advice.grade`). */
const LATE_ENOUGH = -0.35;

interface PlayedOut {
  readonly seed: string;
  readonly moves: readonly Move[];
}

/** A game of a careless player that was won, or not lost early: otherwise its last moves are no late ones. */
const carelessGame = (begun: (seed: string) => AnyMatch, seed: string): PlayedOut => {
  for (let n = 0; n < BEGUN; n++) {
    const own = `${seed}/${n}`;
    const match = begun(own);
    const { kernel } = match;
    const bot = botNamed(kernel, CARELESS, () => 0);
    const source = new Random(`${own}/moves`);
    const moves: Move[] = [];
    while (!match.over) {
      const { state } = match;
      moves.push(bot.choose(viewState(kernel, state, state.seat, 'memory'), state.seat, source).move);
      match.make(moves[moves.length - 1]);
    }
    const went = kernel.game.advice?.grade?.(match.state as never) ?? Math.max(...(match.outcome?.score ?? []));
    if (went > LATE_ENOUGH) return { seed: own, moves };
  }
  throw new RangeError(`Of ${BEGUN} games of careless players all were lost early.`);
};

/** After so many tries one sees whether the game is as good as over: nothing that is done changes much then. */
const SETTLED_AFTER = 100;
const SETTLED = 0.85;
const isSettled = (considered: readonly Considered[]): boolean =>
  considered.every(({ value }) => Math.abs(value) > SETTLED);

/** By how many ten-thousandths the advice expects the best move to leave more than that of the rule of thumb; without end where it does not say. */
const expectedGain = (kernel: Kernel<Base, unknown>, view: View<Base>, usual: Move, source: Random): number => {
  const at = new Situation<Base>(kernel, worlds(kernel, view, view.seat).draw(source), source);
  const plans = kernel.game.advice?.candidates?.(at) ?? [];
  const expected = new Map(plans.map((plan) => [keyOf(plan.first(at)), plan.expected ?? Number.POSITIVE_INFINITY]));
  const most = Math.max(...expected.values());
  // What is not even a candidate is expected to be worse than all that are. A value spans twice a chance.
  const its = expected.get(keyOf(usual)) ?? Number.NEGATIVE_INFINITY;
  return Number.isFinite(most) ? ((most - its) * WHOLE) / 2 : Number.POSITIVE_INFINITY;
};

/**
 * What a player does who searches where a puzzle may be and goes by the rule of thumb elsewhere; and what it liked better than the move of the rule of thumb,
 * where there is such a thing.
 */
const played = (
  kernel: Kernel<Base, unknown>,
  g: Base,
  depths: Depths | undefined,
  source: Random,
): { readonly move: Move; readonly liked: Move | undefined } => {
  const view = viewState(kernel, g, g.seat, 'memory');
  const { move } = thumbBot(kernel).choose(view, g.seat, source);
  if (!depths || !isWorthALook(kernel, g)) return { move, liked: undefined };
  if (depths.expected > 0 && expectedGain(kernel, view, move, source) < depths.expected)
    return { move, liked: undefined };
  const search = searchOf(kernel, view, g.seat, source);
  const obvious = search.obvious();
  if (obvious) return { move: obvious, liked: undefined };
  for (let n = 0; n < depths.playing && !search.decided?.(); n++) {
    search.iterate();
    if (n === SETTLED_AFTER && isSettled(search.considered())) return { move, liked: undefined };
  }
  const considered = search.considered();
  const usual = considered.find((one) => keyOf(one.move) === keyOf(move));
  const liked = considered.reduce((most, one) => (one.value > most.value ? one : most));
  // A value spans twice a chance.
  const isDoubted = liked !== usual && liked.value - (usual?.value ?? -1) >= (2 * depths.margin) / WHOLE;
  return { move: considered[0].move, liked: isDoubted ? liked.move : undefined };
};

/** Plays one game and looks for puzzles in it, until it has as many as are taken from one. */
export const lookThrough = (
  kernel: Kernel<Base, unknown>,
  { set, scenario, options }: Setting<unknown>,
  depths: Depths,
  seed: string,
): Looked => {
  const begun = (own: string): AnyMatch => new Match(kernel, { set, scenario, options, seed: own }) as AnyMatch;
  const careless = depths.late === Number.POSITIVE_INFINITY ? undefined : carelessGame(begun, seed);
  const from = careless ? careless.moves.length - depths.late : 0;
  const own = careless?.seed ?? seed;
  const match = begun(own);
  const source = new Random(`${seed}/moves`);
  const puzzles: Puzzle[] = [];
  const dismissed: Partial<Record<Dismissed, number>> = {};
  while (!match.over && puzzles.length < FROM_ONE) {
    const { move, liked } = played(kernel, match.state, match.length < from ? undefined : depths, source);
    const next = careless?.moves[match.length] ?? move;
    const isApart = match.length - (puzzles.at(-1)?.from.move ?? Number.NEGATIVE_INFINITY) >= APART;
    if (liked && isApart) {
      const found = puzzleAt(match, liked, depths, `${own}/${match.length}`);
      if (typeof found === 'string') dismissed[found] = (dismissed[found] ?? 0) + 1;
      else puzzles.push({ ...found, from: { seed: own, move: match.length } });
    }
    match.make(next);
  }
  return { puzzles, dismissed, moves: match.length };
};

/** So many may have the same answer; and so many in a hundred the same kind of move of the same side, with the same first choice. */
const SAME_ANSWER = 3;
const SAME_KIND = 25;

/** Is it unlike enough to those there are? `wanted`: how many there are to be. */
export const isFresh = (puzzle: Puzzle, there: readonly Puzzle[], wanted: number): boolean => {
  const alike = (said: (one: Puzzle) => string): number => there.filter((one) => said(one) === said(puzzle)).length;
  const answers = alike(({ seat, solution: [best] }) => `${seat} ${best.shown.notation}`);
  const kinds = alike(
    ({ seat, rule, solution: [{ shown }] }) => `${seat} ${rule} ${shown.kind} ${shown.parts[0]?.name}`,
  );
  return answers < SAME_ANSWER && (100 * kinds) / wanted < SAME_KIND;
};
