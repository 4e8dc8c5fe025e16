import type { Source } from '@ravelin/engine';

/**
 * Chance that is the same wherever the same is asked: the numbers of each range form a stream of their own. Two ways to go on that ask for another
 * number of dice still draw the same cards.
 */
export class Streams implements Source {
  private readonly seed: number;
  /** How many numbers of each range were asked for. */
  private readonly asked = new Map<number, number>();

  constructor(seed: number) {
    this.seed = seed;
  }

  int(n: number): number {
    const number = this.asked.get(n) ?? 0;
    this.asked.set(n, number + 1);
    let mixed = Math.imul(this.seed ^ Math.imul(n, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(number + 1, 0xc2b2ae35);
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
    return Math.floor((((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32) * n);
  }
}
