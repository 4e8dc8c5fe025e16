import { type Base, type Kernel, type Seat, type Source, type View, worlds } from '@ravelin/engine';
import type { Considered } from './bot.ts';
import { afterIn, type Reason, reasonsFor, weighedIn } from './weigh.ts';

export interface Hint extends Considered {
  /** How much better than the next best of those told, in hundredths of a game; for the others how much worse than the best. */
  readonly gain: number;
  readonly reasons: readonly Reason[];
}

/** How many moves a hint tells of, and in how many worlds the reasons for them are looked for. */
const MOVES = 3;
const WORLDS = 24;

/** The best moves of those that were considered, with how much better they are and why: what sets each apart from the others told. */
export const hintsOf = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  view: View<S>,
  seat: Seat,
  considered: readonly Considered[],
  source: Source,
): Hint[] => {
  const told = considered.slice(0, MOVES);
  const drawn = worlds<S, K>(kernel, view, seat);
  const all = Array.from({ length: WORLDS }, () => drawn.draw(source));
  const weighed = told.map(({ move }) =>
    weighedIn(
      kernel,
      afterIn(kernel, all, () => move),
    ),
  );
  const best = told[0]?.value ?? 0;
  return told.map((one, at) => {
    const others = weighed.filter((_weighed, n) => n !== at);
    const against = at === 0 ? (told[1]?.value ?? one.value) : best;
    const gain = Math.round(50 * (one.value - against));
    return { ...one, gain, reasons: reasonsFor(kernel.game, weighed[at], others, seat) };
  });
};
