import type { Domain } from './domain.ts';
import { RulesError } from './errors.ts';
import type { About, Condition, Decision, Flow, ListCondition, ListSlot, MoveKind, Slot } from './move.ts';
import type { Play } from './play.ts';
import type { Base, Locals } from './state.ts';

/**
 * The language in which a game's rules are written. A phase or a battle is a procedure: a list of steps in the rulebook's own
 * order, each with its paragraph.
 *
 *     const { procedure, run, ask, call, loop, when } = language<Vienna>();
 *     const round = procedure('round', {}, [
 *       when('V8.2', (g) => g.round > 1, [call('V8.2', refresh)]),
 *       call('V9', strategyPhase),
 *       run('V8.3', advance),
 *     ]);
 */
export type LocalsOf<D extends Readonly<Record<string, Domain>>> = { -readonly [N in keyof D]: number };

/** The part whose step it is: it gets the state of that part. Undefined: the game's own. */
interface Marked {
  readonly part?: number;
}

export interface Run<S extends Base, L extends Locals> extends Marked {
  readonly t: 'run';
  readonly rule: string;
  fn(g: S, L: L, x: Play<S>): Flow;
}
export interface Ask<S extends Base, L extends Locals> extends Marked {
  readonly t: 'ask';
  readonly rule: string;
  readonly decision: Decision<S, L>;
  /** Skipped where this is false. It may look at public facts only: a skipped question tells everybody something. */
  when?(g: S, L: L): boolean;
}
export interface Call<S extends Base, L extends Locals> extends Marked {
  readonly t: 'call';
  readonly rule: string;
  /** The procedure, or its name where importing it would run in a circle. */
  readonly callee: string | (() => Procedure<S>);
  /** The locals the callee begins with; undefined: there is nothing to call for, and the step is passed over. */
  args?(g: S, L: L): Locals | undefined;
  /** Takes over what the callee's locals hold when it has ended. */
  back?(g: S, L: L, callee: Locals, x: Play<S>): Flow;
}
export interface Loop<S extends Base, L extends Locals> extends Marked {
  readonly t: 'loop' | 'when';
  readonly rule: string;
  test(g: S, L: L): boolean;
  readonly steps: readonly Step<S, L>[];
}
export type Step<S extends Base, L extends Locals> = Run<S, L> | Ask<S, L> | Call<S, L> | Loop<S, L>;

/** A step after compilation: nothing nested; where to go on, by number. */
export interface Op<S extends Base = Base> {
  readonly t: 'run' | 'ask' | 'call' | 'unless';
  readonly rule: string;
  /** Stable name within the procedure: what a saved frame refers to. */
  readonly id: string;
  readonly run: Run<S, Locals> | undefined;
  readonly ask: Ask<S, Locals> | undefined;
  readonly call: Call<S, Locals> | undefined;
  readonly test: ((g: S, L: Locals) => boolean) | undefined;
  /** The step that follows: the one below, or the head of the loop that ends here. */
  next: number;
  /** Where `unless` goes when its test failed. */
  to: number;
  breakTo: number;
  nextTo: number;
  /** The part whose step it is; -1: the game's own. */
  readonly part: number;
}

export interface Procedure<S extends Base = Base> {
  readonly id: string;
  readonly locals: Readonly<Record<string, Domain>>;
  /** Locals that only one seat may know, with that seat. */
  readonly secret: Readonly<Record<string, number>>;
  readonly ops: readonly Op<S>[];
  readonly initial: Locals;
  /** The part whose procedure it is. */
  readonly part?: number;
}

/*
 * What the kernel meets at every move has one shape, whatever it leaves out: the code that reads it is then compiled for that shape
 * alone. What a constructor makes has it from the first object on; the first literals of a place in the code come out in shapes of
 * their own.
 */

class OneCondition<S extends Base, L extends Locals> implements Condition<S, L> {
  readonly rule: string;
  readonly text: string;
  readonly ok: Condition<S, L>['ok'];
  constructor(rule: string, text: string, ok: Condition<S, L>['ok']) {
    this.rule = rule;
    this.text = text;
    this.ok = ok;
  }
}

