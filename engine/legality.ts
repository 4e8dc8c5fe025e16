import { type Chosen, type Condition, type List, type Lister, oneOfIn, type Slot } from './choice.ts';
import { type Domain, inDomain, valuesOf } from './domain.ts';
import { type Reason, RulesError } from './errors.ts';
import type { Game } from './game.ts';
import { Messages, type Namer } from './message.ts';
import type { Decision, Move, MoveKind } from './move.ts';
import { procedureOf, stateOfPart } from './parts.ts';
import { probe } from './probe.ts';
import type { Ask, Procedure } from './procedure.ts';
import type { Source } from './random.ts';
import type { Base, Locals, Seat } from './state.ts';

/** The language in which the rules speak. */
const ENGLISH = new Messages('en');

/** Closes a list while walking atoms. */
export const DONE = -1;

export interface Pending<S extends Base> {
  readonly seat: Seat;
  readonly rule: string;
  readonly decision: Decision<S, Locals>;
  readonly locals: Locals;
}

/** What may be decided in a state: which moves are legal, which things may come next, and why something is not allowed. */
export class Legality<S extends Base<K>, K = unknown> {
  readonly game: Game<S, K>;
  /** Its own procedures, then those of its parts. */
  readonly procedures: readonly Procedure<S>[];
  /**
   * Arrays for candidates, and how many of them are in use. Who takes one owns it until it is given back, last taken first: rules
   * may ask the kernel while it asks them. (Where a fault of the rules ends a walk early, its arrays stay taken, and others are made.)
   */
  private readonly buffers: number[][] = [];
  private taken = 0;

  constructor(game: Game<S, K>) {
    this.game = game;
    this.procedures = [
      ...game.procedures,
      ...(game.parts ?? []).flatMap((part, i) =>
        part.game.procedures.map((procedure) => procedureOf<S>(part, i, procedure as never)),
      ),
    ];
  }

  /** The decision that is due, or null when the game is over. */
  pending(g: S): Pending<S> | null {
    const ask = this.asked(g);
    if (!ask) return null;
    return { seat: g.seat, rule: ask.rule, decision: ask.decision, locals: this.locals(g) };
  }

  /** The state that a kind of move of the decision that is due reads and changes: the whole, or a part of it. */
  stateFor(g: S, kind: MoveKind<S, Locals>): S {
    return g.parts === undefined ? g : stateOfPart(g, kind.part ?? this.asked(g)?.part);
  }

  /** What the decision that is due is about, in names. */
  about(whole: S): Readonly<Record<string, unknown>> {
    const ask = this.asked(whole);
    const about = ask?.decision.about;
    if (!about) return {};
    const g = stateOfPart(whole, ask.part);
    const named = ([field, value]: [string, number | readonly number[]]): [string, unknown] => {
      const { fields } = about as unknown as { fields: Readonly<Record<string, Domain<K> | { each: Domain<K> }>> };
      const over = fields[field];
      return [
        field,
        'each' in over
          ? (value as number[]).map((one) => over.each.name(g.kit, one))
          : over.name(g.kit, value as number),
      ];
    };
    return Object.fromEntries(Object.entries(about.of(g, this.locals(whole))).map(named));
  }

  /** The sentence that asks for the decision that is due, in English; `name` says what names mean. */
  prompt(g: S, name: Namer = (word) => word): string {
    const ask = this.asked(g);
    return ask ? ENGLISH.fill(ask.decision.prompt, this.about(g), name) : '';
  }

  protected asked(g: S): Ask<S, Locals> | undefined {
    if (g.over) return undefined;
    const frame = g.stack[g.stack.length - 1];
    return frame && this.procedures[frame.p].ops[frame.pc]?.ask;
  }

  private locals(g: S): Locals {
    return g.stack[g.stack.length - 1].L;
  }

  private take(): number[] {
    const at = this.taken++;
    if (at === this.buffers.length) this.buffers.push([]);
    return this.buffers[at];
  }

  private give(): void {
    this.taken--;
  }

