import { event, names } from '@ravelin/engine';
import { sharedEvents } from '@ravelin/games/empires';
import {
  BUREAU,
  COUNT,
  COUNTRY,
  DEFENCE,
  DIE,
  ENDING,
  FORTIFICATION,
  FORTITUDE,
  FRONT,
  NUMBER,
  YES_NO,
} from './war.ts';

/** Everything that can happen, as the log, the animation and the screen reader get it. */

export const MARKER_NAMES = ['korps', 'yildirim'] as const;
export const MARKERS = names('markers', MARKER_NAMES);

export const frontThere = event('front is there', { front: FRONT });
export const frontAway = event('front is away', { front: FRONT });
export const markersTaken = event('markers taken', { markers: MARKERS, number: COUNT });
export const korpsSpent = event('asia korps', { front: FRONT });
export const stopped = event('yildirim', { front: FRONT, left: COUNT });
export const bureauMoved = event('bureau', { place: BUREAU });
export const coupTried = event('coup', { country: COUNTRY, die: DIE, total: NUMBER, above: COUNT, won: YES_NO });
export const defenceBuilt = event('defence built', { defence: DEFENCE });
export const defenceLost = event('defence lost', { defence: DEFENCE });
export const noMinefield = event('no minefield', {});
export const straitsClosed = event('straits closed', {});
export const narrowsQuiet = event('narrows quiet', {});
export const fleetComes = event('fleet comes', { fortitude: FORTITUDE });
export const fleetFired = event('fleet under fire', {
  defence: DEFENCE,
  die: DIE,
  strength: COUNT,
  hit: YES_NO,
  fortitude: FORTITUDE,
});
export const fleetBeaten = event('fleet beaten off', {});
export const fleetThrough = event('fleet through', { fortitude: FORTITUDE });
export const pipelineLaid = event('pipeline', {});
export const fortified = event('gaza fortified', { strength: FORTIFICATION });
export const notFortified = event('gaza not fortified', {});
export const fortificationHit = event('fortification hit', { strength: FORTIFICATION });
export const storm = event('sandstorm', { die: DIE, front: FRONT });
export const advanceRolled = event('advance rolled', { die: DIE });
export const constantinopleFallen = event('constantinople falls', { front: FRONT, total: NUMBER });
export const gameOver = event('game over', { ending: ENDING });

export const events = [
  ...sharedEvents,
  frontThere,
  frontAway,
  markersTaken,
  korpsSpent,
  stopped,
  bureauMoved,
  coupTried,
  defenceBuilt,
  defenceLost,
  noMinefield,
  straitsClosed,
  narrowsQuiet,
  fleetComes,
  fleetFired,
  fleetBeaten,
  fleetThrough,
  pipelineLaid,
  fortified,
  notFortified,
  fortificationHit,
  storm,
  advanceRolled,
  constantinopleFallen,
  gameOver,
];
