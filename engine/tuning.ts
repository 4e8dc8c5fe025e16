import type { Advice } from './advice.ts';
import type { Base } from './state.ts';

/** What `npm run tune` needs of a game: the numbers by which its rules of thumb judge can be changed, and the changed ones kept. */
export interface Tuning<S extends Base> {
  /** Where the numbers are kept, in games/NAME/bot. */
  readonly file: string;
  /** In how many ways the numbers of the seat can be changed, each for itself. */
  size(seat: number): number;
  /** The advice with that seat's numbers changed by so much in each of these ways: 1 is a great deal. */
  adviceAt(seat: number, change: ArrayLike<number>): Advice<S>;
  /** The file with the numbers changed; `how`: how that was found. */
  fileAt(seat: number, change: ArrayLike<number>, how: string): object;
}

/** Every number of a tree of lists and names changed. */
const mapped = (tree: unknown, change: (value: number) => number): unknown => {
  if (typeof tree === 'number') return change(tree);
  if (Array.isArray(tree)) return tree.map((one) => mapped(one, change));
  return Object.fromEntries(Object.entries(tree as object).map(([name, one]) => [name, mapped(one, change)]));
};

export const countNumbers = (tree: object): number => {
  let count = 0;
  mapped(tree, () => ++count);
  return count;
};

/** What a number that is 0 becomes by a change of 1; any other is multiplied. */
const FROM_NOTHING = 0.3;

/** Each number of a tree changed by so much in proportion, to three digits. */
export const changedNumbers = <T extends object>(tree: T, change: ArrayLike<number>): T => {
  let i = 0;
  return mapped(tree, (value) => {
    const by = change[i++];
    return Number((value === 0 ? FROM_NOTHING * by : value * Math.exp(by)).toPrecision(3));
  }) as T;
};
