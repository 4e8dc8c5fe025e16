import type { GameEvent } from './event.ts';
import type { Kernel } from './kernel.ts';
import type { Move } from './move.ts';
import type { Play, Result } from './play.ts';
import type { Base, Seat } from './state.ts';

/** A move that was made, with all it takes to make it again and to tell of it. */
export interface Played {
  readonly move: Move;
  readonly seat: Seat;
  readonly text: string;
  readonly results: readonly Result[];
  readonly secret: boolean;
  readonly shown: boolean;
  readonly events: readonly GameEvent[];
  /** How the line tells of it to those who may know it, and to those who may not: the same objects each time, so that nobody compares them anew. */
  readonly told: MoveTold;
  readonly untold: MoveTold;
}

/** A move of the line as a viewer may know it. */
export interface MoveTold {
  /** The seat that decided, by its name. */
  readonly seat: string;
  /** In notation; null: another seat's secret. */
  readonly move: string | null;
}

/** Every so many moves the whole state is kept: one takes 3 to 30 KB, and so many moves are made again in about a millisecond. */
const APART = 16;

/** Chance has spoken already: what is made again has the results that it had. */
const NO_CHANCE = {
  int: (): number => {
    throw new Error('A move that is made again asks for other chance than before.');
  },
};

/**
 * The moves that led to where a match stands, and the way back. It keeps checkpoints: the state before every sixteenth move. Those
 * between are found by making the moves since the checkpoint again.
 */
export class Line<S extends Base<K>, K> {
  private readonly kernel: Kernel<S, K>;
  private readonly x: Play<S>;
  private readonly checkpoints: S[] = [];
  private readonly made: Played[] = [];

  constructor(kernel: Kernel<S, K>) {
    this.kernel = kernel;
    this.x = kernel.play(NO_CHANCE);
  }

  get moves(): readonly Played[] {
    return this.made;
  }

  get length(): number {
    return this.made.length;
  }

  /** Adds a move. Nobody may change the state before it any more. */
  add(before: S, played: Played): void {
    if (this.made.length % APART === 0) this.checkpoints.push(before);
    this.made.push(played);
  }

  /** Forgets the moves after the first `length`. */
  cut(length: number): void {
    this.made.length = length;
    this.checkpoints.length = Math.ceil(length / APART);
  }

  /** The state before move number `at` of the line, the first being 0. Nobody may change it. */
  before(at: number): S {
    const checkpoint = this.checkpoints[Math.floor(at / APART)];
    if (at % APART === 0) return checkpoint;
    const g = this.kernel.clone(checkpoint);
    for (const { move, results } of this.made.slice(at - (at % APART), at)) {
      this.x.clear();
      this.x.script = [...results];
      this.kernel.apply(g, move, this.x);
    }
    return g;
  }
}
