import { ACTION } from '../data/names.ts';
import { cauldronsOn, hasMantelet, unitsAt } from '../rules/board.ts';
import { cauldronsLeft, count } from '../rules/possible.ts';
import {
  BALLISTA,
  CANNON,
  cauldronAt,
  FURY,
  GOBLIN,
  garrisonAt,
  hordeAt,
  MARKSMAN,
  NONE,
  ORC,
  POLE,
  pieceOf,
  placeOf,
  type Section,
  type Siege,
  type Site,
  SOLDIER,
  strengthOf,
  type Tower,
  TROLL,
  UNITS,
} from '../rules/siege.ts';
import { assaultsLeft, type Defence, KILL } from './defence.ts';
import { attackNow, hitChance } from './reckoning.ts';

/** What the actions of the buildings are worth to the defender, and where they are worth most (S15). */

/** The share of the game that is left: what stays is worth more early. */
const lasting = (g: Siege): number => assaultsLeft(g) / g.kit.limits.rounds;

// ---- where -----------------------------------------------------------------------------------------------------------------

export const wallAt = (defence: Defence, section: Section): number => defence.gain(section, 0, 1);

/** What a cauldron takes from the attack: of those who stand there, or of those who may come. */
export const cauldronWorth = (defence: Defence, section: Section, unit: number): number => {
  const { g } = defence;
  const at = cauldronAt(section, unit);
  let takes = unit === GOBLIN ? 1.75 : strengthOf(unit) - 0.5;
  if (defence.isFought(section)) {
    const before = attackNow(g, section);
    const { cauldron } = g;
    g.cauldron = cauldron.with(at, 1);
    takes = before - attackNow(g, section);
    g.cauldron = cauldron;
  }
  return defence.gain(section, 0, takes) + 0.086 * assaultsLeft(g);
};

const mayHang = (g: Siege, section: Section, unit: number): boolean =>
  g.cauldron[cauldronAt(section, unit)] === 0 &&
  cauldronsOn(g, section) < g.kit.limits.sectionCauldrons &&
  cauldronsLeft(g, unit) > 0;

const bestCauldron = (defence: Defence): number => {
  const { g } = defence;
  let most = 0;
  for (let section = 0; section < g.kit.sections.length; section++)
    for (let unit = 0; unit < UNITS.length; unit++)
      if (mayHang(g, section, unit)) most = Math.max(most, cauldronWorth(defence, section, unit));
  return most;
};

/** A cannon wants a crowd within its reach, a pole and a bay window sections in danger beside it. */
export const itemWorth = (defence: Defence, tower: Tower, item: number): number => {
  const { g } = defence;
  const beside = g.kit.towerSections[tower];
  if (item === CANNON) {
    let most = 0;
    for (const place of g.kit.cannonReach[tower]) most = Math.max(most, unitsAt(g, place));
    return 0.11 * assaultsLeft(g) * Math.min(1, 0.6 + 0.1 * most);
  }
  let worth = 0.038 * assaultsLeft(g);
  if (item === POLE)
    return worth + 0.035 * assaultsLeft(g) + Math.max(...beside.map((section) => defence.gain(section, 0, 1)));
  const manned = g.garrison[garrisonAt(g.kit.towerPost[tower], MARKSMAN)] > 0 ? 1 : 0.5;
  for (const section of beside) worth += manned * defence.gain(section, 0, 1);
  return worth;
};

const bestItem = (defence: Defence, item: number): number => {
  let most = 0;
  for (let tower = 0; tower < defence.g.item.length; tower++)
    if (defence.g.item[tower] === NONE) most = Math.max(most, itemWorth(defence, tower, item));
  return most;
};

/** Sharpshooters kill where it averts most; before Phase 6 the strongest who is near. */
export const shotWorth = (defence: Defence, horde: number): number => {
  const { g } = defence;
  const [place, unit] = [placeOf(horde), pieceOf(horde)];
  const section = g.kit.sectionOfPlace[place];
  const strength = strengthOf(unit);
  if (section === NONE) return KILL * strength + (place >= g.kit.foregrounds.length ? 0.05 : 0);
  const furious = unit === GOBLIN && g.order[section] !== NONE ? g.kit.limits.furyStrength - 1 : strength;
  return KILL * strength + defence.gain(section, 0, furious);
};

const bestShot = (defence: Defence): number => {
  const { g } = defence;
  let most = 0;
  for (let place = 0; place < g.kit.invaderPlaces.length; place++)
    for (let unit = 0; unit < UNITS.length; unit++)
      if (g.horde[hordeAt(place, unit)] > 0) most = Math.max(most, shotWorth(defence, hordeAt(place, unit)));
  return most;
};