  /**
   * One legal move at random: the kind first, then each choice, the size of a list before its contents; at each step everything
   * that can be completed is equally likely. Candidates are tried in random order until one holds, so that most of them need
   * not be looked at.
   */
  random(g: S, source: Source): Move {
    const ask = this.asked(g);
    if (!ask) throw new RulesError('A random move is asked for although nobody has to decide.');
    const L = this.locals(g);
    const { moves } = ask;
    const kinds = this.take();
    let left = moves.length;
    for (let i = 0; i < left; i++) kinds[i] = i;
    while (left > 0) {
      const at = left === 1 ? 0 : source.int(left);
      const kind = kinds[at];
      kinds[at] = kinds[--left];
      const chosen = this.randomOf(moves[kind], stateOfPart(g, moves[kind].part ?? ask.part), L, source);
      if (chosen === undefined) continue;
      this.give();
      return { kind, chosen };
    }
    throw new RulesError(`Dead end: no move is legal at "${ask.decision.id}" (${ask.rule}).`);
  }

  /** A legal move of one kind at random, or undefined where there is none. */
  private randomOf(kind: MoveKind<S, Locals>, g: S, L: Locals, source: Source): number[] | undefined {
    const { if: conditions, list, slots } = kind;
    for (let i = 0; i < conditions.length; i++) if (!holds(conditions[i], g, L, undefined, undefined)) return undefined;
    if (list) return this.randomList(list, g, L, source);
    if (slots.length === 0) return [];
    const chosen = this.randomSlots(slots, 0, g, L, slots.length > 1 ? {} : NOTHING, source);
    return chosen && kind.symmetric && chosen[1] < chosen[0] ? [chosen[1], chosen[0]] : chosen;
  }

  /**
   * A whole move that begins with this prefix, as `next` takes it, the rest at random. The prefix must be one that `next` led to.
   */
  finish(whole: S, prefix: readonly number[], source: Source): Move {
    if (prefix.length === 0) return this.random(whole, source);
    const kind = prefix[0];
    const { moves } = this.asked(whole) ?? { moves: [] };
    const { slots, list } = moves[kind];
    const g = this.stateFor(whole, moves[kind]);
    const L = this.locals(whole);
    if (list) {
      const chosen = prefix.slice(1);
      this.fillList(list, g, L, chosen, source);
      return { kind, chosen: this.canonical(list, g, chosen) };
    }
    const depth = prefix.length - 1;
    if (depth === slots.length) return this.written(whole, { kind, chosen: prefix.slice(1) });
    const chosen = this.randomSlots(slots, depth, g, L, chosenByName(slots, prefix.slice(1)), source);
    if (!chosen) throw new RulesError(`Dead end: "${moves[kind].id}" cannot be completed.`);
    for (let i = 0; i < depth; i++) chosen[i] = prefix[i + 1];
    return this.written(whole, { kind, chosen });
  }

  /** The only legal move of the decision that is due; undefined where there are several. */
  only(g: S): Move | undefined {
    const moves = this.moves(g, 1);
    return moves?.length === 1 ? moves[0] : undefined;
  }

  /** Chooses for the slots from `depth` on; undefined where nothing fits what was chosen earlier. */
  private randomSlots(
    slots: readonly Slot<S, Locals>[],
    depth: number,
    g: S,
    L: Locals,
    earlier: Record<string, number>,
    source: Source,
  ): number[] | undefined {
    const slot = slots[depth];
    const pool = this.take();
    let left = candidatesOf(slot, g, L, earlier, pool);
    let chosen: number[] | undefined;
    while (left > 0 && chosen === undefined) {
      const at = left === 1 ? 0 : source.int(left);
      const atom = pool[at];
      pool[at] = pool[--left];
      if (!allowed(slot, g, L, earlier, atom)) continue;
      if (depth + 1 === slots.length) chosen = roomFor(depth);
      else {
        earlier[slot.name] = atom;
        chosen = this.randomSlots(slots, depth + 1, g, L, earlier, source);
      }
      if (chosen) chosen[depth] = atom;
    }
    this.give();
    return chosen;
  }

  private randomList(slot: List<S, Locals>, g: S, L: Locals, source: Source): number[] | undefined {
    const list: number[] = [];
    return this.fillList(slot, g, L, list, source) ? this.canonical(slot, g, list) : undefined;
  }

  /** Goes on with a list at random, and closes it; false where it can be neither begun nor left empty. */
  private fillList(slot: List<S, Locals>, g: S, L: Locals, list: number[], source: Source): boolean {
    const target = source.int(slot.most(g, L) + 1);
    for (;;) {
      if (list.length >= target && this.closes(slot, g, L, list)) return true;
      if (this.randomAddition(slot, g, L, list, source)) continue;
      if (this.closes(slot, g, L, list)) return true;
      if (list.length === 0) return false;
      throw new RulesError(`Dead end: the list "${slot.name}" can be neither continued nor closed.`);
    }
  }

