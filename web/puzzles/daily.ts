/** The puzzle of the day: the same for everybody on a date, without anybody who would have to be asked. */

const MILLISECONDS = 86_400_000;

/** The number of a date: it is the date where the reader is that counts, not the hour elsewhere. */
export const dayOf = (date: Date): number =>
  Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / MILLISECONDS;

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** A step that comes to each of so many before any comes again, and leaves neighbours apart. */
const strideOf = (count: number): number => {
  let stride = Math.max(1, Math.floor(0.62 * count));
  while (divisor(stride, count) > 1) stride--;
  return stride;
};

export interface Counted {
  readonly game: string;
  readonly count: number;
}

/** The games take turns; of each a puzzle comes again only after all its others. Undefined: there are none. */
export const puzzleOfDay = (
  day: number,
  all: readonly Counted[],
): { readonly game: string; readonly number: number } | undefined => {
  const some = all.filter(({ count }) => count > 0);
  if (some.length === 0) return undefined;
  const { game, count } = some[day % some.length];
  return { game, number: 1 + ((Math.floor(day / some.length) * strideOf(count)) % count) };
};
