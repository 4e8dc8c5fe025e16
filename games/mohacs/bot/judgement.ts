import { judging, Network, type Sight } from '@ravelin/engine';
import type { Battle } from '../rules/the-battle/state.ts';
import { OF_UNIT, OF_WHOLE, unitsOf, wholeOf } from './inputs.ts';
import file from './network.json' with { type: 'json' };

/** How a position is judged: by a network that looks at every unit on the map in the same way, and adds up what it makes of them by side. */

export const sight: Sight<Battle> = {
  ofPart: OF_UNIT,
  ofWhole: OF_WHOLE,
  groups: 2,
  most: (g) => g.at.length,
  parts: unitsOf,
  whole: wholeOf,
};

export const stored = Network.read(sight, file);
export const { made } = file;
export const judged = judging(sight, stored);
