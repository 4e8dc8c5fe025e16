import { Refusal } from '../errors.ts';
import type { Match } from '../match.ts';
import type { Base } from '../state.ts';

/** What the tests of every game ask a match for. */

/** Makes the moves one after the other. */
export const play = <S extends Base<K>, K>(match: Match<S, K>, ...moves: readonly string[]): Match<S, K> => {
  for (const move of moves) match.play(move);
  return match;
};

/** The paragraphs that refuse the move; none if it is legal. */
export const refusal = <S extends Base<K>, K>(match: Match<S, K>, move: string): string[] =>
  match.why(move).reasons.map(({ rule }) => rule);

/** The code of the error that a call throws. */
export const errorCode = (call: () => unknown): string => {
  try {
    call();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'none';
};

/** The id of the decision that is due. */
export const due = <S extends Base<K>, K>(match: Match<S, K>): string | undefined =>
  match.kernel.pending(match.state)?.decision.id;

/** The reports of one kind of event since the start of the match. */
export const eventsOf = <S extends Base<K>, K>(match: Match<S, K>, event: string) =>
  match.events('all').filter((one) => one.event === event);

/** A copy of data that may be changed at will. */
export type Loose<T> = T extends object ? { -readonly [K in keyof T]: Loose<T[K]> } : T;

/** Component sets made from another: `changed` gives the files, `complaint` what is said against them, empty if they are accepted. */
export const variants = <F>(files: F, read: (files: unknown) => unknown) => {
  const changed = (change: (files: Loose<F>) => void): unknown => {
    const copy = JSON.parse(JSON.stringify(files)) as Loose<F>;
    change(copy);
    return copy;
  };
  const complaint = (change: (files: Loose<F>) => void): string => {
    try {
      read(changed(change));
    } catch (error) {
      if (error instanceof Refusal && error.code === 'bad-components') return error.message;
      throw error;
    }
    return '';
  };
  return { changed, complaint };
};
