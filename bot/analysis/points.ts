import { type Base, type Kernel, type Move, parseMove, Random, viewState } from '@ravelin/engine';
import { shownMove } from '@ravelin/table';
import { betterBy } from '../remark.ts';
import { thumbBot } from '../thumb.ts';
import type { Point, Step } from './format.ts';
import type { Work } from './work.ts';
import { worstOf } from './worst.ts';

/** Where a game turned: the worst decisions of each seat and the largest pieces of luck, with the better move and how it could have gone on. */

/** Luck is told from so many ten-thousandths on, and so often at most. */
const LEAST_LUCK = 300;
const MOST_LUCK = 3;
/** A line is played out to its second quiet decision, and no further than this. */
const LONGEST = 16;
const QUIET = 2;

/** In the order of the game. */
export const pointsOf = (work: Work, steps: readonly Step[], seed: string): Point[] => {
  const { seats } = work.match.kernel.game;
  const decisions = seats.flatMap((seat) => worstOf(steps, seat));
  const luck = [...steps]
    .filter((step) => Math.abs(step.luck) >= LEAST_LUCK)
    .sort((a, b) => Math.abs(b.luck) - Math.abs(a.luck) || a.move - b.move)
    .slice(0, MOST_LUCK);
  return [
    ...decisions.map((step) => decisionPoint(work, step, `${seed}/${step.move}`)),
    ...luck.map((step) => luckPoint(work, step)),
  ].sort((a, b) => a.move - b.move || a.kind.localeCompare(b.kind));
};

const luckPoint = (work: Work, { move, seat, luck }: Step): Point => {
  const { g, move: made } = work.moveAt(move - 1);
  return {
    move,
    kind: 'luck',
    seat,
    change: luck,
    made: shownMove(work.match.kernel, g, made),
    better: null,
    reasons: [],
    line: [],
  };
};

const decisionPoint = (work: Work, step: Step, seed: string): Point => {
  const { kernel } = work.match;
  const { g, move: made } = work.moveAt(step.move - 1);
  const view = viewState(kernel, g, g.seat, 'memory');
  const best = parseMove(kernel, view, step.judged?.best ?? step.notation);
  const reasons = betterBy(kernel, view, g.seat, made, best, `${seed}/why`)?.reasons ?? [];
  return {
    move: step.move,
    kind: 'decision',
    seat: step.seat,
    change: step.decision,
    made: shownMove(kernel, g, made),
    better: shownMove(kernel, g, best),
    reasons: reasons.map(({ text }) => text),
    line: lineFrom(kernel, g, best, `${seed}/line`),
  };
};

/** How a game could have gone on with this move: every seat answers by the rule of thumb, from what it may know. */
export const lineFrom = (kernel: Kernel<Base, unknown>, from: Base, first: Move, seed: string): Point['line'] => {
  const g = kernel.clone(from);
  const source = new Random(seed);
  const x = kernel.play(new Random(`${seed}/dice`));
  const thumb = thumbBot<Base, unknown>(kernel);
  const line: Point['line'][number][] = [];
  let quiet = 0;
  let move = first;
  while (line.length < LONGEST) {
    line.push({ seat: kernel.game.seats[g.seat], shown: shownMove(kernel, g, move) });
    kernel.apply(g, move, x);
    if (g.over || (kernel.pending(g)?.decision.quiet && ++quiet === QUIET)) break;
    ({ move } = thumb.choose(viewState(kernel, g, g.seat, 'memory'), g.seat, source));
  }
  return line;
};
