import { type Base, type Kernel, type Move, Random, type Seat, type View, worlds } from '@ravelin/engine';
import { mean, variance } from './statistics.ts';
import { afterIn, type Reason, reasonsFor, weighedIn } from './weigh.ts';

/**
 * What a teacher says of a move that was made: why somebody made it, or that another would have been better. Only from what the pupil knew
 * before the move, so that it tells nothing that is hidden from the pupil.
 */
export interface Remark {
  readonly reasons: readonly Reason[];
  /** How much better another move would have been, in hundredths of a game. */
  readonly gain: number;
}

/** Worlds in which the moves are compared, and how many are drawn at most to find those in which the move can be made. */
const WORLDS = 48;
const DRAWN = 600;
/** A move is clearly worse from so many hundredths of a game on, and beyond so many standard errors. */
const CLEARLY = 4;
const ERRORS = 2.5;

/** Worlds that the pupil thought possible and in which the move can be made. */
const possible = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  view: View<S>,
  pupil: Seat,
  move: Move,
  seed: string,
): S[] => {
  const source = new Random(seed);
  const drawn = worlds<S, K>(kernel, view, pupil);
  const found: S[] = [];
  for (let n = 0; n < DRAWN && found.length < WORLDS; n++) {
    const world = drawn.draw(source);
    if (kernel.refusals(world, move).length === 0) found.push(world);
  }
  return found;
};

/** Another move of the same decision; the same one where there is no other. */
const another = <S extends Base<K>, K>(kernel: Kernel<S, K>, world: S, move: Move, source: Random): Move => {
  const same = ({ kind, chosen }: Move): boolean => kind === move.kind && String(chosen) === String(move.chosen);
  for (let n = 0; n < 8; n++) {
    const other = kernel.random(world, source);
    if (!same(other)) return other;
  }
  return move;
};

/** Why somebody made a move: what it brings and other moves of that decision do not. */
export const whyMade = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  view: View<S>,
  pupil: Seat,
  mover: Seat,
  move: Move,
  seed: string,
): Remark | undefined => {
  const all = possible(kernel, view, pupil, move, seed);
  const source = new Random(`${seed}/others`);
  const made = weighedIn(
    kernel,
    afterIn(kernel, all, () => move),
  );
  const other = weighedIn(
    kernel,
    afterIn(kernel, all, (world) => another(kernel, world, move, source)),
  );
  const reasons = reasonsFor(kernel.game, made, [other], mover);
  return reasons.length > 0 ? { reasons, gain: 0 } : undefined;
};

/** What would have been better about another move: how much, with the standard error, and why. Undefined where nothing can be said. */
export const betterBy = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  view: View<S>,
  seat: Seat,
  made: Move,
  best: Move,
  seed: string,
): (Remark & { readonly error: number }) | undefined => {
  const { advice } = kernel.game;
  const all = possible(kernel, view, seat, made, seed);
  if (!advice || all.length < 2) return undefined;
  const [were, would] = [made, best].map((move) => afterIn(kernel, all, () => move));
  const gains = all.map((_world, i) => 50 * (advice.value(would[i], seat) - advice.value(were[i], seat)));
  const gain = mean(gains);
  const reasons = reasonsFor(kernel.game, weighedIn(kernel, would), [weighedIn(kernel, were)], seat);
  return { reasons, gain, error: Math.sqrt(variance(gains) / gains.length) };
};

/** The same, where it is clearly better. */
export const clearlyBetter = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  view: View<S>,
  seat: Seat,
  made: Move,
  best: Move,
  seed: string,
): Remark | undefined => {
  const found = betterBy(kernel, view, seat, made, best, seed);
  if (!found || found.gain < Math.max(CLEARLY, ERRORS * found.error)) return undefined;
  return { reasons: found.reasons, gain: Math.round(found.gain) };
};
