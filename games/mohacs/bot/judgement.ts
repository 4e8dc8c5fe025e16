import { type Battle, HUNGARY } from '../rules/the-battle/state.ts';
import { OF_UNIT, OF_WHOLE, unitsOf, wholeOf } from './inputs.ts';
import file from './network.json' with { type: 'json' };

/**
 * How a position is judged: by a small network. Each unit on the map is looked at in the same way, by two layers; what they make of it is added up by side. That and
 * the numbers of the whole are weighed, for themselves and by hidden units, to how likely Hungary is to win (as half the log odds).
 */

/** What the network is shown of a position. */
export interface Looks {
  /** Numbers of the units on the map, one after another; there may be room for more. */
  readonly units: Float32Array;
  /** Of which side each is. */
  readonly sides: Uint8Array;
  readonly count: number;
  readonly whole: ArrayLike<number>;
}

/** A row of weights: what is added in any case, then what each input counts. */
type Row = readonly number[];
export interface NetworkFile {
  /** How it was found. */
  readonly made: string;
  readonly unit: { readonly first: readonly Row[]; readonly second: readonly Row[] };
  readonly whole: { readonly hidden: readonly Row[]; readonly sum: Row; readonly counts: Row };
}

const SIDES = 2;
/** Numbers in a file have so many digits. */
const DIGITS = 4;
// Never −0, which would come out of a file as 0.
const rounded = (value: number): number => Number(value.toPrecision(DIGITS)) + 0;

/** One layer; its numbers lie by input, for most inputs of a unit are nothing and are passed over: first what is added in any case. */
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
export interface Shape {
  readonly first: number;
  readonly second: number;
  readonly hidden: number;
}

const shapeOf = ({ unit, whole }: NetworkFile): Shape => ({
  first: unit.first.length,
  second: unit.second.length,
  hidden: whole.hidden.length,
});

export class Network {
  readonly shape: Shape;
  /** All that learning changes: layer after layer. */
  readonly numbers: Float32Array;
  readonly first: Layer;
  readonly second: Layer;
  readonly hidden: Layer;
  /** What each of what goes into the hidden layer counts for itself; and what each hidden unit counts. */
  readonly sum: Layer;
  readonly counts: Layer;
  /** What goes into the hidden layer: what was made of the units of each side, then the numbers of the whole. */
  readonly together: Float32Array;
  readonly weighed: Float32Array;
  private readonly seen: Float32Array;
  private readonly made: Float32Array;
  private readonly odds = new Float32Array(1);

  /** `room`: where the numbers lie, if others are to see them too; they stay as they are there. */
  constructor(shape: Shape, room: ArrayBufferLike = new ArrayBuffer(Network.bytes(shape))) {
    const { first, second, hidden } = shape;
    const together = SIDES * second + OF_WHOLE;
    this.shape = shape;
    this.numbers = new Float32Array(room);
    let at = 0;
    const layer = (rows: number, inputs: number): Layer => {
      const begin = at;
      at += Layer.size(rows, inputs);
      return new Layer(rows, inputs, this.numbers.subarray(begin, at));
    };
    this.first = layer(first, OF_UNIT);
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
  static bytes({ first, second, hidden }: Shape): number {
    const together = SIDES * second + OF_WHOLE;
    const layers: readonly [rows: number, inputs: number][] = [
      [first, OF_UNIT],
      [second, first],
      [hidden, together],
      [1, together],
      [1, hidden],
    ];
    const size = layers.reduce((sum, [rows, inputs]) => sum + Layer.size(rows, inputs), 0);
    return Float32Array.BYTES_PER_ELEMENT * size;
  }

  static read(stored: NetworkFile): Network {
    const network = new Network(shapeOf(stored));
    network.first.read(stored.unit.first);
    network.second.read(stored.unit.second);
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
      unit: { first: first.write(), second: second.write() },
      whole: { hidden: hidden.write(), sum: sum.write()[0], counts: counts.write()[0] },
    };
  }

  /** What the two layers of a unit make of it, to `made`. */
  private look(units: Float32Array, first: number): void {
    this.first.weigh(units, first, this.seen);
    this.second.weigh(this.seen, 0, this.made);
  }

  /** Half the log odds that Hungary wins. */
  judge({ units, sides, count, whole }: Looks): number {
    const { second, hidden, sum, counts, together, weighed, made, odds } = this;
    together.fill(0);
    for (let unit = 0; unit < count; unit++) {
      this.look(units, unit * OF_UNIT);
      for (let i = 0, at = sides[unit] * second.rows; i < made.length; i++) together[at + i] += made[i];
    }
    together.set(whole, SIDES * second.rows);
    hidden.weigh(together, 0, weighed);
    sum.sums(together, 0, odds);
    const [plain] = odds;
    counts.sums(weighed, 0, odds);
    return plain + odds[0];
  }
}

/** Looks at positions, each time into the same place. */
export class Eye {
  private units = new Float32Array(0);
  private sides = new Uint8Array(0);
  private readonly whole: number[] = [];

  /** `declared`: as in `wholeOf`. */
  look(g: Battle, declared: boolean): Looks {
    if (this.sides.length < g.at.length) {
      this.units = new Float32Array(g.at.length * OF_UNIT);
      this.sides = new Uint8Array(g.at.length);
    }
    const { units, sides, whole } = this;
    const count = unitsOf(g, units, sides);
    wholeOf(g, declared, whole);
    return { units, sides, count, whole };
  }
}

/** What positions are worth to a seat, from −1, lost, to 1, won, by this network. */
export const judging = (network: Network) => {
  const eye = new Eye();
  return (g: Battle, seat: number, declared: boolean): number => {
    const worth = Math.tanh(network.judge(eye.look(g, declared)));
    return seat === HUNGARY ? worth : -worth;
  };
};

export type Judge = ReturnType<typeof judging>;

export const stored = Network.read(file);
export const judged = judging(stored);
