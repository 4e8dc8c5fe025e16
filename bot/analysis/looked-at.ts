import type { Base, Kernel, MoveEntry } from '@ravelin/engine';
import { isSolitaire } from '../arena.ts';
import type { Chances } from './chances.ts';

/** Which decisions of a game are judged: in a game of very many moves only those where something was lost. */

/** In a game of more moves than this not every decision is judged, */
export const MANY = 400;
/** but so many. */
const MOST = 240;

/** The moves from one quiet decision to the next: there the game's advice can say how it stands, at no cost. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  /** How much the first seat's chance rose. */
  readonly rise: number;
}

const stretchesOf = (
  kernel: Kernel<Base, unknown>,
  stateAt: (moves: number) => Base,
  moves: number,
  chances: Chances<Base, unknown>,
): Stretch[] => {
  const stretches: Stretch[] = [];
  let from = 0;
  let stood: number | undefined;
  for (let at = 0; at <= moves; at++) {
    const g = stateAt(at);
    if (!g.over && !kernel.pending(g)?.decision.quiet) continue;
    const stands = chances.at(g, 0);
    if (stood !== undefined) stretches.push({ from, to: at, rise: stands - stood });
    [from, stood] = [at, stands];
  }
  return stretches;
};

/**
 * The moves whose decisions are judged. In a very long game: those of the side that lost in a stretch, the worst stretches first. What is lost only after the
 * next quiet decision, or was made good by luck before it, is not found there.
 */
export const lookedAt = (
  kernel: Kernel<Base, unknown>,
  stateAt: (moves: number) => Base,
  line: readonly MoveEntry[],
  chances: Chances<Base, unknown>,
  [many, most] = [MANY, MOST],
): ReadonlySet<number> => {
  if (line.length <= many) return new Set(line.keys());
  const { game } = kernel;
  const lostBy = (at: number, rise: number): number =>
    isSolitaire(game) || line[at][0] === game.seats[0] ? -rise : rise;
  const decisions = stretchesOf(kernel, stateAt, line.length, chances)
    .flatMap(({ from, to, rise }) =>
      Array.from({ length: to - from }, (_, n) => ({ at: from + n, lost: lostBy(from + n, rise) })),
    )
    .filter(({ at, lost }) => lost > 0 && !kernel.only(stateAt(at)));
  return new Set(
    decisions
      .sort((a, b) => b.lost - a.lost || a.at - b.at)
      .slice(0, most)
      .map(({ at }) => at),
  );
};
