import type { Ledger, Play } from '@ravelin/engine';
import type { Empire } from './empire.ts';

/**
 * What reaches an empire from beyond its own map, where a game joins it with others: one more modifier, an Event that goes beyond its
 * borders. An empire that stands alone has nothing of the kind.
 */
export interface Beyond<S extends Empire = Empire> {
  /** Added to every Offensive against the Front. */
  offensive(g: S, front: number, ledger?: Ledger): number;
  /** Added to every Attrition Roll of the Front. */
  attrition(g: S, front: number, ledger?: Ledger): number;
  /** Added to the count of National Will. */
  will(g: S, ledger?: Ledger): number;
  /** A Front has come from this space, or from off the map, to where it stands. */
  moved(g: S, x: Play<S>, front: number, from: number): void;
  /** Carries out a part of an Event; false: it is carried out as the nation's own book has it. */
  event(g: S, x: Play<S>, clause: { readonly do: string }): boolean;
  /** All battles of the Kaiserschlacht lie in this box here: carries out what comes of that. `rule`: what ends it in the nation's own book. */
  ends(g: S, x: Play<S>, box: number, rule: string): void;
}
