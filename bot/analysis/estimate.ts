import { LEVEL_NAMES } from '@ravelin/table';
import { type Depth, depthOf } from './depth.ts';
import { type AnyMatch, Work } from './work.ts';

/** How long an analysis takes, before it begins. */

/** So many moves of the game are tried, as the lowest level does, after one that only warms up. */
const TRIED = 8;

/** What a decision takes, in positions that are played on: the search's, and those of the two moves that are compared. */
const effortOf = ({ tries, worlds, samples }: Depth): number => tries + 2 * worlds + samples;

/** By level, in milliseconds of one thread. `now`: the time. */
export const estimateOf = (match: AnyMatch, seed: string, now: () => number): Readonly<Record<string, number>> => {
  const { advice } = match.kernel.game;
  const [lowest] = LEVEL_NAMES;
  const work = new Work(match, lowest.id, seed);
  const moves = work.line.length;
  const depth = (level: string): number => effortOf(depthOf(advice as never, level));
  const places = Array.from({ length: Math.min(TRIED, moves) }, (_, n) => Math.floor(((n + 0.5) * moves) / TRIED));
  if (places.length > 0) work.do({ kind: 'move', at: places[0] });
  const begun = now();
  for (const at of places) work.do({ kind: 'move', at });
  const each = (now() - begun) / Math.max(1, places.length);
  return Object.fromEntries(LEVEL_NAMES.map(({ id }) => [id, (each * moves * depth(id)) / depth(lowest.id)]));
};
