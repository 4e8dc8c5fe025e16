import { Condition, List, OneOf, Slot } from './choice.ts';
import type { Domain } from './domain.ts';
import type { Ledger } from './ledger.ts';
import { type Flow, MoveKind } from './move.ts';
import type { Play } from './play.ts';
import { language } from './procedure.ts';
import type { Base, Locals } from './state.ts';

/** The language of games whose moves still take their choices by position. It goes when the last of them is converted. */

export interface OldCondition<S extends Base, L extends Locals> {
  readonly rule: string;
  readonly text: string;
  ok(g: S, L: L, ...chosen: number[]): boolean;
}
export interface OldAmong<S extends Base, L extends Locals> {
  readonly rule: string;
  readonly text: string;
  list(g: S, L: L, out: number[], ...chosen: number[]): number;
}
export interface OldSlot<S extends Base, L extends Locals> {
  readonly name: string;
  readonly over: Domain;
  readonly among?: OldAmong<S, L>;
  candidates?(g: S, L: L, out: number[], ...chosen: number[]): number;
  readonly exact: boolean;
  readonly must: readonly OldCondition<S, L>[];
}
export interface OldListCondition<S extends Base, L extends Locals> {
  readonly rule: string;
  readonly text: string;
  ok(g: S, L: L, list: readonly number[], atom: number): boolean;
}
export interface OldListSlot<S extends Base, L extends Locals> {
  readonly name: string;
  readonly over: Domain;
  candidates?(g: S, L: L, out: number[]): number;
  readonly order: 'set' | 'bag';
  readonly must: readonly OldListCondition<S, L>[];
  readonly enough: readonly OldListCondition<S, L>[];
  most(g: S, L: L): number;
  follows?(last: number, next: number, g: S): boolean;
  canonical?(list: readonly number[], g: S): number[];
}

type Spec<S extends Base, L extends Locals> = {
  rule: string;
  notation?: string;
  if?: readonly OldCondition<S, L>[];
  secret?: boolean;
  preview?(g: S, L: L, ...chosen: number[]): Ledger[];
  warn?(g: S, L: L, ...chosen: number[]): string | undefined;
};
type OldMoveSpec<S extends Base, L extends Locals> = Spec<S, L> & {
  slots?: readonly OldSlot<S, L>[];
  symmetric?: boolean;
  do: (g: S, L: L, x: Play<S>, ...chosen: number[]) => Flow;
};
type OldPickSpec<S extends Base, L extends Locals> = Spec<S, L> & {
  list: OldListSlot<S, L>;
  do: (g: S, L: L, x: Play<S>, list: readonly number[]) => Flow;
};

const slotOf = <S extends Base, L extends Locals>(slots: readonly OldSlot<S, L>[], depth: number): Slot<S, L> => {
  const names = slots.slice(0, depth).map(({ name }) => name);
  const { name, over, must, among, candidates } = slots[depth];
  const conditions = must.map(({ rule, text, ok }) =>
    depth === 0
      ? new Condition<S, number, L, Readonly<Record<string, number>>>(rule, text, (g, value, L) => ok(g, L, value))
      : depth === 1
        ? new Condition<S, number, L, Readonly<Record<string, number>>>(rule, text, (g, value, L, earlier) =>
            ok(g, L, earlier[names[0]], value),
          )
        : new Condition<S, number, L, Readonly<Record<string, number>>>(rule, text, (g, value, L, earlier) =>
            ok(g, L, earlier[names[0]], earlier[names[1]], value),
          ),
  );
  const listed =
    among &&
    new OneOf<S, number, L, Readonly<Record<string, number>>>(among.rule, among.text, (g, out, L, earlier) =>
      among.list(g, L, out, earlier[names[0]], earlier[names[1]]),
    );
  return new Slot<S, L>(
    over,
    listed ? [listed, ...conditions] : conditions,
    candidates && ((g, out, L, earlier) => candidates(g, L, out, earlier[names[0]], earlier[names[1]])),
    names,
    name,
  );
};

const conditionOf = <S extends Base, L extends Locals>({ rule, text, ok }: OldCondition<S, L>): Condition<S, L> =>
  new Condition(rule, text, (g, L) => ok(g, L));

export const oldLanguage = <S extends Base>() => {
  const { run, ask, call, loop, when, procedure, decision, about } = language<S>();

  const must = <L extends Locals>(
    rule: string,
    text: string,
    ok: (g: S, L: L, ...chosen: number[]) => boolean,
  ): OldCondition<S, L> => ({ rule, text, ok });

  const mustList = <L extends Locals>(
    rule: string,
    text: string,
    ok: (g: S, L: L, list: readonly number[], atom: number) => boolean,
  ): OldListCondition<S, L> => ({ rule, text, ok });

  const slot = <L extends Locals>(
    name: string,
    over: Domain,
    must: readonly OldCondition<S, L>[] = [],
    among?: OldSlot<S, L>['among'],
    candidates?: OldSlot<S, L>['candidates'],
    exact = false,
  ): OldSlot<S, L> => ({ name, over, must, exact, ...(among && { among }), ...(candidates && { candidates }) });

  const move = <L extends Locals>(id: string, spec: OldMoveSpec<S, L>): MoveKind<S, L> => {
    const slots = spec.slots ?? [];
    const { preview, warn } = spec;
    return new MoveKind<S, L>({
      id,
      rule: spec.rule,
      notation: spec.notation ?? id,
      if: (spec.if ?? []).map(conditionOf) as unknown as Condition<S, Locals>[],
      slots: slots.map((_slot, depth) => slotOf(slots, depth)) as unknown as Slot<S, Locals>[],
      symmetric: spec.symmetric ?? false,
      list: undefined,
      secret: spec.secret ?? false,
      preview: preview && ((g, L, chosen) => preview(g, L, ...chosen)),
      warn: warn && ((g, L, chosen) => warn(g, L, ...chosen)),
      do: (g, L, x, chosen) => spec.do(g, L, x, chosen[0], chosen[1], chosen[2]),
    });
  };

  const pick = <L extends Locals>(id: string, spec: OldPickSpec<S, L>): MoveKind<S, L> => {
    const { preview, warn } = spec;
    const { name, over, order, must, enough, most, follows, canonical, candidates } = spec.list;
    return new MoveKind<S, L>({
      id,
      rule: spec.rule,
      notation: spec.notation ?? `${id} {${name}}`,
      if: (spec.if ?? []).map(conditionOf) as unknown as Condition<S, Locals>[],
      slots: [],
      symmetric: false,
      list: new List<S, L>(
        over,
        order,
        {
          from: candidates && ((g, out, L) => candidates(g, L, out)),
          must: must.map(({ rule, text, ok }) => new Condition(rule, text, (g, atom, L, list) => ok(g, L, list, atom))),
          enough: enough.map(({ rule, text, ok }) => new Condition(rule, text, (g, list, L) => ok(g, L, list, -1))),
          most,
          follows,
          canonical,
        },
        name,
      ) as unknown as List<S, Locals>,
      secret: spec.secret ?? false,
      preview: preview && ((g, L, chosen) => preview(g, L, ...chosen)),
      warn: warn && ((g, L, chosen) => warn(g, L, ...chosen)),
      do: spec.do,
    });
  };

  return { run, ask, call, loop, when, procedure, must, mustList, slot, move, pick, about, decision };
};
