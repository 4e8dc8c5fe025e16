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
  /** A whole move: what lies below it comes after. */
  whole = false;
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

/** A node of another tree, as data: its way down from the decision, as far as a whole move. */
export interface Branch {
  readonly key: Key;
  readonly visits: number;
  readonly total: number;
  readonly available: number;
  readonly whole: boolean;
  readonly on: readonly Branch[];
}

/** What a tree knows of the moves of one decision. */
export const branchesOf = ({ children }: Node): Branch[] =>
  [...children].map(([key, child]) => {
    const { visits, total, available, whole } = child;
    return { key, visits, total, available, whole, on: whole ? [] : branchesOf(child) };
  });

/** Adds what another tree knows of the same decision. */
export const graft = (node: Node, branches: readonly Branch[]): void => {
  for (const { key, visits, total, available, whole, on } of branches) {
    const child = node.child(key);
    child.visits += visits;
    child.total += total;
    child.available += available;
    child.whole ||= whole;
    graft(child, on);
  }
};

/** What a spread is reckoned from. */
interface Seen {
  readonly count: number;
  readonly mean: number;
  readonly squares: number;
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

  /** Adds all that another one has seen. */
  join({ count, mean, squares }: Seen): void {
    const all = this.count + count;
    if (all === 0) return;
    const off = mean - this.mean;
    this.squares += squares + (off * off * this.count * count) / all;
    this.mean += (off * count) / all;
    this.count = all;
  }

  get seen(): Seen {
    const { count, mean, squares } = this;
    return { count, mean, squares };
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
