import { HIDDEN, VEILED } from './domain.ts';
import { RulesError } from './errors.ts';
import type { AnyGame, Game, Options } from './game.ts';
import { Legality } from './legality.ts';
import type { Flow, Move } from './move.ts';
import { joinParts, kitOfPart, type PartKernel, stateOfPart } from './parts.ts';
import { type PartTables, Play, type Tables } from './play.ts';
import { probe } from './probe.ts';
import type { Ask, Call } from './procedure.ts';
import type { Source } from './random.ts';
import { type Base, copyFrame, type Frame, isSteady, isTable, type Locals, NOBODY, type Seat } from './state.ts';
import { seesZone } from './view.ts';

/** No chain of steps between two decisions is nearly as long as this. */
const MOST_STEPS = 1_000_000;

/** `[from][to]`: does somebody at the table see there what they did not see here? `seats`: whom the game's seats are. */
const revealing = (
  { zones }: AnyGame,
  audience: readonly Seat[],
  seats?: readonly Seat[],
): readonly (readonly boolean[])[] =>
  zones.map((from) =>
    zones.map((to) =>
      audience.some(
        (seat) => !seesZone(from, seat, 'table', seats) && (seesZone(to, seat, 'table', seats) || to.top === true),
      ),
    ),
  );

const sameOptions = (one: Options, two: Options): boolean => {
  for (const id in one) if (one[id] !== two[id]) return false;
  for (const id in two) if (!(id in one)) return false;
  return true;
};

/** What can be hidden may not have the very value that stands for "hidden". */
const refuseAmbiguous = <S extends Base<K>, K>({ fields, veils, zones, procedures }: Game<S, K>): void => {
  const check = (what: string, { min }: { readonly min: number }, hidden: number): void => {
    if (min <= hidden)
      throw new RulesError(`${what} can be hidden, but ${hidden}, which says so, is one of its values.`);
  };
  for (const { field } of veils ?? []) {
    const declared = fields[field];
    if (!isTable(declared)) throw new RulesError(`${field} is veiled, but it is no table.`);
    if (isSteady(declared))
      throw new RulesError(`${field} is veiled: views change it, and a steady table never changes.`);
    check(field, declared.of, VEILED);
  }
  for (const { id, of } of zones) check(id, of, HIDDEN);
  for (const { id, locals, secret } of procedures)
    for (const name of Object.keys(secret)) check(`${id}.${name}`, locals[name], HIDDEN);
};

/**
 * Runs a game: advances its procedures to the next decision, says what is legal and why something is not, and makes moves.
 * It holds no state of play; one kernel serves any number of games at once.
 *
 * Contract: `advance` stops only at a decision or at the end. `random` and `moves` give only legal moves. `apply` trusts its
 * move (`refusals` checks one). A state is changed only by `advance` and `apply`.
 */
export class Kernel<S extends Base<K>, K = unknown> extends Legality<S, K> {
  readonly parts: readonly PartKernel[];
  private readonly tables: Tables<S>;
  private readonly partTables: readonly PartTables[];
  /** `[procedure][step]`: the procedure that a step calls, by its number. */
  private readonly callees: readonly (readonly number[])[];
  /** The last state that was laid out, and for what. */
  private opening: { readonly kit: K; readonly scenario: string; readonly options: Options; readonly g: S } | undefined;

  constructor(game: Game<S, K>) {
    super(game);
    refuseAmbiguous(game);
    this.parts = (game.parts ?? []).map((part) => ({ ...part, kernel: new Kernel<Base, unknown>(part.game) }));
    const audience = [...game.seats.keys(), NOBODY];
    this.tables = {
      zones: game.zones as Tables['zones'],
      reveals: revealing(game, audience),
      indexOf: new Map(game.procedures.map((procedure, i) => [procedure, i])),
    };
    let first = game.procedures.length;
    this.partTables = this.parts.map(({ id, seats, game: own }) => {
      const indexOf = new Map(own.procedures.map((procedure, i) => [procedure, first + i]));
      first += own.procedures.length;
      return {
        id,
        seats,
        zones: own.zones,
        reveals: revealing(own, audience, seats),
        indexOf,
      } as unknown as PartTables;
    });
    this.callees = this.procedures.map(({ ops, part }) =>
      ops.map(({ call }) => (call ? this.calleeAt(call, part) : -1)),
    );
    for (const { ops } of this.procedures)
      for (const { ask } of ops)
        if (ask?.decision.declines !== undefined && !ask.decision.moves.some(({ id }) => id === ask.decision.declines))
          throw new RulesError(
            `The window "${ask.decision.id}" has no move "${ask.decision.declines}" to decline with.`,
          );
  }

