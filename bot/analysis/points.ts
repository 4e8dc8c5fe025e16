import { parseMove, viewState } from '@ravelin/engine';
import { shownMove } from '@ravelin/table';
import { betterBy } from '../remark.ts';
import type { Point, Step } from './format.ts';
import type { LineFinder } from './line.ts';
import type { Work } from './work.ts';
import { worstOf } from './worst.ts';

/** Where a game turned: the worst decisions of each seat and the largest pieces of luck, with the better move and how it could have gone on. */

/** Luck is told from so many ten-thousandths on, and so often at most. */
const LEAST_LUCK = 300;
const MOST_LUCK = 3;

/** In the order of the game. */
export const pointsOf = (work: Work, steps: readonly Step[], lines: LineFinder): Point[] => {
  const { seats } = work.match.kernel.game;
  const decisions = seats.flatMap((seat) => worstOf(steps, seat));
  const luck = [...steps]
    .filter((step) => Math.abs(step.luck) >= LEAST_LUCK)
    .sort((a, b) => Math.abs(b.luck) - Math.abs(a.luck) || a.move - b.move)
    .slice(0, MOST_LUCK);
  return [
    ...decisions.map((step) => decisionPoint(work, step, lines)),
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
    open: null,
  };
};

const decisionPoint = (work: Work, step: Step, lines: LineFinder): Point => {
  const at = step.move - 1;
  const { kernel } = work.match;
  const { g, move: made } = work.moveAt(at);
  const view = viewState(kernel, g, g.seat, 'memory');
  const best = parseMove(kernel, view, step.judged?.best ?? step.notation);
  const reasons = betterBy(kernel, view, g.seat, made, best, `${work.seed}/${step.move}/why`)?.reasons ?? [];
  return {
    move: step.move,
    kind: 'decision',
    seat: step.seat,
    change: step.decision,
    made: shownMove(kernel, g, made),
    better: shownMove(kernel, g, best),
    reasons: reasons.map(({ text }) => text),
    line: lines(work, at, best),
    open: { best: work.openly(at, best), played: work.openly(at, made) },
  };
};
