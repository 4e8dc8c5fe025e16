import type { Moment } from './moment.ts';

/**
 * How a position is judged: it holds so much of each input, and the inputs are weighed by a small network to how likely the war is won (as log odds). Each
 * input counts for itself, and for a number of hidden units; a unit whose sum is above nothing counts too, so that inputs can mean more together than
 * each alone. Inputs that belong together are a block; what a block adds up to is counted under a feature, which a player can be told.
 */

/** A run of inputs: under which feature it counts, and how many there are. */
export interface Block {
  readonly feature: string;
  readonly size: number;
}

/**
 * A piece of a position that counts for itself: the positions of a turn differ in few of them, and what a piece adds is the same wherever its key
 * is, as long as no card has come.
 */
export interface Piece<S, O> {
  /** Tells apart whatever of the position this piece depends on. */
  key(g: S, moment: Moment): number;
  add(g: S, ahead: O, moment: Moment, sink: Sink): void;
}

/** Takes up what a position holds: so much of the input of this number. */
export interface Sink {
  add(input: number, amount: number): void;
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

  /** By input, the place of its feature among these. */
  featureOf(features: readonly string[]): Uint8Array {
    const found = new Uint8Array(this.size);
    for (const [id, { feature, size }] of Object.entries(this.blocks))
      found.fill(features.indexOf(feature), this.at[id], this.at[id] + size);
    return found;
  }
}

/** Takes down what a position holds. */
export class Holding implements Sink {
  readonly inputs: number[] = [];
  readonly amounts: number[] = [];

  clear(): void {
    this.inputs.length = 0;
    this.amounts.length = 0;
  }

  add(input: number, amount: number): void {
    this.inputs.push(input);
    this.amounts.push(amount);
  }
}

/** A network as a file holds it, and how it was found. Each input of a block is a row: what it counts for itself, then for each hidden unit. */
export interface NetworkFile {
  readonly made: string;
  /** What each hidden unit counts. */
  readonly units: readonly number[];
  readonly blocks: Readonly<Record<string, readonly (readonly number[])[]>>;
}

/** Numbers in a file have so many digits. */
const DIGITS = 3;
const rounded = (value: number): number => Number(value.toPrecision(DIGITS));

export class Network {
  readonly layout: Layout;
  /** Numbers of an input: one for itself, one for each hidden unit. */
  readonly width: number;
  /** All that learning changes: what each hidden unit counts, then by input `width` weights each. */
  readonly numbers: Float64Array;
  readonly units: Float64Array;
  readonly weights: Float64Array;

  /** `room`: where the numbers lie, if others are to see them too; they stay as they are there. */
  constructor(layout: Layout, units: number, room: ArrayBufferLike = new ArrayBuffer(Network.bytes(layout, units))) {
    this.layout = layout;
    this.width = 1 + units;
    this.numbers = new Float64Array(room);
    this.units = this.numbers.subarray(0, units);
    this.weights = this.numbers.subarray(units);
  }

  /** The room that a network takes. */
  static bytes({ size }: Layout, units: number): number {
    return Float64Array.BYTES_PER_ELEMENT * (units + size * (1 + units));
  }

  /** A file must have exactly the blocks of the layout, each of its size. */
  static read(layout: Layout, { units, blocks }: NetworkFile): Network {
    const network = new Network(layout, units.length);
    const { weights, width } = network;
    network.units.set(units);
    const unknown = Object.keys(blocks).find((id) => layout.blocks[id] === undefined);
    if (unknown !== undefined) throw new RangeError(`There are weights for "${unknown}", which is no block.`);
    for (const [id, { size }] of Object.entries(layout.blocks)) {
      const rows = blocks[id] ?? [];
      if (rows.length !== size || rows.some((row) => row.length !== width))
        throw new RangeError(`There must be ${size} rows of ${width} weights for "${id}".`);
      weights.set(rows.flat(), layout.at[id] * width);
    }
    return network;
  }

  /** The other way round, for the file. */
  write(made: string): NetworkFile {
    const { layout, weights, width, units } = this;
    const row = (input: number): number[] => Array.from(weights.subarray(input * width, (input + 1) * width), rounded);
    return {
      made,
      units: Array.from(units, rounded),
      blocks: Object.fromEntries(
        Object.entries(layout.blocks).map(([id, { size }]) => [
          id,
          Array.from({ length: size }, (_, i) => row(layout.at[id] + i)),
        ]),
      ),
    };
  }

  /** The log odds, from the sums of what all inputs add: for themselves, and to each hidden unit. */
  logOdds(sums: ArrayLike<number>): number {
    const { units } = this;
    let odds = sums[0];
    for (let unit = 0; unit < units.length; unit++) {
      const sum = sums[unit + 1];
      if (sum > 0) odds += sum * units[unit];
    }
    return odds;
  }
}

/** Adds up what a position holds: what the inputs count for themselves, then what they add to each hidden unit. */
export class Sums implements Sink {
  readonly of: Float64Array;
  private readonly network: Network;

  constructor(network: Network) {
    this.network = network;
    this.of = new Float64Array(network.width);
  }

  add(input: number, amount: number): void {
    const { weights, width } = this.network;
    const first = input * width;
    for (let i = 0; i < width; i++) this.of[i] += amount * weights[first + i];
  }

  /** Adds what was added up elsewhere. */
  join(other: Float64Array): void {
    for (let i = 0; i < other.length; i++) this.of[i] += other[i];
  }
}

/** Adds up what the inputs count for themselves, feature by feature. */
export const termsOf = (
  { weights, width }: Network,
  { inputs, amounts }: Holding,
  featureOf: Uint8Array,
  out: number[],
): void => {
  for (let n = 0; n < inputs.length; n++) out[featureOf[inputs[n]]] += weights[inputs[n] * width] * amounts[n];
};

/** The chance that these log odds mean. */
export const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