  private randomAddition(slot: List<S, Locals>, g: S, L: Locals, list: number[], source: Source): boolean {
    const pool = this.take();
    let left = candidatesOf(slot, g, L, list, pool);
    let joined = false;
    while (left > 0 && !joined) {
      const at = left === 1 ? 0 : source.int(left);
      const atom = pool[at];
      pool[at] = pool[--left];
      joined = joins(slot, g, L, list, atom);
      if (joined) list.push(atom);
    }
    this.give();
    return joined;
  }

  canonical(slot: List<S, Locals>, g: S, list: readonly number[]): number[] {
    if (slot.canonical) return slot.canonical(list, g);
    return list.length < 2 ? [...list] : [...list].sort((a, b) => a - b);
  }

  /** The way in which a move is written, whatever the order in which it was put together. */
  written(g: S, move: Move): Move {
    const kind = this.asked(g)?.moves[move.kind];
    if (kind?.list) return { kind: move.kind, chosen: this.canonical(kind.list, this.stateFor(g, kind), move.chosen) };
    if (!kind?.symmetric || move.chosen[0] <= move.chosen[1]) return move;
    return { kind: move.kind, chosen: [move.chosen[1], move.chosen[0]] };
  }

  /** Can this kind be completed into at least one move? */
  possible(kind: MoveKind<S, Locals>, whole: S, L: Locals): boolean {
    const g = this.stateFor(whole, kind);
    for (const condition of kind.if) if (!holds(condition, g, L, undefined, undefined)) return false;
    if (kind.list) return this.closes(kind.list, g, L, []) || this.additions(kind.list, g, L, []).length > 0;
    return this.exists(kind.slots, 0, g, L, {});
  }

  private exists(
    slots: readonly Slot<S, Locals>[],
    depth: number,
    g: S,
    L: Locals,
    earlier: Record<string, number>,
  ): boolean {
    if (depth === slots.length) return true;
    const slot = slots[depth];
    const pool = this.take();
    const count = candidatesOf(slot, g, L, earlier, pool);
    let found = false;
    for (let i = 0; i < count && !found; i++) {
      if (!allowed(slot, g, L, earlier, pool[i])) continue;
      earlier[slot.name] = pool[i];
      found = this.exists(slots, depth + 1, g, L, earlier);
    }
    this.give();
    return found;
  }

  /** The values that may stand in the slot after those chosen, and can be completed. */
  private legalAtoms(slots: readonly Slot<S, Locals>[], g: S, L: Locals, chosen: readonly number[]): number[] {
    const earlier = chosenByName(slots, chosen);
    const depth = chosen.length;
    const slot = slots[depth];
    const pool = this.take();
    const count = candidatesOf(slot, g, L, earlier, pool);
    const out: number[] = [];
    for (let i = 0; i < count; i++) {
      if (!allowed(slot, g, L, earlier, pool[i])) continue;
      earlier[slot.name] = pool[i];
      if (this.exists(slots, depth + 1, g, L, earlier)) out.push(pool[i]);
    }
    this.give();
    return out;
  }

  /** What could stand in the slot after those chosen, whatever its conditions say of it: what one of them lists, or the whole domain. */
  fillers(slots: readonly Slot<S, Locals>[], g: S, L: Locals, chosen: readonly number[]): number[] {
    const { must, over } = slots[chosen.length];
    const out: number[] = [];
    const count = oneOfIn(must)?.list(g, out, L, chosenByName(slots, chosen)) ?? 0;
    return count > 0 ? out.slice(0, count) : valuesOf(over, g.kit as never);
  }

  /** What may join the list, in whatever order the list is being made. */
  additions(slot: List<S, Locals>, g: S, L: Locals, list: readonly number[]): number[] {
    const pool = this.take();
    const count = candidatesOf(slot, g, L, list, pool);
    const out: number[] = [];
    for (let i = 0; i < count; i++) if (joins(slot, g, L, list, pool[i])) out.push(pool[i]);
    this.give();
    return out;
  }

