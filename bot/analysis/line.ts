import { type Move, Random, viewState } from '@ravelin/engine';
import { goingOn, shownMove } from '@ravelin/table';
import type { LineMove } from './format.ts';
import { bestMove } from './judge.ts';
import type { Work } from './work.ts';

/** A line is played out to its second quiet decision, and no further than this. */
const LONGEST = 12;
const QUIET = 2;

/** Finds how a game could have gone on with a move after so many. */
export type LineFinder = (work: Work, at: number, first: Move) => LineMove[];

/**
 * How a game could have gone on with this move after so many moves: every seat answers as a player of the analysis's level would, from what it may
 * know. What chance gave belongs to it, so that it can be shown on a board.
 */
export const lineFrom: LineFinder = (work, at, first) => {
  const { match, depth, seed } = work;
  const { kernel } = match;
  const of = `${seed}/${at + 1}/line`;
  const other = goingOn(match, at, new Random(`${of}/dice`));
  const line: LineMove[] = [];
  let quiet = 0;
  let move = first;
  while (line.length < LONGEST) {
    const shown = shownMove(kernel, other.state, move);
    other.make(move);
    const [seat, , results = []] = other.log[line.length];
    line.push({ seat, shown, results: [...results] });
    const g = other.state;
    if (g.over || (kernel.pending(g)?.decision.quiet && ++quiet === QUIET)) break;
    move = bestMove(kernel, viewState(kernel, g, g.seat, 'memory'), g.seat, depth.line, `${of}/${line.length}`);
  }
  return line;
};
