import type { Domain } from './domain.ts';
import type { Ledger } from './ledger.ts';
import type { Play } from './play.ts';
import type { Base, Locals, Seat } from './state.ts';

/**
 * A condition of a move: the paragraph it comes from, the sentence that must hold, and the test. `why not?` is the sentence of a
 * condition that failed. A test reads the state, the locals of the procedure and what has been chosen so far.
 */
export interface Condition<S extends Base, L extends Locals> {
  readonly rule: string;
  readonly text: string;
  ok(g: S, L: L, ...chosen: number[]): boolean;
}

/** Candidates of a choice, with the paragraph and sentence that refuse everything else. */
export interface Among<S extends Base, L extends Locals> {
  readonly rule: string;
  readonly text: string;
  /** Writes the candidates to `out` and gives their number. */
  list(g: S, L: L, out: number[], ...chosen: number[]): number;
}

export interface Slot<S extends Base, L extends Locals> {
  /** The name in the notation: `assault {hex} with {card}`. */
  readonly name: string;
  readonly over: Domain;
  readonly among?: Among<S, L>;
  /** Writes everything that could possibly be legal here to `out`, for speed alone; it refuses nothing. Default: the whole domain. */
  candidates?(g: S, L: L, out: number[], ...chosen: number[]): number;
  /** The candidates are those that meet the conditions, no more and no fewer: where they are listed, the conditions need not be asked again. */
  readonly exact: boolean;
  readonly must: readonly Condition<S, L>[];
}

/** Conditions of a list see the list so far, then the atom that would join it. */
export interface ListCondition<S extends Base, L extends Locals> {
  readonly rule: string;
  readonly text: string;
  ok(g: S, L: L, list: readonly number[], atom: number): boolean;
}

/** A choice of several things in one decision: six of twenty troops, any number of cannons. */
export interface ListSlot<S extends Base, L extends Locals> {
  readonly name: string;
  readonly over: Domain;
  /** Everything that could possibly join, written to `out`; gives how many. Default: the whole domain. */
  candidates?(g: S, L: L, out: number[]): number;
  /** A `set` takes each thing once; a `bag` may take several of a kind. */
  readonly order: 'set' | 'bag';
  /** Each addition to the list must satisfy these. */
  readonly must: readonly ListCondition<S, L>[];
  /** The whole list must satisfy these before it may be closed. */
  readonly enough: readonly ListCondition<S, L>[];
  /** The largest size worth trying; random play draws a size first, or short lists would crowd out long ones. */
  most(g: S, L: L): number;
  /** May `next` follow `last` in the canonical order? Default: ascending. */
  follows?(last: number, next: number, g: S): boolean;
  /** Brings a list into its canonical order. Default: ascending. */
  canonical?(list: readonly number[], g: S): number[];
}

/** A kind of move: what the seat may decide, its conditions, and what follows. */
export interface MoveKind<S extends Base, L extends Locals> {
  readonly id: string;
  readonly rule: string;
  /** How it is written: `assault {hex} with {card}`. Words of the notation are unique within the decision. */
  readonly notation: string;
  /** Conditions that need no choice. */
  readonly if: readonly Condition<S, L>[];
  readonly slots: readonly Slot<S, L>[];
  /** The two slots mean the same either way round, as in a swap: listed once, the smaller value first, and read in either order. */
  readonly symmetric: boolean;
  readonly list: ListSlot<S, L> | undefined;
  /** The others learn that a decision was made, not what it was. */
  readonly secret: boolean;
  /** The part whose move it is, in a decision of the whole. */
  readonly part?: number;
  /** The itemised numbers that this move would bring, before it is made. */
  preview?(g: S, L: L, ...chosen: number[]): Ledger[];
  /** A warning for a lawful move that does nothing or loses at once (V16). */
  warn?(g: S, L: L, ...chosen: number[]): string | undefined;
  do(g: S, L: L, x: Play<S>, chosen: readonly number[]): Flow;
}

/** After a step: go on, leave the procedure, leave the innermost loop, or start its next round. */
export type Flow = void | 'end' | 'break' | 'next';

/** What a decision is about, by the names that its prompt has places for. Everybody may read a prompt: public facts only. */
export interface About<S extends Base, L extends Locals> {
  readonly fields: Readonly<Record<string, Domain | { readonly each: Domain }>>;
  of(g: S, L: L): Readonly<Record<string, number | readonly number[]>>;
}

export interface Decision<S extends Base, L extends Locals> {
  /** Stable: saved games name steps by it. */
  readonly id: string;
  /** One sentence that tells the seat what to decide: `{unit} in {hex} must Retreat. Where to?` (engine/sentence.ts). */
  readonly prompt: string;
  readonly about?: About<S, L>;
  seat(g: S, L: L): Seat;
  readonly moves: readonly MoveKind<S, L>[];
  /**
   * The kind of move that lets it pass, where the decision is a window: something that may be done when another thing happens, asked
   * over and over. Only such a decision can be answered by a standing order.
   */
  readonly declines?: string;
}

/** A whole decision inside the engine: the kind's place in its decision, then the chosen values or the list. */
export interface Move {
  readonly kind: number;
  readonly chosen: readonly number[];
}
