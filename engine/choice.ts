import type { Domain } from './domain.ts';
import type { Base } from './state.ts';

/**
 * What is chosen in a move, and the conditions of it. Functions of the rules that answer a question get the state `g`, then what is
 * asked about, then the locals `L` of the procedure, then what was chosen before: who needs less leaves the rest out.
 */

/** The values chosen so far, by the names of their slots. */
export type Chosen = Readonly<Record<string, number>>;

/** The paragraph of a condition's key. */
const paragraphOf = (key: string): string => key.split('/', 1)[0];

/**
 * A condition: the paragraph it comes from, the sentence that must hold, and the test. `why not?` is the sentence of a condition
 * that failed.
 *
 * Other languages say it by its key: the paragraph and, where that has several conditions, a name of the author's choice
 * (`V10.10/one-way`). So its English can be worded anew, and conditions can change places.
 *
 * What a test is asked about depends on where it stands: in `if` it is `(g, L)`, in a slot `(g, value, L, earlier)`, in a list
 * `(g, value, L, list)` for each value that joins and `(g, list, L)` before it is closed.
 */
export class Condition<S extends Base, A = unknown, B = unknown, C = unknown> {
  readonly rule: string;
  readonly key: string;
  readonly text: string;
  readonly ok: (g: S, a: A, b: B, c: C) => boolean;
  constructor(key: string, text: string, ok: (g: S, a: A, b: B, c: C) => boolean) {
    this.rule = paragraphOf(key);
    this.key = key;
    this.text = text;
    this.ok = ok;
  }
}

/** Writes values to `out` and gives their number. `out` is the caller's: a list neither reads nor keeps it. */
export type Lister<S extends Base, V, L, E> = (g: S, out: V[], L: L, earlier: E) => number;

/** A condition that is itself a list: the value must be one of these. The choice is made from them. */
export class OneOf<S extends Base, V, L, E> extends Condition<S, V, L, E> {
  readonly list: Lister<S, V, L, E>;
  constructor(key: string, text: string, list: Lister<S, V, L, E>) {
    super(key, text, (g, value, L, earlier) => {
      const out: V[] = [];
      const count = list(g, out, L, earlier);
      for (let i = 0; i < count; i++) if (out[i] === value) return true;
      return false;
    });
    this.list = list;
  }
}

/** What the type of a choice says: the value it gives, and which earlier choices it needs. */
export interface ChoiceOf<S extends Base, L, T, E> {
  /** Never set. */
  readonly types?: (g: S, L: L, earlier: E) => T;
}

/** The list that one of these conditions is, if any is one. */
export const oneOfIn = <S extends Base, V, L, E>(
  must: readonly Condition<S, V, L, E>[],
): OneOf<S, V, L, E> | undefined => must.find((condition) => condition instanceof OneOf);

/** The choice of one value. */
export class Slot<S extends Base, L, V extends number = number, E = Chosen> implements ChoiceOf<S, L, V, E> {
  declare readonly types?: (g: S, L: L, earlier: E) => V;
  readonly over: Domain<never, V>;
  readonly must: readonly Condition<S, V, L, E>[];
  /** The slots that must have been filled before. */
  readonly after: readonly string[];
  private readonly hint: Lister<S, V, L, E> | undefined;
  /** The values that are tried, where it is not the whole domain. */
  readonly from: Lister<S, V, L, E> | undefined;
  /** The conditions that are asked of a value that was tried: all but the one that listed it. */
  readonly asked: readonly Condition<S, V, L, E>[];
  /** The name in the notation: `assault {hex} with {card}`. */
  readonly name: string;

  constructor(
    over: Domain<never, V>,
    must: readonly Condition<S, V, L, E>[],
    from: Lister<S, V, L, E> | undefined,
    after: readonly string[],
    name = '',
  ) {
    const listed = from ? undefined : oneOfIn(must);
    this.over = over;
    this.must = must;
    this.after = after;
    this.hint = from;
    this.from = from ?? listed?.list;
    this.asked = must.filter((condition) => condition !== listed);
    this.name = name;
  }

  named(name: string): Slot<S, L, V, E> {
    return new Slot(this.over, this.must, this.hint, this.after, name);
  }
}

/** How a list of things is made. */
export interface ListSpec<S extends Base, L, V> {
  /** What could possibly join. Default: the whole domain, or what a condition lists. */
  readonly from?: Lister<S, V, L, readonly V[]> | undefined;
  /** Each addition to the list must satisfy these. */
  readonly must: readonly Condition<S, V, L, readonly V[]>[];
  /** The whole list must satisfy these before it may be closed. */
  readonly enough?: readonly Condition<S, readonly V[], L>[];
  /** The largest size worth trying; random play draws a size first, or short lists would crowd out long ones. */
  readonly most: (g: S, L: L) => number;
  /** May `next` follow `last` in the canonical order? Default: ascending. */
  readonly follows?: ((last: V, next: V, g: S) => boolean) | undefined;
  /** Brings a list into its canonical order. Default: ascending. */
  readonly canonical?: ((list: readonly V[], g: S) => V[]) | undefined;
}

/** The choice of several things at once: six of twenty troops, any number of cannons. It is the only choice of its move. */
export class List<S extends Base, L, V extends number = number> implements ChoiceOf<S, L, readonly V[], unknown> {
  declare readonly types?: (g: S, L: L, earlier: unknown) => readonly V[];
  readonly over: Domain<never, V>;
  /** A `set` takes each thing once; a `bag` may take several of a kind. */
  readonly order: 'set' | 'bag';
  private readonly spec: ListSpec<S, L, V>;
  readonly must: readonly Condition<S, V, L, readonly V[]>[];
  readonly enough: readonly Condition<S, readonly V[], L>[];
  readonly most: (g: S, L: L) => number;
  readonly follows: ListSpec<S, L, V>['follows'];
  readonly canonical: ListSpec<S, L, V>['canonical'];
  /** As in a slot. */
  readonly from: Lister<S, V, L, readonly V[]> | undefined;
  readonly asked: readonly Condition<S, V, L, readonly V[]>[];
  readonly name: string;

  constructor(over: Domain<never, V>, order: 'set' | 'bag', spec: ListSpec<S, L, V>, name = '') {
    const listed = spec.from ? undefined : oneOfIn(spec.must);
    this.over = over;
    this.order = order;
    this.spec = spec;
    this.must = spec.must;
    this.enough = spec.enough ?? [];
    this.most = spec.most;
    this.follows = spec.follows;
    this.canonical = spec.canonical;
    this.from = spec.from ?? listed?.list;
    this.asked = spec.must.filter((condition) => condition !== listed);
    this.name = name;
  }

  named(name: string): List<S, L, V> {
    return new List(this.over, this.order, this.spec, name);
  }
}
