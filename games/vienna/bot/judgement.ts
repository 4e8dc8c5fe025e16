import { judging, Network, type Sight } from '@ravelin/engine';
import type { Vienna } from '../rules/siege.ts';
import { hexesOf, OF_HEX, OF_WHOLE, wholeOf } from './inputs.ts';
import file from './network.json' with { type: 'json' };

/** How a position is judged: by a network that looks at every hex in the same way, and adds up what it makes of them. */

export const sight: Sight<Vienna> = {
  ofPart: OF_HEX,
  ofWhole: OF_WHOLE,
  groups: 1,
  most: (g) => g.control.length,
  parts: hexesOf,
  whole: wholeOf,
};

export const stored = Network.read(sight, file);
export const { made } = file;
export const judged = judging(sight, stored);
