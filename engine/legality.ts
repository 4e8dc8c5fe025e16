import { type Domain, inDomain } from './domain.ts';
import { type Reason, RulesError } from './errors.ts';
import type { Game } from './game.ts';
import type { Condition, Decision, ListCondition, ListSlot, Move, MoveKind, Slot } from './move.ts';
import { probe } from './probe.ts';
import { type Ask, type Procedure, procedureOf } from './procedure.ts';
import type { Source } from './random.ts';
import { fillSentence, type Namer } from './sentence.ts';
import type { Base, Locals, Seat } from './state.ts';

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
  private readonly kinds: number[] = [];
  private readonly candidates: number[] = [];
  private readonly found: number[][] = [[], [], [], []];
  private readonly picked: number[] = [0, 0, 0, 0];

  constructor(game: Game<S, K>) {
    this.game = game;
    this.procedures = [
      ...game.procedures,
      ...(game.parts ?? []).flatMap(({ id, game: own, seats }, part) =>
        own.procedures.map((procedure) => procedureOf<S>(part, id, seats, procedure as never)),
      ),
    ];
  }

  /** The decision that is due, or null when the game is over. */
  pending(g: S): Pending<S> | null {
    const ask = this.asked(g);
    if (!ask) return null;
    return { seat: g.seat, rule: ask.rule, decision: ask.decision, locals: this.locals(g) };
  }

  /** The state of that part; the whole where there is none. */
  protected own(g: S, part: number | undefined): S {
    return part === undefined ? g : ((g.parts as readonly Base[])[part] as S);
  }

  /** The state that a kind of move of the decision that is due reads and changes: the whole, or a part of it. */
  stateFor(g: S, kind: MoveKind<S, Locals>): S {
    return g.parts === undefined ? g : this.own(g, kind.part ?? this.asked(g)?.part);
  }

  /** What the decision that is due is about, in names. */
  about(whole: S): Readonly<Record<string, unknown>> {
    const ask = this.asked(whole);
    const about = ask?.decision.about;
    if (!about) return {};
    const g = this.own(whole, ask.part);
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
    return ask ? fillSentence(ask.decision.prompt, this.about(g), name) : '';
  }

  protected asked(g: S): Ask<S, Locals> | undefined {
    if (g.over) return undefined;
    const frame = g.stack[g.stack.length - 1];
    return frame && this.procedures[frame.p].ops[frame.pc]?.ask;
  }

  private locals(g: S): Locals {
    return g.stack[g.stack.length - 1].L;
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
    const { moves } = ask.decision;
    const kinds = this.kinds;
    let left = moves.length;
    for (let i = 0; i < left; i++) kinds[i] = i;
    let failed: MoveKind<S, Locals> | undefined;
    while (left > 0) {
      const at = left === 1 ? 0 : source.int(left);
      const kind = kinds[at];
      kinds[at] = kinds[--left];
      const { if: conditions, part } = moves[kind];
      // Kinds that share their first condition fail together.
      if (failed !== undefined && conditions[0] === failed.if[0] && part === failed.part) continue;
      const own = this.own(g, part ?? ask.part);
      if (conditions.length > 0 && !holds(conditions[0], own, L)) {
        failed = moves[kind];
        continue;
      }
      const chosen = this.randomOf(moves[kind], own, L, source);
      if (chosen) return { kind, chosen };
    }
    throw new RulesError(`Dead end: no move is legal at "${ask.decision.id}" (${ask.rule}).`);
  }

  /** A legal move of one kind at random, or undefined where there is none. Its first condition holds. */
  private randomOf(kind: MoveKind<S, Locals>, g: S, L: Locals, source: Source): number[] | undefined {
    const conditions = kind.if;
    for (let i = 1; i < conditions.length; i++) if (!holds(conditions[i], g, L)) return undefined;
    if (kind.list) return this.randomList(kind.list, g, L, source);
    const { slots } = kind;
    if (slots.length === 0) return [];
    if (!this.randomSlots(slots, 0, g, L, source)) return undefined;
    // Written out: a literal is as long as it needs to be, a copy or a grown array is not.
    const { picked } = this;
    return slots.length === 1
      ? [picked[0]]
      : slots.length === 2
        ? kind.symmetric && picked[1] < picked[0]
          ? [picked[1], picked[0]]
          : [picked[0], picked[1]]
        : [picked[0], picked[1], picked[2]];
  }

  /** Chooses for the slots from `depth` on, into `picked`; false where nothing fits what has been chosen before. */
  private randomSlots(slots: readonly Slot<S, Locals>[], depth: number, g: S, L: Locals, source: Source): boolean {
    const slot = slots[depth];
    const picked = this.picked;
    const a = picked[0];
    const b = picked[1];
    const pool = this.found[depth];
    let left = this.candidatesOf(slot, g, L, pool, a, b);
    while (left > 0) {
      const at = left === 1 ? 0 : source.int(left);
      const atom = pool[at];
      pool[at] = pool[--left];
      if (!this.passes(slot, depth, g, L, a, b, atom)) continue;
      picked[depth] = atom;
      if (depth + 1 === slots.length || this.randomSlots(slots, depth + 1, g, L, source)) return true;
    }
    return false;
  }

  private randomList(slot: ListSlot<S, Locals>, g: S, L: Locals, source: Source): number[] | undefined {
    const list: number[] = [];
    const target = source.int(slot.most(g, L) + 1);
    for (;;) {
      if (list.length >= target && this.closes(slot, g, L, list)) break;
      if (this.randomAddition(slot, g, L, list, source)) continue;
      if (this.closes(slot, g, L, list)) break;
      if (list.length === 0) return undefined;
      throw new RulesError(`Dead end: the list "${slot.name}" can be neither continued nor closed.`);
    }
    return this.canonical(slot, g, list);
  }

  private randomAddition(slot: ListSlot<S, Locals>, g: S, L: Locals, list: number[], source: Source): boolean {
    const pool = this.candidates;
    let left = 0;
    if (slot.candidates) left = slot.candidates(g, L, pool);
    else for (let atom = slot.over.min, last = slot.over.max(g.kit as never); atom <= last; atom++) pool[left++] = atom;
    while (left > 0) {
      const at = left === 1 ? 0 : source.int(left);
      const atom = pool[at];
      pool[at] = pool[--left];
      if (!this.joins(slot, g, L, list, atom)) continue;
      list.push(atom);
      return true;
    }
    return false;
  }

  canonical(slot: ListSlot<S, Locals>, g: S, list: readonly number[]): number[] {
    if (slot.canonical) return slot.canonical(list, g);
    return list.length < 2 ? [...list] : [...list].sort((a, b) => a - b);
  }

  /** The way in which a move is written, whatever the order in which it was put together. */
  written(g: S, move: Move): Move {
    const kind = this.asked(g)?.decision.moves[move.kind];
    if (kind?.list) return { kind: move.kind, chosen: this.canonical(kind.list, this.stateFor(g, kind), move.chosen) };
    if (!kind?.symmetric || move.chosen[0] <= move.chosen[1]) return move;
    return { kind: move.kind, chosen: [move.chosen[1], move.chosen[0]] };
  }

  /** Can this kind be completed into at least one move? */
  possible(kind: MoveKind<S, Locals>, whole: S, L: Locals): boolean {
    const g = this.stateFor(whole, kind);
    for (const condition of kind.if) if (!holds(condition, g, L)) return false;
    if (kind.list) return this.closes(kind.list, g, L, []) || this.additions(kind.list, g, L, []).length > 0;
    return this.exists(kind.slots, 0, g, L, 0, 0);
  }

  private exists(slots: readonly Slot<S, Locals>[], depth: number, g: S, L: Locals, a: number, b: number): boolean {
    if (depth === slots.length) return true;
    const slot = slots[depth];
    // Candidates of deeper slots are written elsewhere, so that this loop keeps its own.
    const buffer = this.probes[depth];
    const count = this.candidatesOf(slot, g, L, buffer, a, b);
    for (let i = 0; i < count; i++) {
      const atom = buffer[i];
      if (!this.passes(slot, depth, g, L, a, b, atom)) continue;
      if (this.exists(slots, depth + 1, g, L, depth === 0 ? atom : a, depth === 1 ? atom : b)) return true;
    }
    return false;
  }
  private readonly probes: number[][] = [[], [], [], []];

  /** Writes what could stand in the slot, before its conditions, to `out`; gives the number. */
  private candidatesOf(slot: Slot<S, Locals>, g: S, L: Locals, out: number[], a: number, b: number): number {
    if (slot.candidates) return slot.candidates(g, L, out, a, b);
    if (slot.among) return slot.among.list(g, L, out, a, b);
    let n = 0;
    for (let atom = slot.over.min, last = slot.over.max(g.kit as never); atom <= last; atom++) out[n++] = atom;
    return n;
  }

  /** May this candidate stand in the slot? */
  private passes(slot: Slot<S, Locals>, depth: number, g: S, L: Locals, a: number, b: number, atom: number): boolean {
    if (slot.exact && !probe.on) return true;
    const { must } = slot;
    for (let i = 0; i < must.length; i++) {
      const condition = must[i];
      const ok =
        depth === 0
          ? condition.ok(g, L, atom)
          : depth === 1
            ? condition.ok(g, L, a, atom)
            : condition.ok(g, L, a, b, atom);
      if (probe.on) probe.cite(condition.rule, 'condition', condition.text, ok);
      if (!ok) return false;
    }
    return true;
  }

  /** Fills `found[depth]` with the values that may stand there and can be completed; gives their number. */
  private legalAtoms(slots: readonly Slot<S, Locals>[], depth: number, g: S, L: Locals, a: number, b: number): number {
    const slot = slots[depth];
    const out = this.found[depth];
    const count = this.candidatesOf(slot, g, L, out, a, b);
    let n = 0;
    for (let i = 0; i < count; i++) {
      const atom = out[i];
      if (!this.passes(slot, depth, g, L, a, b, atom)) continue;
      if (
        depth + 1 < slots.length &&
        !this.exists(slots, depth + 1, g, L, depth === 0 ? atom : a, depth === 1 ? atom : b)
      )
        continue;
      out[n++] = atom;
    }
    return n;
  }

  /** What may join the list, in whatever order the list is being made. */
  additions(slot: ListSlot<S, Locals>, g: S, L: Locals, list: readonly number[]): number[] {
    const out: number[] = [];
    if (slot.candidates) {
      const count = slot.candidates(g, L, this.candidates);
      for (let i = 0; i < count; i++) {
        const atom = this.candidates[i];
        if (this.joins(slot, g, L, list, atom)) out.push(atom);
      }
      return out;
    }
    const last = slot.over.max(g.kit as never);
    for (let atom = slot.over.min; atom <= last; atom++) if (this.joins(slot, g, L, list, atom)) out.push(atom);
    return out;
  }

  private joins(slot: ListSlot<S, Locals>, g: S, L: Locals, list: readonly number[], atom: number): boolean {
    if (slot.order === 'set' && list.includes(atom)) return false;
    for (const condition of slot.must) if (!holdsList(condition, g, L, list, atom)) return false;
    return true;
  }

  closes(slot: ListSlot<S, Locals>, g: S, L: Locals, list: readonly number[]): boolean {
    for (const condition of slot.enough) if (!holdsList(condition, g, L, list, DONE)) return false;
    return true;
  }

  /** Every legal move of the decision, or null where there are more than `limit`. */
  moves(g: S, limit = Number.POSITIVE_INFINITY): Move[] | null {
    const ask = this.asked(g);
    if (!ask) return [];
    const out: Move[] = [];
    for (const kind of ask.decision.moves.keys()) if (!this.movesOf(g, kind, limit, out)) return null;
    return out;
  }

  /** Adds the legal moves of one kind to `out`; false where there would be more than `limit`. */
  movesOf(whole: S, kind: number, limit: number, out: Move[]): boolean {
    const ask = this.asked(whole);
    if (!ask) return true;
    const L = this.locals(whole);
    const g = this.stateFor(whole, ask.decision.moves[kind]);
    const { slots, symmetric, list, if: conditions } = ask.decision.moves[kind];
    for (const condition of conditions) if (!holds(condition, g, L)) return true;
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
    const walk = (chosen: number[]): boolean => {
      const depth = chosen.length;
      if (depth === slots.length) {
        if (symmetric && chosen[1] < chosen[0]) return true; // it stands in the list the other way round
        if (out.length >= limit) return false;
        out.push({ kind, chosen });
        return true;
      }
      const count = this.legalAtoms(slots, depth, g, L, chosen[0], chosen[1]);
      const atoms = this.found[depth].slice(0, count);
      return atoms.every((atom) => walk([...chosen, atom]));
    };
    return walk([]);
  }

  /**
   * What may come next while a move is put together: first the kinds, then the values of each choice in turn; for a list the
   * things that may join it, and DONE where it may be closed. `prefix` is the kind and the values so far, a list in any order.
   */
  next(whole: S, prefix: readonly number[] = []): number[] {
    const ask = this.asked(whole);
    if (!ask) return [];
    const L = this.locals(whole);
    const { moves } = ask.decision;
    if (prefix.length === 0) return [...moves.keys()].filter((i) => this.possible(moves[i], whole, L));
    const g = this.stateFor(whole, moves[prefix[0]]);
    const { slots, list } = moves[prefix[0]];
    const chosen = prefix.slice(1);
    if (list) return [...this.additions(list, g, L, chosen), ...(this.closes(list, g, L, chosen) ? [DONE] : [])];
    if (chosen.length >= slots.length) return [];
    const count = this.legalAtoms(slots, chosen.length, g, L, chosen[0], chosen[1]);
    return this.found[chosen.length].slice(0, count);
  }

  /** Every reason against a move of the decision that is due; none: it is legal. The list may be in any order. */
  refusals(whole: S, move: Move): Reason[] {
    const ask = this.asked(whole);
    if (!ask) return [{ rule: '', text: 'The game is over.' }];
    const L = this.locals(whole);
    const kind = ask.decision.moves[move.kind];
    const g = this.stateFor(whole, kind);
    const reasons: Reason[] = [];
    const note = (ok: boolean, { rule, text }: Reason) => {
      if (!ok && !reasons.some((reason) => reason.rule === rule && reason.text === text)) reasons.push({ rule, text });
    };
    for (const condition of kind.if) note(holds(condition, g, L), condition);
    const { slots, list } = kind;
    if (list) {
      const chosen: number[] = [];
      for (const atom of move.chosen) {
        if (list.order === 'set' && chosen.includes(atom))
          note(false, { rule: kind.rule, text: `${list.over.name(g.kit as never, atom)} can be chosen only once.` });
        for (const condition of list.must) note(holdsList(condition, g, L, chosen, atom), condition);
        chosen.push(atom);
      }
      for (const condition of list.enough) note(holdsList(condition, g, L, chosen, DONE), condition);
      return reasons;
    }
    const [a, b] = move.chosen;
    for (const [depth, slot] of slots.entries()) {
      const atom = move.chosen[depth];
      if (slot.among) {
        const out: number[] = [];
        const count = slot.among.list(g, L, out, a, b);
        const ok = out.slice(0, count).includes(atom);
        if (probe.on) probe.cite(slot.among.rule, 'condition', slot.among.text, ok);
        note(ok, slot.among);
      }
      for (const condition of slot.must) {
        const ok = condition.ok(g, L, ...move.chosen.slice(0, depth + 1));
        if (probe.on) probe.cite(condition.rule, 'condition', condition.text, ok);
        note(ok, condition);
      }
    }
    return reasons;
  }

  /** Are all values of the move within their domains? What comes from outside is asked this first. */
  wellFormed(whole: S, move: Move): boolean {
    const kind = this.asked(whole)?.decision.moves[move.kind];
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

const holds = <S extends Base>(condition: Condition<S, Locals>, g: S, L: Locals): boolean => {
  const ok = condition.ok(g, L);
  if (probe.on) probe.cite(condition.rule, 'condition', condition.text, ok);
  return ok;
};

const holdsList = <S extends Base>(
  condition: ListCondition<S, Locals>,
  g: S,
  L: Locals,
  list: readonly number[],
  atom: number,
): boolean => {
  const ok = condition.ok(g, L, list, atom);
  if (probe.on) probe.cite(condition.rule, 'condition', condition.text, ok);
  return ok;
};
