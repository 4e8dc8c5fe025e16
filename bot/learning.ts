import {
  type Base,
  type Drafts,
  type Kernel,
  type Move,
  type Options,
  type Orders,
  type Plan,
  type Play,
  Random,
  type Seat,
  Situation,
  type Source,
  viewState,
} from '@ravelin/engine';
import { keyOf } from './bot.ts';
import { Drafting } from './drafting.ts';
import { adviceOf } from './fit.ts';
import { SEEDS, worthOf } from './playing-on.ts';
import { Streams } from './streams.ts';
import { thumbMove } from './thumb.ts';

/**
 * What is to be learnt from games in which plans are drawn up (`Drafts`). A plan was chosen for what it promised, and so it promises too much. The best, the usual one and some at random are
 * carried out with the same luck, and the rule of thumb plays on for a while: what the positions are worth then the plans should have promised, and so should the positions after them.
 */

/** Makes a lesson of a position: what it should have been worth to the first seat, from −1 to 1. `planned`: a plan is complete there, and its dice are still to come; otherwise it is quiet. */
export type LessonOf<S, L> = (g: S, planned: boolean, worth: number) => L;

/** What came of a game: what can be learnt from it, in sets of lessons that are to be told apart (`Learner`), and whether the seat that drew up plans won. */
export interface Learnt<L> {
  readonly lessons: readonly (readonly L[])[];
  readonly won: boolean;
}

/** Quiet decisions after which it is asked what a position is worth, and the mean counts: soon little has shown yet, later dice have blurred it. */
const LATER = [1, 3, 6];
/** Plans are carried out with so many lucks. */
const LUCKS = 2;
/** Numbers of drafts that are drawn up: the best of few promises too much by little. */
const DRAFTS = [16, 32, 64];
/** So many of the best are looked at, and so many that are drawn up at random. */
const [BEST, RANDOM] = [3, 4];

/** What a plan does, the position when it is complete and the first quiet one after it, and what was found later. */
interface CarriedOut<S> {
  readonly course: string;
  readonly complete: S | undefined;
  readonly after: S | undefined;
  readonly worths: readonly number[];
}

const SHARES = 1_000_000;

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const oneOf = <T>(list: readonly T[], source: Source): T => list[source.int(list.length)];

export class DraftedGames<S extends Base<K>, K, L> {
  private readonly kernel: Kernel<S, K>;
  private readonly drafts: Drafts<S>;
  private readonly lessonOf: LessonOf<S, L>;

  constructor(kernel: Kernel<S, K>, lessonOf: LessonOf<S, L>) {
    const { drafts } = adviceOf(kernel);
    if (!drafts) throw new RangeError(`${kernel.game.title} draws up no plans to learn from.`);
    this.kernel = kernel;
    this.drafts = drafts;
    this.lessonOf = lessonOf;
  }

  /** A game that one seat, drawn by lot, plays by the best of so many drafts, the other by the rule of thumb: does it win? */
  shows(kit: K, scenario: string, options: Options, source: Source, drafts: number): boolean {
    const own = source.int(2);
    const g = this.play(kit, scenario, options, source, (seat) => (seat === own ? drafts : 0));
    return this.kernel.game.outcome(g)?.winner === own;
  }

  /** A game to learn from: this share of the moves that the rule of thumb makes are slips. */
  learn(kit: K, scenario: string, options: Options, source: Source, slips: number): Learnt<L> {
    const own = source.int(2);
    const both = source.int(2) === 0;
    const lessons: (readonly L[])[] = [];
    const many = (seat: Seat): number => (both || seat === own ? oneOf(DRAFTS, source) : 0);
    const teach = (g: S, seat: Seat, best: readonly Orders[]): void => {
      const drawn = (n: number): Orders => this.drafts.orders(n, [], this.at(g, source));
      const all = [drawn(0), ...best.slice(0, BEST), ...Array.from({ length: RANDOM }, () => drawn(1))];
      for (let n = 0; n < LUCKS; n++) lessons.push(...this.lessonsOf(g, seat, all, source.int(SEEDS)));
    };
    const g = this.play(kit, scenario, options, source, many, { slips, teach });
    return { lessons, won: this.kernel.game.outcome(g)?.winner === own };
  }

