import type { Base, Seat } from './state.ts';

/**
 * How positions are judged where a plain sum of features says too little: by a small network. A position has parts of one kind (units, hexes, wall sections). Each of
 * them is looked at in the same way, by two layers; what they make of it is added up, by group. That and the numbers of the whole are weighed, for themselves and by
 * hidden units, to how likely the first seat is to win (as half the log odds).
 */

/** What a network looks at in the positions of a game: numbers, each about as large as 1. */
export interface Sight<S> {
  /** How many numbers there are of each part, and of the whole. */
  readonly ofPart: number;
  readonly ofWhole: number;
  /** What parts are added up by, their sides for instance. */
  readonly groups: number;
  /** More parts than a position can have. */
  most(g: S): number;
  /** Writes the numbers of all parts, one after another, and the group of each; gives how many parts there are. */
  parts(g: S, out: Float32Array, group: Uint8Array): number;
  /** Writes the numbers of the whole. `planned`: a plan is complete, and its dice are still to come (`Drafts`); else it is quiet. */
  whole(g: S, out: number[], planned: boolean): void;
}

/** What a network is shown of a position. */
export interface Looks {
  /** Numbers of the parts, one after another; there may be room for more. */
  readonly parts: Float32Array;
  /** The group of each. */
  readonly groups: Uint8Array;
  readonly count: number;
  readonly whole: ArrayLike<number>;
}

/** A row of weights: what is added in any case, then what each input counts. */
type Row = readonly number[];
export interface NetworkFile {
  /** How it was found. */
  readonly made: string;
  readonly part: { readonly first: readonly Row[]; readonly second: readonly Row[] };
  readonly whole: { readonly hidden: readonly Row[]; readonly sum: Row; readonly counts: Row };
}

/** Numbers in a file have so many digits. */
const DIGITS = 4;
// Never −0, which would come out of a file as 0.
const rounded = (value: number): number => Number(value.toPrecision(DIGITS)) + 0;

/** One layer; its numbers lie by input, for many inputs are nothing and are passed over: first what is added in any case. */
export class Layer {
  readonly rows: number;
  readonly inputs: number;
  readonly numbers: Float32Array;

  constructor(rows: number, inputs: number, numbers: Float32Array) {
    this.rows = rows;
    this.inputs = inputs;
    this.numbers = numbers;
  }

  static size(rows: number, inputs: number): number {
    return rows * (1 + inputs);
  }

  read(rows: readonly Row[]): void {
    if (rows.some((row) => row.length !== 1 + this.inputs))
      throw new RangeError(`Each row of the network must have ${1 + this.inputs} weights.`);
    for (const [r, row] of rows.entries()) for (const [i, one] of row.entries()) this.numbers[i * this.rows + r] = one;
  }

  write(): Row[] {
    const { rows, inputs, numbers } = this;
    const row = (r: number): Row => Array.from({ length: 1 + inputs }, (_, i) => rounded(numbers[i * rows + r]));
    return Array.from({ length: rows }, (_, r) => row(r));
  }

  /** What each row makes of the inputs, which stand from `first` on, to `out`. */
  sums(values: ArrayLike<number>, first: number, out: Float32Array): void {
    const { inputs, rows, numbers } = this;
    for (let row = 0; row < rows; row++) out[row] = numbers[row];
    for (let i = 0; i < inputs; i++) {
      const value = values[first + i];
      if (value === 0) continue;
      for (let row = 0, at = (1 + i) * rows; row < rows; row++) out[row] += value * numbers[at + row];
    }
  }

  /** The same; what is below nothing counts as nothing. */
  weigh(values: ArrayLike<number>, first: number, out: Float32Array): void {
    this.sums(values, first, out);
    for (let row = 0; row < this.rows; row++) if (out[row] < 0) out[row] = 0;
  }
}

/** How many rows each layer has. */
export interface Widths {
  readonly first: number;
  readonly second: number;
  readonly hidden: number;
}

const widthsOf = ({ part, whole }: NetworkFile): Widths => ({
  first: part.first.length,
  second: part.second.length,
  hidden: whole.hidden.length,
});

/** How many numbers the layers take up. */
type Inputs = Pick<Sight<never>, 'ofPart' | 'ofWhole' | 'groups'>;

export class Network {
  readonly inputs: Inputs;
  readonly widths: Widths;
  /** All that learning changes: layer after layer. */
  readonly numbers: Float32Array;
  readonly first: Layer;
  readonly second: Layer;
  readonly hidden: Layer;
  /** What each of what goes into the hidden layer counts for itself; and what each hidden unit counts. */
  readonly sum: Layer;
  readonly counts: Layer;
  /** What goes into the hidden layer: what was made of the parts of each group, then the numbers of the whole. */
  readonly together: Float32Array;
  readonly weighed: Float32Array;
  private readonly seen: Float32Array;
  private readonly made: Float32Array;
  private readonly odds = new Float32Array(1);

