import type { Source } from '@ravelin/engine';

/** Ranges from here on count as one: no deck is so large. */
const LARGEST = 64;

/**
 * Chance that is the same wherever the same is asked. What comes depends on the range, on how many numbers of larger ranges were asked for before, and on
 * how many of this one since the last of those. So two ways to go on that throw another number of dice still draw the same cards, and after
 * the next card they throw the same dice again.
 */
export class Streams implements Source {
  private readonly seed: number;
  /** For each range: how many numbers of larger ones were asked for, and how many of its own since then. */
  private readonly larger = new Uint32Array(LARGEST + 1);
  private readonly since = new Uint32Array(LARGEST + 1);

  constructor(seed: number) {
    this.seed = seed;
  }

  int(n: number): number {
    const { larger, since } = this;
    const range = Math.min(n, LARGEST);
    let mixed = Math.imul(this.seed ^ Math.imul(n, 0x9e3779b1), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 15) ^ Math.imul(larger[range] + 1, 0xc2b2ae35), 0x27d4eb2f);
    mixed = Math.imul(mixed ^ (mixed >>> 13) ^ Math.imul(since[range] + 1, 0x165667b1), 0x7feb352d);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
    since[range]++;
    for (let smaller = 0; smaller < range; smaller++) {
      larger[smaller]++;
      since[smaller] = 0;
    }
    return Math.floor((((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32) * n);
  }
}
