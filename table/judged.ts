import type { Judgement, Locals } from '@ravelin/engine';
import type { AnyMatch, Kind, State } from './legal.ts';

/**
 * Why not: the conditions of a move that was tried or begun, met or not, choice by choice as far as the first choice that is
 * refused. What the rules say beyond it is not told: whether the enemy's leader could ride to a hex hangs on where he stands.
 */
export const judged = (match: AnyMatch, kind: Kind, g: State, L: Locals, chosen: readonly number[]): Judgement[] => {
  for (let n = 0; n < chosen.length; n++) {
    const told = begun(match, kind, g, L, chosen.slice(0, n));
    if (told.some(({ ok }) => !ok)) return told;
  }
  return match.kernel.judged(kind, g, L, chosen);
};

/** What the conditions say to the first choices of a move. */
export const begun = (
  { kernel }: AnyMatch,
  kind: Kind,
  g: State,
  L: Locals,
  chosen: readonly number[],
): Judgement[] => {
  const { slots, list } = kind;
  if (!list) return kernel.judged({ ...kind, slots: slots.slice(0, chosen.length) }, g, L, chosen);
  const told = kernel.judged(kind, g, L, chosen);
  // Whether it is enough stands last, and is asked when the list is closed.
  return told.slice(0, told.length - list.enough.length);
};

/** May the list be begun with these? Otherwise nothing is told of how it could go on. */
export const isWalkable = (match: AnyMatch, kind: Kind, L: Locals, atoms: readonly number[]): boolean => {
  const own = match.kernel.stateFor(match.state, kind);
  return atoms.every((_atom, n) => begun(match, kind, own, L, atoms.slice(0, n + 1)).every(({ ok }) => ok));
};
