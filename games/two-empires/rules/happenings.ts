import { COUNT, DIE, THEATER, YES_NO } from '@ravelin/empires';
import { event, names } from '@ravelin/engine';
import { NATION, SHIPS } from './both.ts';

/** What happens between the two empires; everything else is told by the nation to which it happens. */

export const AID = names('aid', ['operation', 'action', 'marker']);
export const [OPERATION, ACTION, MARKER] = [0, 1, 2];

export const turnBegun = event('nation-turn', { nation: NATION, turns: COUNT });
export const aidOffered = event('aid offered', { nation: NATION, aid: AID });
export const aidRefused = event('aid refused', { nation: NATION, aid: AID });
export const aidSent = event('aid sent', { nation: NATION, aid: AID });
export const giftsLost = event('sent actions lost', { number: COUNT });
export const markerServes = event('lent marker serves', { nation: NATION, left: COUNT });
export const shipsSent = event('ships sent', { ships: SHIPS });
export const russiaOnBoth = event('russia on both maps', {});
export const russiaStays = event('russia stays', {});
export const kaiserschlachtWaits = event('kaiserschlacht waits', { nation: NATION });
export const kaiserschlachtOfBoth = event('kaiserschlacht of both', {});
export const refightRolled = event('refight rolled', { die: DIE, nation: NATION });
export const nationFallen = event('nation eliminated', { nation: NATION });
export const nationScored = event('nation scored', { nation: NATION });
export const nationDragged = event('nation dragged down', { nation: NATION });
export const rankRaised = event('rank raised', { nation: NATION });
export const stolenFrom = event('theft', { nation: NATION, die: DIE, won: YES_NO });
export const stolenLost = event('stolen resource lost', { nation: NATION });
export const leninHelped = event('lenin', { nation: NATION, number: COUNT });

export const events = [
  turnBegun,
  aidOffered,
  aidRefused,
  aidSent,
  giftsLost,
  markerServes,
  shipsSent,
  russiaOnBoth,
  russiaStays,
  kaiserschlachtWaits,
  kaiserschlachtOfBoth,
  refightRolled,
  nationFallen,
  nationScored,
  nationDragged,
  rankRaised,
  stolenFrom,
  stolenLost,
  leninHelped,
];
export { THEATER };