class OneSlot<S extends Base, L extends Locals> {
  readonly name: string;
  readonly over: Domain;
  readonly must: readonly Condition<S, L>[];
  readonly among: Slot<S, L>['among'];
  readonly candidates: Slot<S, L>['candidates'];
  readonly exact: boolean;
  constructor({ name, over, must, among, candidates, exact }: Slot<S, L>) {
    this.name = name;
    this.over = over;
    this.must = must;
    this.among = among;
    this.candidates = candidates;
    this.exact = exact;
  }
}

/** With `part` it is a step of that part. */
const shaped = <S extends Base, L extends Locals>(step: Step<S, L>, part = step.part): Step<S, L> => {
  const { t, rule } = step;
  if (t === 'run') return { t, rule, fn: step.fn, part } as Run<S, L>;
  if (t === 'ask') return { t, rule, decision: step.decision, when: step.when, part } as Ask<S, L>;
  if (t === 'call') return { t, rule, callee: step.callee, args: step.args, back: step.back, part } as Call<S, L>;
  return { t, rule, test: step.test, steps: stepsIn(part, step.steps), part } as Loop<S, L>;
};
const stepsIn = <S extends Base, L extends Locals>(
  part: number | undefined,
  steps: readonly Step<S, L>[],
): readonly Step<S, L>[] => (part === undefined ? steps : steps.map((step) => shaped(step, part)));

class OneKind<S extends Base, L extends Locals> {
  readonly id: string;
  readonly rule: string;
  readonly notation: string;
  readonly if: readonly Condition<S, L>[];
  readonly slots: readonly Slot<S, L>[];
  readonly symmetric: boolean;
  readonly list: ListSlot<S, L> | undefined;
  readonly secret: boolean;
  readonly preview: MoveKind<S, L>['preview'];
  readonly warn: MoveKind<S, L>['warn'];
  readonly do: MoveKind<S, L>['do'];
  readonly part: number | undefined;
  constructor(kind: MoveKind<S, L>, part: number | undefined) {
    this.id = kind.id;
    this.rule = kind.rule;
    this.notation = kind.notation;
    this.if = kind.if;
    this.slots = kind.slots.map((slot) => new OneSlot(slot) as Slot<S, L>);
    this.symmetric = kind.symmetric;
    this.list = kind.list;
    this.secret = kind.secret;
    this.preview = kind.preview;
    this.warn = kind.warn;
    this.do = kind.do;
    this.part = part;
  }
}
const shapedKind = <S extends Base, L extends Locals>(kind: MoveKind<S, L>, part = kind.part): MoveKind<S, L> =>
  new OneKind(kind, part) as MoveKind<S, L>;

const shapedOp = <S extends Base>(op: Partial<Op<S>> & Pick<Op<S>, 't' | 'rule' | 'id' | 'part'>): Op<S> => ({
  t: op.t,
  rule: op.rule,
  id: op.id,
  run: op.run,
  ask: op.ask,
  call: op.call,
  test: op.test,
  next: op.next ?? -1,
  to: op.to ?? -1,
  breakTo: op.breakTo ?? -1,
  nextTo: op.nextTo ?? -1,
  part: op.part,
});