  private at(g: S, source: Source): Situation<S> {
    return new Situation<S>(this.kernel as never, g, source);
  }

  /** Plays a game in which a seat draws up so many drafts for each activation, or none. */
  private play(
    kit: K,
    scenario: string,
    options: Options,
    source: Source,
    many: (seat: Seat) => number,
    more?: { readonly slips: number; readonly teach: (g: S, seat: Seat, best: readonly Orders[]) => void },
  ): S {
    const { kernel } = this;
    const x = kernel.play(source);
    const g = kernel.start(kit, scenario, options, x);
    let plan: { readonly seat: Seat; readonly next: Plan<S>['next'] } | undefined;
    while (!g.over) {
      const pending = kernel.pending(g);
      if (!pending) break;
      const { seat, decision } = pending;
      if (decision.quiet) plan = undefined;
      let move: Move | undefined = plan?.seat === seat ? plan.next?.(this.at(g, source)) : undefined;
      const drafts = move || !this.drafts.decide(decision.id) ? 0 : many(seat);
      if (drafts > 0) {
        const best = this.bestOf(g, seat, drafts, source);
        more?.teach(g, seat, best);
        const { first, next } = this.drafts.plan(best[0]);
        move = first(this.at(g, source));
        plan = { seat, next };
      }
      move ??= thumbMove(kernel, g, source);
      if (!plan && more && source.int(SHARES) < more.slips * SHARES) move = kernel.finish(g, [move.kind], source);
      kernel.apply(g, move, x);
    }
    return g;
  }

  /** The best orders first. */
  private bestOf(g: S, seat: Seat, most: number, source: Source): readonly Orders[] {
    const view = viewState(this.kernel, g, seat, 'memory');
    const search = new Drafting<S, K>(this.kernel, view, seat, source, { ...this.drafts, most, toTry: 1 });
    for (let n = 0; n < most; n++) search.iterate();
    return search.bestOrders();
  }

  /** Carries these orders out with one luck: what the positions with the complete plans should have been worth, and the quiet ones to which they led. Plans that do the same are one. */
  private lessonsOf(world: S, seat: Seat, all: readonly Orders[], seed: number): (readonly L[])[] {
    const courses = new Set<string>();
    const [planned, quiet]: [L[], L[]] = [[], []];
    for (const orders of all) {
      const { course, complete, after, worths } = this.carriedOut(world, seat, orders, seed);
      if (courses.has(course)) continue;
      courses.add(course);
      if (complete) planned.push(this.lessonOf(complete, true, mean(worths)));
      if (after) quiet.push(this.lessonOf(after, false, mean(worths.slice(1))));
    }
    return [planned, quiet].filter(({ length }) => length > 1);
  }

  private carriedOut(world: S, seat: Seat, orders: Orders, seed: number): CarriedOut<S> {
    const { kernel, drafts } = this;
    const g = kernel.clone(world);
    const x = kernel.play(new Streams(seed));
    const own = new Random(String(seed));
    const plan = drafts.plan(orders);
    const course: string[] = [];
    let complete: S | undefined;
    for (let move: Move | undefined = plan.first(this.at(g, own)); move; ) {
      course.push(keyOf(move));
      if (!complete && g.seat === seat && drafts.worth(this.at(g, own), move) !== undefined) complete = kernel.clone(g);
      kernel.apply(g, move, x);
      if (g.over || kernel.pending(g)?.decision.quiet) break;
      move = g.seat === seat ? plan.next?.(this.at(g, own)) : thumbMove(kernel, g, own);
    }
    const after = g.over ? undefined : kernel.clone(g);
    const worths = LATER.map((later, n) => {
      this.playPast(g, later - (LATER[n - 1] ?? 1), own, x);
      return worthOf(kernel, adviceOf(kernel), g, 0);
    });
    return { course: course.join(), complete, after, worths };
  }

  /** The rule of thumb plays past so many quiet decisions. */
  private playPast(g: S, quiet: number, own: Source, x: Play<S>): void {
    for (let left = quiet; !g.over && left > 0; ) {
      this.kernel.apply(g, thumbMove(this.kernel, g, own), x);
      if (this.kernel.pending(g)?.decision.quiet) left--;
    }
  }
}
