import { each, event, optional, secret } from '@ravelin/engine';
import { PRICE } from './price.ts';
import {
  ACTION,
  BUILDING,
  CARD,
  CAULDRON,
  COUNT,
  ENDING,
  EQUIPMENT_TILE,
  FACE,
  FLANK,
  FOREGROUND,
  GUARD,
  HERO,
  HEROIC,
  HIT_CARD,
  ITEM,
  MACHINE,
  MANEUVER,
  MOVER,
  OBJECTIVE,
  ORDER,
  PATH,
  PIECE,
  PLACE,
  PLAN,
  POST,
  RAMPART,
  RITE,
  RITUAL,
  ROUND,
  SEAT,
  SECTION,
  SHOT,
  SITE,
  TOWER,
  TRAINING,
  TRAP,
  UNIT,
  WAY,
} from './siege.ts';

/** Everything that can happen, as the log, the animation and the screen reader get it. */

// ---- shared ------------------------------------------------------------------------------------------------------------
export const slain = event('invaders killed', {
  place: PLACE,
  /** Where they died under way. */
  path: optional(PATH),
  unit: UNIT,
  number: COUNT,
});
export const nobodyDies = event('nobody dies', { place: PLACE, amount: COUNT });
export const fell = event('defender killed', { post: POST, unit: GUARD });
export const risen = event('specter rises', { section: SECTION, foreground: FOREGROUND, unit: UNIT });
export const nobodyRises = event('specter raises nobody', { section: SECTION, unit: GUARD });
export const riteTurned = event('ritual turned', { space: RITE, face: FACE });
export const trapTurned = event('trap turned', { path: PATH, trap: TRAP });
export const orderLapsed = event('order lapses', { section: SECTION, order: secret(ORDER) });
export const ended = event('game ends', { ending: ENDING, section: optional(SECTION) });

// ---- setting up -----------------------------------------------------------------------------------------------------------
export const cardsDealt = event('action cards dealt', { line: each(CARD), supply: each(CARD), removed: each(CARD) });
export const objectivesDrawn = event('objectives drawn', { number: COUNT, objectives: secret(each(OBJECTIVE)) });
export const objectivesKept = event('objectives kept', { objectives: each(OBJECTIVE), back: secret(each(OBJECTIVE)) });
export const plansDrawn = event('plans drawn', { number: COUNT, plans: secret(each(PLAN)) });
export const plansKept = event('plans kept', { number: COUNT, plans: secret(each(PLAN)), back: secret(each(PLAN)) });

// ---- the invader's cards, maneuvers, orders, objectives -----------------------------------------------------------------
export const lineArranged = event('line arranged', { cards: each(CARD) });
export const cardsSkipped = event('cards skipped', { cards: each(CARD) });
export const cardUsed = event('card used', { card: CARD, price: PRICE, wood: COUNT });
export const spyPaid = event('spy paid', { card: CARD, unit: UNIT });
export const handedOver = event('hourglasses handed over', { number: COUNT });
export const unitsDrawn = event('units drawn', { units: each(UNIT) });
export const woodTaken = event('wood taken', { number: COUNT });
export const cardsExchanged = event('cards exchanged', { out: each(CARD), into: each(CARD) });
export const spyReturned = event('spy returned', { card: CARD });
export const machineBuilt = event('machine built', { machine: MACHINE, site: SITE, hits: COUNT, misses: COUNT });
export const siegeTowerBuilt = event('siege tower built', { foreground: FOREGROUND });
export const equipped = event('equipment placed', { equipment: EQUIPMENT_TILE, section: SECTION });
export const bridged = event('bridge placed', { path: PATH });
export const trainingPlaced = event('training placed', { tile: TRAINING, rampart: RAMPART });
export const missRemoved = event('miss removed', { site: SITE, left: COUNT });
export const sabotaged = event('saboteur placed', { building: BUILDING });
export const trollPosted = event('troll posted', { foreground: FOREGROUND });
export const ritualPlaced = event('ritual placed', { ritual: RITUAL, spaces: each(RITE), faces: secret(each(FACE)) });
export const maneuverBegun = event('maneuver begins', { maneuver: MANEUVER });
export const maneuverEnded = event('maneuver ends', { maneuver: MANEUVER });
export const sapUsed = event('unit goes through a sap', { unit: UNIT, section: SECTION });
export const groupSent = event('group sent', { way: WAY, pieces: each(PIECE) });
export const towersHeld = event('siege towers held', { path: PATH, number: COUNT });
export const unitGuided = event('unit guided', { unit: UNIT, rampart: RAMPART, section: SECTION });
export const maraudersJoined = event('marauder joins', { unit: UNIT });
export const maraudersFilled = event('marauder comes', { unit: UNIT });
export const orderGiven = event('order given', { order: ORDER, section: SECTION });
export const ordersClassified = event('orders classified', { sections: each(SECTION), orders: secret(each(ORDER)) });
export const objectiveMet = event('objective met', { objective: OBJECTIVE });
export const benefitLost = event('benefit lost', { objective: OBJECTIVE });
export const hourglassesWithheld = event('hourglasses withheld', { objective: OBJECTIVE });

