import type { Knowledge } from '@ravelin/games/empires/bot';
import { outcome } from '../rules/victory.ts';
import type { War } from '../rules/war.ts';
import { countWill } from '../rules/will-count.ts';
import { FEATURES } from './features.ts';
import { addGiven, addWillOf, LAYOUT, type OttomanOutlook, outlook, PIECES } from './inputs.ts';
import { copy, PROSPECTS } from './prospects.ts';

/** What is known of playing Ottoman Sunset. */
export const knowledge: Knowledge<War, OttomanOutlook> = {
  features: FEATURES,
  layout: LAYOUT,
  copy,
  outlook,
  addGiven,
  pieces: PIECES,
  addWill: addWillOf,
  willToCount: (g) => countWill(g),
  isLost: (g) => g.space.includes(0),
  outcome,
  prospects: PROSPECTS,
  plain: {},
};