  /** `room`: where the numbers lie, if others are to see them too; they stay as they are there. */
  constructor(inputs: Inputs, widths: Widths, room: ArrayBufferLike = new ArrayBuffer(Network.bytes(inputs, widths))) {
    const { first, second, hidden } = widths;
    const together = inputs.groups * second + inputs.ofWhole;
    this.inputs = inputs;
    this.widths = widths;
    this.numbers = new Float32Array(room);
    let at = 0;
    const layer = (rows: number, inputs: number): Layer => {
      const begin = at;
      at += Layer.size(rows, inputs);
      return new Layer(rows, inputs, this.numbers.subarray(begin, at));
    };
    this.first = layer(first, inputs.ofPart);
    this.second = layer(second, first);
    this.hidden = layer(hidden, together);
    this.sum = layer(1, together);
    this.counts = layer(1, hidden);
    this.together = new Float32Array(together);
    this.weighed = new Float32Array(hidden);
    this.seen = new Float32Array(first);
    this.made = new Float32Array(second);
  }

  /** The room that a network takes. */
  static bytes({ ofPart, ofWhole, groups }: Inputs, { first, second, hidden }: Widths): number {
    const together = groups * second + ofWhole;
    const layers: readonly [rows: number, inputs: number][] = [
      [first, ofPart],
      [second, first],
      [hidden, together],
      [1, together],
      [1, hidden],
    ];
    const size = layers.reduce((sum, [rows, inputs]) => sum + Layer.size(rows, inputs), 0);
    return Float32Array.BYTES_PER_ELEMENT * size;
  }

  static read(inputs: Inputs, stored: NetworkFile): Network {
    const network = new Network(inputs, widthsOf(stored));
    network.first.read(stored.part.first);
    network.second.read(stored.part.second);
    network.hidden.read(stored.whole.hidden);
    network.sum.read([stored.whole.sum]);
    network.counts.read([stored.whole.counts]);
    return network;
  }

  /** The other way round, for the file. */
  write(made: string): NetworkFile {
    const { first, second, hidden, sum, counts } = this;
    return {
      made,
      part: { first: first.write(), second: second.write() },
      whole: { hidden: hidden.write(), sum: sum.write()[0], counts: counts.write()[0] },
    };
  }

  /** What the two layers of a part make of it, to `made`. */
  private look(parts: Float32Array, first: number): void {
    this.first.weigh(parts, first, this.seen);
    this.second.weigh(this.seen, 0, this.made);
  }

  /** Half the log odds that the first seat wins. */
  judge({ parts, groups, count, whole }: Looks): number {
    const { inputs, second, hidden, sum, counts, together, weighed, made, odds } = this;
    together.fill(0);
    for (let part = 0; part < count; part++) {
      this.look(parts, part * inputs.ofPart);
      for (let i = 0, at = groups[part] * second.rows; i < made.length; i++) together[at + i] += made[i];
    }
    together.set(whole, inputs.groups * second.rows);
    hidden.weigh(together, 0, weighed);
    sum.sums(together, 0, odds);
    const [plain] = odds;
    counts.sums(weighed, 0, odds);
    return plain + odds[0];
  }
}

/** Looks at positions, each time into the same place. */
export class Eye<S> {
  private readonly sight: Sight<S>;
  private parts = new Float32Array(0);
  private groups = new Uint8Array(0);
  private readonly whole: number[] = [];

  constructor(sight: Sight<S>) {
    this.sight = sight;
  }

  /** `planned`: as in `Sight`. */
  look(g: S, planned: boolean): Looks {
    const { sight, whole } = this;
    const most = sight.most(g);
    if (this.groups.length < most) {
      this.parts = new Float32Array(most * sight.ofPart);
      this.groups = new Uint8Array(most);
    }
    const { parts, groups } = this;
    const count = sight.parts(g, parts, groups);
    sight.whole(g, whole, planned);
    return { parts, groups, count, whole };
  }
}

/** What positions are worth to a seat, from −1, lost, to 1, won, by this network. */
export const judging = <S extends Base>(sight: Sight<S>, network: Network) => {
  const eye = new Eye(sight);
  return (g: S, seat: Seat, planned: boolean): number => {
    const worth = Math.tanh(network.judge(eye.look(g, planned)));
    return seat === 0 ? worth : -worth;
  };
};

export type Judge<S extends Base> = (g: S, seat: Seat, planned: boolean) => number;
