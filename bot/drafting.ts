import {
  type Advice,
  type Base,
  type Drafts,
  type Kernel,
  type Move,
  numberOfState,
  type Orders,
  type Plan,
  Random,
  type Seat,
  Situation,
  type Source,
  type View,
  viewState,
  worlds,
} from '@ravelin/engine';
import { type Advised, type Considered, keyOf, unweighed } from './bot.ts';
import type { Foreseen } from './plan-in-hand.ts';
import { SEEDS, worthOf } from './playing-on.ts';
import { Streams } from './streams.ts';
import { thumbMove } from './thumb.ts';
import { Trials } from './trials.ts';

/** A plan that was carried out: what it begins with, all that it does, and what the position is worth to which it leads. */
interface CarriedOut {
  readonly move: Move;
  readonly course: string;
  readonly worth: number;
  /** Dice had a part in that. */
  readonly lucky: boolean;
}

/** A plan that was drawn up. The best are carried out with several lucks, and are worth what they come to on average. */
interface Draft extends CarriedOut {
  readonly orders: Orders;
  readonly lucks: number;
}

/** What came of each draft, and of trying the best, for another who does the same. */
interface Findings {
  readonly drafts: readonly Draft[];
  readonly trials: unknown;
}

/** What looks best, but dice had a part in it, is carried out with so many lucks before it counts as the best. */
const LUCKS = 8;

/**
 * Draws up one plan after another and has each carried out in the same world with the same luck, up to where it can be judged, or to the next quiet moment; the best
 * are changed and drawn up anew, and then the best of all are tried with dice. For decisions in which many small things go together and dice come last: trying
 * all of them with dice would tell a few plans apart at most. What is drawn up depends on the view alone, so that those who think about the same one together find the same
 * plans, and add up what they try.
 */
export class Drafting<S extends Base<K>, K> {
  private readonly kernel: Kernel<S, K>;
  private readonly advice: Advice<S>;
  private readonly drafts: Drafts<S>;
  private readonly view: View<S>;
  private readonly seat: Seat;
  private readonly source: Source;
  /** For what is drawn up, and the world and the luck that all drafts are carried out with. */
  private readonly drawing: Source;
  private readonly world: S;
  private readonly luck: number;
  private drawnUp: Draft[] = [];
  /** The best, tried with dice: needless where only one thing can be done. */
  private trials: Trials<S, K> | undefined;
  private needless = false;

  constructor(kernel: Kernel<S, K>, view: View<S>, seat: Seat, source: Source, drafts: Drafts<S>) {
    this.kernel = kernel;
    this.advice = kernel.game.advice as Advice<S>;
    this.drafts = drafts;
    this.view = view;
    this.seat = seat;
    this.source = source;
    this.drawing = new Random(`drafts ${numberOfState(kernel, view)}`);
    this.world = worlds<S, K>(kernel, view, seat).draw(this.drawing);
    this.luck = this.drawing.int(SEEDS);
  }

  obvious(): Move | undefined {
    return this.kernel.only(this.world);
  }

  decided(): boolean {
    return this.needless || this.trials?.decided() === true;
  }

  iterate(): void {
    const { drawnUp, drafts, drawing, trials } = this;
    if (trials) {
      trials.iterate();
      return;
    }
    const doubtful = this.doubtful();
    if (doubtful) this.carryOutAgain(doubtful);
    else {
      const orders = drafts.orders(drawnUp.length, this.bestOrders(), this.at(this.world, drawing));
      drawnUp.push({ ...this.carryOut(orders, this.luck), orders, lucks: 1 });
    }
    if (drawnUp.length >= drafts.most && !this.doubtful()) this.tryTheBest();
  }

  /** One that may look so good by luck alone: the best one, at the end one of those that are to be tried. */
  private doubtful(): Draft | undefined {
    const best = this.drawnUp.length < this.drafts.most ? this.ranked().slice(0, 1) : this.toTry();
    return best.find(({ lucky, lucks }) => lucky && lucks < LUCKS);
  }

  /** With the next luck. */
  private carryOutAgain(draft: Draft): void {
    const { orders, lucks, worth } = draft;
    const again = this.carryOut(orders, this.luck + lucks);
    const mean = (lucks * worth + again.worth) / (lucks + 1);
    this.drawnUp[this.drawnUp.indexOf(draft)] = { ...draft, worth: mean, lucks: lucks + 1 };
  }

  /** The rule of thumb's own, and the best that do something else. */
  private toTry(): Draft[] {
    const [usual] = this.drawnUp;
    const others = new Map<string, Draft>();
    for (const one of this.ranked())
      if (one.course !== usual.course && !others.has(one.course)) others.set(one.course, one);
    return [usual, ...[...others.values()].slice(0, this.drafts.toTry - 1)];
  }

