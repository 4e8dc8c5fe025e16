import { RulesError } from './errors.ts';
import type { Game, Options } from './game.ts';
import { Legality } from './legality.ts';
import type { Flow, Move } from './move.ts';
import { Play } from './play.ts';
import { probe } from './probe.ts';
import type { Ask, Call, Procedure } from './procedure.ts';
import type { Source } from './random.ts';
import { type Base, cloneState, isTable, type Locals, NOBODY, type Seat } from './state.ts';

/** No chain of steps between two decisions is nearly as long as this. */
const MOST_STEPS = 1_000_000;

/**
 * Runs a game: advances its procedures to the next decision, says what is legal and why something is not, and makes moves.
 * It holds no state of play; one kernel serves any number of games at once.
 *
 * Contract: `advance` stops only at a decision or at the end. `random` and `moves` give only legal moves. `apply` trusts its
 * move (`refusals` checks one). A state is changed only by `advance` and `apply`.
 */
export class Kernel<S extends Base<K>, K = unknown> extends Legality<S, K> {
  readonly arrays: readonly (keyof S & string)[];
  readonly reveals: readonly (readonly boolean[])[];
  private readonly indexOf: ReadonlyMap<Procedure<S>, number>;
  /** The locals with which each procedure begins. */
  readonly initials: readonly Locals[];
  private readonly byName: ReadonlyMap<string, Procedure<S>>;
  /** `[procedure][step]`: the procedure that a step calls, by its number. */
  private readonly callees: readonly (readonly number[])[];

  constructor(game: Game<S, K>) {
    super(game);
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
    this.callees = game.procedures.map(({ ops }) => ops.map(({ call }) => (call ? this.calleeAt(call) : -1)));
    for (const { ops } of game.procedures)
      for (const { ask } of ops)
        if (ask?.decision.declines !== undefined && !ask.decision.moves.some(({ id }) => id === ask.decision.declines))
          throw new RulesError(
            `The window "${ask.decision.id}" has no move "${ask.decision.declines}" to decline with.`,
          );
    const sees = (zone: (typeof game.zones)[number], seat: Seat) => zone.sees === 'all' || zone.sees.includes(seat);
    const audience = [...game.seats.keys(), NOBODY];
    this.reveals = game.zones.map((from) =>
      game.zones.map((to) => audience.some((seat) => !sees(from, seat) && (sees(to, seat) || to.top === true))),
    );
  }

  play(source: Source): Play<S> {
    return new Play<S>(source, this.game.zones, this.reveals, this.indexOf, this.initials);
  }

  private calleeAt({ callee, rule }: Call<S, Locals>): number {
    const found = typeof callee === 'string' ? this.byName.get(callee) : callee();
    if (!found) throw new RulesError(`There is no procedure "${callee}" (${rule}).`);
    const at = this.indexOf.get(found);
    if (at === undefined) throw new RulesError(`The procedure ${found.id} is not listed in the game.`);
    return at;
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
          x.enter(g, this.callees[frame.p][frame.pc], args);
          break;
        }
        case 'run': {
          if (probe.on) probe.cite(op.rule, 'step', op.id);
          const flow = op.run?.fn(g, frame.L, x);
          if (flow !== undefined) this.follow(g, depth - 1, flow);
          else if (stack.length === depth) frame.pc++;
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
    if (flow !== undefined) this.follow(g, depth - 1, flow);
    else if (g.stack.length === depth) caller.pc++;
  }

  /** Moves the program counter of the frame on, as the step's flow says. */
  private follow(g: S, at: number, flow: Exclude<Flow, void>): void {
    const frame = g.stack[at];
    const ops = this.game.procedures[frame.p].ops;
    if (flow === 'end') frame.pc = ops.length;
    else {
      if (g.stack.length > at + 1) throw new RulesError(`A step says "${flow}" while it calls a procedure.`);
      const to = flow === 'break' ? ops[frame.pc].breakTo : ops[frame.pc].nextTo;
      if (to < 0) throw new RulesError(`A step of ${this.game.procedures[frame.p].id} says "${flow}" outside a loop.`);
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
    const kind = ask.decision.moves[move.kind];
    const depth = g.stack.length;
    if (probe.on) probe.cite(kind.rule, 'move', kind.id);
    g.seq++;
    const frame = g.stack[depth - 1];
    const flow = kind.do(g, frame.L, x, move.chosen);
    if (flow !== undefined) this.follow(g, depth - 1, flow);
    else if (g.stack.length === depth) frame.pc++;
    this.advance(g, x);
  }
}
