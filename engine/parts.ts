import type { AnyGame } from './game.ts';
import type { Kernel } from './kernel.ts';
import { MoveKind } from './move.ts';
import { Op, type Procedure, type Step, stepFor, WHOLE } from './procedure.ts';
import type { Base, Locals, Seat } from './state.ts';

/**
 * Games composed of games. The state of a part lies in that of the whole (`Base.parts`), and its rules are at work on that part alone:
 * they never learn that there is more. Steps, moves and procedures that the whole takes over from a part bear the part's number, by
 * which the kernel finds the state that they get.
 */

/** A game that another is composed of. */
export interface Part {
  /** Its name in positions, saves and events. */
  readonly id: string;
  readonly game: AnyGame;
  /** For each seat of that game the seat of the whole that decides for it. */
  readonly seats: readonly Seat[];
}

/** A part with the kernel of its own game: what is declared there is read, written and checked by that. */
export interface PartKernel extends Part {
  readonly kernel: Kernel<Base, unknown>;
}

/** The component set of a part: the kit of a composed game holds those of its parts. */
export const kitOfPart = <K>(kit: unknown, part: number): K => (kit as { readonly parts: readonly K[] }).parts[part];

/** The state that the rules of this part get; without a part, or with WHOLE, it is the whole. */
export const stateOfPart = <S extends Base>(g: S, part: number | undefined): S =>
  part === undefined || part === WHOLE ? g : ((g.parts as readonly Base[])[part] as S);

/** Each part of a composed state with its declaration and its kernel; none in any other state. */
export const partsOf = (kernels: readonly PartKernel[], g: Base): (PartKernel & { readonly g: Base })[] =>
  kernels.map((part, i) => ({ ...part, g: (g.parts as readonly Base[])[i] }));

/** Joins the states of the parts to that of their whole: they share its stack and count its moves. */
export const joinParts = (g: Base): void => {
  if (g.parts === undefined) return;
  for (let i = 0; i < g.parts.length; i++) {
    const part = g.parts[i];
    part.part = i;
    part.whole = g;
    part.stack = g.stack;
    part.seq = g.seq;
  }
};

/** Forgets what rules have worked out from a state that is only now being laid out. */
export const dropSurveys = (g: Base): void => {
  for (const one of [g, ...(g.parts ?? [])]) if (one.survey !== undefined) one.survey = undefined;
};

/**
 * The steps of a part's game among those of the whole: each gets the state of the part, its decisions belong to the part's seats, and
 * all of them are passed over once the part is over.
 */
export const stepsOf = <P extends Base, S extends Base, L extends Locals>(
  part: number,
  steps: readonly Step<P, Locals>[],
): Step<S, L>[] => steps.map((step) => stepFor(part, step as unknown as Step<S, L>));

/** Moves of a part's game in a decision of the whole. */
export const movesOfPart = <P extends Base, S extends Base, L extends Locals>(
  part: number,
  moves: readonly MoveKind<P, L>[],
): MoveKind<S, L>[] => moves.map((kind) => new MoveKind(kind as unknown as MoveKind<S, L>, part));

/** A part's procedure as one of the whole's. */
export const procedureOf = <S extends Base>(
  { id, seats }: Part,
  part: number,
  procedure: Procedure<never>,
): Procedure<S> => {
  const own = procedure as unknown as Procedure<S>;
  return {
    ...own,
    id: `${id} ${own.id}`,
    part,
    secret: Object.fromEntries(Object.entries(own.secret).map(([name, seat]) => [name, seats[seat]])),
    ops: own.ops.map(({ id: step, step: of, next, to, breakTo, nextTo }) =>
      Object.assign(new Op(step, stepFor(part, of)), { next, to, breakTo, nextTo }),
    ),
  };
};
