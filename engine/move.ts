import type { Condition, List, Slot } from './choice.ts';
import type { Domain } from './domain.ts';
import type { Reason } from './errors.ts';
import type { Ledger } from './ledger.ts';
import type { Play } from './play.ts';
import type { Base, Locals, Seat } from './state.ts';

/** What a kind of move does with its choices. As methods, so that a move of a procedure is a move of any locals to the kernel. */
interface Deeds<S extends Base, L> {
  preview(g: S, L: L, chosen: readonly number[]): Ledger[];
  warn(g: S, L: L, chosen: readonly number[]): string | undefined;
  do(g: S, L: L, x: Play<S>, chosen: readonly number[]): Flow;
}

/** A kind of move: what the seat may decide, its conditions, and what follows. `language().move` makes them. */
export class MoveKind<S extends Base, L> {
  readonly id: string;
  readonly rule: string;
  /** How it is written: `assault {hex} with {card}`. Words of the notation are unique within the decision. */
  readonly notation: string;
  /** Conditions that need no choice. */
  readonly if: readonly Condition<S, Locals>[];
  readonly slots: readonly Slot<S, Locals>[];
  /** The two slots mean the same either way round, as in a swap: listed once, the smaller value first, and read in either order. */
  readonly symmetric: boolean;
  readonly list: List<S, Locals> | undefined;
  /** The others learn that a decision was made, not what it was. */
  readonly secret: boolean;
  /** The itemised numbers that this move would bring, before it is made. */
  readonly preview: Deeds<S, L>['preview'] | undefined;
  /** A warning for a lawful move that does nothing or loses at once (V16). */
  readonly warn: Deeds<S, L>['warn'] | undefined;
  readonly do: Deeds<S, L>['do'];
  /** The part whose move it is, in a decision of the whole. */
  readonly part: number | undefined;

  constructor(kind: Omit<MoveKind<S, L>, 'part'>, part?: number) {
    this.id = kind.id;
    this.rule = kind.rule;
    this.notation = kind.notation;
    this.if = kind.if;
    this.slots = kind.slots;
    this.symmetric = kind.symmetric;
    this.list = kind.list;
    this.secret = kind.secret;
    this.preview = kind.preview;
    this.warn = kind.warn;
    this.do = kind.do;
    this.part = part;
  }
}

/** Every condition of a kind of move. */
export const conditionsOf = <S extends Base, L>({
  if: first,
  slots,
  list,
}: MoveKind<S, L>): Condition<S, never, never, never>[] => [
  ...first,
  ...slots.flatMap(({ must }) => must),
  ...(list ? [...list.must, ...list.enough] : []),
];

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
  /** One sentence that tells the seat what to decide: `{unit} in {hex} must Retreat. Where to?` (engine/message.ts). */
  readonly prompt: string;
  readonly about?: About<S, L>;
  seat(g: S, L: L): Seat;
  readonly moves: readonly MoveKind<S, L>[];
  /**
   * The kind of move that lets it pass, where the decision is a window: something that may be done when another thing happens, asked
   * over and over. Only such a decision can be answered by a standing order.
   */
  readonly declines?: string;
  /** Nothing is half done here: the position can be judged as it stands. Computer players look ahead as far as such decisions. */
  readonly quiet?: boolean;
  /** Why a move of this decision is not open now, where a paragraph says so: told when it comes out of its time. Public facts only. */
  closed?(g: S, chosen: readonly number[]): readonly Reason[];
}

/** A whole decision inside the engine: the kind's place in its decision, then the chosen values or the list. */
export interface Move {
  readonly kind: number;
  readonly chosen: readonly number[];
}
