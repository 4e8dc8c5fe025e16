import type { Play } from '@ravelin/engine';
import { riteTurned } from './happenings.ts';
import { BLUFF, NO_TOKEN, type Siege, TARGET, TURNED } from './siege.ts';

/** S9.2.2, S9.2.3 Ritual tokens on the board: where they lie, and what becomes of one that is turned. */

/** The space of a ritual that belongs to its nth section, building, machine space or heroic order. */
export const riteSpace = (g: Siege, ritual: number, nth: number): number => g.kit.riteStart[ritual] + nth;

/**
 * What lies there was used: a token face down is turned. A bluff goes back (S9.2.2), a target stays and is in force (S9.2.3).
 * Says whether a target is in force there.
 */
export const turnRite = (g: Siege, x: Play<Siege>, rule: string, ritual: number, nth: number): boolean => {
  const space = riteSpace(g, ritual, nth);
  const face = g.rite[space];
  if (face === NO_TOKEN) return false;
  if (face === TURNED) return true;
  x.reveal();
  const hits = face !== BLUFF;
  x.emit(g, riteTurned, rule, { space, face: hits ? TARGET : BLUFF });
  g.rite[space] = hits ? TURNED : NO_TOKEN;
  if (hits) g.targetsTurned++;
  else g.bluffsTurned = g.bluffsTurned.with(ritual, g.bluffsTurned[ritual] + 1);
  return hits;
};

/** A target is in force there already. */
export const inForce = (g: Siege, ritual: number, nth: number): boolean => g.rite[riteSpace(g, ritual, nth)] === TURNED;

/** A token, face down or up, that the defender sees there. */
export const hasToken = (g: Siege, ritual: number, nth: number): boolean =>
  g.rite[riteSpace(g, ritual, nth)] !== NO_TOKEN;
