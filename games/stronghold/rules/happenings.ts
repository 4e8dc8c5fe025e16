import { each, event, optional, secret } from '@ravelin/engine';
import {
  CAULDRON,
  COUNT,
  ENDING,
  FACE,
  FOREGROUND,
  GUARD,
  HIT_CARD,
  ITEM,
  MACHINE,
  ORDER,
  PATH,
  PLACE,
  POST,
  RAMPART,
  RITE,
  ROUND,
  SEAT,
  SECTION,
  SHOT,
  SITE,
  TOWER,
  TRAP,
  UNIT,
} from './siege.ts';

/** Everything that can happen, as the log, the animation and the screen reader get it. */

// ---- shared ------------------------------------------------------------------------------------------------------------
export const slain = event('invaders killed', { place: PLACE, unit: UNIT, number: COUNT });
export const fell = event('defender killed', { post: POST, unit: GUARD });
export const risen = event('specter rises', { section: SECTION, foreground: FOREGROUND, unit: UNIT });
export const riteTurned = event('ritual turned', { space: RITE, face: FACE });
export const trapTurned = event('trap turned', { path: PATH, trap: TRAP });
export const orderLapsed = event('order lapses', { section: SECTION, order: secret(ORDER) });
export const ended = event('game ends', { ending: ENDING, section: optional(SECTION) });

// ---- the invader's cards, maneuvers, orders, objectives -----------------------------------------------------------------

// ---- the defender's phase, buildings, plans ------------------------------------------------------------------------------

// ---- the assault ---------------------------------------------------------------------------------------------------------
export const assaultBegun = event('assault', { round: ROUND });
export const cannonAimed = event('cannon aimed', { tower: TOWER, place: PLACE });
export const cannonFired = event('cannon fires', { tower: TOWER, place: PLACE, card: HIT_CARD });
export const cannonStopped = event('cannon stopped', { tower: TOWER, rampart: RAMPART });
export const machineAimed = event('machine aimed', { site: SITE, machine: MACHINE, section: SECTION });
export const machineHeld = event('machine holds fire', { site: SITE, machine: MACHINE });
export const machineFired = event('machine fires', { site: SITE, machine: MACHINE, section: SECTION, shot: SHOT });
export const wallDestroyed = event('wall destroyed', { section: SECTION, left: COUNT });
export const cauldronDestroyed = event('cauldron destroyed', { cauldron: CAULDRON });
export const itemDestroyed = event('tower item destroyed', { tower: TOWER, item: ITEM });
export const hitWasted = event('hit without effect', { site: SITE, section: SECTION });
export const volleyFired = event('volley', { rampart: RAMPART, strength: COUNT });
export const volleyStopped = event('volley stopped', { rampart: RAMPART });
export const cauldronPoured = event('cauldron poured', { cauldron: CAULDRON });
export const poleStruck = event('pole strikes', { tower: TOWER, section: SECTION, card: HIT_CARD });
export const orderTurned = event('order turned', { section: SECTION, order: ORDER });
export const orderVoid = event('order without effect', { section: SECTION, order: ORDER });
export const detonated = event('orcs detonate', { section: SECTION, number: COUNT });
export const trollCalled = event('troll called', { section: SECTION, path: PATH });
export const invaderStrong = event('invader strength', { section: SECTION, strength: COUNT });
export const defenderStrong = event('defender strength', { section: SECTION, strength: COUNT });
export const meleeWon = event('melee', { section: SECTION, winner: SEAT, advantage: COUNT });
export const meleeEven = event('melee even', { section: SECTION });
export const towerAbandoned = event('siege tower removed', { section: SECTION });

// ---- the end of the round ------------------------------------------------------------------------------------------------
export const recovered = event('units recover', { units: each(GUARD) });
export const roundEnded = event('round ends', { round: ROUND });
export const officerConfined = event('officer confined', {});
export const roundBegun = event('round begins', { round: ROUND });
export const hourglassesDue = event('hourglasses due', { number: COUNT });
