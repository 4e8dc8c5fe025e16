import type { Move } from '@ravelin/engine';
import { type Asked, addKaiserschlacht, addMoment, type Knowledge, type Moment } from '@ravelin/games/empires/bot';
import { symbolsOf } from '../rules/front-advancement.ts';
import { outcome } from '../rules/victory.ts';
import { STALEMATES, type War } from '../rules/war.ts';
import { FEATURES } from './features.ts';
import { addGiven, addWillOf, type HapsburgOutlook, LAYOUT, outlook, PIECES } from './inputs.ts';
import { pastOf, willToCount, winsAtLast } from './past.ts';
import { copy, leastKept, PROSPECTS } from './prospects.ts';

/** H4.5.7: the Victories that are kept least, one for each space. */
const sacrifice = (g: War, at: Asked): Move => {
  const left = { ...g, box: g.box.slice() };
  const chosen: number[] = [];
  for (let need = at.locals.need; need > 0; need--) {
    const given = leastKept(left);
    left.box[given] = STALEMATES;
    chosen.push(given);
  }
  return { kind: at.kind('sacrifice'), chosen: chosen.sort((a, b) => a - b) };
};

/** H4.1.14: the higher of Mackensen's dice. */
const higher = (_g: War, at: Asked): Move => ({
  kind: at.kind('use'),
  chosen: [Math.max(at.locals.first, at.locals.second)],
});

/** H10.2.1: the war goes on only if a Resource is parked: one of the theater that has most. */
const save = (g: War, at: Asked): Move => ({
  kind: at.kind('park'),
  chosen: [g.resources.indexOf(Math.max(...g.resources))],
});

/** Before the Actions the Event asks, with all Advances to come; then the Advances themselves, one after another. */
const momentOf = (g: War, { decision, locals }: Asked): Moment => {
  if (decision === 'peace-feelers' || decision === 'czech-independence') return { coming: symbolsOf(g) };
  return decision === 'intercept' ? { coming: symbolsOf(g).slice(locals.at + 1) } : 'acting';
};

/** What is known of playing Hapsburg Eclipse. */
export const knowledge: Knowledge<War, HapsburgOutlook> = {
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
  willToCount,
  past: pastOf,
  winsAtLast,
  lastTurn: (g) => g.last,
  isLost: (g) => g.space.includes(0) || g.loyalty.every((loyalty) => loyalty === 0),
  outcome,
  prospects: PROSPECTS,
  plain: { 'great-retreat': sacrifice, mackensen: higher, 'emergency-aid': save },
};