  /** May the list be closed as it is? */
  closes(slot: List<S, Locals>, g: S, L: Locals, list: readonly number[]): boolean {
    for (const condition of slot.enough) if (!holds(condition, g, list, L, undefined)) return false;
    return true;
  }

  /** Every legal move of the decision, or null where there are more than `limit`. */
  moves(g: S, limit = Number.POSITIVE_INFINITY): Move[] | null {
    const ask = this.asked(g);
    if (!ask) return [];
    const out: Move[] = [];
    for (const kind of ask.moves.keys()) if (!this.movesOf(g, kind, limit, out)) return null;
    return out;
  }

  /** Adds the legal moves of one kind to `out`; false where there would be more than `limit`. */
  movesOf(whole: S, kind: number, limit: number, out: Move[]): boolean {
    const ask = this.asked(whole);
    if (!ask) return true;
    const L = this.locals(whole);
    const g = this.stateFor(whole, ask.moves[kind]);
    const { slots, symmetric, list, if: conditions } = ask.moves[kind];
    for (const condition of conditions) if (!holds(condition, g, L, undefined, undefined)) return true;
    if (list) {
      const chosen: number[] = [];
      const walk = (): boolean => {
        if (this.closes(list, g, L, chosen)) {
          if (out.length >= limit) return false;
          out.push({ kind, chosen: [...chosen] });
        }
        const last = chosen.at(-1);
        for (const atom of this.additions(list, g, L, chosen)) {
          if (last !== undefined && !(list.follows ? list.follows(last, atom, g) : atom >= last)) continue;
          chosen.push(atom);
          const ok = walk();
          chosen.pop();
          if (!ok) return false;
        }
        return true;
      };
      return walk();
    }
    return this.walkSlots(slots, g, L, slots.length > 1 ? {} : NOTHING, [], (chosen) => {
      if (symmetric && chosen[1] < chosen[0]) return true; // it stands in the list the other way round
      if (out.length >= limit) return false;
      out.push({ kind, chosen: chosen.slice() });
      return true;
    });
  }

  /** Shows every way to fill the slots after those chosen; false where that was ended early. */
  private walkSlots(
    slots: readonly Slot<S, Locals>[],
    g: S,
    L: Locals,
    earlier: Record<string, number>,
    chosen: number[],
    show: (chosen: readonly number[]) => boolean,
  ): boolean {
    const depth = chosen.length;
    if (depth === slots.length) return show(chosen);
    const slot = slots[depth];
    const pool = this.take();
    const count = candidatesOf(slot, g, L, earlier, pool);
    let goesOn = true;
    for (let i = 0; i < count && goesOn; i++) {
      if (!allowed(slot, g, L, earlier, pool[i])) continue;
      if (depth + 1 < slots.length) earlier[slot.name] = pool[i];
      chosen.push(pool[i]);
      goesOn = this.walkSlots(slots, g, L, earlier, chosen, show);
      chosen.pop();
    }
    this.give();
    return goesOn;
  }

  /**
   * What may come next while a move is put together: first the kinds, then the values of each choice in turn; for a list the
   * things that may join it, and DONE where it may be closed. `prefix` is the kind and the values so far, a list in any order.
   */
  next(whole: S, prefix: readonly number[] = []): number[] {
    const ask = this.asked(whole);
    if (!ask) return [];
    const L = this.locals(whole);
    const { moves } = ask;
    if (prefix.length === 0) return [...moves.keys()].filter((i) => this.possible(moves[i], whole, L));
    const g = this.stateFor(whole, moves[prefix[0]]);
    const { slots, list } = moves[prefix[0]];
    const chosen = prefix.slice(1);
    if (list) return [...this.additions(list, g, L, chosen), ...(this.closes(list, g, L, chosen) ? [DONE] : [])];
    if (chosen.length >= slots.length) return [];
    return this.legalAtoms(slots, g, L, chosen);
  }

  /** Every reason against a move of the decision that is due; none: it is legal. The list may be in any order. */
  refusals(whole: S, move: Move): Reason[] {
    const ask = this.asked(whole);
    if (!ask) return [{ rule: '', text: 'The game is over.' }];
    const kind = ask.moves[move.kind];
    const reasons: Reason[] = [];
    for (const one of this.judged(kind, this.stateFor(whole, kind), this.locals(whole), move.chosen)) {
      if (one.ok || reasons.some(({ rule, text }) => rule === one.rule && text === one.text)) continue;
      const { ok: _ok, ...reason } = one;
      reasons.push(reason);
    }
    return reasons;
  }

