import { each, event, names } from '@ravelin/engine';
import { BATTLE, BOX, CARD, COUNT, DIE, FRONT, NUMBER, PLACE, SPACE, THEATER, WILL, YES_NO } from './empire.ts';

/** What can happen in every game of the family, as the log, the animation and the screen reader get it. */

export const EPOCH = names('Epoch', ['mid-day', 'dusk']);

export const cardRevealed = event('card revealed', { turn: COUNT, card: CARD });
export const epochJoined = event('epoch joins', { epoch: EPOCH, number: COUNT });
export const frontEntered = event('front enters', { front: FRONT, place: PLACE, space: SPACE, value: COUNT });
export const frontLeft = event('front leaves', { front: FRONT });
export const valueChanged = event('battle value', { front: FRONT, value: COUNT });
export const valueKept = event('battle value unchanged', { front: FRONT });
export const wearinessBegun = event('war weariness', {});
export const battleFought = event('battle', { battle: BATTLE, die: DIE, total: NUMBER, value: COUNT, box: BOX });
export const markerMoved = event('marker moved', { battle: BATTLE, box: BOX });
export const symbolIgnored = event('symbol ignored', { front: FRONT });
export const advanced = event('advance', { front: FRONT, place: PLACE, space: SPACE });
export const retreated = event('retreat', { front: FRONT, place: PLACE, space: SPACE });
export const held = event('stays', { front: FRONT, place: PLACE, space: SPACE });
export const attrition = event('attrition', { front: FRONT, die: DIE, total: NUMBER, value: COUNT, crosses: YES_NO });
export const actionsSpent = event('actions spent', { number: COUNT, left: COUNT });
export const operation = event('operation', { theater: THEATER, left: COUNT });
export const offensive = event('offensive', {
  front: FRONT,
  dice: each(DIE),
  die: DIE,
  total: NUMBER,
  value: COUNT,
  won: YES_NO,
});
export const allocated = event('resource allocated', { theater: THEATER, now: COUNT });
export const actionsForgone = event('actions forgone', { number: COUNT });
export const actionsEnded = event('actions end', { lost: COUNT });
export const actionsBarred = event('actions barred', {});
export const kaiserschlachtBegun = event('kaiserschlacht begins', {});
export const refought = event('battle picked', { die: DIE, battle: BATTLE });
export const kaiserschlachtEnded = event('kaiserschlacht ends', { box: BOX });
export const willCounted = event('national will', { total: WILL, shown: WILL });
export const scored = event('score', { points: NUMBER });

/** All of them, for a game's own list. */
export const sharedEvents = [
  cardRevealed,
  epochJoined,
  frontEntered,
  frontLeft,
  valueChanged,
  valueKept,
  wearinessBegun,
  battleFought,
  markerMoved,
  symbolIgnored,
  advanced,
  retreated,
  held,
  attrition,
  actionsSpent,
  operation,
  offensive,
  allocated,
  actionsForgone,
  actionsEnded,
  actionsBarred,
  kaiserschlachtBegun,
  refought,
  kaiserschlachtEnded,
  willCounted,
  scored,
];