  private tryTheBest(): void {
    const { kernel, view, seat, source, drafts } = this;
    const best = this.toTry();
    this.needless = best.length < 2;
    if (this.needless) return;
    const plans = best.map(({ orders, worth }) => this.plan(orders, worth));
    this.trials = new Trials(kernel, view, seat, source, { plans, settings: drafts.trials });
  }

  private plan(orders: Orders, expected: number): Plan<S> {
    return { ...this.drafts.plan(orders), id: orders.join(), expected };
  }

  /** `watch` is shown each decision of the seat, and what it does there, as long as chance had no part in it. */
  private carryOut(orders: Orders, luck: number, watch?: (g: S, move: Move) => void): CarriedOut {
    const { kernel, seat, drafts } = this;
    const g = kernel.clone(this.world);
    const streams = new Streams(luck);
    let lucky = false;
    const x = kernel.play({
      int: (range) => {
        lucky = true;
        return streams.int(range);
      },
    });
    const own = new Random(String(luck));
    const plan = drafts.plan(orders);
    const first = plan.first(this.at(g, own));
    const course: string[] = [];
    for (let move: Move | undefined = first; move; ) {
      course.push(keyOf(move));
      if (!lucky && g.seat === seat) watch?.(g, move);
      const worth: number | undefined = g.seat === seat ? drafts.worth(this.at(g, own), move) : undefined;
      if (worth !== undefined) return { move: first, course: course.join(), worth, lucky };
      kernel.apply(g, move, x);
      if (g.over || kernel.pending(g)?.decision.quiet) break;
      move = g.seat === seat ? plan.next?.(this.at(g, own)) : thumbMove(kernel, g, own);
    }
    return { move: first, course: course.join(), worth: worthOf(kernel, this.advice, g, seat), lucky };
  }

  private at(g: S, source: Source): Situation<S> {
    return new Situation<S>(this.kernel as never, g, source);
  }

  /** Those that were drawn up, the best first: the rule of thumb's own unless another is worth clearly more. */
  private ranked(): Draft[] {
    const [usual] = this.drawnUp;
    const { ahead } = this.drafts;
    const by = (one: Draft): number => one.worth + (one === usual ? ahead : 0);
    return [...this.drawnUp].sort((a, b) => by(b) - by(a));
  }

  /** The orders of all that were drawn up, the best first. */
  bestOrders(): readonly Orders[] {
    return this.ranked().map(({ orders }) => orders);
  }

  /** The trials, once each plan has been tried: before that what was reckoned says more. */
  private get triedOut(): Trials<S, K> | undefined {
    return this.trials?.begun ? this.trials : undefined;
  }

  /** What they begin with, the best first; those that were tried before those that were only drawn up. */
  considered(): Considered[] {
    const tried = this.triedOut?.considered() ?? [];
    const found = new Map<string, Considered>(tried.map((one) => [keyOf(one.move), one]));
    for (const { move, worth } of this.ranked()) {
      const same = found.get(keyOf(move));
      // Of plans that begin with the same move the best speaks for it.
      found.set(keyOf(move), { move, value: worth, ...same, visits: (same?.visits ?? 0) + 1 });
    }
    return [...found.values()];
  }

  /** The rest of the best plan, decision by decision. */
  foreseen(): Foreseen[] {
    const { kernel, seat } = this;
    const best = this.triedOut?.bestPlan()?.id;
    const draft = this.drawnUp.find(({ orders }) => orders.join() === best) ?? this.ranked()[0];
    const decisions: Foreseen[] = [];
    if (draft)
      this.carryOut(draft.orders, this.luck, (g, move) => {
        decisions.push({ position: numberOfState(kernel, viewState(kernel, g, seat, 'memory')), move });
      });
    return decisions.slice(1);
  }

  findings(): Findings {
    return { drafts: this.drawnUp, trials: this.trials?.findings() };
  }

  /** Others draw up the same: who has come further lends the rest. */
  join(findings: unknown): void {
    const { drafts, trials } = findings as Findings;
    if (drafts.length > this.drawnUp.length) this.drawnUp = [...drafts];
    if (trials && !this.trials) this.tryTheBest();
    if (trials) this.trials?.join(trials);
  }

  best(): Advised {
    const considered = this.considered();
    return considered.length > 0
      ? { ...considered[0], considered }
      : unweighed(
          this.drafts
            .plan(this.drafts.orders(0, [], this.at(this.world, this.drawing)))
            .first(this.at(this.world, this.source)),
        );
  }
}
