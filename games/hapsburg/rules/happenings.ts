import { each, event, names, optional } from '@ravelin/engine';
import { sharedEvents } from '@ravelin/games/empires';
import {
  COUNT,
  DIE,
  ENDING,
  FORTRESS,
  FRONT,
  LOYALTY,
  NATION,
  NUMBER,
  SPACE,
  STATUS,
  THEATER,
  WILL,
  YES_NO,
} from './war.ts';

/** Everything that can happen, as the log, the animation and the screen reader get it. */

export const MARKERS = names('markers', ['intercepts', 'mackensen', 'aid']);

export const warBegins = event('war begins', { startWill: WILL, will: WILL });
export const statusAdvanced = event('war status', { status: STATUS });
export const secessionIdle = event('secession without effect', { nation: NATION });
export const markersTaken = event('markers taken', { markers: MARKERS, number: COUNT });
export const bulgariaEntered = event('bulgaria enters', {});
export const bulgariaLeft = event('bulgaria leaves', {});
export const parliamentMet = event('parliament', {});
export const lodzWon = event('lodz victory', {});
export const intercepted = event('intercept', { front: FRONT, left: COUNT });
export const vittorioVeneto = event('vittorio veneto', {});
export const nationPicked = event('nation picked', { die: DIE, total: NUMBER, nation: NATION });
export const nationSubstituted = event('nation substituted', { nation: NATION, instead: NATION });
export const loyaltyTested = event('loyalty test', {
  nation: NATION,
  die: DIE,
  total: NUMBER,
  rating: COUNT,
  falls: YES_NO,
});
export const loyaltyMoved = event('loyalty', { nation: NATION, now: LOYALTY });
export const revoltBegun = event('revolt begins', { nation: NATION });
export const revoltEnded = event('revolt ends', { nation: NATION });
export const aidSpent = event('german aid', { front: optional(FRONT), left: COUNT });
export const mackensenSpent = event('mackensen', { front: FRONT, left: COUNT });
export const mackensenDice = event('mackensen dice', { front: FRONT, dice: each(DIE) });
export const repaired = event('fortress repaired', { strength: FORTRESS });
export const reduced = event('fortress reduced', { strength: FORTRESS });
export const fortressLost = event('fortress lost', {});
export const influenced = event('influence', { nation: NATION, die: DIE, total: NUMBER, rating: COUNT, won: YES_NO });
export const persuaded = event('influence without a roll', { nation: NATION });
export const greatRetreat = event('great retreat', { space: SPACE });
export const trenchBuilt = event('trench built', {});
export const trenchLost = event('trench lost', {});
export const russiaTired = event('russia tires', {});
export const willSinks = event('will sinks', { total: WILL });
export const emergencyAid = event('emergency aid', { theater: THEATER });
export const viennaFallen = event('vienna falls', { front: FRONT, total: NUMBER });
export const gameOver = event('game over', { ending: ENDING });

export const events = [
  ...sharedEvents,
  warBegins,
  statusAdvanced,
  secessionIdle,
  markersTaken,
  bulgariaEntered,
  bulgariaLeft,
  parliamentMet,
  lodzWon,
  intercepted,
  vittorioVeneto,
  nationPicked,
  nationSubstituted,
  loyaltyTested,
  loyaltyMoved,
  revoltBegun,
  revoltEnded,
  aidSpent,
  mackensenSpent,
  mackensenDice,
  repaired,
  reduced,
  fortressLost,
  influenced,
  persuaded,
  greatRetreat,
  trenchBuilt,
  trenchLost,
  russiaTired,
  willSinks,
  emergencyAid,
  viennaFallen,
  gameOver,
];