  play(source: Source): Play<S> {
    return new Play<S>(source, this.tables, this.procedures, this.partTables);
  }

  /** The number of the procedure that a step calls; a part's steps know those of their own game. */
  private calleeAt({ callee, rule, part }: Call<S, Locals>, within: number | undefined): number {
    const of = part ?? within;
    const indexOf =
      of === undefined ? this.tables.indexOf : (this.partTables[of].indexOf as unknown as Tables<S>['indexOf']);
    const found = typeof callee === 'string' ? [...indexOf.keys()].find(({ id }) => id === callee) : callee();
    if (!found) throw new RulesError(`There is no procedure "${callee}" (${rule}).`);
    const at = indexOf.get(found);
    if (at === undefined) throw new RulesError(`The procedure ${found.id} is not listed in the game.`);
    return at;
  }

  /** A copy that shares nothing but the kit, and the lists in zones and steady tables, which never change. */
  clone(g: S): S {
    const copy = this.copyTable(g);
    const stack = new Array<Frame>(g.stack.length);
    for (let i = 0; i < stack.length; i++) stack[i] = copyFrame(g.stack[i]);
    copy.stack = stack;
    if (g.parts !== undefined) {
      copy.parts = g.parts.map((part, i) => this.parts[i].kernel.copyTable(part));
      joinParts(copy);
    }
    return copy;
  }

  /** What lies on the table, in a copy of its own; the stack is still the old one's. */
  private copyTable(g: S): S {
    const copy = this.game.copy(g);
    copy.zones = g.zones.slice();
    if (g.witnessed !== undefined) copy.witnessed = g.witnessed;
    return copy;
  }

  /** A new game, brought to its first decision. */
  start(kit: K, scenario: string, options: Options, x: Play<S>): S {
    const g = this.blank(kit, scenario, options);
    x.call(g, this.game.main);
    this.advance(g, x);
    return g;
  }

  /** The state before the first step. Most games begin like the one before: that state is kept, and copied. */
  blank(kit: K, scenario: string, options: Options): S {
    const last = this.opening;
    if (last && last.kit === kit && last.scenario === scenario && sameOptions(last.options, options))
      return this.clone(last.g);
    const g = this.make(kit, scenario, options);
    this.opening = { kit, scenario, options: { ...options }, g };
    return this.clone(g);
  }

  /** A table with every zone's home filled, as the game lays it out. */
  private make(kit: K, scenario: string, options: Options): S {
    const zones = this.game.zones.map(() => [] as number[]);
    for (const [i, zone] of this.game.zones.entries())
      if (zone.home)
        this.game.stocks[zone.group](kit).forEach((count, item) => {
          for (let n = 0; n < count; n++) zones[i].push(item);
        });
    const start: Base<K> = { kit, seq: 0, seat: NOBODY, over: 0, stack: [], zones };
    if (this.parts.length === 0) return this.game.copy(this.game.create(start, scenario, options));
    const parts = this.parts.map(({ kernel }, i) =>
      kernel.blank(kitOfPart(kit, i), kernel.game.scenarios[0].id, options),
    );
    const g = this.game.copy(this.game.create({ ...start, parts }, scenario, options));
    joinParts(g);
    return g;
  }

