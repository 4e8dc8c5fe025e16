import { type Base, type ComponentSet, formatMove, type Kernel, parseMove } from '@ravelin/engine';
import type { Puzzle } from './format.ts';
import { askedAt } from './position.ts';
import { climb, thumbMoves } from './solve.ts';

/** Proves a stored puzzle again. */

export interface Proof {
  /** What a search came to in so many tries, and what the rule of thumb does. */
  readonly found: string;
  readonly thumb: readonly string[];
  /** What is wrong; empty: nothing. */
  readonly faults: readonly string[];
}

/** `tries`: 0: the search is left out. */
export const prove = (
  kernel: Kernel<Base, unknown>,
  set: ComponentSet<unknown>,
  puzzle: Puzzle,
  tries: number,
  seed: string,
): Proof => {
  const asked = askedAt(kernel, set, puzzle.position);
  const { g, view } = asked;
  const right = new Set(puzzle.solution.map(({ shown }) => shown.notation));
  const unlawful = [...right].filter(
    (one) =>
      formatMove(kernel, view, parseMove(kernel, g, one)) !== one ||
      kernel.refusals(g, parseMove(kernel, g, one)).length > 0,
  );
  const thumb = [...thumbMoves(asked, `${seed}/thumb`)];
  const found = tries > 0 ? (climb(asked, tries, seed).at(-1)?.move ?? '') : '';
  const faults = [
    ...(kernel.game.seats[asked.seat] === puzzle.seat ? [] : [`it is not ${puzzle.seat} that decides`]),
    ...unlawful.map((one) => `"${one}" is not lawful`),
    ...thumb.filter((one) => right.has(one)).map((one) => `the rule of thumb finds "${one}"`),
    ...(tries === 0 || right.has(found) ? [] : [`${tries} tries come to "${found}"`]),
  ];
  return { found, thumb, faults };
};
