import type { GameEvent } from './event.ts';
import type { Move } from './move.ts';
import type { Base } from './state.ts';

/** A way in which a gamble can come out. */
export interface GambleOutcome {
  readonly id: string;
  readonly title: { readonly en: string; readonly de: string };
  /** For the seat that takes the risk. */
  readonly good: 'yes' | 'no' | 'neither';
}

/** Something uncertain that a seat commits itself to with a move: a battle, a test, a card that is turned up. */
export interface Gamble<S extends Base> {
  /** The ids of the kinds of move that lead to it. */
  readonly moves: readonly string[];
  /** Does this move of such a kind lead to it? Where it is left out, each does. Asked of views. */
  applies?(view: S, move: Move): boolean;
  /** The paragraph that settles it. */
  readonly rule: string;
  readonly title: { readonly en: string; readonly de: string };
  readonly outcomes: readonly GambleOutcome[];
  /** How it came out: the id of an outcome, from what has happened since the move. Undefined while it is open. */
  settled(events: readonly GameEvent[], g: S): string | undefined;
  /**
   * The shares of the outcomes, where they follow from what the seat sees however the rest is dealt: many dice have too many ways to go through them all.
   * Undefined: it depends on what is hidden, or on what somebody does.
   */
  reckoned?(view: S, move: Move): Readonly<Record<string, number>> | undefined;
}
