import type { Advice } from './advice.ts';
import { Eye, type Judge, judging, type Layer, type Looks, Network, type NetworkFile, type Sight } from './network.ts';
import type { Base } from './state.ts';

/** How a network learns (`npm run learn`): its numbers are moved towards what positions turned out to be worth. */

/** A position, and what it should have been worth to the first seat, from −1 to 1. */
export interface Lesson {
  readonly looks: Looks;
  readonly worth: number;
}

/** What all lessons of a set have in common counts so much, and what tells them apart counts in full: of plans for the same moment the best is to be found, however well it stands. */
const COMMON = 0.2;

/** How far each number of a network is to be moved, and how sure that is: means of what was found so far (Adam). */
const [MEAN, SQUARE, TINY] = [0.1, 0.001, 1e-7];

/** Adds to the slopes of a layer what a lesson says of its rows; gives what that means for the inputs, where it is asked for. */
const addSlope = (
  { rows, inputs, numbers }: Layer,
  slope: Float32Array,
  values: ArrayLike<number>,
  first: number,
  ofRows: ArrayLike<number>,
  ofInputs?: Float32Array,
): void => {
  for (let row = 0; row < rows; row++) slope[row] += ofRows[row];
  for (let i = 0; i < inputs; i++) {
    const value = values[first + i];
    if (value === 0 && !ofInputs) continue;
    let back = 0;
    for (let row = 0, at = (1 + i) * rows; row < rows; row++) {
      slope[at + row] += value * ofRows[row];
      back += numbers[at + row] * ofRows[row];
    }
    if (ofInputs) ofInputs[i] += back;
  }
};

/** What is below nothing counted as nothing, so nothing follows for it. */
const where = (made: Float32Array, slope: Float32Array): Float32Array => slope.map((one, i) => (made[i] > 0 ? one : 0));

/** Moves the numbers of a network towards what lessons say. What it remembers of its steps may be shared between threads, as the network. */
export class Learner {
  private readonly network: Network;
  private readonly slope: Network;
  private readonly means: Float32Array;
  private readonly squares: Float32Array;

  /** `room`: twice that of the network. */
  constructor(network: Network, room: ArrayBufferLike = new ArrayBuffer(2 * network.numbers.byteLength)) {
    const { length } = network.numbers;
    this.network = network;
    this.slope = new Network(network.inputs, network.widths);
    this.means = new Float32Array(room, 0, length);
    this.squares = new Float32Array(room, network.numbers.byteLength, length);
  }

  /** One step of this size, by the mean of all lessons of these sets. */
  learn(sets: readonly (readonly Lesson[])[], step: number): void {
    const { network, slope, means, squares } = this;
    slope.numbers.fill(0);
    let count = 0;
    for (const lessons of sets) {
      const errors = this.errorsOf(lessons);
      for (const [n, { looks }] of lessons.entries()) this.addLesson(looks, errors[n]);
      count += lessons.length;
    }
    const { numbers } = network;
    for (let i = 0; i < numbers.length; i++) {
      const by = slope.numbers[i] / count;
      means[i] += MEAN * (by - means[i]);
      squares[i] += SQUARE * (by * by - squares[i]);
      numbers[i] += (step * means[i]) / (Math.sqrt(squares[i]) + TINY);
    }
  }

  /** By how much the network is wrong about each lesson of a set; about what they have in common, counted less. */
  private errorsOf(lessons: readonly Lesson[]): number[] {
    const errors = lessons.map(({ looks, worth }) => worth - Math.tanh(this.network.judge(looks)));
    if (errors.length === 1) return errors;
    const common = errors.reduce((sum, one) => sum + one, 0) / errors.length;
    return errors.map((error) => error - (1 - COMMON) * common);
  }

