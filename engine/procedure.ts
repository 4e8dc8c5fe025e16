import type { Domain, ValueOf } from './domain.ts';
import type { Decision, Flow } from './move.ts';
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

/** The part of a composed game whose step it is: it gets the state of that part. Undefined: the game's own. */
interface Marked {
  readonly part?: number | undefined;
}
/** What a step asks of its procedure. As methods, so that a step of a procedure is a step of any locals to the kernel. */
interface Questions<S extends Base, L extends Locals> {
  when(g: S, L: L): boolean;
  args(g: S, L: L): Locals | undefined;
  back(g: S, L: L, callee: Locals, x: Play<S>): Flow;
}

export interface Run<S extends Base, L extends Locals> extends Marked {
  readonly t: 'run';
  readonly rule: string;
  fn(g: S, L: L, x: Play<S>): Flow;
}
export class Ask<S extends Base, L extends Locals> implements Marked {
  readonly t = 'ask';
  readonly rule: string;
  readonly decision: Decision<S, L>;
  /** The decision's own: decisions have more and fewer members, and an `Ask`, which the kernel comes by at every move, always the same. */
  readonly moves: Decision<S, L>['moves'];
  readonly seat: Decision<S, L>['seat'];
  /** Skipped where this is false. It may look at public facts only: a skipped question tells everybody something. */
  readonly when: Questions<S, L>['when'] | undefined;
  readonly part: number | undefined;

  constructor(rule: string, decision: Decision<S, L>, when: Questions<S, L>['when'] | undefined, part?: number) {
    this.rule = rule;
    this.decision = decision;
    this.moves = decision.moves;
    this.seat = decision.seat;
    this.when = when;
    this.part = part;
  }
}
export interface Call<S extends Base, L extends Locals> extends Marked {
  readonly t: 'call';
  readonly rule: string;
  /** The procedure, or its name where importing it would run in a circle. */
  readonly callee: string | (() => Procedure<S>);
  /** The locals the callee begins with; undefined: there is nothing to call for, and the step is passed over. */
  readonly args?: Questions<S, L>['args'] | undefined;
  /** Takes over what the callee's locals hold when it has ended. */
  readonly back?: Questions<S, L>['back'] | undefined;
}
/** Steps that are carried out over and over, or once, while their condition holds. */
export interface Loop<S extends Base, L extends Locals> extends Marked {
  readonly t: 'loop' | 'when';
  readonly rule: string;
  test(g: S, L: L): boolean;
  readonly steps: readonly Step<S, L>[];
}
export type Step<S extends Base, L extends Locals> = Run<S, L> | Ask<S, L> | Call<S, L> | Loop<S, L>;

const isLoop = <S extends Base, L extends Locals>(step: Step<S, L>): step is Loop<S, L> =>
  step.t === 'loop' || step.t === 'when';

/** The same step for a part of a composed game. */
export const stepFor = <S extends Base, L extends Locals>(part: number, step: Step<S, L>): Step<S, L> =>
  isLoop(step)
    ? { ...step, part, steps: step.steps.map((one) => stepFor(part, one)) }
    : step.t === 'ask'
      ? new Ask(step.rule, step.decision, step.when, part)
      : { ...step, part };

/** The number of the part that a step of the game itself belongs to: none. */
export const WHOLE = -1;

/** A step after compilation: nothing nested; where to go on, by number. */
export class Op<S extends Base = Base> {
  readonly t: 'run' | 'ask' | 'call' | 'unless';
  readonly rule: string;
  /** Stable name within the procedure: what a saved frame refers to. */
  readonly id: string;
  readonly step: Step<S, Locals>;
  readonly run: Run<S, Locals> | undefined;
  readonly ask: Ask<S, Locals> | undefined;
  readonly call: Call<S, Locals> | undefined;
  readonly unless: Loop<S, Locals> | undefined;
  /** The part whose step it is, or WHOLE. */
  readonly part: number;
  /** The step that follows: the one below, or the head of the loop that ends here. */
  next = -1;
  /** Where `unless` goes when its test failed. */
  to = -1;
  breakTo = -1;
  nextTo = -1;

  constructor(id: string, step: Step<S, Locals>) {
    this.t = isLoop(step) ? 'unless' : step.t;
    this.rule = step.rule;
    this.id = id;
    this.step = step;
    this.run = step.t === 'run' ? step : undefined;
    this.ask = step.t === 'ask' ? step : undefined;
    this.call = step.t === 'call' ? step : undefined;
    this.unless = isLoop(step) ? step : undefined;
    this.part = step.part ?? WHOLE;
  }
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

const compile = <S extends Base>(steps: readonly Step<S, Locals>[]): Op<S>[] => {
  const ops: Op<S>[] = [];
  const used = new Map<string, number>();
  const push = (step: Step<S, Locals>): Op<S> => {
    const label = `${isLoop(step) ? 'unless' : step.t} ${step.t === 'ask' ? step.decision.id : step.rule}`;
    const count = (used.get(label) ?? 0) + 1;
    used.set(label, count);
    const op = new Op<S>(count === 1 ? label : `${label} #${count}`, step);
    ops.push(op);
    return op;
  };
  /** `then`: where it goes on after the last of them, unless with what stands below. */
  const emit = (list: readonly Step<S, Locals>[], inLoop: Op<S>[] | undefined, nextTo: number, then?: number): void => {
    for (const [i, step] of list.entries()) {
      const onward = i === list.length - 1 ? then : undefined;
      if (isLoop(step)) {
        const head = ops.length;
        const unless = push(step);
        if (step.t === 'when') emit(step.steps, inLoop, nextTo, onward);
        else {
          const body: Op<S>[] = [];
          emit(step.steps, body, head, head);
          for (const op of body) op.breakTo = onward ?? ops.length;
        }
        unless.to = onward ?? ops.length;
        unless.next = step.steps.length > 0 ? head + 1 : unless.to;
      } else {
        const op = push(step);
        op.next = onward ?? ops.length;
        op.nextTo = nextTo;
        inLoop?.push(op);
      }
    }
  };
  emit(steps, undefined, -1);
  return ops;
};

/** The words of the rules' language, bound to a game's state. */
export const language = <S extends Base>() => {
  const run = <L extends Locals>(rule: string, fn: (g: S, L: L, x: Play<S>) => Flow): Step<S, L> => ({
    t: 'run',
    rule,
    fn,
  });

  const ask = <L extends Locals>(
    rule: string,
    decision: Decision<S, L>,
    onlyWhen?: (g: S, L: L) => boolean,
  ): Step<S, L> => new Ask(rule, decision, onlyWhen);

  const call = <L extends Locals>(
    rule: string,
    callee: string | (() => Procedure<S>),
    args?: (g: S, L: L) => Locals | undefined,
    back?: (g: S, L: L, callee: Locals, x: Play<S>) => Flow,
  ): Step<S, L> => ({ t: 'call', rule, callee, args, back });

  const loop = <L extends Locals>(
    rule: string,
    test: (g: S, L: L) => boolean,
    steps: readonly Step<S, L>[],
  ): Step<S, L> => ({ t: 'loop', rule, test, steps });

  const when = <L extends Locals>(
    rule: string,
    test: (g: S, L: L) => boolean,
    steps: readonly Step<S, L>[],
  ): Step<S, L> => ({ t: 'when', rule, test, steps });

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
