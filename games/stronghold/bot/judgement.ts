import { judging, Network, type Sight } from '@ravelin/engine';
import type { Siege } from '../rules/siege.ts';
import { OF_SECTION, OF_WHOLE, sectionsOf, wholeOf } from './inputs.ts';
import file from './network.json' with { type: 'json' };

/** How a position is judged: by a network that looks at every wall section in the same way, and adds up what it makes of them. */

export const sight: Sight<Siege> = {
  ofPart: OF_SECTION,
  ofWhole: OF_WHOLE,
  groups: 1,
  most: (g) => g.kit.sections.length,
  parts: sectionsOf,
  whole: wholeOf,
};

export const stored = Network.read(sight, file);
export const { made } = file;
export const judged = judging(sight, stored);
