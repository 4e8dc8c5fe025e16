import { each, event, names, optional } from '@ravelin/engine';
import {
  BATTLE,
  BOX,
  CARD,
  COUNT,
  DIE,
  ENDING,
  FORTRESS,
  FRONT,
  LOYALTY,
  NATION,
  NUMBER,
  PLACE,
  SPACE,
  STATUS,
  THEATER,
  WILL,
  YES_NO,
} from './war.ts';

/** Everything that can happen, as the log, the animation and the screen reader get it. */

export const EPOCH = names('Epoch', ['mid-day', 'dusk']);
export const MARKERS = names('markers', ['intercepts', 'mackensen', 'aid']);

export const warBegins = event('war begins', { startWill: WILL, will: WILL });
export const cardRevealed = event('card revealed', { turn: COUNT, card: CARD });
export const statusAdvanced = event('war status', { status: STATUS });
export const epochJoined = event('epoch joins', { epoch: EPOCH, number: COUNT });
export const frontEntered = event('front enters', { front: FRONT, place: PLACE, space: SPACE, value: COUNT });
export const frontLeft = event('front leaves', { front: FRONT });
export const valueChanged = event('battle value', { front: FRONT, value: COUNT });
export const valueKept = event('battle value unchanged', { front: FRONT });
export const secessionIdle = event('secession without effect', { nation: NATION });
export const markersTaken = event('markers taken', { markers: MARKERS, number: COUNT });
export const bulgariaEntered = event('bulgaria enters', {});
export const bulgariaLeft = event('bulgaria leaves', {});
export const wearinessBegun = event('war weariness', {});
export const parliamentMet = event('parliament', {});
export const lodzWon = event('lodz victory', {});
export const battleFought = event('battle', { battle: BATTLE, die: DIE, total: NUMBER, value: COUNT, box: BOX });
export const markerMoved = event('marker moved', { battle: BATTLE, box: BOX });
export const symbolIgnored = event('symbol ignored', { front: FRONT });
export const advanced = event('advance', { front: FRONT, place: PLACE, space: SPACE });
export const retreated = event('retreat', { front: FRONT, place: PLACE, space: SPACE });
export const held = event('stays', { front: FRONT, place: PLACE, space: SPACE });
export const intercepted = event('intercept', { front: FRONT, left: COUNT });
export const attrition = event('attrition', { front: FRONT, die: DIE, total: NUMBER, value: COUNT, crosses: YES_NO });
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
export const actionsSpent = event('actions spent', { number: COUNT, left: COUNT });
export const operation = event('operation', { theater: THEATER, left: COUNT });
export const mackensenDice = event('mackensen dice', { front: FRONT, dice: each(DIE) });
export const offensive = event('offensive', {
  front: FRONT,
  dice: each(DIE),
  die: DIE,
  total: NUMBER,
  value: COUNT,
  won: YES_NO,
});
export const allocated = event('resource allocated', { theater: THEATER, now: COUNT });
export const repaired = event('fortress repaired', { strength: FORTRESS });
export const reduced = event('fortress reduced', { strength: FORTRESS });
export const fortressLost = event('fortress lost', {});
export const influenced = event('influence', { nation: NATION, die: DIE, total: NUMBER, rating: COUNT, won: YES_NO });
export const persuaded = event('influence without a roll', { nation: NATION });
export const greatRetreat = event('great retreat', { space: SPACE });
export const trenchBuilt = event('trench built', {});
export const trenchLost = event('trench lost', {});
export const actionsForgone = event('actions forgone', { number: COUNT });
export const actionsEnded = event('actions end', { lost: COUNT });
export const kaiserschlachtBegun = event('kaiserschlacht begins', {});
export const refought = event('battle picked', { die: DIE, battle: BATTLE });
export const kaiserschlachtEnded = event('kaiserschlacht ends', { box: BOX });
export const russiaTired = event('russia tires', {});
export const willSinks = event('will sinks', { total: WILL });
export const willCounted = event('national will', { total: WILL, shown: WILL });
export const emergencyAid = event('emergency aid', { theater: THEATER });
export const viennaFallen = event('vienna falls', { front: FRONT, total: NUMBER });
export const scored = event('score', { points: NUMBER });
export const gameOver = event('game over', { ending: ENDING });

export const events = [
  warBegins,
  cardRevealed,
  statusAdvanced,
  epochJoined,
  frontEntered,
  frontLeft,
  valueChanged,
  valueKept,
  secessionIdle,
  markersTaken,
  bulgariaEntered,
  bulgariaLeft,
  wearinessBegun,
  parliamentMet,
  lodzWon,
  battleFought,
  markerMoved,
  symbolIgnored,
  advanced,
  retreated,
  held,
  intercepted,
  attrition,
  vittorioVeneto,
  nationPicked,
  nationSubstituted,
  loyaltyTested,
  loyaltyMoved,
  revoltBegun,
  revoltEnded,
  aidSpent,
  mackensenSpent,
  actionsSpent,
  operation,
  mackensenDice,
  offensive,
  allocated,
  repaired,
  reduced,
  fortressLost,
  influenced,
  persuaded,
  greatRetreat,
  trenchBuilt,
  trenchLost,
  actionsForgone,
  actionsEnded,
  kaiserschlachtBegun,
  refought,
  kaiserschlachtEnded,
  russiaTired,
  willSinks,
  willCounted,
  emergencyAid,
  viennaFallen,
  scored,
  gameOver,
];
