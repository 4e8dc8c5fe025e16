import type { PositionJson } from '@ravelin/engine';
import type { Place } from '@ravelin/web/face';
import type { Empire, T } from './empire.ts';
import { frontWords, theaterWords } from './names.ts';
import { FRONT, THEATER } from './state.ts';

/** What stands on the sheet, in words, and where the arrow keys lead among things of a kind. The board itself walks across
 * kinds too, by where things lie. */

export type Near = Place['near'];

const column = (names: readonly string[], i: number): Near => ({
  ...(i > 0 ? { up: names[i - 1] } : {}),
  ...(i < names.length - 1 ? { down: names[i + 1] } : {}),
});

/** Things of one kind, one below the other. */
export const listed = (domain: string, names: readonly string[], words: (name: string) => string): readonly Place[] =>
  names.map((name, i) => ({ domain, name, words: words(name), near: column(names, i) }));

/** `around`: from Front to Front; `own`: what this game alone has. */
export const placesOf =
  (
    empire: Empire,
    around: Readonly<Record<string, Near>>,
    own: (view: PositionJson, t: T) => readonly Place[],
  ): ((view: PositionJson, t: T) => readonly Place[]) =>
  (view, t) => [
    ...empire.printed.fronts.map(({ id }) => ({
      domain: FRONT,
      name: id,
      words: frontWords(empire, t, view, id),
      near: around[id] ?? {},
    })),
    ...own(view, t),
    ...listed(THEATER, empire.printed.theaters, (name) => theaterWords(empire, t, view, name)),
  ];
