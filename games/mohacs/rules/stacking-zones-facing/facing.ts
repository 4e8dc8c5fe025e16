import { ASPECT, FRONT, FRONTAL } from '../../data/geometry.ts';
import { OFF_MAP } from '../../data/land.ts';
import { type Battle, NONE } from '../the-battle/state.ts';

/** M3.3 Front, flank and rear. */

/** Directions as the hexes are numbered: row by row from the north, each from the west. */
const [NE, E, SE, SW, W, NW] = [0, 1, 2, 3, 4, 5];
const READING = [NW, NE, W, E, SW, SE];
/** Writes the neighbours of the hex to `out`, in the order of their numbers; gives how many they are. */
export const neighboursOf = (g: Battle, hex: number, out: number[]): number => {
  let n = 0;
  if (hex === NONE) return n;
  for (const direction of READING) if (g.kit.next[hex][direction] !== OFF_MAP) out[n++] = g.kit.next[hex][direction];
  return n;
};

/** The direction from a hex to its neighbour, or NONE. */
export const directionTo = (g: Battle, from: number, to: number): number => g.kit.next[from].indexOf(to);

/** Through which of the unit's sides does a neighbouring hex lie: FRONT, FLANK or REAR (M3.3.0.2). NONE if it is no neighbour. */
export const aspectOf = (g: Battle, unit: number, hex: number): number => {
  const direction = directionTo(g, g.at[unit], hex);
  return direction < 0 ? NONE : ASPECT[g.facing[unit]][direction];
};

/** Is the hex one of the unit's two frontal hexes? */
export const inFront = (g: Battle, unit: number, hex: number): boolean => aspectOf(g, unit, hex) === FRONT;

/** One of the two frontal hexes: 0 is the left one, 1 the right; OFF_MAP where there is none. */
export const frontHex = (g: Battle, unit: number, which: number): number =>
  g.kit.next[g.at[unit]][FRONTAL[g.facing[unit]][which]];
