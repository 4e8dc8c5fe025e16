import type { Tuning } from '@ravelin/engine';
import type { Empire } from '../rules/empire.ts';
import type { Knowledge } from './judge.ts';
import type { Layout, WeightsFile } from './judgement.ts';
import type { Outlook } from './outlook.ts';
import { adviceBy } from './player.ts';

/**
 * How the weights of an empire's judgement are changed: not each for itself, since those beside each other in a block mean much the same, but
 * a stretch of a block as a whole, sloping and bent; a table by each of its dimensions; the few of a small block each for itself.
 */

/** By how much a weight changes for a change of 1. */
const AMOUNT = 0.1;
/** What no choice depends on is left as it is. */
const LEFT = ['bias', 'cards', 'status', 'joined', 'weariness'];
/** Blocks up to this size are changed weight by weight; beyond twice the size in two halves, what there is and what is to come. */
const SMALL = 4;

/** A change: how much of it falls on each weight. */
type Direction = ReadonlyMap<number, number>;

/** From −1 at the first to 1 at the last. */
const along = (i: number, length: number): number => (length < 2 ? 0 : (2 * i) / (length - 1) - 1);
const SHAPES: readonly ((t: number) => number)[] = [() => 1, (t) => t, (t) => 1.5 * t * t - 0.5];

const directionsOf = ({ blocks, at }: Layout): Direction[] => {
  const out: Direction[] = [];
  const add = (first: number, length: number, part: (i: number) => number): void => {
    out.push(new Map(Array.from({ length }, (_, i) => [first + i, AMOUNT * part(i)])));
  };
  for (const [id, { size, steps = [] }] of Object.entries(blocks)) {
    if (LEFT.includes(id)) continue;
    if (size <= SMALL) for (let i = 0; i < size; i++) add(at[id] + i, 1, () => 1);
    else if (steps.length > 1) {
      const length = Math.round(size ** (1 / steps.length));
      for (const step of steps) add(at[id], size, (i) => along(Math.floor(i / step) % length, length));
    } else {
      const half = size > 2 * SMALL ? size >> 1 : size;
      for (const [first, last] of half < size
        ? [
            [0, half],
            [half, size],
          ]
        : [[0, size]])
        for (const shape of SHAPES) add(at[id] + first, last - first, (i) => shape(along(i, last - first)));
    }
  }
  return out;
};

export const tuningOf = <S extends Empire, O extends Outlook>(
  knowledge: Knowledge<S, O>,
  stored: WeightsFile,
): Tuning<S> => {
  const { layout } = knowledge;
  const directions = directionsOf(layout);
  const weightsAt = (change: ArrayLike<number>): Float64Array => {
    const weights = layout.read(stored);
    for (const [d, direction] of directions.entries())
      for (const [weight, part] of direction) weights[weight] += change[d] * part;
    return weights;
  };
  return {
    file: 'weights.json',
    size: () => directions.length,
    adviceAt: (_seat, change) => adviceBy(knowledge, stored.made, weightsAt(change)),
    fileAt: (_seat, change, how) => ({ made: `${stored.made} Then ${how}.`, blocks: layout.write(weightsAt(change)) }),
  };
};
