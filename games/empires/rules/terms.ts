import type { Condition, Locals } from '@ravelin/engine';
import type { Empire } from './empire.ts';
import type { Payment } from './payment.ts';

type OfPayment<S extends Empire, E> = readonly Condition<S, Payment, Locals, E>[];

/** On what terms something is undertaken: as the game's own book has it, or as a game has it that borrows its undertakings. */
export interface Terms {
  /** The conditions of a payment, made of those of the book. */
  payment<S extends Empire, E>(book: OfPayment<S, E>): OfPayment<S, E>;
  /** The same where the book takes several Actions, or one Resource in their place. */
  orOneResource<S extends Empire, E>(book: OfPayment<S, E>, actions: (g: S) => number): OfPayment<S, E>;
  /** Of the markers that are declared with an Offensive; the first support is none. */
  readonly support: readonly Condition<Empire, number, Locals>[];
  /** Of an undertaking that gives up Victories. */
  readonly sacrifice: readonly Condition<Empire, Locals>[];
}

export const BY_THE_BOOK: Terms = {
  payment: (book) => book,
  orOneResource: (book) => book,
  support: [],
  sacrifice: [],
};
