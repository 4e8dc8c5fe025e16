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
 * else, so that clone, save, hash, view and position come from the declaration.
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
  zones: number[][];
  /** The states of the games that this one is composed of (`Game.parts`). All share the stack of the whole. */
  readonly parts?: readonly Base[];
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

export type Field<K = never> = Domain<K> | Table<K>;
export type Fields<K = never> = Readonly<Record<string, Field<K>>>;
export const isTable = <K>(field: Field<K>): field is Table<K> => 'index' in field;

export type FieldValues<F extends Fields> = {
  -readonly [N in keyof F]: F[N] extends { index: unknown; of: infer D } ? ValueOf<D>[] : ValueOf<F[N]>;
};
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

/** Ways to copy that do the same: each is for one kind of thing, so that it meets few shapes and stays quick. */
type Copy = <T extends object>(from: T) => T;
const copyOfInitial: Copy = (from) => ({ ...from });
/** For a whole state, and for those of its parts in turn. */
type Copies = { readonly whole: Copy; readonly parts: readonly Copy[] };
export const ofPlay: Copies = {
  whole: (from) => ({ ...from }),
  parts: [(from) => ({ ...from }), (from) => ({ ...from })],
};
export const ofOpening: Copies = {
  whole: (from) => ({ ...from }),
  parts: [(from) => ({ ...from }), (from) => ({ ...from })],
};

/**
 * Until it has seen a way to copy at work often enough, the machine makes copies in another shape than later. Those are made here and let
 * go, so that what reads copies meets one shape.
 */
export const settleShape = (copy: () => unknown): void => {
  for (let i = 0; i < 100; i++) copy();
};

/**
 * Makes frames. The locals of all procedures have one shape: every read of `L.hex` is then the same machine code. They are always copies
 * of the initial ones with the values put in, for a copy of a copy would have a shape of its own.
 */
export class Frames {
  private readonly initials: readonly Locals[];
  private readonly names: readonly (readonly string[])[];

  constructor(procedures: readonly { readonly initial: Locals }[]) {
    const all = [...new Set(procedures.flatMap(({ initial }) => Object.keys(initial)))];
    // JSON.parse makes the kind of object that copies fast.
    this.initials = procedures.map(({ initial }) =>
      JSON.parse(JSON.stringify(Object.fromEntries(all.map((name) => [name, initial[name] ?? 0])))),
    );
    this.names = procedures.map(({ initial }) => Object.keys(initial));
    settleShape(() => copyOfInitial(this.initials[0]));
  }

  /** A procedure at a step; what `values` does not say is as at its beginning. */
  at(p: number, pc: number, values?: Locals): Frame {
    const L = copyOfInitial(this.initials[p]);
    for (const name in values) L[name] = values[name];
    return { p, pc, L };
  }

  copyOf({ p, pc, L }: Frame): Frame {
    const copy = copyOfInitial(this.initials[p]);
    const names = this.names[p];
    for (let i = 0; i < names.length; i++) copy[names[i]] = L[names[i]];
    return { p, pc, L: copy };
  }
}

/** What lies in a state and its zones, in a copy of its own; the stack is still the old one's. */
const cloneTable = <S extends Base>(S: S, arrays: readonly string[], copyOf: Copy): S => {
  const copy = copyOf(S) as S & Record<string, number[]>;
  for (const name of arrays as (keyof S & string)[])
    copy[name] = (S[name] as unknown as number[]).slice() as unknown as (typeof copy)[typeof name];
  const zones: number[][] = new Array(S.zones.length);
  for (let i = 0; i < zones.length; i++) zones[i] = S.zones[i].slice();
  copy.zones = zones;
  return copy;
};

/** Joins the states of the parts to that of their whole: they share its stack and count its moves. */
export const joinParts = (g: Base): void => {
  if (g.parts === undefined) return;
  for (let i = 0; i < g.parts.length; i++) {
    const part = g.parts[i];
    part.part = i;
    part.whole = g;
    part.stack = g.stack;
    part.seq = g.seq;
  }
};

/** A copy that shares nothing but the kit. `parts`: the arrays of each part. */
export const cloneState = <S extends Base>(
  S: S,
  frames: Frames,
  arrays: readonly string[],
  parts: readonly (readonly string[])[],
  copies: Copies,
): S => {
  const copy = cloneTable(S, arrays, copies.whole);
  const stack: Frame[] = new Array(S.stack.length);
  for (let i = 0; i < stack.length; i++) stack[i] = frames.copyOf(S.stack[i]);
  copy.stack = stack;
  if (S.parts !== undefined) {
    (copy as { parts: readonly Base[] }).parts = S.parts.map((part, i) =>
      cloneTable(part, parts[i], copies.parts[i % copies.parts.length]),
    );
    joinParts(copy);
  }
  return copy;
};