// ---- the defender's phase, buildings, plans ------------------------------------------------------------------------------
export const hourglassPlaced = event('hourglass placed', { action: ACTION, now: COUNT, price: COUNT });
export const actionCompleted = event('action completed', { action: ACTION });
export const hourglassesReturned = event('hourglasses returned', { number: COUNT });
export const unitMoved = event('unit moved', { unit: GUARD, from: POST, to: POST });
export const unitsSwapped = event('units swapped', { unit: GUARD, from: POST, other: GUARD, to: POST });
export const heroLed = event('hero moved', { hero: HERO, from: POST, to: POST });
export const heroesSwapped = event('heroes swapped', { warrior: POST, officer: POST });
export const galePaid = event('gale paid', { number: COUNT });
export const moveLost = event('move not made', { pieces: each(MOVER), from: POST, to: POST });
export const heroicUsed = event('heroic order', { hero: HERO, order: HEROIC });
export const heroicLost = event('heroic order lost', { order: HEROIC });
export const reinforced = event('section reinforced', { unit: GUARD, section: SECTION });
export const laboured = event('unit at work', { unit: GUARD, from: POST, action: ACTION });
export const withdrawn = event('unit withdrawn', { unit: GUARD, section: SECTION });
export const trained = event('unit trained', { unit: GUARD, into: GUARD });
export const blessed = event('marksmen blessed', { side: FLANK });
export const orderMixedUp = event('order mixed up', { section: SECTION, order: secret(ORDER) });
export const glared = event('glare placed', { section: SECTION });
export const itemMounted = event('tower item mounted', { tower: TOWER, item: ITEM });
export const cauldronHung = event('cauldron placed', { cauldron: CAULDRON });
export const saboteursTracked = event('saboteurs tracked', { unit: GUARD, number: COUNT });
export const jammed = event('malfunction', { site: SITE, machine: MACHINE });
export const spied = event('spy placed', { card: CARD });
export const trapLaid = event('trap placed', { path: PATH, trap: secret(TRAP) });
export const ladderSet = event('defender ladder placed', { section: SECTION });
export const wallRaised = event('wall component placed', { section: SECTION, now: COUNT });
export const planUsed = event('plan used', { plan: PLAN });
export const planEnded = event('plan leaves the game', { plan: PLAN });
export const mustered = event('soldiers mustered', { number: COUNT });
export const timeBorrowed = event('time borrowed', { number: COUNT });
export const machineRazed = event('machine destroyed', { site: SITE, machine: MACHINE });
export const guardGivenUp = event('unit given up', { unit: GUARD, section: SECTION });

// ---- the assault ---------------------------------------------------------------------------------------------------------
export const assaultBegun = event('assault', { round: ROUND });
export const cannonAimed = event('cannon aimed', { tower: TOWER, place: PLACE });
export const cannonFired = event('cannon fires', { tower: TOWER, place: PLACE, card: HIT_CARD });
export const cannonStopped = event('cannon stopped', { tower: TOWER, rampart: RAMPART });
export const cannonWasted = event('cannon kills nobody', { tower: TOWER, place: PLACE });
export const machineJammed = event('machine does not fire', { site: SITE, machine: MACHINE });
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
export const poleHeld = event('pole held back', { tower: TOWER });
export const meleeSkipped = event('melee skipped', { section: SECTION });
export const orderTurned = event('order turned', { section: SECTION, order: ORDER });
export const orderVoid = event('order without effect', { section: SECTION, order: ORDER });
export const orderUnresolved = event('order unresolved', { section: SECTION });
export const furious = event('goblins in fury', { section: SECTION, number: COUNT, strength: COUNT });
export const detonated = event('orcs detonate', { section: SECTION, number: COUNT });
export const trollCalled = event('troll called', { section: SECTION, path: PATH });
export const invaderStrong = event('invader strength', { section: SECTION, strength: COUNT });
export const defenderStrong = event('defender strength', { section: SECTION, strength: COUNT });
export const meleeWon = event('melee', { section: SECTION, winner: SEAT, advantage: COUNT });
export const meleeEven = event('melee even', { section: SECTION });
export const towerAbandoned = event('siege tower removed', { section: SECTION, number: COUNT });

// ---- the end of the round ------------------------------------------------------------------------------------------------
export const recovered = event('units recover', { units: each(GUARD) });
export const hospitalCleared = event('hospital cleared', { units: each(GUARD) });
export const tokensReturned = event('tokens returned', {});
export const cardsCleared = event('cards cleared', { units: each(UNIT), wood: COUNT });
export const hourglassesCleared = event('hourglasses cleared', { number: COUNT });
export const roundEnded = event('round ends', { round: ROUND });
export const officerConfined = event('officer confined', {});
export const roundBegun = event('round begins', { round: ROUND });
export const hourglassesDue = event('hourglasses due', { number: COUNT });
