import { type Domain, event, named, names } from '@ravelin/engine';
import { COUNT, DIE, YES_NO } from '@ravelin/games/empires';
import { MARKERS as MARKER_NAMES } from '../data/kit.ts';
import { ANY_FRONT, ANY_THEATER, type Kit, NATION, SHIPS } from './both.ts';

/** What happens between the two empires; everything else is told by the nation to which it happens. */

/** What stays with its nation (E2.6.4). */
const STAYS = ['intercepts', 'mackensen', 'yildirim'];
export const MARKERS: Domain<unknown> = {
  ...names('marker', MARKER_NAMES),
  lacks: (_kit, word) =>
    STAYS.includes(word.toLowerCase())
      ? { rule: 'E2.6.4', text: 'Radio Intercepts, Mackensen and Yildirim markers cannot be sent.' }
      : undefined,
};

/** What is sent: an Action, a marker, or an Operation that a Resource of this theater pays. */
export const AID: Domain<Kit> = named('aid', (kit) => kit.aids);
export const ACTION = 0;
export const ofMarker = (marker: number): number => 1 + marker;
export const ofOperation = (theater: number): number => 1 + MARKER_NAMES.length + theater;
export const markerIn = (aid: number): number => aid - ofMarker(0);
export const theaterIn = (aid: number): number => aid - ofOperation(0);
export const isOperation = (aid: number): boolean => theaterIn(aid) >= 0;

export const turnBegun = event('nation-turn', { nation: NATION, turns: COUNT });
export const aidOffered = event('aid offered', { nation: NATION, aid: AID });
export const aidRefused = event('aid refused', { nation: NATION, aid: AID });
export const aidSent = event('aid sent', { nation: NATION, aid: AID });
export const giftsKept = event('sent actions kept', { nation: NATION, number: COUNT });
export const giftsLeft = event('sent actions left', { nation: NATION, number: COUNT });
export const giftsLost = event('sent actions lost', { number: COUNT });
export const markerServes = event('lent marker serves', {
  nation: NATION,
  marker: MARKERS,
  front: ANY_FRONT,
  left: COUNT,
});
export const railwayOpened = event('railway opens', {});
export const railwayClosed = event('railway closes', {});
export const railwayShut = event('railway shut for good', {});
export const shipsSent = event('ships sent', { ships: SHIPS, left: COUNT });
export const russiaOnBoth = event('russia on both maps', {});
export const russiaStays = event('russia stays', {});
export const kaiserschlachtWaits = event('kaiserschlacht waits', { nation: NATION });
export const kaiserschlachtOfBoth = event('kaiserschlacht of both', {});
export const refightRolled = event('refight rolled', { die: DIE, nation: NATION });
export const nationFallen = event('nation eliminated', { nation: NATION });
export const willTaken = event('will marker taken', { nation: NATION });
export const frontHarder = event('front harder to hold', { nation: NATION, front: ANY_FRONT });
export const russiaBound = event('russia bound', { nation: NATION });
export const nationScored = event('nation scored', { nation: NATION });
export const nationDragged = event('nation dragged down', { nation: NATION });
export const peaceMade = event('peace', { nation: NATION, won: YES_NO });
export const rankRaised = event('rank raised', { nation: NATION });
export const stolenFrom = event('theft', { nation: NATION, theater: ANY_THEATER, die: DIE, won: YES_NO });
export const stolenPlaced = event('stolen resource placed', {
  nation: NATION,
  from: ANY_THEATER,
  theater: ANY_THEATER,
});
export const stolenLost = event('stolen resource lost', { nation: NATION, theater: ANY_THEATER });
export const leninHelped = event('lenin', { nation: NATION, number: COUNT });

export const events = [
  turnBegun,
  aidOffered,
  aidRefused,
  aidSent,
  giftsKept,
  giftsLeft,
  giftsLost,
  markerServes,
  railwayOpened,
  railwayClosed,
  railwayShut,
  shipsSent,
  russiaOnBoth,
  russiaStays,
  kaiserschlachtWaits,
  kaiserschlachtOfBoth,
  refightRolled,
  nationFallen,
  willTaken,
  frontHarder,
  russiaBound,
  nationScored,
  nationDragged,
  peaceMade,
  rankRaised,
  stolenFrom,
  stolenPlaced,
  stolenLost,
  leninHelped,
];