  /** By how much each number should be moved, where the network is so wrong about what it is shown. */
  private addLesson(looks: Looks, wrong: number): void {
    const { network, slope } = this;
    const { first, second, hidden, sum, counts, together, weighed } = network;
    network.judge(looks);
    const error = [wrong];
    const ofWeighed = new Float32Array(hidden.rows);
    addSlope(counts, slope.counts.numbers, weighed, 0, error, ofWeighed);
    const ofTogether = new Float32Array(together.length);
    addSlope(sum, slope.sum.numbers, together, 0, error, ofTogether);
    addSlope(hidden, slope.hidden.numbers, together, 0, where(weighed, ofWeighed), ofTogether);
    const [seen, shown] = [new Float32Array(first.rows), new Float32Array(second.rows)];
    for (let part = 0; part < looks.count; part++) {
      const from = part * network.inputs.ofPart;
      first.weigh(looks.parts, from, seen);
      second.weigh(seen, 0, shown);
      const group = looks.groups[part] * second.rows;
      const ofSeen = new Float32Array(first.rows);
      const ofShown = where(shown, ofTogether.subarray(group, group + second.rows));
      addSlope(second, slope.second.numbers, seen, 0, ofShown, ofSeen);
      addSlope(first, slope.first.numbers, looks.parts, from, where(seen, ofSeen));
    }
  }
}

/** A network's file, one row to a line. */
const textOf = ({ made, part, whole }: NetworkFile): string => {
  const rows = (list: readonly (readonly number[])[]): string =>
    `[\n${list.map((row) => `      ${JSON.stringify(row)}`).join(',\n')}\n    ]`;
  const partText = `    "first": ${rows(part.first)},\n    "second": ${rows(part.second)}`;
  const sums = `    "sum": ${JSON.stringify(whole.sum)},\n    "counts": ${JSON.stringify(whole.counts)}`;
  const wholeText = `    "hidden": ${rows(whole.hidden)},\n${sums}`;
  return `{\n  "made": ${JSON.stringify(made)},\n  "part": {\n${partText}\n  },\n  "whole": {\n${wholeText}\n  }\n}\n`;
};

/** What a network that is begun from nothing starts with, before it is divided by how many inputs a row has. */
const FIRST = 1.5;

/** What `npm run learn` asks of a game whose positions are judged by a network. Networks lie in rooms of memory that threads share. */
export const learningOf = <S extends Base>(
  sight: Sight<S>,
  stored: Network,
  made: string,
  adviceBy: (judge: Judge<S>) => Advice<S>,
) => {
  const eye = new Eye(sight);
  const networkIn = (hidden: number, room: ArrayBufferLike): Network =>
    new Network(sight, { ...stored.widths, hidden }, room);
  return {
    hidden: stored.widths.hidden,
    bytes: (hidden: number): number => Network.bytes(sight, { ...stored.widths, hidden }),
    /** Begins with the numbers that are stored, or with any. */
    begin: (hidden: number, room: ArrayBufferLike, fresh: boolean): void => {
      const { numbers, first, second, hidden: whole, sum, counts } = networkIn(hidden, room);
      if (!fresh) numbers.set(stored.numbers);
      else
        for (const layer of [first, second, whole, sum, counts])
          for (const i of layer.numbers.keys())
            layer.numbers[i] = (FIRST / Math.sqrt(layer.inputs)) * Math.sin(1 + i ** 2);
    },
    /** What is known about playing, judged by the numbers in this room. */
    adviceBy: (hidden: number, room: ArrayBufferLike): Advice<S> => adviceBy(judging(sight, networkIn(hidden, room))),
    /** `planned`: as in `Sight`. */
    lessonOf: (g: S, planned: boolean, worth: number): Lesson => {
      const { parts, groups, count, whole } = eye.look(g, planned);
      const looks = {
        parts: parts.slice(0, count * sight.ofPart),
        groups: groups.slice(0, count),
        count,
        whole: [...(whole as number[])],
      };
      return { looks, worth };
    },
    /** `steps`: twice the room of the network. */
    learner: (hidden: number, room: ArrayBufferLike, steps: ArrayBufferLike): Learner =>
      new Learner(networkIn(hidden, room), steps),
    /** The files of games/NAME/bot that hold what was learnt; `how`: how it was. */
    files: (
      _kernel: unknown,
      _kit: unknown,
      { hidden, room, fresh, how }: { hidden: number; room: ArrayBufferLike; fresh: boolean; how: string },
    ): Record<string, string> => ({
      'network.json': textOf(networkIn(hidden, room).write(fresh ? how : `${made} Then ${how}`)),
    }),
  };
};
