import { inDomain } from './domain.ts';
import { type Reason, RulesError } from './errors.ts';
import type { Game, Options } from './game.ts';
import type { Condition, Decision, Flow, ListCondition, ListSlot, Move, MoveKind, Slot } from './move.ts';
import { Play } from './play.ts';
import { probe } from './probe.ts';
import type { Ask, Call, Procedure } from './procedure.ts';
import type { Source } from './random.ts';
import { type Base, cloneState, isTable, type Locals, NOBODY, type Seat } from './state.ts';

/** No chain of steps between two decisions is nearly as long as this. */
const MOST_STEPS = 1_000_000;

/** Closes a list while walking atoms. */
export const DONE = -1;

export interface Pending<S extends Base> {
  readonly seat: Seat;
  readonly rule: string;
  readonly decision: Decision<S, Locals>;
  readonly locals: Locals;
}

/**
 * Runs a game: advances its procedures to the next decision, says what is legal and why something is not, and makes moves.
 * It holds no state of play; one kernel serves any number of games at once.
 *
 * Contract: `advance` stops only at a decision or at the end. `random` and `moves` give only legal moves. `apply` trusts its
 * move (`refusals` checks one). A state is changed only by `advance` and `apply`.
 */
export class Kernel<S extends Base<K>, K = unknown> {
  readonly game: Game<S, K>;
  readonly arrays: readonly (keyof S & string)[];
  readonly reveals: readonly (readonly boolean[])[];
  private readonly indexOf: ReadonlyMap<Procedure<S>, number>;
  /** The locals with which each procedure begins. */
  readonly initials: readonly Locals[];
  private readonly byName: ReadonlyMap<string, Procedure<S>>;
  private readonly kinds: number[] = [];
  private readonly candidates: number[] = [];
  private readonly found: number[][] = [[], [], [], []];
  private readonly picked: number[] = [0, 0, 0, 0];

