import { type Base, type Kernel, type Move, numberOfState, type View } from '@ravelin/engine';
import type { Searching } from './searching.ts';

/** A decision that a plan has foreseen: what the seat sees there, as a number, and what it does. */
export interface Foreseen {
  readonly sight: number;
  readonly move: Move;
}

/**
 * The plans that are being followed, the last few. Whoever has one in hand goes on with it as long as all comes as foreseen, and thinks anew only when dice, or
 * somebody else, have had a say.
 */
export class PlansInHand {
  private readonly most: number;
  private plans: readonly (readonly Foreseen[])[] = [];

  constructor(most = 1) {
    this.most = most;
  }

  /** The move that was planned for what the seat sees now, if this was foreseen. */
  moveAt<S extends Base<K>, K>(kernel: Kernel<S, K>, view: View<S>): Move | undefined {
    if (this.plans.length === 0) return undefined;
    const sight = numberOfState<S, K>(kernel, view);
    for (const plan of this.plans) for (const one of plan) if (one.sight === sight) return one.move;
    return undefined;
  }

  /** From now on the best plan of this search is followed. */
  follow(search: Searching): void {
    const plan = search.foreseen?.() ?? [];
    if (plan.length > 0) this.plans = [plan, ...this.plans].slice(0, this.most);
  }
}
