import { type Base, type Kernel, type Move, numberOfState, type View } from '@ravelin/engine';
import type { Searching } from './searching.ts';

/** A decision that a plan has foreseen: what the seat sees there, as a number, and what it does. */
export interface Foreseen {
  readonly position: number;
  readonly move: Move;
}

/** A bot may play both sides of a game, each with a plan of its own. */
const KEPT = 2;

/** The plans that a bot follows. It goes on with one as long as all comes as foreseen, and thinks anew only when dice have had a say, or somebody did otherwise. */
export class PlansInHand {
  private plans: readonly (readonly Foreseen[])[] = [];

  /** The move that was planned for what the seat sees now, if this was foreseen. */
  moveAt<S extends Base<K>, K>(kernel: Kernel<S, K>, view: View<S>): Move | undefined {
    if (this.plans.length === 0) return undefined;
    const number = numberOfState<S, K>(kernel, view);
    const foreseen = this.plans.flat().find(({ position }) => position === number);
    return foreseen && kernel.refusals(view, foreseen.move).length === 0 ? foreseen.move : undefined;
  }

  /** From now on the best plan of this search is followed. */
  follow(search: Searching): void {
    const plan = search.foreseen?.() ?? [];
    if (plan.length > 0) this.plans = [plan, ...this.plans].slice(0, KEPT);
  }
}