  constructor(game: Game<S, K>) {
    this.game = game;
    this.arrays = Object.entries(game.fields)
      .filter(([, field]) => isTable(field))
      .map(([name]) => name as keyof S & string);
    this.indexOf = new Map(game.procedures.map((procedure, i) => [procedure, i]));
    this.byName = new Map(game.procedures.map((procedure) => [procedure.id, procedure]));
    // One shape for the locals of all procedures: every read of `L.hex` is then the same machine code, and a frame is copied in
    // one stroke. (JSON.parse makes the kind of object that copies fast.)
    const names = [...new Set(game.procedures.flatMap(({ locals }) => Object.keys(locals)))];
    this.initials = game.procedures.map(({ initial }) =>
      JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, initial[name] ?? 0])))),
    );
    for (const { ops } of game.procedures)
      for (const { call } of ops)
        if (call && !this.indexOf.has(this.callee(call)))
          throw new RulesError(`The procedure ${this.callee(call).id} is not listed in the game.`);
    const sees = (zone: (typeof game.zones)[number], seat: Seat) => zone.sees === 'all' || zone.sees.includes(seat);
    const audience = [...game.seats.keys(), NOBODY];
    this.reveals = game.zones.map((from) =>
      game.zones.map((to) => audience.some((seat) => !sees(from, seat) && (sees(to, seat) || to.top === true))),
    );
  }

  play(source: Source): Play<S> {
    return new Play<S>(source, this.game.zones, this.reveals, this.indexOf, this.initials);
  }

  private callee(call: Call<S, Locals>): Procedure<S> {
    if (typeof call.callee !== 'string') return call.callee();
    const found = this.byName.get(call.callee);
    if (!found) throw new RulesError(`There is no procedure "${call.callee}" (${call.rule}).`);
    return found;
  }

  clone(g: S): S {
    return cloneState(g, this.arrays);
  }

  /** A new game, brought to its first decision. */
  start(kit: K, scenario: string, options: Options, x: Play<S>): S {
    const g = this.blank(kit, scenario, options);
    x.call(g, this.game.main);
    this.advance(g, x);
    return g;
  }

  /** The state before the first step, with every zone's home filled. */
  blank(kit: K, scenario: string, options: Options): S {
    const zones = this.game.zones.map(() => [] as number[]);
    for (const [i, zone] of this.game.zones.entries())
      if (zone.home)
        this.game.stocks[zone.group](kit).forEach((count, item) => {
          for (let n = 0; n < count; n++) zones[i].push(item);
        });
    return this.game.create({ kit, seq: 0, seat: NOBODY, over: 0, stack: [], zones }, scenario, options);
  }

  /** The decision that is due, or null when the game is over. */
  pending(g: S): Pending<S> | null {
    const ask = this.asked(g);
    if (!ask) return null;
    return { seat: g.seat, rule: ask.rule, decision: ask.decision, locals: this.locals(g) };
  }

  private asked(g: S): Ask<S, Locals> | undefined {
    if (g.over) return undefined;
    const frame = g.stack[g.stack.length - 1];
    return frame && this.game.procedures[frame.p].ops[frame.pc]?.ask;
  }

  private locals(g: S): Locals {
    return g.stack[g.stack.length - 1].L;
  }

  /** Carries out steps until a seat must decide or the game is over. */
  advance(g: S, x: Play<S>): void {
    const { procedures } = this.game;
    const stack = g.stack;
    for (let steps = 0; ; steps++) {
      if (steps > MOST_STEPS) throw new RulesError('The rules go round in circles without asking anybody.');
      if (g.over) {
        g.seat = NOBODY;
        stack.length = 0;
        return;
      }
      const depth = stack.length;
      if (depth === 0) throw new RulesError('The game ran out of steps without an ending.');
      const frame = stack[depth - 1];
      const op = procedures[frame.p].ops[frame.pc];
      if (op === undefined) {
        stack.pop();
        this.resumeCaller(g, x, frame.L);
        continue;
      }
      switch (op.t) {
        case 'jump':
          frame.pc = op.to;
          break;
        case 'unless': {
          const holds = op.test?.(g, frame.L) === true;
          if (probe.on) probe.cite(op.rule, 'step', op.id, holds);
          frame.pc = holds ? frame.pc + 1 : op.to;
          break;
        }
        case 'ask': {
          const ask = op.ask as Ask<S, Locals>;
          if (ask.when && !ask.when(g, frame.L)) {
            frame.pc++;
            break;
          }
          if (probe.on) probe.cite(op.rule, 'step', op.id);
          g.seat = ask.decision.seat(g, frame.L);
          return;
        }
        case 'call': {
          const call = op.call as Call<S, Locals>;
          const args = call.args?.(g, frame.L);
          if (call.args && args === undefined) {
            frame.pc++;
            break;
          }
          if (probe.on) probe.cite(op.rule, 'step', op.id);
          x.call(g, this.callee(call), args);
          break;
        }
        case 'run': {
          if (probe.on) probe.cite(op.rule, 'step', op.id);
          const flow = op.run?.fn(g, frame.L, x);
          if (stack.length === depth || flow) this.follow(g, depth - 1, flow);
          break;
        }
      }
    }
  }

  /** After a callee has ended: lets its caller take over the results and go on. */
  private resumeCaller(g: S, x: Play<S>, ended: Locals): void {
    const depth = g.stack.length;
    if (depth === 0) return;
    const caller = g.stack[depth - 1];
    const back = this.game.procedures[caller.p].ops[caller.pc]?.call?.back;
    const flow = back?.(g, caller.L, ended, x);
    if (g.stack.length === depth || flow) this.follow(g, depth - 1, flow);
  }

  /** Moves the program counter of the frame on, as the step's flow says. */
  private follow(g: S, at: number, flow: Flow): void {
    const frame = g.stack[at];
    const ops = this.game.procedures[frame.p].ops;
    if (flow === undefined) frame.pc++;
    else if (flow === 'end') frame.pc = ops.length;
    else {
      if (g.stack.length > at + 1) throw new RulesError(`A step says "${flow}" while it calls a procedure.`);
      const to = flow === 'break' ? ops[frame.pc].breakTo : ops[frame.pc].nextTo;
      if (to < 0) throw new RulesError(`A step of ${this.game.procedures[frame.p].id} says "${flow}" outside a loop.`);
      frame.pc = to;
    }
  }

  /** Makes a move that is known to be legal, and advances to the next decision. */
  apply(g: S, move: Move, x: Play<S>): void {
    const ask = this.asked(g);
    if (!ask) throw new RulesError('A move is made although nobody has to decide.');
    const kind = ask.decision.moves[move.kind];
    const depth = g.stack.length;
    if (probe.on) probe.cite(kind.rule, 'move', kind.id);
    g.seq++;
    const flow = kind.do(g, g.stack[depth - 1].L, x, move.chosen);
    if (g.stack.length === depth || flow) this.follow(g, depth - 1, flow);
    this.advance(g, x);
  }

  // ---- what is legal -------------------------------------------------------------------------------------------------

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
    while (left > 0) {
      const at = left === 1 ? 0 : source.int(left);
      const kind = kinds[at];
      kinds[at] = kinds[--left];
      const chosen = this.randomOf(moves[kind], g, L, source);
      if (chosen) return { kind, chosen };
    }
    throw new RulesError(`Dead end: no move is legal at "${ask.decision.id}" (${ask.rule}).`);
  }

  /** A legal move of one kind at random, or undefined where there is none. */
  private randomOf(kind: MoveKind<S, Locals>, g: S, L: Locals, source: Source): number[] | undefined {
    const conditions = kind.if;
    for (let i = 0; i < conditions.length; i++) if (!holds(conditions[i], g, L)) return undefined;
    if (kind.list) return this.randomList(kind.list, g, L, source);
    const { slots } = kind;
    if (slots.length === 0) return [];
    if (!this.randomSlots(slots, 0, g, L, source)) return undefined;
    // Written out: a literal is as long as it needs to be, a copy or a grown array is not.
    const { picked } = this;
    return slots.length === 1
      ? [picked[0]]
      : slots.length === 2
        ? [picked[0], picked[1]]
        : picked.slice(0, slots.length);
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
    return slot.canonical ? slot.canonical(list, g) : [...list].sort((a, b) => a - b);
  }

  /** Can this kind be completed into at least one move? */
  possible(kind: MoveKind<S, Locals>, g: S, L: Locals): boolean {
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

  private passes(slot: Slot<S, Locals>, depth: number, g: S, L: Locals, a: number, b: number, atom: number): boolean {
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
  movesOf(g: S, kind: number, limit: number, out: Move[]): boolean {
    const ask = this.asked(g);
    if (!ask) return true;
    const L = this.locals(g);
    const { slots, list, if: conditions } = ask.decision.moves[kind];
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
  next(g: S, prefix: readonly number[] = []): number[] {
    const ask = this.asked(g);
    if (!ask) return [];
    const L = this.locals(g);
    const { moves } = ask.decision;
    if (prefix.length === 0) return [...moves.keys()].filter((i) => this.possible(moves[i], g, L));
    const { slots, list } = moves[prefix[0]];
    const chosen = prefix.slice(1);
    if (list) return [...this.additions(list, g, L, chosen), ...(this.closes(list, g, L, chosen) ? [DONE] : [])];
    if (chosen.length >= slots.length) return [];
    const count = this.legalAtoms(slots, chosen.length, g, L, chosen[0], chosen[1]);
    return this.found[chosen.length].slice(0, count);
  }

  /** Every reason against a move of the decision that is due; none: it is legal. The list may be in any order. */
  refusals(g: S, move: Move): Reason[] {
    const ask = this.asked(g);
    if (!ask) return [{ rule: '', text: 'The game is over.' }];
    const L = this.locals(g);
    const kind = ask.decision.moves[move.kind];
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
  wellFormed(g: S, move: Move): boolean {
    const kind = this.asked(g)?.decision.moves[move.kind];
    if (!kind) return false;
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
