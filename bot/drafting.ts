import {
  type Base,
  type Drafts,
  type Kernel,
  type Move,
  Random,
  type Seat,
  Situation,
  type Source,
  type View,
  type Worlds,
  worlds,
} from '@ravelin/engine';
import { type Advised, type Considered, keyOf, unweighed } from './bot.ts';
import { SEEDS } from './playing-on.ts';
import { mean } from './statistics.ts';
import { Streams } from './streams.ts';
import { thumbMove } from './thumb.ts';

/** What a draft begins with, what it promised, and how many passes it came through. */
interface Draft {
  readonly n: number;
  readonly move: Move;
  readonly promises: number[];
  passes: number;
}

/** What came of each draft, for another who draws up the same. */
type Findings = readonly Draft[];

/** Where chance plays a part before a promise can be reckoned, the better half is gone through again with other luck, so often. */
const PASSES = 4;

/**
 * Draws up one plan after another, has each carried out in the same world with the same luck up to where what it promises can be reckoned, and keeps the
 * best. For decisions in which many small things go together and dice come last: trying them out with dice would tell a few plans apart at most.
 */
export class Drafting<S extends Base<K>, K> {
  private readonly kernel: Kernel<S, K>;
  private readonly drafts: Drafts<S>;
  private readonly worlds: Worlds<S>;
  private readonly seat: Seat;
  private readonly source: Source;
  /** What the position is worth to the seat before anything is done. */
  private readonly value: number;
  private readonly tried: Draft[] = [];
  private world: S;
  private luck: number;
  /** Has anything depended on chance in this pass? */
  private chancy = false;
  private pass = 0;
  /** The drafts that this pass has still to go through, the next one last. */
  private waiting: number[];

  constructor(kernel: Kernel<S, K>, view: View<S>, seat: Seat, source: Source, drafts: Drafts<S>) {
    this.kernel = kernel;
    this.drafts = drafts;
    this.worlds = worlds<S, K>(kernel, view, seat);
    this.seat = seat;
    this.source = source;
    this.world = this.worlds.draw(source);
    this.luck = source.int(SEEDS);
    this.value = kernel.game.advice?.value(this.world, seat) ?? 0;
    this.waiting = Array.from({ length: drafts.most }, (_, i) => drafts.most - 1 - i);
  }

  obvious(): Move | undefined {
    return this.kernel.only(this.world);
  }

  decided(): boolean {
    return this.waiting.length === 0;
  }

  iterate(): void {
    const n = this.waiting.pop();
    if (n === undefined) return;
    const { move, promise } = this.carryOut(n);
    this.add({ n, move, promises: [promise], passes: this.pass + 1 });
    if (this.waiting.length === 0 && this.chancy && ++this.pass < PASSES) this.goThroughAgain();
  }

  private add({ n, move, promises, passes }: Readonly<Draft>): void {
    const known = this.tried.find((one) => one.n === n);
    if (!known) this.tried.push({ n, move, promises: [...promises], passes });
    else {
      known.promises.push(...promises);
      known.passes = Math.max(known.passes, passes);
    }
  }

  /** The better half once more, in another world with other luck; the first in any case, and before the others, since all are held against it. */
  private goThroughAgain(): void {
    const again = this.tried.filter(({ passes }) => passes === this.pass);
    again.sort((a, b) => mean(b.promises) - mean(a.promises));
    const better = again.slice(0, Math.ceil(again.length / 2)).filter(({ n }) => n !== 0);
    this.world = this.worlds.draw(this.source);
    this.luck = this.source.int(SEEDS);
    this.chancy = false;
    this.waiting = [...better.map(({ n }) => n).reverse(), 0];
  }

  /** A plan up to where its promise can be reckoned; one that comes to a quiet moment before promises nothing. */
  private carryOut(n: number): { readonly move: Move; readonly promise: number } {
    const { kernel, seat, drafts, luck } = this;
    const g = kernel.clone(this.world);
    const streams = new Streams(luck);
    const x = kernel.play({
      int: (range) => {
        this.chancy = true;
        return streams.int(range);
      },
    });
    const own = new Random(String(luck));
    const plan = drafts.plan(n);
    const first = plan.first(this.at(g, own));
    for (let move: Move | undefined = first; move; ) {
      const promise: number | undefined = g.seat === seat ? drafts.promise(this.at(g, own), move) : undefined;
      if (promise !== undefined) return { move: first, promise };
      kernel.apply(g, move, x);
      if (g.over || kernel.pending(g)?.decision.quiet) break;
      move = g.seat === seat ? plan.next?.(this.at(g, own)) : thumbMove(kernel, g, own);
    }
    return { move: first, promise: 0 };
  }

  private at(g: S, source: Source): Situation<S> {
    return new Situation<S>(this.kernel as never, g, source);
  }

  /**
   * What has been drawn up, the best first: those that came through most passes, since the others fell behind. The rule of thumb's own comes through
   * all of them, and stays first unless another is clearly better.
   */
  considered(): Considered[] {
    const most = Math.max(0, ...this.tried.filter(({ n }) => n !== 0).map(({ passes }) => passes));
    const scored = this.tried.map((one) => ({
      one,
      isBehind: one.passes < most,
      by: mean(one.promises) + (one.n === 0 ? this.drafts.ahead : 0),
    }));
    scored.sort((a, b) => Number(a.isBehind) - Number(b.isBehind) || b.by - a.by);
    const found = new Map<string, Considered>();
    for (const { one } of scored) {
      const value = Math.max(-1, Math.min(1, this.value + mean(one.promises)));
      const same = found.get(keyOf(one.move));
      // Of plans that begin with the same move the best speaks for it.
      found.set(keyOf(one.move), { move: one.move, value, ...same, visits: (same?.visits ?? 0) + one.promises.length });
    }
    return [...found.values()];
  }

  findings(): Findings {
    return this.tried;
  }

  join(findings: unknown): void {
    for (const draft of findings as Findings) this.add(draft);
  }

  best(): Advised {
    const considered = this.considered();
    return considered.length > 0
      ? { ...considered[0], considered }
      : unweighed(this.drafts.plan(0).first(this.at(this.world, this.source)));
  }
}