  /** Carries out steps until a seat must decide or the game is over. */
  advance(g: S, x: Play<S>): void {
    const { procedures } = this;
    const stack = g.stack;
    let steps = 0;
    while (!g.over) {
      const depth = stack.length;
      if (depth === 0) throw new RulesError('The game ran out of steps without an ending.');
      const frame = stack[depth - 1];
      const { ops } = procedures[frame.p];
      let op = ops[frame.pc];
      if (op === undefined) {
        stack.pop();
        this.resumeCaller(g, x, frame.L);
        continue;
      }
      // The steps of this procedure, one after the other, until it calls another or ends.
      do {
        if (++steps > MOST_STEPS) throw new RulesError('The rules go round in circles without asking anybody.');
        const own = stateOfPart(g, op.part);
        // Nothing of a part that is over is carried out; the whole goes on after it.
        if (own !== g && own.over) frame.pc = op.t === 'unless' ? op.to : op.next;
        else if (op.t === 'run') {
          if (probe.on) probe.cite(op.rule, 'step', op.id);
          const flow = op.run?.fn(own, frame.L, x);
          if (flow !== undefined) this.follow(g, depth - 1, flow);
          else if (stack.length === depth) frame.pc = op.next;
        } else if (op.t === 'unless') {
          const holds = op.unless?.test(own, frame.L) === true;
          if (probe.on) probe.cite(op.rule, 'step', op.id, holds);
          frame.pc = holds ? op.next : op.to;
        } else if (op.t === 'ask') {
          const ask = op.ask as Ask<S, Locals>;
          if (!ask.when || ask.when(own, frame.L)) {
            if (probe.on) probe.cite(op.rule, 'step', op.id);
            const seat = ask.seat(own, frame.L);
            g.seat = own === g ? seat : this.parts[op.part].seats[seat];
            return;
          }
          frame.pc = op.next;
        } else {
          const call = op.call as Call<S, Locals>;
          const args = call.args?.(own, frame.L);
          if (call.args && args === undefined) frame.pc = op.next;
          else {
            if (probe.on) probe.cite(op.rule, 'step', op.id);
            x.enter(g, this.callees[frame.p][frame.pc], args);
          }
        }
        op = ops[frame.pc];
      } while (op !== undefined && stack.length === depth && !g.over);
    }
    g.seat = NOBODY;
    stack.length = 0;
  }

  /** After a callee has ended: lets its caller take over the results and go on. */
  private resumeCaller(g: S, x: Play<S>, ended: Locals): void {
    const depth = g.stack.length;
    if (depth === 0) return;
    const caller = g.stack[depth - 1];
    const op = this.procedures[caller.p].ops[caller.pc];
    const own = stateOfPart(g, op?.part);
    const flow = own.over ? undefined : op?.call?.back?.(own, caller.L, ended, x);
    if (flow !== undefined) this.follow(g, depth - 1, flow);
    else if (op !== undefined && g.stack.length === depth) caller.pc = op.next;
  }

  /** Moves the program counter of the frame on, as the step's flow says. */
  private follow(g: S, at: number, flow: Exclude<Flow, void>): void {
    const frame = g.stack[at];
    const ops = this.procedures[frame.p].ops;
    if (flow === 'end') frame.pc = ops.length;
    else {
      if (g.stack.length > at + 1) throw new RulesError(`A step says "${flow}" while it calls a procedure.`);
      const to = flow === 'break' ? ops[frame.pc].breakTo : ops[frame.pc].nextTo;
      if (to < 0) throw new RulesError(`A step of ${this.procedures[frame.p].id} says "${flow}" outside a loop.`);
      frame.pc = to;
    }
  }

  /** The move that lets the window pass which is open now. Undefined: no window, or declining it is not lawful or not one clear move. */
  declining(g: S): Move | undefined {
    const decision = this.asked(g)?.decision;
    const kind = decision?.moves.findIndex(({ id }) => id === decision.declines) ?? -1;
    const moves: Move[] = [];
    if (kind < 0 || !this.movesOf(g, kind, 1, moves)) return undefined;
    return moves[0];
  }

  /** Makes a move that is known to be legal, and advances to the next decision. */
  apply(g: S, move: Move, x: Play<S>): void {
    const ask = this.asked(g);
    if (!ask) throw new RulesError('A move is made although nobody has to decide.');
    const kind = ask.moves[move.kind];
    const depth = g.stack.length;
    if (probe.on) probe.cite(kind.rule, 'move', kind.id);
    g.seq++;
    if (g.parts !== undefined) for (let i = 0; i < g.parts.length; i++) g.parts[i].seq = g.seq;
    const frame = g.stack[depth - 1];
    const flow = kind.do(stateOfPart(g, kind.part ?? ask.part), frame.L, x, move.chosen);
    if (flow !== undefined) this.follow(g, depth - 1, flow);
    else if (g.stack.length === depth) frame.pc = this.procedures[frame.p].ops[frame.pc].next;
    this.advance(g, x);
  }
}