const compile = <S extends Base>(steps: readonly Step<S, Locals>[]): Op<S>[] => {
  const ops: Op<S>[] = [];
  const used = new Map<string, number>();
  const push = (t: Op<S>['t'], { rule, part = -1 }: Step<S, Locals>, name: string, rest: Partial<Op<S>>): Op<S> => {
    const label = `${t} ${name}`;
    const count = (used.get(label) ?? 0) + 1;
    used.set(label, count);
    const id = count === 1 ? label : `${label} #${count}`;
    const op = shapedOp<S>({ ...rest, t, rule, id, part });
    ops.push(op);
    return op;
  };
  /** `then`: where it goes on after the last of them, unless with what stands below. */
  const emit = (list: readonly Step<S, Locals>[], inLoop: Op<S>[] | undefined, nextTo: number, then?: number): void => {
    for (const [i, step] of list.entries()) {
      const onward = i === list.length - 1 ? then : undefined;
      if (step.t === 'loop' || step.t === 'when') {
        const head = ops.length;
        const unless = push('unless', step, step.rule, { test: step.test });
        if (step.t === 'when') emit(step.steps, inLoop, nextTo, onward);
        else {
          const body: Op<S>[] = [];
          emit(step.steps, body, head, head);
          for (const op of body) op.breakTo = onward ?? ops.length;
        }
        unless.to = onward ?? ops.length;
        unless.next = step.steps.length > 0 ? head + 1 : unless.to;
      } else {
        const name = step.t === 'ask' ? step.decision.id : step.rule;
        const op = push(step.t, step, name, { [step.t]: step } as Partial<Op<S>>);
        op.next = onward ?? ops.length;
        op.nextTo = nextTo;
        inLoop?.push(op);
      }
    }
  };
  emit(steps, undefined, -1);
  return ops;
};

/**
 * The steps of a part's game among those of the whole: each gets the state of the part, its decisions belong to the part's seats, and
 * all of them are passed over once the part is over.
 */
export const stepsOf = <P extends Base, S extends Base, L extends Locals>(
  part: number,
  steps: readonly Step<P, Locals>[],
): Step<S, L>[] => steps.map((step) => shaped(step as unknown as Step<S, L>, part));

/** Moves of a part's game in a decision of the whole. */
export const movesOfPart = <P extends Base, S extends Base, L extends Locals>(
  part: number,
  moves: readonly MoveKind<P, Locals>[],
): MoveKind<S, L>[] => moves.map((kind) => shapedKind(kind as unknown as MoveKind<S, L>, part));

/** A part's procedure as one of the whole's. */
export const procedureOf = <S extends Base>(
  part: number,
  id: string,
  seats: readonly number[],
  procedure: Procedure<never>,
): Procedure<S> => {
  const own = procedure as unknown as Procedure<S>;
  const marked = <T extends Step<S, Locals>>(step: T | undefined) => step && (shaped<S, Locals>(step, part) as T);
  return {
    ...own,
    id: `${id} ${own.id}`,
    part,
    secret: Object.fromEntries(Object.entries(own.secret).map(([name, seat]) => [name, seats[seat]])),
    ops: own.ops.map((op) =>
      shapedOp({ ...op, part, run: marked(op.run), ask: marked(op.ask), call: marked(op.call) }),
    ),
  };
};

type MoveSpec<S extends Base, L extends Locals> = {
  rule: string;
  notation?: string;
  if?: readonly Condition<S, L>[];
  slots?: readonly Slot<S, L>[];
  symmetric?: boolean;
  secret?: boolean;
  preview?: MoveKind<S, L>['preview'];
  warn?: MoveKind<S, L>['warn'];
  do: (g: S, L: L, x: Play<S>, ...chosen: number[]) => Flow;
};

type PickSpec<S extends Base, L extends Locals> = Omit<MoveSpec<S, L>, 'slots' | 'symmetric' | 'do'> & {
  list: ListSlot<S, L>;
  do: (g: S, L: L, x: Play<S>, list: readonly number[]) => Flow;
};

