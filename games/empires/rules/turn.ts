import type { Locals, Procedure, Standing, StartingPoint, Step } from '@ravelin/engine';
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

/** The words for where a turn may be taken up; a game has those of its own phases too. */
interface Point {
  readonly rule: string;
  readonly text: string;
  readonly step?: 'run' | 'unless';
}

/** Where a position may stand: before a card is drawn, or at a phase of the turn, which begins with a step of its paragraph. */
export const startsOf = <S extends Empire>(
  war: Procedure<S>,
  turn: Procedure<S>,
  at: { readonly beginning: string; readonly nextTurn: string; readonly thisTurn: string },
  phases: Readonly<Record<string, Point>>,
): StartingPoint<S>[] => [
  { id: 'start', rule: at.beginning, text: 'The war begins.', flow: () => [[war]] },
  {
    id: 'card',
    rule: at.nextTurn,
    text: 'A turn begins with the next card.',
    flow: () => [[war, `unless ${at.nextTurn}`]],
  },
  ...Object.entries(phases).map(([id, { rule, text, step = 'run' }]) => ({
    id,
    rule,
    text,
    flow: (): Standing<S>[] => [
      [war, `call ${at.thisTurn}`],
      [turn, `${step} ${rule}`],
    ],
  })),
];

/** A position that does not say where it stands goes on in the Action Phase if Actions are left, else with the next card. */
export const resume = (g: Empire): string => (g.card === NONE || g.actions === 0 ? 'card' : 'acting');
