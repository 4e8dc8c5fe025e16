import type { Game, Locals, Procedure, Step } from '@ravelin/engine';
import { type Empire, NONE } from './empire.ts';

/** The turn: the phases that every game of the family has, in their order. What else a turn has stands among them. */

type Steps<S extends Empire> = readonly Step<S, Locals>[];

export interface Phases<S extends Empire> {
  readonly reveal: Steps<S>;
  /** The Event, the Advances, and what follows them. */
  readonly beforeActions: Steps<S>;
  readonly actions: { readonly begins: Steps<S>; readonly acts: Steps<S>; readonly ends: Steps<S> };
  readonly kaiserschlacht: Steps<S>;
  /** National Will, with what comes before and after it. */
  readonly afterwards: Steps<S>;
  /** After the last turn. */
  readonly finish: Steps<S>;
}

export const stepsOfTurn = <S extends Empire>({
  reveal,
  beforeActions,
  actions,
  kaiserschlacht,
  afterwards,
}: Phases<S>): Step<S, Locals>[] => [
  ...reveal,
  ...beforeActions,
  ...actions.begins,
  ...actions.acts,
  ...actions.ends,
  ...kaiserschlacht,
  ...afterwards,
];

/** A position without a flow goes on in the Action Phase if Actions are left, else with the next card. */
export const resuming =
  <S extends Empire<K>, K extends Empire['kit']>(
    war: Procedure<S>,
    turn: Procedure<S>,
    at: { readonly nextTurn: string; readonly thisTurn: string; readonly acting: string },
  ): Game<S, K>['resume'] =>
  (g, begin) => {
    if (g.card === NONE || g.actions === 0) begin(war, at.nextTurn);
    else {
      begin(war, at.thisTurn);
      begin(turn, at.acting);
    }
  };
