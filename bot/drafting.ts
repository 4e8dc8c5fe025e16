import {
  type Base,
  type Drafts,
  type Kernel,
  type Move,
  numberOfState,
  type Plan,
  Random,
  type Seat,
  Situation,
  type Source,
  type View,
  viewState,
  type Worlds,
  worlds,
} from '@ravelin/engine';
import { type Advised, type Considered, keyOf, unweighed } from './bot.ts';
import type { Foreseen } from './plan-in-hand.ts';
import { SEEDS } from './playing-on.ts';
import { Streams } from './streams.ts';
import { thumbMove } from './thumb.ts';
import { Trials } from './trials.ts';

/** A plan that was drawn up: what it begins with, all that it does, and what it promises. */
interface Draft {
  readonly n: number;
  readonly move: Move;
  readonly course: string;
  readonly promise: number;
}

/** What came of each draft, and of trying the best, for another who does the same. */
interface Findings {
  readonly drafts: readonly Draft[];
  readonly trials: unknown;
}

/**
 * Draws up one plan after another and has each carried out in the same world with the same luck, up to where what it promises can be reckoned; then the best
 * of them are tried with dice. For decisions in which many small things go together and dice come last: trying all of them with dice would tell a few plans
 * apart at most.
 */
export class Drafting<S extends Base<K>, K> {
  private readonly kernel: Kernel<S, K>;
  private readonly drafts: Drafts<S>;
  private readonly view: View<S>;
  private readonly worlds: Worlds<S>;
  private readonly seat: Seat;
  private readonly source: Source;
  /** What the position is worth to the seat before anything is done. */
  private readonly value: number;
  private readonly drawnUp: Draft[] = [];
  private readonly world: S;
  private readonly luck: number;
  /** The best, tried with dice; there are none where only one thing can be done, or nothing is promised. */
  private trials: Trials<S, K> | undefined;

  constructor(kernel: Kernel<S, K>, view: View<S>, seat: Seat, source: Source, drafts: Drafts<S>) {
    this.kernel = kernel;
    this.drafts = drafts;
    this.view = view;
    this.worlds = worlds<S, K>(kernel, view, seat);
    this.seat = seat;
    this.source = source;
    this.world = this.worlds.draw(source);
    this.luck = source.int(SEEDS);
    this.value = kernel.game.advice?.value(this.world, seat) ?? 0;
  }

  obvious(): Move | undefined {
    return this.kernel.only(this.world);
  }

  decided(): boolean {
    return this.drawnUp.length >= this.drafts.most && (this.trials?.decided() ?? true);
  }

  iterate(): void {
    const { drawnUp, drafts } = this;
    if (drawnUp.length >= drafts.most) {
      this.trials?.iterate();
      return;
    }
    drawnUp.push(this.carryOut(drawnUp.length));
    if (drawnUp.length === drafts.most) this.tryTheBest();
  }

  private tryTheBest(): void {
    const { kernel, view, seat, source, drafts } = this;
    const [usual] = this.drawnUp;
    const others = new Map<string, Draft>();
    for (const one of this.ranked())
      if (one.course !== usual.course && !others.has(one.course)) others.set(one.course, one);
    const best = [usual, ...[...others.values()].slice(0, drafts.toTry - 1)];
    if (best.length < 2 || best.every(({ promise }) => promise === 0)) return;
    const plans = best.map(({ n, promise }) => this.plan(n, this.value + promise));
    this.trials = new Trials(kernel, view, seat, source, { plans, settings: drafts.trials });
  }

  private plan(n: number, expected?: number): Plan<S> {
    return { ...this.drafts.plan(n), id: n, ...(expected !== undefined && { expected }) };
  }

  /**
   * A plan up to where its promise can be reckoned; one that comes to a quiet moment before promises nothing. `watch` is shown each decision of the
   * seat, and what it does there, as long as chance had no part in it.
   */
  private carryOut(n: number, watch?: (g: S, move: Move) => void): Draft {
    const { kernel, seat, drafts, luck } = this;
    const g = kernel.clone(this.world);
    const streams = new Streams(luck);
    let foreseeable = true;
    const x = kernel.play({
      int: (range) => {
        foreseeable = false;
        return streams.int(range);
      },
    });
    const own = new Random(String(luck));
    const plan = drafts.plan(n);
    const first = plan.first(this.at(g, own));
    let course = '';
    for (let move: Move | undefined = first; move; ) {
      course += `${keyOf(move)};`;
      if (foreseeable && g.seat === seat) watch?.(g, move);
      const promise: number | undefined = g.seat === seat ? drafts.promise(this.at(g, own), move) : undefined;
      if (promise !== undefined) return { n, move: first, course, promise };
      kernel.apply(g, move, x);
      if (g.over || kernel.pending(g)?.decision.quiet) break;
      move = g.seat === seat ? plan.next?.(this.at(g, own)) : thumbMove(kernel, g, own);
    }
    return { n, move: first, course, promise: 0 };
  }

  private at(g: S, source: Source): Situation<S> {
    return new Situation<S>(this.kernel as never, g, source);
  }

  /** Those that were drawn up, the best first: the rule of thumb's own unless another promises clearly more. */
  private ranked(): Draft[] {
    const { ahead } = this.drafts;
    const by = ({ n, promise }: Draft): number => promise + (n === 0 ? ahead : 0);
    return [...this.drawnUp].sort((a, b) => by(b) - by(a));
  }

  /** The trials, once each plan has been tried: before that a promise says more. */
  private get triedOut(): Trials<S, K> | undefined {
    return this.trials?.begun ? this.trials : undefined;
  }

  /** What they begin with, the best first; those that were tried before those that only promise. */
  considered(): Considered[] {
    const tried = this.triedOut?.considered() ?? [];
    const found = new Map<string, Considered>(tried.map((one) => [keyOf(one.move), one]));
    for (const { move, promise } of this.ranked()) {
      const value = Math.max(-1, Math.min(1, this.value + promise));
      const same = found.get(keyOf(move));
      // Of plans that begin with the same move the best speaks for it.
      found.set(keyOf(move), { move, value, ...same, visits: (same?.visits ?? 0) + 1 });
    }
    return [...found.values()];
  }

  /** The rest of the best plan, decision by decision. */
  foreseen(): Foreseen[] {
    const { kernel, seat } = this;
    const n = this.triedOut?.bestPlan()?.id ?? this.ranked()[0]?.n;
    const decisions: Foreseen[] = [];
    if (n !== undefined)
      this.carryOut(Number(n), (g, move) => {
        decisions.push({ position: numberOfState(kernel, viewState(kernel, g, seat, 'memory')), move });
      });
    return decisions.slice(1);
  }

  findings(): Findings {
    return { drafts: this.drawnUp, trials: this.trials?.findings() };
  }

  join(findings: unknown): void {
    const { drafts, trials } = findings as Findings;
    for (const draft of drafts) if (!this.drawnUp.some(({ n }) => n === draft.n)) this.drawnUp.push(draft);
    this.drawnUp.sort((a, b) => a.n - b.n);
    if (this.drawnUp.length >= this.drafts.most && !this.trials) this.tryTheBest();
    if (trials) this.trials?.join(trials);
  }

  best(): Advised {
    const considered = this.considered();
    return considered.length > 0
      ? { ...considered[0], considered }
      : unweighed(this.drafts.plan(0).first(this.at(this.world, this.source)));
  }
}
