/** What a game that joins the Hapsburgs' war with another's takes from it. */
export { leavings, undertakings } from './action-phase.ts';
export { lay } from './boxes.ts';
export { verbs } from './event-phase.ts';
export { turnTo } from './fronts.ts';
export { fightKaiserschlacht } from './kaiserschlacht.ts';
export { fight } from './off-map-battles.ts';
export { aidIsClosed } from './offensives.ts';
export { paying } from './payment.ts';
export { phases } from './turn.ts';
export { ENDINGS } from './war.ts';
