import {
  type Advice,
  type Base,
  type Kernel,
  type Move,
  type Plan,
  planOf,
  type Seat,
  Situation,
  type Source,
  type TrialSettings,
  type View,
  type Worlds,
  worlds,
} from '@ravelin/engine';
import { type Advised, type Considered, keyOf, unweighed } from './bot.ts';
import { PlayingOn, SEEDS } from './playing-on.ts';
import { mean } from './statistics.ts';

/** What came of each plan, for another who tries the same. */
type Findings = readonly { readonly id: Plan<Base>['id']; readonly values: readonly number[] }[];

/** Plans that were found elsewhere, the rule of thumb's own first, and how they are tried: each counts as a whole, not only for the move that it begins with. */
export interface PlansToTry<S extends Base> {
  readonly plans: readonly Plan<S>[];
  readonly settings: TrialSettings;
}

interface Tried<S extends Base> {
  readonly plan: Plan<S>;
  /** What came of it, round by round. */
  readonly values: number[];
  /** The same of others who tried it, each with rounds of their own. */
  readonly others: (readonly number[])[];
  dropped: boolean;
}

/** What all plans are tried in: a world, and its luck. */
interface Round<S extends Base> {
  readonly world: S;
  readonly seed: number;
}

/** What is known of a plan: what was expected, and what came of it. */
export type Known = Pick<Tried<Base>, 'values' | 'others'> & { readonly plan: Pick<Plan<Base>, 'expected'> };

/**
 * Mean and standard error of how much better one does than the other in the rounds that both played; what was expected counts as so many rounds more.
 */
export const difference = (
  a: Known,
  b: Known,
  expectation: number,
): { readonly mean: number; readonly error: number } => {
  const theirs = [b.values, ...b.others];
  let n = 0;
  let sum = 0;
  let squares = 0;
  for (const [who, values] of [a.values, ...a.others].entries())
    for (let i = 0; i < Math.min(values.length, theirs[who].length); i++) {
      const d = values[i] - theirs[who][i];
      n++;
      sum += d;
      squares += d * d;
    }
  const expected = (a.plan.expected ?? 0) - (b.plan.expected ?? 0);
  const by = (sum + expectation * expected) / (n + expectation);
  const spread = Math.max(0, squares - (sum * sum) / n) / (n - 1);
  return { mean: by, error: n < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(spread / (n + expectation)) };
};

/**
 * Tries the plans that the game's advice proposes side by side: in each round all of them in the same world with the same luck, played on by the rule
 * of thumb for some turns or to the end, and then judged. What falls clearly behind is dropped. For games in which dice blur what a move is worth, or a move shows it
 * only turns later: a tree would have to be very wide or deep there, and the same luck for all shows small differences soon.
 */
export class Trials<S extends Base<K>, K> {
  private readonly kernel: Kernel<S, K>;
  private readonly advice: Advice<S>;
  private readonly worlds: Worlds<S>;
  private readonly seat: Seat;
  private readonly source: Source;
  private readonly playingOn: PlayingOn<S, K>;
  private readonly settings: Required<TrialSettings>;
  private readonly whole: boolean;
  private readonly tried: readonly Tried<S>[];
  /** How many plans are in the field; the others join it later, and then catch up on the rounds that they missed. */
  private wide: number;
  private widenAfter: number;
  private world: S;
  /** The rounds that somebody has still to play: all of them while others may join, else the last one. */
  private rounds: Round<S>[] = [];
  private roundsBefore = 0;
  private waiting: Tried<S>[] = [];
  private clear = false;

  constructor(kernel: Kernel<S, K>, view: View<S>, seat: Seat, source: Source, given?: PlansToTry<S>) {
    this.kernel = kernel;
    this.playingOn = new PlayingOn<S, K>(kernel, given?.settings);
    this.advice = kernel.game.advice as Advice<S>;
    this.worlds = worlds<S, K>(kernel, view, seat);
    this.seat = seat;
    this.source = source;
    this.settings = this.playingOn.settings;
    this.world = this.worlds.draw(source);
    this.whole = given !== undefined;
    this.tried = (given?.plans ?? this.plans()).map((plan) => ({ plan, values: [], others: [], dropped: false }));
    this.wide = Math.min(this.settings.first, this.tried.length);
    this.widenAfter = this.settings.before;
  }

  /** What is worth a try: the candidates; where the game names none, the rule of thumb's move and then all the others. */
  private plans(): readonly Plan<S>[] {
    const { kernel, advice, source } = this;
    const at = this.at(this.world, source);
    const only = kernel.only(this.world);
    if (only) return [planOf(only)];
    if (advice.settled?.(at.decision, true)) return [planOf(advice.thumb(at))];
    const plans = advice.candidates?.(at);
    if (plans) return plans;
    const usual = planOf<S>(advice.thumb(at));
    const all = at.moves().map((move) => planOf<S>(move));
    return [usual, ...all.filter(({ id }) => id !== usual.id)];
  }

  private at(g: S, source: Source): Situation<S> {
    return new Situation<S>(this.kernel as never, g, source);
  }

  /** The answer where nothing needs to be tried. */
  obvious(): Move | undefined {
    return this.comeToTheSame(this.tried) ? this.moveOf(this.tried[0]) : undefined;
  }

