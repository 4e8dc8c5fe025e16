import type { Play } from '@ravelin/engine';
import type { Empire } from './empire.ts';

/** What an Event can do, by the words of the cards' data. */
export type Verbs<S extends Empire, C extends { readonly do: string }> = {
  readonly [V in C['do']]?: (g: S, x: Play<S>, clause: Extract<C, { do: V }>) => void;
};

/** Carries out one part of an Event; what is asked, or looked at later in the turn, has no verb. */
export const carryingOut =
  <S extends Empire, C extends { readonly do: string }>(verbs: Verbs<S, C>) =>
  (g: S, x: Play<S>, clause: C): void => {
    if (g.kit.beyond?.event(g, x as unknown as Play<Empire>, clause)) return;
    const verb = verbs[clause.do as C['do']] as ((g: S, x: Play<S>, clause: C) => void) | undefined;
    verb?.(g, x, clause);
  };