/** A trap is worth what it catches of those who stand before the path. */
export const trapWorth = (g: Siege, path: number, trap: number): number => {
  const from = g.kit.pathFrom[path];
  const onWall = g.kit.sectionOfPlace[g.kit.pathTo[path]] !== NONE;
  const at = hordeAt(from, GOBLIN);
  const near = onWall ? 1 : 0.7;
  const caught = [g.horde[at], 1.5 * Math.min(2, g.horde[at + TROLL]), 2 * g.horde[at + 3]][trap];
  return near * (0.2 + 0.26 * Math.min(3, caught));
};

const bestTrap = (g: Siege): number => {
  let most = 0;
  for (let path = 0; path < g.trap.length; path++)
    if (g.trap[path] === NONE && g.bridge[path] === 0)
      for (let trap = 0; trap < 2; trap++) most = Math.max(most, trapWorth(g, path, trap));
  return most;
};

/** A machine that does not fire: its chance to hit, and at what. */
export const jamWorth = (defence: Defence, site: Site): number => {
  const { g } = defence;
  let most = 0;
  const takes = g.machine[site] === BALLISTA ? 2 : 1;
  for (const section of g.kit.siteReach[site]) most = Math.max(most, -defence.gain(section, 0, -takes));
  return hitChance(g, site) * (0.33 + most);
};

const bestJam = (defence: Defence): number => {
  let most = 0;
  for (let site = 0; site < defence.g.machine.length; site++) most = Math.max(most, jamWorth(defence, site));
  return most;
};

/** An order put aside: what its goblins would add, if it is the Fury. */
export const mixUpWorth = (defence: Defence, section: Section): number => {
  const { g } = defence;
  if (g.order[section] === NONE) return 0;
  const goblins = g.horde[hordeAt(g.kit.sectionPlace[section], GOBLIN)];
  const orcs = g.horde[hordeAt(g.kit.sectionPlace[section], ORC)];
  if (g.orderOpen[section] === 1) return g.order[section] === FURY ? defence.gain(section, 0, 2 * goblins) : 0.3;
  return 0.5 * defence.gain(section, 0, goblins + 0.3 * orcs);
};

const bestMixUp = (defence: Defence): number => {
  let most = 0;
  for (let section = 0; section < defence.g.order.length; section++)
    most = Math.max(most, mixUpWorth(defence, section));
  return most;
};

/** Units within reach of the volleys of a side, where no mantelet helps. */
export const blessingWorth = (g: Siege, side: number): number => {
  let most = 0;
  for (let rampart = 0; rampart < g.kit.ramparts.length; rampart++)
    if (g.kit.rampartSide[rampart] === side && !hasMantelet(g, rampart))
      most = Math.max(most, unitsAt(g, g.kit.rampartPlace[rampart]));
  return 0.08 * most;
};

const bestGlare = (defence: Defence): number => {
  let most = 0;
  for (let section = 0; section < defence.g.kit.sections.length; section++)
    most = Math.max(most, defence.glare(section));
  return most;
};

// ---- what --------------------------------------------------------------------------------------------------------------------

/** What an action is worth when it is completed. */
export const payoff = (defence: Defence, action: number): number => {
  const { g } = defence;
  switch (action) {
    case ACTION.trainSoldier:
      return 0.22 + 0.9 * defence.best(1, 0)[1];
    case ACTION.trainVeteran:
      return 0.15 + 0.9 * defence.best(1, 0)[1] + (g.garrison[garrisonAt(g.kit.barracks, SOLDIER)] > 0 ? 0 : -0.2);
    case ACTION.marksmenBlessing:
      return Math.max(blessingWorth(g, 0), blessingWorth(g, 1));
    case ACTION.ordersMixUp:
      return bestMixUp(defence);
    case ACTION.sharpshooters:
      return bestShot(defence);
    case ACTION.unearthlyGlare:
      return bestGlare(defence);
    case ACTION.cannon:
      return bestItem(defence, CANNON);
    case ACTION.cauldron:
      return bestCauldron(defence);
    case ACTION.trackingSaboteurs:
      return 0.5 * count(g.saboteur, 1) - 0.2;
    case ACTION.malfunction:
      return bestJam(defence);
    case ACTION.spy:
      return 0.67 * lasting(g);
    case ACTION.trap:
      return bestTrap(g) * lasting(g);
    case ACTION.bayWindow:
      return bestItem(defence, 2);
    case ACTION.ladder:
      return 0.47 * defence.best(1, 0)[1];
    case ACTION.pole:
      return bestItem(defence, POLE);
    default:
      return defence.best(0, 1)[1] + 0.1 * lasting(g);
  }
};