  /** All that are left come to the same: they begin with the same move, or where whole plans count there is one only. */
  decided(): boolean {
    return this.clear;
  }

  private comeToTheSame([first, ...others]: readonly Tried<S>[]): boolean {
    if (this.whole) return others.length === 0;
    const begin = keyOf(this.moveOf(first));
    return others.every((one) => keyOf(this.moveOf(one)) === begin);
  }

  private moveOf({ plan }: Tried<S>): Move {
    return plan.first(this.at(this.world, this.source));
  }

  iterate(): void {
    if (this.waiting.length === 0 && !this.widen()) this.beginRound();
    const one = this.waiting.pop();
    if (one) one.values.push(this.play(one.plan, one.values.length));
  }

  /** More join the field, once those in it have played some rounds more: says whether any did. */
  private widen(): boolean {
    const played = this.roundsBefore + this.rounds.length;
    if (this.wide === this.tried.length || played < this.widenAfter) return false;
    this.widenAfter += this.settings.before;
    const joining = this.tried.slice(this.wide, 2 * this.wide).reverse();
    this.wide = Math.min(2 * this.wide, this.tried.length);
    for (let n = 0; n < played; n++) this.waiting.push(...joining);
    return true;
  }

  private beginRound(): void {
    this.dropLosers();
    if (this.wide === this.tried.length) {
      this.roundsBefore += this.rounds.length;
      this.rounds = [];
    }
    const seed = this.source.int(SEEDS);
    this.world = this.worlds.draw(this.source);
    this.rounds.push({ world: this.world, seed });
    this.waiting = this.field().reverse();
  }

  private field(): Tried<S>[] {
    return this.tried.slice(0, this.wide).filter(({ dropped }) => !dropped);
  }

  private difference(a: Tried<S>, b: Tried<S>): ReturnType<typeof difference> {
    return difference(a, b, this.settings.expectation);
  }

  private leaderOf(tried: readonly Tried<S>[]): Tried<S> {
    return tried.reduce((best, one) => (this.difference(one, best).mean > 0 ? one : best));
  }

  private dropLosers(): void {
    const { before, behind } = this.settings;
    const left = this.field();
    const leader = this.leaderOf(left);
    // The last other is dropped, and the matter decided, only where there is no doubt.
    const [rounds, doubt] = left.length > 2 ? [before, behind] : [3 * before, 2 * behind];
    if (leader.values.length < rounds) return;
    for (const one of left) {
      const by = this.difference(one, leader);
      one.dropped = one !== leader && by.mean + doubt * by.error < 0;
    }
    this.clear = this.comeToTheSame(this.tried.filter(({ dropped }) => !dropped));
  }

  /** One plan in the world and with the luck of a round. */
  private play(plan: Plan<S>, round: number): number {
    const { world, seed } = this.rounds[round - this.roundsBefore];
    return this.playingOn.valueOf(world, this.seat, seed, plan, round);
  }

  /** Those that were tried, the best first. The first plan stays first unless it was dropped or another is clearly better; dropped ones come last. */
  private ranked(): Tried<S>[] {
    const tried = this.tried.filter(({ values }) => values.length > 0);
    if (tried.length === 0) return [];
    const [first] = tried;
    const base = first.dropped ? this.leaderOf(tried.filter(({ dropped }) => !dropped)) : first;
    const doubt = first.dropped ? 0 : this.settings.ahead;
    const scored = tried.map((one) => {
      const ahead = this.difference(one, base);
      return { one, by: one === base ? 0 : doubt > 0 ? ahead.mean - doubt * ahead.error : ahead.mean };
    });
    scored.sort((a, b) => Number(a.one.dropped) - Number(b.one.dropped) || b.by - a.by);
    return scored.map(({ one }) => one);
  }

  /** The moves that they begin with. What each is worth is told as it was compared: by what the best came to, and how far behind it the others are. */
  considered(): Considered[] {
    const found = new Map<string, Considered>();
    const ranked = this.ranked();
    const [best] = ranked;
    for (const one of ranked) {
      const move = this.moveOf(one);
      const values = [one.values, ...one.others].flat();
      const behind = one === best ? 0 : this.difference(best, one).mean;
      const value = Math.max(-1, Math.min(1, mean([best.values, ...best.others].flat()) - behind));
      // Of plans that begin with the same move the best speaks for it.
      if (!found.has(keyOf(move))) found.set(keyOf(move), { move, visits: values.length, value });
    }
    return [...found.values()];
  }

  /** Has each been tried at least once? */
  get begun(): boolean {
    return this.tried.every(({ values }) => values.length > 0);
  }

  /** The best of those that were tried, if any was. */
  bestPlan(): Plan<S> | undefined {
    return this.ranked()[0]?.plan;
  }

  findings(): Findings {
    return this.tried.map(({ plan, values }) => ({ id: plan.id, values }));
  }

  join(findings: unknown): void {
    for (const one of this.tried)
      one.others.push((findings as Findings).find(({ id }) => id === one.plan.id)?.values ?? []);
  }

  best(): Advised {
    const considered = this.considered();
    return considered.length > 0 ? { ...considered[0], considered } : unweighed(this.moveOf(this.tried[0]));
  }
}
