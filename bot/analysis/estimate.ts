import { LEVEL_NAMES } from '@ravelin/table';
import { type Depth, depthOf } from './depth.ts';
import { type AnyMatch, type Piece, Work } from './work.ts';

/** How long an analysis takes, before it begins. */

/** So many decisions and positions of the game are tried, as the lowest level does, after some that only warm up. */
const TRIED = 8;

/** What a decision takes, in positions that are played on: the search's, and those of the two moves that are compared. */
const effortOf = ({ tries, worlds, samples }: Depth): number => tries + 2 * worlds + samples;

const spread = (all: readonly number[]): number[] =>
  Array.from({ length: Math.min(TRIED, all.length) }, (_, n) => all[Math.floor(((n + 0.5) * all.length) / TRIED)]);

/** By level, in milliseconds of one thread. `now`: the time. */
export const estimateOf = (match: AnyMatch, seed: string, now: () => number): Readonly<Record<string, number>> => {
  const { advice } = match.kernel.game;
  const [lowest] = LEVEL_NAMES;
  const work = new Work(match, lowest.id, seed);
  const moves = work.line.length;
  const depth = (level: string): Depth => depthOf(advice as never, level, moves);
  const each = (kind: Piece['kind'], places: readonly number[]): number => {
    for (const at of places.slice(0, TRIED / 2)) work.do({ kind, at });
    const begun = now();
    for (const at of places) work.do({ kind, at });
    return (now() - begun) / Math.max(1, places.length);
  };
  const decision = each('move', spread([...work.looked].sort((a, b) => a - b)));
  const position = each('position', spread([...work.line.keys()]));
  const low = depth(lowest.id);
  return Object.fromEntries(
    LEVEL_NAMES.map(({ id }) => {
      const at = depth(id);
      const decisions = (decision * work.looked.size * effortOf(at)) / effortOf(low);
      // Each move has a position before it, and one after which chance speaks.
      return [id, decisions + (2 * position * moves * at.samples) / low.samples];
    }),
  );
};
