/** What a game that joins the Ottomans' war with another's takes from it. */
export { leavings, undertakings } from './action-phase.ts';
export { verbs } from './event-phase.ts';
export { attackCanCome, attackNarrows } from './narrows.ts';
export { fight, fightKaiserschlacht, lay } from './off-map-battles.ts';
export { isBound } from './offensives.ts';
export { paying } from './payment.ts';
export { phases } from './turn.ts';
export { ENDINGS } from './war.ts';