  /** What every condition of a kind of move says to these choices, in the order in which the rules state them. */
  judged(kind: MoveKind<S, Locals>, g: S, L: Locals, chosen: readonly number[]): Judgement[] {
    const out = kind.if.map((one) => judgement(one, one.ok(g, L, undefined, undefined)));
    const { slots, list } = kind;
    if (!list) {
      const named = chosenByName(slots, chosen);
      for (const [i, { must }] of slots.entries())
        for (const one of must) out.push(judgement(one, one.ok(g, chosen[i], L, named)));
      return out;
    }
    const sofar: number[] = [];
    for (const atom of chosen) {
      if (list.order === 'set' && sofar.includes(atom))
        out.push({
          rule: kind.rule,
          text: `${list.over.name(g.kit as never, atom)} can be chosen only once.`,
          ok: false,
        });
      for (const one of list.must) out.push(judgement(one, one.ok(g, atom, L, sofar)));
      sofar.push(atom);
    }
    for (const one of list.enough) out.push(judgement(one, one.ok(g, sofar, L, undefined)));
    return out;
  }

  /** Are all values of the move within their domains? What comes from outside is asked this first. */
  wellFormed(whole: S, move: Move): boolean {
    const kind = this.asked(whole)?.moves[move.kind];
    if (!kind) return false;
    const g = this.stateFor(whole, kind);
    const { list, slots } = kind;
    if (list)
      return move.chosen.length <= 1000 && move.chosen.every((atom) => inDomain(list.over, g.kit as never, atom));
    return (
      move.chosen.length === slots.length &&
      slots.every((slot, i) => inDomain(slot.over, g.kit as never, move.chosen[i]))
    );
  }
}

/** What a condition says. */
export interface Judgement extends Reason {
  readonly ok: boolean;
}

const judgement = ({ rule, key, text }: Required<Reason>, ok: boolean): Judgement => {
  if (probe.on) probe.cite(rule, 'condition', text, ok);
  return { rule, key, text, ok };
};

/** Written out: a literal is as long as it needs to be and full of numbers, which others are not. */
const roomFor = (depth: number): number[] =>
  depth === 0 ? [0] : depth === 1 ? [0, 0] : depth === 2 ? [0, 0, 0] : new Array<number>(depth + 1).fill(0);

const NOTHING: Record<string, number> = Object.freeze({});

const chosenByName = (
  slots: readonly { readonly name: string }[],
  chosen: readonly number[],
): Record<string, number> => {
  const out: Record<string, number> = {};
  for (let i = 0; i < chosen.length; i++) out[slots[i].name] = chosen[i];
  return out;
};

/** Writes what could be chosen, before its conditions, to `out`; gives the number. */
const candidatesOf = <S extends Base, E>(
  { from, over }: { readonly from: Lister<S, number, Locals, E> | undefined; readonly over: Domain },
  g: S,
  L: Locals,
  earlier: E,
  out: number[],
): number => {
  if (from) return from(g, out, L, earlier);
  let n = 0;
  for (let atom = over.min, last = over.max(g.kit as never); atom <= last; atom++) out[n++] = atom;
  return n;
};

const holds = <S extends Base, A, B, C>(condition: Condition<S, A, B, C>, g: S, a: A, b: B, c: C): boolean => {
  const ok = condition.ok(g, a, b, c);
  if (probe.on) probe.cite(condition.rule, 'condition', condition.text, ok);
  return ok;
};

/** May this candidate stand in the slot? */
const allowed = <S extends Base>(
  { asked }: Slot<S, Locals>,
  g: S,
  L: Locals,
  earlier: Chosen,
  atom: number,
): boolean => {
  for (let i = 0; i < asked.length; i++) if (!holds(asked[i], g, atom, L, earlier)) return false;
  return true;
};

/** May this candidate join the list? */
const joins = <S extends Base>(
  { asked, order }: List<S, Locals>,
  g: S,
  L: Locals,
  list: readonly number[],
  atom: number,
): boolean => {
  if (order === 'set' && list.includes(atom)) return false;
  for (let i = 0; i < asked.length; i++) if (!holds(asked[i], g, atom, L, list)) return false;
  return true;
};
