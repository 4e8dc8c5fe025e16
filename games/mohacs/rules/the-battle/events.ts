import { each, event, names, optional, secret } from '@ravelin/engine';
import { lettersOf } from '../../data/charts.ts';
import {
  ATTACK,
  COMMAND,
  COUNT,
  DIE,
  DIRECTION,
  ENDING,
  FACING,
  HEX,
  LEADER,
  NUMBER,
  SIDE,
  UNIT,
  WAVE,
  YES_NO,
} from './state.ts';

/** Everything that can happen, as the log, the animation and the screen reader get it. */

/** M19.0.1: every joining of results has its letters. */
export const RESULT = names(
  'result',
  Array.from({ length: 128 }, (_, bits) => lettersOf(bits)),
);
/** How an activation came about (M5). */
export const WAY = names('way', ['free', 'continuity', 'seizure']);
export const [FREE_WAY, CONTINUITY, SEIZURE] = [0, 1, 2];
/** Three kinds of fire: M7.3.2.2, M7.3.2.3, M7.3.2.7. */
export const FIRE = names('fire', ['phasing', 'return', 'reaction']);
export const [PHASING, RETURN, REACTION] = [0, 1, 2];
export const TABLE = names('table', ['shock', 'charge']);

// ---- the course of the battle ------------------------------------------------------------------------------------------

export const activated = event('activation', { side: SIDE, command: COMMAND, way: WAY });
export const passed = event('pass', { side: SIDE, way: WAY });
/** The command that is to go on, before anybody seizes or rolls (M5.3.1.1). */
export const continuityAnnounced = event('continuity announced', { side: SIDE, command: COMMAND });
export const continuityTried = event('continuity', { command: COMMAND, die: DIE, rating: COUNT, won: YES_NO });
export const seizureTried = event('seizure', { command: COMMAND, die: DIE, rating: COUNT, won: YES_NO });
export const contingentCalled = event('contingent', { die: DIE, wave: optional(WAVE) });
export const standardRallied = event('standard rallies', { side: SIDE, units: each(UNIT) });
export const rallied = event('rally', { units: each(UNIT) });
export const bannerLost = event('banner lost', { unit: UNIT });
export const flightChecked = event('flight check', {
  side: SIDE,
  points: COUNT,
  die: optional(DIE),
  level: COUNT,
  flees: YES_NO,
});
export const gameOver = event('game over', { ending: ENDING });

// ---- leaders -----------------------------------------------------------------------------------------------------------

export const leaderTested = event('leader tested', { leader: LEADER, die: DIE, total: NUMBER, killed: YES_NO });
export const leaderKilled = event('leader killed', { leader: LEADER });
export const leaderCaptured = event('leader captured', { leader: LEADER });
export const leaderJoins = event('leader joins', { leader: LEADER, unit: UNIT });
export const leaderRetires = event('leader goes back', { leader: LEADER });
export const leaderLeaves = event('leader leaves', { leader: LEADER });
export const succession = event('succession', { leader: LEADER, command: COMMAND });
export const replaced = event('replacement', { leader: LEADER, command: COMMAND, unit: optional(UNIT) });

// ---- deployment and movement -------------------------------------------------------------------------------------------

export const stood = event('stands', { units: each(UNIT), hexes: each(HEX) });
export const posted = event('posted', { leader: LEADER, hex: secret(HEX) });
export const bannerPlanted = event('banner planted', { hex: HEX });
/** `path`: the hexes it enters, the last of them `to`. `facing`: none while it only passes. `riders`: leaders who ride with it. */
export const moved = event('moves', {
  unit: UNIT,
  to: HEX,
  path: each(HEX),
  facing: optional(FACING),
  riders: secret(each(LEADER)),
});
export const turned = event('turns', { unit: UNIT, facing: FACING });
export const entered = event('enters', { unit: UNIT, hex: HEX, facing: FACING, cost: COUNT });
/** It could not go on from the hex of a gun. */
export const putBack = event('put back', { unit: UNIT, hex: optional(HEX) });
export const leaderGoes = event('leader goes', { side: SIDE, leader: secret(LEADER), path: secret(each(HEX)) });
/** Alone in a hex, he is seen by all. */
export const uncovered = event('leader seen', { leader: LEADER, hex: HEX });
export const marchBegun = event('march', { units: each(UNIT), direction: DIRECTION, distance: COUNT });
export const marchHeld = event('march held', { unit: UNIT });
/** `idle`: how many could still act. Among them are those who could enter, and that would tell how far a hidden leader is (M3.5.1). */
export const movesEnded = event('moves end', { command: COMMAND, idle: secret(COUNT) });

