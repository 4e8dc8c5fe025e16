import type { Base, Kernel, Move, Seat, Source, View } from '@ravelin/engine';
import { type Advised, type Bot, type Considered, unweighed } from './bot.ts';
import { Drafting } from './drafting.ts';
import { type Foreseen, PlansInHand } from './plan-in-hand.ts';
import { Search } from './search.ts';
import { Trials } from './trials.ts';

/** Thinking ahead about one decision, a little at a time. */
export interface Searching {
  /** The answer where nothing needs to be searched. */
  obvious(): Move | undefined;
  /** One more try. */
  iterate(): void;
  /** Would more tries change nothing? */
  decided?(): boolean;
  /** What has been tried, the best first. */
  considered(): readonly Considered[];
  best(): Advised;
  /** Where it plans more than one decision: the later ones of the best plan, as far as they can be foreseen. */
  foreseen?(): readonly Foreseen[];
  /** All that it has found, as plain data; and the findings of another search of the same view, added to its own. */
  findings(): unknown;
  join(findings: unknown): void;
}

export interface SearchSettings {
  /** Worlds that are tried for one decision, at most. */
  readonly iterations: number;
  /** How widely to look: times the spread of the values seen. */
  readonly exploration?: number;
}

/** The search that suits the game, by its advice. */
export const searchOf = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  view: View<S>,
  seat: Seat,
  source: Source,
  exploration?: number,
): Searching => {
  const { advice } = kernel.game;
  const decision = kernel.pending(view)?.decision.id;
  if (decision !== undefined && advice?.drafts?.decide(decision))
    return new Drafting<S, K>(kernel, view, seat, source, advice.drafts);
  return advice?.trials
    ? new Trials<S, K>(kernel, view, seat, source)
    : new Search<S, K>(kernel, view, seat, source, exploration);
};

/** How often a search asks whether it should stop. */
const AT_ONCE = 4;

/** Searches, as long as it is let: up to so many iterations. */
export const searchBot = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  { iterations, exploration }: SearchSettings,
): Bot<S> => {
  const plans = new PlansInHand();
  return {
    choose: (view, seat, source, stop) => {
      const planned = plans.moveAt(kernel, view);
      if (planned) return unweighed(planned);
      const search = searchOf<S, K>(kernel, view, seat, source, exploration);
      const obvious = search.obvious();
      if (obvious) return unweighed(obvious);
      for (let n = 0; n < iterations; n++) {
        if (n % AT_ONCE === 0 && (search.decided?.() || stop?.())) break;
        search.iterate();
      }
      plans.follow(search);
      return search.best();
    },
  };
};
