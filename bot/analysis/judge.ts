import { type Base, formatMove, type Kernel, type Move, Random, type Seat, type View } from '@ravelin/engine';
import { isSolitaire } from '../arena.ts';
import { playsToTheEnd } from '../playing-on.ts';
import { searchOf } from '../searching.ts';
import type { Chances } from './chances.ts';
import { compare, type Lead } from './compare.ts';
import type { Depth } from './depth.ts';
import { type Judged, WHOLE } from './format.ts';

/** What a decision gave away, by what its seat could know: a view comes in, never the state. */

/** A loss counts beyond so many standard errors, and from so many ten-thousandths on. */
const ERRORS = 2;
const LEAST = 100;

export const isBeyondDoubt = ({ difference, error }: Lead, loss: number): boolean =>
  difference > ERRORS * error && loss >= LEAST;

export const isSame = (a: Move, b: Move): boolean => a.kind === b.kind && String(a.chosen) === String(b.chosen);

/** The best move that a search finds, in as many tries. */
export const bestMove = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  view: View<S>,
  seat: Seat,
  tries: number,
  seed: string,
): Move => {
  const search = searchOf(kernel, view, seat, new Random(seed));
  const obvious = search.obvious();
  if (obvious) return obvious;
  for (let n = 0; n < tries && !search.decided?.(); n++) search.iterate();
  return search.best().move;
};

/**
 * The seat's own chance, in ten-thousandths, that a value of its own stands for. What was played to the end is no judgement: the mean of results says it,
 * in which how high somebody won counts for a tenth.
 */
export const ownChance = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  chances: Chances<S, K>,
  seat: Seat,
  value: number,
): number => {
  if (playsToTheEnd(kernel.game.advice)) return Math.round((WHOLE * (1 + value)) / 2);
  const turned = seat !== 0 && !isSolitaire(kernel.game);
  const chance = chances.calibrated(turned ? -value : value);
  return Math.round(WHOLE * (turned ? 1 - chance : chance));
};

/** How a move compares with the one that is held to be best. */
export const judgedAgainst = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  view: View<S>,
  seat: Seat,
  { best, made }: { readonly best: Move; readonly made: Move },
  chances: Chances<S, K>,
  worlds: number,
  seed: string,
): Judged => {
  const written = (move: Move): string => formatMove(kernel, view, move);
  if (isSame(best, made)) return { best: written(made), chance: null, loss: 0, error: 0, worlds: 0 };
  const found = compare(kernel, view, seat, [best, made], worlds, seed);
  const lead = found.lead(0, 1);
  const own = (value: number): number => ownChance(kernel, chances, seat, value);
  const [, played] = found.values.map(own);
  const loss = own(found.values[0]) - played;
  const rest = { error: Math.round((WHOLE / 2) * lead.error), worlds: found.worlds };
  if (!isBeyondDoubt(lead, loss))
    return { best: written(lead.difference < 0 ? made : best), chance: { best: played, played }, loss: 0, ...rest };
  return { best: written(best), chance: { best: played + loss, played }, loss, ...rest };
};

/** Null: there was nothing to choose. */
export const judge = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  view: View<S>,
  seat: Seat,
  made: Move,
  chances: Chances<S, K>,
  { tries, worlds }: Depth,
  seed: string,
): Judged | null => {
  if (kernel.only(view)) return null;
  const best = bestMove(kernel, view, seat, tries, `${seed}/search`);
  return judgedAgainst(kernel, view, seat, { best, made }, chances, worlds, `${seed}/compare`);
};
