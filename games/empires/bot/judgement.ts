/**
 * How a position is judged: it holds so much of each input, every input has a weight, and their sum is how likely the war is won (as log
 * odds). Inputs that belong together are a block; what a block adds up to is counted under a feature, which a player can be told.
 */

/** A run of inputs: under which feature it counts, and how many there are. */
export interface Block {
  readonly feature: string;
  readonly size: number;
  /** How far apart inputs lie that mean much the same, where that is not only the next: in a table of several dimensions. */
  readonly steps?: readonly number[];
}

/**
 * A piece of a position that counts for itself: the positions of a turn differ in few of them, and what a piece adds up to is the same wherever its key
 * is, as long as no card has come.
 */
export interface Piece<S, O> {
  /** Tells apart whatever of the position this piece depends on; a small number. */
  key(g: S): number;
  add(g: S, ahead: O, sink: Sink): void;
}

/** Takes up what a position holds: so much of the input of this number. */
export interface Sink {
  add(input: number, amount: number): void;
}

/** The weights by block, and how they were found. */
export interface WeightsFile {
  readonly made: string;
  readonly blocks: Readonly<Record<string, readonly number[]>>;
}

/** Where the inputs of each block begin, and how many there are in all. */
export class Layout {
  readonly blocks: Readonly<Record<string, Block>>;
  readonly at: Readonly<Record<string, number>>;
  readonly size: number;

  constructor(blocks: Readonly<Record<string, Block>>) {
    const at: Record<string, number> = {};
    let size = 0;
    for (const [id, block] of Object.entries(blocks)) {
      at[id] = size;
      size += block.size;
    }
    this.blocks = blocks;
    this.at = at;
    this.size = size;
  }

  /** The weights in the order of the inputs; a block that the file does not know counts nothing. */
  read({ blocks }: WeightsFile): Float64Array {
    const out = new Float64Array(this.size);
    for (const id of Object.keys(this.blocks)) {
      const known = blocks[id] ?? [];
      for (let i = 0; i < this.blocks[id].size; i++) out[this.at[id] + i] = known[i] ?? 0;
    }
    return out;
  }

  /** The other way round, for the file. */
  write(weights: ArrayLike<number>): Record<string, number[]> {
    const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;
    return Object.fromEntries(
      Object.keys(this.blocks).map((id) => [
        id,
        Array.from({ length: this.blocks[id].size }, (_, i) => rounded(weights[this.at[id] + i])),
      ]),
    );
  }
}

/** Adds up what a position holds, feature by feature. */
export class Sum implements Sink {
  /** What each feature adds to the log odds. */
  readonly terms: Float64Array;
  private readonly weights: Float64Array;
  private readonly featureOf: Uint8Array;

  constructor(layout: Layout, features: readonly string[], weights: Float64Array) {
    this.weights = weights;
    this.terms = new Float64Array(features.length);
    this.featureOf = new Uint8Array(layout.size);
    for (const [id, { feature, size }] of Object.entries(layout.blocks))
      this.featureOf.fill(features.indexOf(feature), layout.at[id], layout.at[id] + size);
  }

  clear(): void {
    this.terms.fill(0);
  }

  add(input: number, amount: number): void {
    this.terms[this.featureOf[input]] += this.weights[input] * amount;
  }

  get total(): number {
    let sum = 0;
    for (let i = 0; i < this.terms.length; i++) sum += this.terms[i];
    return sum;
  }
}

/** The chance that these log odds mean. */
export const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
