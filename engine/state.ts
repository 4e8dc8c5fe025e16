import type { Domain, ValueOf } from './domain.ts';

export type Seat = number;
/** Nobody decides: the game is over. */
export const NOBODY: Seat = -1;

/** Numbers only: that is what makes a frame data. */
export type Locals = Record<string, number>;

/** One procedure under way: which, at which step, with which local values. */
export interface Frame {
  p: number;
  pc: number;
  L: Locals;
}

/**
 * What every game's state has. The rest of a state is numbers and arrays of numbers, declared by the game's `fields`; nothing
 * else, so that save, hash, view and position come from the declaration.
 */
export interface Base<K = unknown> {
  /** The component set in use: shared, never changed, not saved. */
  readonly kit: K;
  /** Moves made so far. */
  seq: number;
  seat: Seat;
  /** 1 when the game has ended. */
  over: number;
  stack: Frame[];
  /** What lies in each zone. A list is replaced, never changed: a state and its copies share those that are still the same. */
  zones: (readonly number[])[];
  /**
   * What came into each zone that is `witnessed` since it was last empty, as far as that is known: everybody's memory. It is no part of the
   * position: a game that goes on from a position begins without it.
   */
  witnessed?: (readonly number[])[];
  /**
   * What the rules have worked out from this state and want to ask again. It belongs to this state alone: a copy begins without it, and it
   * is no part of the position. Rules that change what it was worked out from keep it true, or drop it.
   */
  survey?: object | undefined;
  /** The states of the games that this one is composed of (`Game.parts`). All share the stack of the whole. */
  parts?: readonly Base[];
  /** In the state of a part: which part it is, and of what. */
  part?: number;
  whole?: Base;
}

/** A field with one value for each member of a domain: `morale: table(SIDE, MORALE)`. */
export interface Table<K = never, V extends number = number> {
  readonly index: Domain<K>;
  readonly of: Domain<K, V>;
}
export const table = <K, V extends number>(index: Domain<K>, of: Domain<K, V>): Table<K, V> => ({ index, of });

/**
 * A table that seldom changes. Its list is replaced, never changed, so that a state and its copies share it while it is the same:
 * `g.ladder = g.ladder.with(section, 1)`.
 */
export interface SteadyTable<K = never, V extends number = number> extends Table<K, V> {
  readonly steady: true;
}
export const steadyTable = <K, V extends number>(index: Domain<K>, of: Domain<K, V>): SteadyTable<K, V> => ({
  index,
  of,
  steady: true,
});

export type Field<K = never> = Domain<K> | Table<K>;
export type Fields<K = never> = Readonly<Record<string, Field<K>>>;
export const isTable = <K>(field: Field<K>): field is Table<K> => 'index' in field;
export const isSteady = <K>(field: Field<K>): field is SteadyTable<K> => 'steady' in field;

type FieldValue<F> = F extends { index: unknown; of: infer D; steady: true }
  ? readonly ValueOf<D>[]
  : F extends { index: unknown; of: infer D }
    ? ValueOf<D>[]
    : ValueOf<F>;
export type FieldValues<F extends Fields> = { -readonly [N in keyof F]: FieldValue<F[N]> };
export type StateOf<K, F extends Fields> = Base<K> & FieldValues<F>;

/**
 * A pile, hand, bag, line or face-down heap. A component that can be hidden lives in one.
 */
export interface Zone<K = never> {
  readonly id: string;
  readonly owner: Seat;
  /** What lies here. */
  readonly of: Domain<K>;
  /** All zones of one group share one stock of components, which never grows or shrinks. */
  readonly group: string;
  /** The paragraph that says who may look. */
  readonly rule: string;
  /** The seats that see its contents. Everybody always sees how many there are. */
  readonly sees: readonly Seat[] | 'all';
  /** Everybody sees the last component (a face-up pile of which only the top is visible). */
  readonly top?: boolean;
  /** Order matters. Other zones are kept sorted, so that equal positions are equal data. */
  readonly ordered?: boolean;
  /** Every component that lies here was seen by all on its way: a player with a perfect memory knows the contents. */
  readonly remembered?: boolean;
  /**
   * Everybody sees what comes in, but not always what leaves again: what lies here is part of what came in since the zone was last empty,
   * which is kept (`Base.witnessed`).
   */
  readonly witnessed?: boolean;
  /** A position that does not mention this zone finds here what its group has left. */
  readonly home?: boolean;
}

/**
 * A table of which some may not know every value: where a leader stands who is hidden among his troops. `guess` gives a value that
 * the viewer of this world must think possible, when worlds are sampled; it may not be one that `sees` would show.
 */
export interface Veil<S extends Base> {
  readonly field: string;
  /** The paragraph that says who may look. */
  readonly rule: string;
  sees(g: S, index: number, viewer: Seat | undefined): boolean;
  guess(world: S, index: number, int: (n: number) => number): number;
}

/** A procedure at a step; what `values` does not say is as at its beginning. */
export const frameOf = (p: number, pc: number, initial: Locals, values?: Locals): Frame => ({
  p,
  pc,
  L: Object.assign({}, initial, values),
});

export const copyFrame = ({ p, pc, L }: Frame): Frame => ({ p, pc, L: Object.assign({}, L) });
