import type { GameEvent } from './event.ts';
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
  /** The paragraph that settles it. */
  readonly rule: string;
  readonly title: { readonly en: string; readonly de: string };
  readonly outcomes: readonly GambleOutcome[];
  /** How it came out: the id of an outcome, from what has happened since the move. Undefined while it is open. */
  settled(events: readonly GameEvent[], g: S): string | undefined;
}
