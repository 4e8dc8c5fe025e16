import { type Asked, addKaiserschlacht, addMoment, type Knowledge, type Moment } from '@ravelin/games/empires/bot';
import { symbolsOf } from '../rules/front-advancement.ts';
import { outcome } from '../rules/victory.ts';
import type { War } from '../rules/war.ts';
import { countWill } from '../rules/will-count.ts';
import { FEATURES } from './features.ts';
import { addGiven, addWillOf, LAYOUT, type OttomanOutlook, outlook, PIECES } from './inputs.ts';
import { copy, PROSPECTS } from './prospects.ts';

/** Before the Actions the Event asks, with all Advances to come; then the Advances themselves, one after another. */
const momentOf = (g: War, { decision, locals }: Asked): Moment => {
  if (decision === 'fortify' || decision === 'dunsterforce') return { coming: symbolsOf(g) };
  return decision === 'yildirim' ? { coming: symbolsOf(g).slice(locals.at + 1) } : 'acting';
};

/** What is known of playing Ottoman Sunset. */
export const knowledge: Knowledge<War, OttomanOutlook> = {
  features: FEATURES,
  layout: LAYOUT,
  copy,
  outlook,
  addGiven,
  momentOf,
  addMoment: (g, moment, sink) => addMoment(g, moment, LAYOUT, sink),
  pieces: PIECES,
  addKaiserschlacht: (of, g, ahead, sink) => addKaiserschlacht(of, g, ahead, LAYOUT, sink),
  addWill: addWillOf,
  willToCount: (g) => countWill(g),
  past: (g) => g,
  winsAtLast: () => true,
  lastTurn: (g) => g.kit.cards.length,
  isLost: (g) => g.space.includes(0),
  outcome,
  prospects: PROSPECTS,
  plain: {},
};
