import type { Domain, ValueOf } from './domain.ts';
import { type Decision, type Flow, MoveKind } from './move.ts';
import { moveLanguage } from './move-language.ts';
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
export type LocalsOf<D extends Readonly<Record<string, Domain>>> = { -readonly [N in keyof D]: ValueOf<D[N]> };

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
 * What the kernel meets at every step has one shape, whatever it leaves out: the code that reads it is then compiled for that shape
 * alone.
 */

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
): MoveKind<S, L>[] => moves.map((kind) => new MoveKind(kind as unknown as MoveKind<S, L>, part));

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

  return { run, ask, call, loop, when, procedure, ...moveLanguage<S>() };
};
