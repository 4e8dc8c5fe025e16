import type { Base, Calibration, Kernel, Move, Source } from '@ravelin/engine';
import { isSolitaire } from '../arena.ts';
import { mean } from '../statistics.ts';
import { Streams } from '../streams.ts';
import { quietAfter, toQuiet } from '../weigh.ts';

/** Further than this no value is from even: what is as good as won can still be lost. */
const SUREST = 0.9999;

const UNCALIBRATED: Omit<Calibration, 'made'> = { bias: 0, slope: 1 };

/** The logarithm of the odds that a value claims. */
export const claimed = (value: number): number => 2 * Math.atanh(Math.min(SUREST, Math.max(-SUREST, value)));

/** The chance that a value stands for. */
export const chanceBy = ({ bias, slope }: Omit<Calibration, 'made'>, value: number): number =>
  1 / (1 + Math.exp(-(bias + slope * claimed(value))));

/**
 * How likely the first seat wins; in a game that all seats win or lose together, how likely they do. A position is judged at its next quiet
 * decision, as the game's advice values it and its calibration says what such a value came to (`npm run calibrate`); the way there is played by the rule of thumb.
 */
export class Chances<S extends Base<K>, K> {
  private readonly kernel: Kernel<S, K>;
  private readonly samples: number;

  constructor(kernel: Kernel<S, K>, samples: number) {
    this.kernel = kernel;
    this.samples = samples;
  }

  /** What a value of the first seat, from −1 to 1, came to in games of good players. */
  calibrated(value: number): number {
    return chanceBy(this.kernel.game.advice?.calibration ?? UNCALIBRATED, value);
  }

  /** The value of a position that can be judged, for the first seat, or on average for all who win together. */
  valueAt(g: S): number {
    const { game } = this.kernel;
    const seats = isSolitaire(game) ? [...game.seats.keys()] : [0];
    return mean(seats.map((seat) => game.advice?.value(g, seat) ?? 0));
  }

  /** How it came out, as a chance: won 1, lost 0, undecided a half. */
  private ended(g: S): number {
    const { game } = this.kernel;
    const outcome = game.outcome(g);
    if (!outcome) return 0.5;
    if (isSolitaire(game)) return mean(outcome.score.map((score) => Number(score > 0)));
    return outcome.winner < 0 ? 0.5 : Number(outcome.winner === 0);
  }

  private judge(g: S): number {
    return g.over ? this.ended(g) : this.calibrated(this.valueAt(g));
  }

  private average(world: (source: Source) => S, seed: number): number {
    let sum = 0;
    for (let n = 0; n < this.samples; n++) sum += this.judge(world(new Streams(seed + n)));
    return sum / this.samples;
  }

  /** How the game stands. */
  at(g: S, seed: number): number {
    const { kernel } = this;
    if (g.over || kernel.pending(g)?.decision.quiet) return this.judge(g);
    return this.average((source) => toQuiet(kernel, kernel.clone(g), source), seed);
  }

  /** How it stands on average after this move, whatever chance then brings. */
  expected(g: S, move: Move, seed: number): number {
    return this.average((source) => quietAfter(this.kernel, g, move, source), seed);
  }

  /** How it stands on average at the beginning, whatever is dealt. */
  ofStart(begin: (source: Source) => S, seed: number): number {
    return this.average((source) => toQuiet(this.kernel, begin(source), source), seed);
  }
}
