import {
  type Advice,
  type Base,
  type Kernel,
  type Move,
  type Plan,
  type Play,
  Random,
  type Seat,
  Situation,
  type Source,
  type TrialSettings,
} from '@ravelin/engine';
import { isSolitaire } from './arena.ts';
import { mean } from './statistics.ts';
import { Streams } from './streams.ts';
import { ByThumb, thumbMove } from './thumb.ts';

/** What a game's advice leaves open. */
export const USUAL: Required<TrialSettings> = {
  turns: Number.POSITIVE_INFINITY,
  quiet: Number.POSITIVE_INFINITY,
  deeper: { after: Number.POSITIVE_INFINITY, quiet: Number.POSITIVE_INFINITY },
  before: 12,
  behind: 2,
  first: Number.POSITIVE_INFINITY,
  ahead: 2.5,
  expectation: 0,
};
/** To win is what counts; how high, or how late one lost, for a tenth. */
const BY_LEVEL = 0.1;
const worthOfScore = (score: number): number => (1 - BY_LEVEL) * Math.sign(score) + BY_LEVEL * score;

/** What a position is worth to a seat, from −1, lost, to 1, won: as it ended, or by the game's advice. */
export const worthOf = <S extends Base<K>, K>(
  { game }: Kernel<S, K>,
  advice: Pick<Advice<S>, 'value'>,
  g: S,
  seat: Seat,
): number => {
  const scores = g.over ? game.outcome(g)?.score : undefined;
  if (!scores) return advice.value(g, seat);
  return mean((isSolitaire(game) ? scores : [scores[seat]]).map(worthOfScore));
};

/** Is what is tried played to the end of the game, so that no position is judged? */
export const playsToTheEnd = (advice: Pick<Advice<never>, 'trials'> | undefined): boolean =>
  advice?.trials !== undefined && advice.trials.turns === undefined && advice.trials.quiet === undefined;

/** A round that is judged as a search judges after many. */
export const LATE = Number.MAX_SAFE_INTEGER;

/** Seeds of rounds. */
export const SEEDS = 2 ** 31;

/**
 * Plays worlds on by the rule of thumb, for all seats, as far as the game's advice says that a position shows what it is worth, and judges it there.
 * The same world with the same seed always comes out the same, and two that differ a little have the same luck.
 */
export class PlayingOn<S extends Base<K>, K> {
  private readonly kernel: Kernel<S, K>;
  private readonly advice: Advice<S>;
  private readonly turnOf: (g: S) => number;
  readonly settings: Required<TrialSettings>;

  /** `settings`: instead of those of the game's advice. */
  constructor(kernel: Kernel<S, K>, settings?: TrialSettings) {
    const { advice, turn } = kernel.game;
    const chosen = settings ?? advice?.trials;
    if (!advice || !chosen) throw new RangeError(`${kernel.game.title} has nothing to try.`);
    if (chosen.turns !== undefined && !turn) throw new RangeError(`${kernel.game.title} has no turns to count.`);
    this.kernel = kernel;
    this.advice = advice;
    this.turnOf = turn ?? (() => 0);
    this.settings = { ...USUAL, ...chosen };
  }

  /** What this world comes to for the seat, with the luck of this seed: from −1, lost, to 1, won. `plan`: what the seat begins with; `round`: how many have been played before. */
  valueOf(world: S, seat: Seat, seed: number, plan?: Plan<S>, round = 0): number {
    const { kernel } = this;
    const g = kernel.clone(world);
    const x = kernel.play(new Streams(seed));
    const own = new Random(String(seed));
    const until = this.turnOf(g) + this.settings.turns;
    if (plan) {
      kernel.apply(g, plan.first(this.at(g, own)), x);
      this.follow(g, seat, plan, own, x);
    }
    const thumb = new ByThumb<S, K>(kernel, own);
    const { deeper } = this.settings;
    const quiet = [round < deeper.after ? this.settings.quiet : deeper.quiet].flat();
    let [past, judged, sum] = [0, 0, 0];
    for (; !g.over; kernel.apply(g, thumb.move(g), x)) {
      if (!kernel.pending(g)?.decision.quiet) continue;
      if (this.turnOf(g) >= until) break;
      if (past++ !== quiet[judged]) continue;
      sum += this.advice.value(g, seat);
      if (++judged === quiet.length) break;
    }
    // What could not be judged any more counts as it ended.
    return judged === quiet.length
      ? sum / judged
      : (sum + (quiet.length - judged) * worthOf(kernel, this.advice, g, seat)) / quiet.length;
  }

  private at(g: S, source: Source): Situation<S> {
    return new Situation<S>(this.kernel as never, g, source);
  }

  /** Carries out the rest of a plan; what others are asked in between they answer by the rule of thumb. */
  private follow(g: S, seat: Seat, plan: Plan<S>, own: Source, x: Play<S>): void {
    if (!plan.next) return;
    while (!g.over && !this.kernel.pending(g)?.decision.quiet) {
      const move: Move | undefined = g.seat === seat ? plan.next(this.at(g, own)) : thumbMove(this.kernel, g, own);
      if (!move) return;
      this.kernel.apply(g, move, x);
    }
  }
}
