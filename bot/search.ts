import {
  type Advice,
  type Base,
  DONE,
  type Kernel,
  type Move,
  type Plan,
  type Play,
  planOf,
  Random,
  RulesError,
  type Seat,
  Situation,
  type Source,
  type View,
  type Worlds,
  worlds,
} from '@ravelin/engine';
import { isSolitaire } from './arena.ts';
import { type Advised, type Considered, keyOf, unweighed } from './bot.ts';
import { thumbMove } from './thumb.ts';
import { type Branch, branchesOf, graft, type Key, Node, Spread, type Step, select } from './tree.ts';

const EXPLORATION = 1.2;
/** No position is further than this from a quiet one. */
const FAR_FROM_QUIET = 2_000;
/** To be asked what it has found changes nothing for a search: telling has a chance of its own. */
const TELLING = 'telling';
/** How many moves a bot tells that it thought about. */
const TOLD = 12;

/** What a search has found, for another one. */
interface Findings {
  readonly moves: readonly Branch[];
  readonly seen: Spread['seen'];
}

/** A way on from a decision: a beginning of a move, with its place in the tree. */
interface Way<S extends Base> {
  readonly node: Node;
  /** The kind and the values so far, as `Kernel.next` takes them. */
  readonly prefix: readonly number[];
  /** What it stands for, where it is whole. */
  readonly plan?: Plan<S>;
}

/**
 * A tree search for games with hidden things and dice (single-observer information-set tree search). Each iteration draws a world that the seat
 * thinks possible, goes down the tree as far as it has grown, adds one node, plays on by the rule of thumb to the next quiet decision,
 * and asks the game's advice how that position stands. Moves are put together choice by choice, each choice an edge; what was chosen for
 * a list in another order is the same node.
 */
export class Search<S extends Base<K>, K> {
  private readonly kernel: Kernel<S, K>;
  private readonly advice: Advice<S> | undefined;
  private readonly worlds: Worlds<S>;
  private readonly seat: Seat;
  private readonly source: Source;
  private readonly x: Play<S>;
  private readonly exploration: number;
  private readonly root = new Node();
  private readonly spread = new Spread();
  /** The way down that this iteration took. */
  private readonly steps: Step[] = [];

  constructor(kernel: Kernel<S, K>, view: View<S>, seat: Seat, source: Source, exploration = EXPLORATION) {
    this.kernel = kernel;
    this.advice = kernel.game.advice;
    this.worlds = worlds<S, K>(kernel, view, seat);
    this.seat = seat;
    this.source = source;
    this.x = kernel.play(source);
    this.exploration = exploration;
  }

  /** A move that needs no thought: one that is best left to the rule of thumb, or the only one. */
  private settled(g: S, root: boolean): Move | undefined {
    const { kernel, advice, source } = this;
    if (advice?.settled?.(decisionOf(kernel, g), root)) return thumbMove(kernel, g, source);
    return kernel.only(g);
  }

  /** The answer where nothing needs to be searched. */
  obvious(): Move | undefined {
    return this.settled(this.worlds.draw(this.source), true);
  }

  iterate(): void {
    const { kernel, steps, x } = this;
    const g = this.worlds.draw(this.source);
    steps.length = 0;
    let node = this.root;
    let grown = false;
    while (!g.over && !grown) {
      const root = node === this.root;
      const settled = root ? undefined : this.settled(g, false);
      if (settled) {
        kernel.apply(g, settled, x);
        continue;
      }
      const way = this.choose(g, node.child(whereIs(g)));
      node = way.node;
      grown = node.visits === 0;
      const seat = g.seat;
      kernel.apply(g, way.plan?.first(this.at(g)) ?? kernel.finish(g, way.prefix, this.source), x);
      this.follow(g, seat, way.plan);
    }
    this.backUp(this.playOn(g));
  }

  /** Goes down from one decision to a whole move, or to a node that is new. */
  private choose(g: S, decision: Node): Way<S> {
    let way: Way<S> = { node: decision, prefix: [] };
    do {
      const ways = this.waysOn(g, decision, way);
      const width = this.exploration * this.spread.width;
      way =
        ways[
          select(
            ways.map(({ node }) => node),
            width,
            this.source,
          )
        ];
      way.node.whole = way.plan !== undefined;
      this.steps.push({ node: way.node, seat: g.seat });
    } while (way.plan === undefined && way.node.visits > 0);
    return way;
  }

  private at(g: S, source = this.source): Situation<S> {
    return new Situation<S>(this.kernel as never, g, source);
  }

