import { formatMove, Random } from '@ravelin/engine';
import { searchOf } from '../searching.ts';
import { thumbBot } from '../thumb.ts';
import type { Asked } from './position.ts';

/** How computer players answer a puzzle. Moves are told by their notation. */

/** The best level looks so many times as deep as at a table. */
export const DEEPER = 10;
/** How often the rule of thumb is asked: none of its answers may be right. */
const ASKED = 24;

/** What a search held to be best after so many tries. */
export interface Rung {
  readonly tries: number;
  readonly move: string;
}

/** A search that says what it holds to be best after 1, 2, 4 … tries, and at the end: after `most`, or when more would change nothing. */
export const climb = ({ kernel, view, seat }: Asked, most: number, seed: string): Rung[] => {
  const search = searchOf(kernel, view, seat, new Random(seed));
  const written = (move: Parameters<typeof formatMove>[2]): string => formatMove(kernel, view, move);
  const obvious = search.obvious();
  if (obvious) return [{ tries: 0, move: written(obvious) }];
  const rungs: Rung[] = [];
  for (let tries = 1, next = 1; tries <= most; tries++) {
    search.iterate();
    const ends = tries === most || search.decided?.() === true;
    if (!ends && tries < next) continue;
    rungs.push({ tries, move: written(search.best().move) });
    if (ends) break;
    next *= 2;
  }
  return rungs;
};

/** After how many tries a search had found one of these moves and kept to it; undefined: never. */
export const foundAfter = (rungs: readonly Rung[], right: ReadonlySet<string>): number | undefined => {
  let found: number | undefined;
  for (const { tries, move } of rungs) found = right.has(move) ? (found ?? tries) : undefined;
  return found;
};

/** The moves that the rule of thumb makes, each once: where it is in two minds, or what is hidden matters to it, it may make several. */
export const thumbMoves = ({ kernel, view, seat }: Asked, seed: string): Set<string> => {
  const bot = thumbBot(kernel);
  const once = (n: number): string => formatMove(kernel, view, bot.choose(view, seat, new Random(`${seed}/${n}`)).move);
  return new Set(Array.from({ length: ASKED }, (_, n) => once(n)));
};