/** The words of the rules' language, bound to a game's state. */
export const language = <S extends Base>() => {
  const run = <L extends Locals>(rule: string, fn: (g: S, L: L, x: Play<S>) => Flow): Step<S, L> =>
    shaped({ t: 'run', rule, fn });

  const ask = <L extends Locals>(
    rule: string,
    decision: Decision<S, L>,
    onlyWhen?: (g: S, L: L) => boolean,
  ): Step<S, L> => shaped({ t: 'ask', rule, decision, ...(onlyWhen && { when: onlyWhen }) });

  const call = <L extends Locals>(
    rule: string,
    callee: string | (() => Procedure<S>),
    args?: (g: S, L: L) => Locals | undefined,
    back?: (g: S, L: L, callee: Locals, x: Play<S>) => Flow,
  ): Step<S, L> => shaped({ t: 'call', rule, callee, ...(args && { args }), ...(back && { back }) });

  const loop = <L extends Locals>(
    rule: string,
    test: (g: S, L: L) => boolean,
    steps: readonly Step<S, L>[],
  ): Step<S, L> => shaped({ t: 'loop', rule, test, steps });

  const when = <L extends Locals>(
    rule: string,
    test: (g: S, L: L) => boolean,
    steps: readonly Step<S, L>[],
  ): Step<S, L> => shaped({ t: 'when', rule, test, steps });

  const procedure = <D extends Readonly<Record<string, Domain>>>(
    id: string,
    locals: D,
    steps: readonly Step<S, LocalsOf<D>>[],
    secret: { readonly [N in keyof D]?: number } = {},
  ): Procedure<S> => ({
    id,
    locals,
    secret: secret as Record<string, number>,
    ops: compile(steps as unknown as readonly Step<S, Locals>[]),
    initial: Object.fromEntries(Object.entries(locals).map(([name, domain]) => [name, domain.start])),
  });

  /** What a decision is about: `about({ unit: UNIT, hex: HEX }, (g, L) => ({ unit: L.unit, hex: g.at[L.unit] }))`. */
  const about = <D extends About<S, Locals>['fields'], L extends Locals>(
    fields: D,
    of: (g: S, L: L) => { readonly [N in keyof D]: D[N] extends Domain ? number : readonly number[] },
  ): About<S, L> => ({ fields, of: of as About<S, L>['of'] });

  const must = <L extends Locals>(
    rule: string,
    text: string,
    ok: (g: S, L: L, ...chosen: number[]) => boolean,
  ): Condition<S, L> => new OneCondition(rule, text, ok);

  const mustList = <L extends Locals>(
    rule: string,
    text: string,
    ok: (g: S, L: L, list: readonly number[], atom: number) => boolean,
  ): ListCondition<S, L> => ({ rule, text, ok });

  const slot = <L extends Locals>(
    name: string,
    over: Domain,
    must: readonly Condition<S, L>[] = [],
    among?: Slot<S, L>['among'],
    candidates?: Slot<S, L>['candidates'],
    exact = false,
  ): Slot<S, L> => ({ name, over, must, exact, ...(among && { among }), ...(candidates && { candidates }) });

  /** A move of a fixed number of choices. */
  const move = <L extends Locals>(id: string, spec: MoveSpec<S, L>): MoveKind<S, L> => {
    if ((spec.slots?.length ?? 0) > 3)
      throw new RulesError(`The move "${id}" has more than three slots; make it a list.`);
    if (spec.symmetric && (spec.slots?.length !== 2 || spec.slots[0].over !== spec.slots[1].over))
      throw new RulesError(`The move "${id}" is symmetric: it needs two slots over one domain.`);
    return shapedKind<S, L>({
      id,
      rule: spec.rule,
      notation: spec.notation ?? id,
      if: spec.if ?? [],
      slots: spec.slots ?? [],
      symmetric: spec.symmetric ?? false,
      list: undefined,
      secret: spec.secret ?? false,
      ...(spec.preview && { preview: spec.preview }),
      ...(spec.warn && { warn: spec.warn }),
      do: (g, L, x, chosen) => spec.do(g, L, x, chosen[0], chosen[1], chosen[2]),
    });
  };

  /** A move that is a list. */
  const pick = <L extends Locals>(id: string, spec: PickSpec<S, L>): MoveKind<S, L> =>
    shapedKind<S, L>({
      id,
      rule: spec.rule,
      notation: spec.notation ?? `${id} {${spec.list.name}}`,
      if: spec.if ?? [],
      slots: [],
      symmetric: false,
      list: spec.list,
      secret: spec.secret ?? false,
      ...(spec.preview && { preview: spec.preview }),
      ...(spec.warn && { warn: spec.warn }),
      do: spec.do,
    });

  const decision = <L extends Locals>(spec: Decision<S, L>): Decision<S, L> => spec;

  return { run, ask, call, loop, when, procedure, must, mustList, slot, move, pick, about, decision };
};
