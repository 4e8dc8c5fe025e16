import type { Seat, Source } from '@ravelin/engine';

/** What stands for a choice in the tree: the number of a kind or of a value; for lists and whole lines a text. */
export type Key = number | string;

/**
 * A place in the tree: a move as far as it has been put together, or what comes after a whole one. Worlds differ in what may be chosen,
 * so a node also counts how often it could have been chosen.
 */
export class Node {
  visits = 0;
  /** What came of it, added up, for the seat that chose it. */
  total = 0;
  available = 0;
  readonly children = new Map<Key, Node>();

  child(key: Key): Node {
    let found = this.children.get(key);
    if (!found) {
      found = new Node();
      this.children.set(key, found);
    }
    return found;
  }

  get mean(): number {
    return this.visits === 0 ? 0 : this.total / this.visits;
  }
}

/** The values that a search has seen: how far apart they lie says how much a difference means. */
export class Spread {
  private count = 0;
  private mean = 0;
  private squares = 0;

  add(value: number): void {
    this.count++;
    const off = value - this.mean;
    this.mean += off / this.count;
    this.squares += off * (value - this.mean);
  }

  /** The standard deviation; a wide one while little has been seen. */
  get width(): number {
    return this.count < 8 ? 1 : Math.sqrt(this.squares / this.count);
  }
}

/**
 * Which of these children to try: one that was never tried, at random; else the one with the best upper bound (UCB1 with availability
 * counts). `width` is how wide the search still looks.
 */
export const select = (children: readonly Node[], width: number, source: Source): number => {
  let untried = 0;
  let chosen = -1;
  for (let i = 0; i < children.length; i++) {
    const child = children[i];
    child.available++;
    if (child.visits === 0 && source.int(++untried) === 0) chosen = i;
  }
  if (untried > 0) return chosen;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < children.length; i++) {
    const { visits, total, available } = children[i];
    const bound = total / visits + width * Math.sqrt(Math.log(available) / visits);
    if (bound > most) {
      most = bound;
      chosen = i;
    }
  }
  return chosen;
};

/** A choice on the way down, and whose it was. */
export interface Step {
  readonly node: Node;
  readonly seat: Seat;
}