// ---- fire --------------------------------------------------------------------------------------------------------------

export const shotFired = event('shot', {
  shooter: UNIT,
  target: UNIT,
  fire: FIRE,
  die: DIE,
  total: NUMBER,
  result: RESULT,
});

// ---- Shock and Charge --------------------------------------------------------------------------------------------------

export const attackDeclared = event('attack declared', {
  unit: UNIT,
  attack: ATTACK,
  target: UNIT,
  other: optional(UNIT),
});
export const attackWithdrawn = event('attack withdrawn', { unit: UNIT });
export const attackLapsed = event('attack lapses', { unit: UNIT });
export const combatBegun = event('combat', { attackers: each(UNIT), defenders: each(UNIT) });
export const charged = event('charge', { unit: UNIT, target: UNIT, hex: HEX, facing: FACING });
export const chargeVoid = event('charge void', { unit: UNIT });
export const reluctance = event('reluctance', { unit: UNIT, die: DIE, total: NUMBER, charges: YES_NO });
export const gaveWay = event('gives way', { unit: UNIT, from: HEX, to: HEX, facing: FACING });
export const evaded = event('evasion', { unit: UNIT, die: DIE, total: NUMBER, disordered: YES_NO });
export const followed = event('follows', { unit: UNIT, to: HEX });
export const counterTried = event('counter-charge', { unit: UNIT, die: DIE, total: NUMBER, won: YES_NO });
export const counterGoesIn = event('counter-charge goes in', { unit: UNIT, from: HEX, to: HEX, facing: FACING });
export const counterVoid = event('counter-charge void', { unit: UNIT });
export const clashed = event('clash', {
  defender: UNIT,
  attackers: each(UNIT),
  table: TABLE,
  die: DIE,
  total: NUMBER,
  result: RESULT,
});
export const advanced = event('advance', { unit: UNIT, from: HEX, to: HEX, facing: FACING });
export const continued = event('continued attack', { unit: UNIT, from: HEX, to: HEX });

// ---- results -----------------------------------------------------------------------------------------------------------

export const disordered = event('disordered', { unit: UNIT });
export const retreated = event('retreat', { unit: UNIT, from: HEX, to: HEX, facing: FACING });
export const trampled = event('trampled', { unit: UNIT, by: UNIT });
export const retired = event('retire', { unit: UNIT, from: HEX, to: optional(HEX) });
export const eliminated = event('eliminated', { unit: UNIT });

export const events = [
  activated,
  passed,
  continuityAnnounced,
  continuityTried,
  seizureTried,
  contingentCalled,
  standardRallied,
  rallied,
  bannerLost,
  flightChecked,
  gameOver,
  leaderTested,
  leaderKilled,
  leaderCaptured,
  leaderJoins,
  leaderRetires,
  leaderLeaves,
  succession,
  replaced,
  stood,
  posted,
  bannerPlanted,
  moved,
  turned,
  entered,
  putBack,
  leaderGoes,
  uncovered,
  marchBegun,
  marchHeld,
  movesEnded,
  shotFired,
  attackDeclared,
  attackWithdrawn,
  attackLapsed,
  combatBegun,
  charged,
  chargeVoid,
  reluctance,
  gaveWay,
  evaded,
  followed,
  counterTried,
  counterGoesIn,
  counterVoid,
  clashed,
  advanced,
  continued,
  disordered,
  retreated,
  trampled,
  retired,
  eliminated,
];