  private waysOn(g: S, decision: Node, { node, prefix }: Way<S>, source = this.source): Way<S>[] {
    const plans = prefix.length === 0 ? this.advice?.candidates?.(this.at(g, source)) : undefined;
    if (plans) return plans.map((plan) => ({ node: decision.child(plan.id), prefix, plan }));
    const kinds = this.kernel.pending(g)?.decision.moves ?? [];
    return this.kernel.next(g, prefix).map((atom) => {
      const longer = [...prefix, atom];
      const { slots, list } = kinds[longer[0]];
      const whole = list ? atom === DONE : longer.length > slots.length;
      const inList = list !== undefined && longer.length > 1;
      const next = inList ? decision.child(listKey(longer)) : node.child(atom);
      if (!whole) return { node: next, prefix: longer };
      const chosen = (list ? prefix : longer).slice(1);
      return { node: next, prefix: longer, plan: planOf(this.kernel.written(g, { kind: longer[0], chosen })) };
    });
  }

  /** Carries out the rest of a plan; what others are asked in between they answer by the rule of thumb. */
  private follow(g: S, seat: Seat, plan: Plan<S> | undefined): void {
    if (!plan?.next) return;
    while (!g.over && !isQuiet(this.kernel, g)) {
      const move = g.seat === seat ? plan.next(this.at(g)) : thumbMove(this.kernel, g, this.source);
      if (!move) return;
      this.kernel.apply(g, move, this.x);
    }
  }

  /** Plays on to where the position can be judged; gives what it is worth to each seat. */
  private playOn(g: S): readonly number[] {
    const { kernel, advice, x } = this;
    for (let n = 0; !g.over && !isQuiet(kernel, g); n++) {
      if (n > FAR_FROM_QUIET) throw new RulesError('No quiet decision comes.');
      kernel.apply(g, thumbMove(kernel, g, this.source), x);
    }
    const score = g.over ? kernel.game.outcome(g)?.score : undefined;
    if (score) return score;
    const own = advice?.value(g, this.seat) ?? 0;
    const others = isSolitaire(kernel.game) ? own : -own;
    return kernel.game.seats.map((_id, seat) => (seat === this.seat ? own : others));
  }

  private backUp(values: readonly number[]): void {
    for (const { node, seat } of this.steps) {
      node.visits++;
      node.total += values[seat];
    }
    this.spread.add(values[this.seat]);
  }

  /** What has been tried, the most tried first. */
  considered(): Considered[] {
    const source = new Random(TELLING);
    const g = this.worlds.draw(source);
    const decision = this.root.children.get(whereIs(g));
    const found = new Map<string, Considered>();
    const walk = (way: Way<S>): void => {
      for (const next of this.waysOn(g, decision as Node, way, source)) {
        const { visits, mean } = next.node;
        if (visits === 0) continue;
        if (next.plan === undefined) walk(next);
        else keepMostTried(found, { move: next.plan.first(this.at(g, source)), visits, value: mean });
      }
    };
    if (decision) walk({ node: decision, prefix: [] });
    return [...found.values()].sort((a, b) => b.visits - a.visits || b.value - a.value);
  }

  findings(): Findings {
    return { moves: branchesOf(this.root), seen: this.spread.seen };
  }

  join(findings: unknown): void {
    const { moves, seen } = findings as Findings;
    graft(this.root, moves);
    this.spread.join(seen);
  }

  /** The best so far: the one that was tried most. */
  best(): Advised {
    const considered = this.considered().slice(0, TOLD);
    const source = new Random(TELLING);
    if (considered.length === 0) return unweighed(thumbMove(this.kernel, this.worlds.draw(source), source));
    return { ...considered[0], considered };
  }
}

const decisionOf = <S extends Base<K>, K>(kernel: Kernel<S, K>, g: S): string => kernel.pending(g)?.decision.id ?? '';

const isQuiet = <S extends Base<K>, K>(kernel: Kernel<S, K>, g: S): boolean =>
  kernel.pending(g)?.decision.quiet === true;

/** The decision that is due, by its procedure and step: after dice the next one may be another. */
const whereIs = ({ stack, seat }: Base): Key => {
  const { p, pc } = stack[stack.length - 1];
  return (p * 1000 + pc) * 8 + seat;
};

/** Of plans that begin with the same move the one that was tried most speaks for it. */
const keepMostTried = (found: Map<string, Considered>, one: Considered): void => {
  const id = keyOf(one.move);
  const other = found.get(id);
  if (!other || other.visits < one.visits) found.set(id, one);
};

/** Whatever the order in which the list was put together. */
const listKey = ([kind, ...atoms]: readonly number[]): string =>
  `${kind}:${atoms[atoms.length - 1] === DONE ? 'done ' : ''}${atoms.filter((atom) => atom !== DONE).sort((a, b) => a - b)}`;
