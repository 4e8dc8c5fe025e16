import type { Base, Move, Seat, Source, View } from '@ravelin/engine';

/** A move that a bot thought about. */
export interface Considered {
  readonly move: Move;
  /** How often it was tried. */
  readonly visits: number;
  /** What came of it on average, for the seat that moves: from −1, lost, to 1, won. */
  readonly value: number;
}

/** What a bot has come to: its move, and what it thought about, the best first. */
export interface Advised extends Considered {
  readonly considered: readonly Considered[];
}

/**
 * A computer player. It is handed what its seat may know, never the state; and the same view and the same chance lead to the same move, unless it follows
 * a plan that it made before.
 * `stop` is asked now and then: whether it should come to an end and answer with the best so far.
 */
export interface Bot<S extends Base> {
  choose(view: View<S>, seat: Seat, source: Source, stop?: () => boolean): Advised;
}

/** The same for the same move. */
export const keyOf = ({ kind, chosen }: Move): string => `${kind}:${chosen}`;

/** A bot that looked at nothing but its move. */
export const unweighed = (move: Move): Advised => ({ move, visits: 0, value: 0, considered: [] });
