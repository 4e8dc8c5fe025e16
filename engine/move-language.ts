import { type ChoiceOf, type Chosen, Condition, List, type Lister, type ListSpec, OneOf, Slot } from './choice.ts';
import type { Domain, ValueOf } from './domain.ts';
import { RulesError } from './errors.ts';
import type { Ledger } from './ledger.ts';
import { type About, type Decision, type Flow, MoveKind } from './move.ts';
import type { Play } from './play.ts';
import type { Base, Locals } from './state.ts';

/** The values of domains, by the names of these. */
export type ValuesOf<D> = { readonly [N in keyof D]: ValueOf<D[N]> };
export type Domains = Readonly<Record<string, Domain>>;

/** A move as the rules state it. `C`: the choices by their names, which the compiler takes from `choose`. */
export interface MoveSpec<S extends Base, L extends Locals, C> {
  readonly rule: string;
  readonly notation?: string;
  readonly if?: readonly Condition<S, L>[];
  /** In the order in which they are made. */
  readonly choose?: { readonly [N in keyof C]: ChoiceOf<S, L, C[N], C> };
  readonly symmetric?: boolean;
  readonly secret?: boolean;
  readonly preview?: (g: S, chosen: C, L: L) => Ledger[];
  readonly warn?: (g: S, chosen: C, L: L) => string | undefined;
  readonly do: (g: S, L: L, x: Play<S>, chosen: C) => Flow;
}

/** Chosen values by their names, as the rules get them. */
const namedAs = (slots: readonly { readonly name: string }[]) => {
  const names = slots.map(({ name }) => name);
  return (values: readonly number[]): Chosen => {
    const out: Record<string, number> = {};
    for (let i = 0; i < names.length; i++) out[names[i]] = values[i];
    return out;
  };
};
/** A list by its name. */
const aloneAs =
  (name: string) =>
  (values: readonly number[]): unknown => {
    const out: Record<string, readonly number[]> = {};
    out[name] = values;
    return out;
  };
const NOTHING = Object.freeze({});

/** The words for decisions: what may be chosen, and what it must satisfy. */
export const moveLanguage = <S extends Base>() => {
  /**
   * A condition: `must('V10.1.3', 'The hex must be controlled by nobody.', (g, hex) => g.control[hex] === NOBODYS)`. Where a paragraph
   * has several conditions, each gets a name: `must('V10.10/one-way', …)`.
   */
  const must = <A, B, C>(key: string, text: string, ok: (g: S, a: A, b: B, c: C) => boolean): Condition<S, A, B, C> =>
    new Condition(key, text, ok);

  /** A condition that is a list: only what it writes to `out` can be chosen. */
  const oneOf = <V extends number, L, E>(key: string, text: string, list: Lister<S, V, L, E>): Condition<S, V, L, E> =>
    new OneOf(key, text, list);

  /**
   * A choice of one value. What is tried is the whole domain, unless a condition is a list or `from` names the values that could be
   * lawful at all; `from` is for speed alone: it must leave out nothing that the conditions allow.
   */
  const slot = <V extends number, L extends Locals>(
    over: Domain<never, V>,
    must: readonly Condition<S, V, L>[] = [],
    from?: Lister<S, V, L, unknown>,
  ): Slot<S, L, V, unknown> => new Slot<S, L, V, unknown>(over, must, from, []);

  /** A choice that depends on earlier ones of the same move: `hex: slotAfter({ unit: UNIT }, HEX, [must(…, (g, hex, L, { unit }) => …)])`. */
  const slotAfter = <D extends Domains, V extends number, L extends Locals>(
    after: D,
    over: Domain<never, V>,
    must: readonly Condition<S, V, L, ValuesOf<D>>[] = [],
    from?: Lister<S, V, L, ValuesOf<D>>,
  ): Slot<S, L, V, ValuesOf<D>> => new Slot<S, L, V, ValuesOf<D>>(over, must, from, Object.keys(after));

  /** A choice of several different things. */
  const setOf = <V extends number, L extends Locals>(over: Domain<never, V>, spec: ListSpec<S, L, V>): List<S, L, V> =>
    new List(over, 'set', spec);

  /** A choice of several things, of which some may be alike. */
  const bagOf = <V extends number, L extends Locals>(over: Domain<never, V>, spec: ListSpec<S, L, V>): List<S, L, V> =>
    new List(over, 'bag', spec);

  const move = <L extends Locals, C = unknown>(id: string, spec: MoveSpec<S, L, C>): MoveKind<S, L> => {
    const choices = Object.entries(spec.choose ?? {}) as [string, Slot<S, Locals> | List<S, Locals>][];
    const slots: Slot<S, Locals>[] = [];
    let list: List<S, Locals> | undefined;
    for (const [name, choice] of choices) {
      if (choice instanceof List) list = choice.named(name);
      else {
        const missing = choice.after.find((earlier) => !slots.some((slot) => slot.name === earlier));
        if (missing !== undefined) throw new RulesError(`In the move "${id}" ${name} must come after ${missing}.`);
        slots.push(choice.named(name));
      }
    }
    if (list && choices.length > 1)
      throw new RulesError(`The move "${id}" chooses a list: that is the only choice of a move.`);
    if (spec.symmetric && (slots.length !== 2 || slots[0].over !== slots[1].over))
      throw new RulesError(`The move "${id}" is symmetric: it needs two slots over one domain.`);
    const { preview, warn, do: deed } = spec;
    const chosenOf = (list ? aloneAs(list.name) : slots.length > 0 ? namedAs(slots) : () => NOTHING) as (
      values: readonly number[],
    ) => C;
    return new MoveKind<S, L>({
      id,
      rule: spec.rule,
      notation: spec.notation ?? (list ? `${id} {${list.name}}` : id),
      if: (spec.if ?? []) as readonly Condition<S, Locals>[],
      slots,
      symmetric: spec.symmetric ?? false,
      list,
      secret: spec.secret ?? false,
      preview: preview && ((g, L, values) => preview(g, chosenOf(values), L)),
      warn: warn && ((g, L, values) => warn(g, chosenOf(values), L)),
      do: (g, L, x, values) => deed(g, L, x, chosenOf(values)),
    });
  };

  const decision = <L extends Locals>(spec: Decision<S, L>): Decision<S, L> => spec;

  /** What a decision is about: `about({ unit: UNIT, hex: HEX }, (g, L) => ({ unit: L.unit, hex: g.at[L.unit] }))`. */
  const about = <D extends About<S, Locals>['fields'], L extends Locals>(
    fields: D,
    of: (g: S, L: L) => { readonly [N in keyof D]: D[N] extends Domain ? number : readonly number[] },
  ): About<S, L> => ({ fields, of: of as About<S, L>['of'] });

  return { must, oneOf, slot, slotAfter, setOf, bagOf, move, decision, about };
};
