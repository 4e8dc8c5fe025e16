import { capacity, guardStrength, hasGear, isBarrage, piecesAt, towerOn, unitsAt, unitsOn } from '../rules/board.ts';
import {
  BALLISTA,
  BANNER,
  cauldronAt,
  FURY,
  GOBLIN,
  garrisonAt,
  hordeAt,
  MARKSMAN,
  NONE,
  ORC,
  POISON,
  type Section,
  SIEGE_TOWER,
  type Siege,
  type Site,
  TROLL,
} from '../rules/siege.ts';
import { defenderStrength } from '../rules/strength.ts';

/**
 * What both sides reckon at a wall section: it falls exactly when the attack is greater than the hold (S19.8.4). Hold and attack are
 * reckoned as they stand, and as the Phase 6 to come can make them.
 */

/** S19.8.4: twice the units, and components, hero and bay windows. */
export const hold = (g: Siege, section: Section): number => defenderStrength(g, section) + guardStrength(g, section);

/** A section that nobody can attack is as safe as one that holds by this much. */
export const SAFE = 12;

/** Pieces by kind. */
export type Force = [goblins: number, orcs: number, trolls: number, towers: number];

export const forceAt = (g: Siege, place: number, out: Force): Force => {
  const at = hordeAt(place, GOBLIN);
  out[GOBLIN] = g.horde[at];
  out[ORC] = g.horde[at + ORC];
  out[TROLL] = g.horde[at + TROLL];
  out[SIEGE_TOWER] = g.horde[at + SIEGE_TOWER];
  return out;
};

/** The strength of such a force in the melee at a section, after the cauldrons there (S19.3); `goblin` is what a goblin counts. */
export const attackOf = (g: Siege, section: Section, force: Force, goblin: number): number => {
  let [goblins, orcs, trolls, towers] = force;
  if (towers === 0) {
    const at = cauldronAt(section, GOBLIN);
    if (g.cauldron[at] === 1) goblins = 0;
    if (orcs > 0 && g.cauldron[at + ORC] === 1) orcs--;
    if (trolls > 0 && g.cauldron[at + TROLL] === 1) trolls--;
  }
  if (goblins + orcs + trolls === 0) return 0;
  const banner = hasGear(g, section, BANNER) ? g.kit.limits.bannerStrength : 0;
  return goblin * goblins + 2 * orcs + 3 * trolls + banner;
};

/** Has the invader an order left to give, as everybody can see? (S11.2.2) */
export const furyLeft = (g: Siege): boolean => g.ordersLost[FURY] === 0;

/** How often the next card of a machine is a Hit (S18.3.5). */
export const hitChance = (g: Siege, site: Site): number =>
  isBarrage(g, site) && g.malfunction !== site ? g.hits[site] / Math.max(1, g.hits[site] + g.misses[site]) : 0;

/** What the barrage takes from the hold of a section, should the machines that reach it fire there (S6.2.4, S6.3.4). */
export const barrageOn = (g: Siege, section: Section): number => {
  let loss = 0;
  for (let site = 0; site < g.machine.length; site++) {
    const chance = hitChance(g, site);
    if (chance === 0 || !g.kit.siteReach[site].includes(section)) continue;
    if (g.machine[site] === BALLISTA) loss += chance * (unitsOn(g, section) > 0 ? 1 : 2);
    else if (g.walls[section] > 0 && !towerOn(g, section)) loss += chance;
  }
  return loss;
};

/** S19.2.1: the marksman whom poison kills. */
const poisoned = (g: Siege, section: Section): number =>
  hasGear(g, section, POISON) && g.garrison[garrisonAt(section, MARKSMAN)] > 0 ? 2 : 0;

const there: Force = [0, 0, 0, 0];
const pool: Force = [0, 0, 0, 0];

/** What a goblin there counts: one under an order face down may be in fury, and nobody but the invader knows. */
const goblinNow = (g: Siege, section: Section): number => {
  const { furyStrength } = g.kit.limits;
  if (g.order[section] === NONE) return 1;
  if (g.orderOpen[section] === 1) return g.order[section] === FURY ? furyStrength : 1;
  return furyLeft(g) ? (1 + furyStrength) / 2 : 1;
};

/** The strength that stands against a section as the pieces are now. */
export const attackNow = (g: Siege, section: Section): number =>
  attackOf(g, section, forceAt(g, g.kit.sectionPlace[section], there), goblinNow(g, section));

/** By how much a section holds against those who stand there now; less than 0: it falls. */
export const marginNow = (g: Siege, section: Section): number => {
  if (section === g.glare || unitsOn(g, section) === 0) return SAFE;
  return hold(g, section) - poisoned(g, section) - barrageOn(g, section) - attackNow(g, section);
};

/** The pieces that can reach a section in one Phase 6 of two maneuvers, those there already apart. */
const within = (g: Siege, section: Section, maneuvers: number): Force => {
  pool.fill(0);
  const { steps, maraudersPlace, maraudersTo } = g.kit;
  for (let place = 0; place < maraudersPlace; place++) {
    const away = steps[place][section];
    if (away <= 0 || away > maneuvers) continue;
    const at = hordeAt(place, GOBLIN);
    for (let piece = GOBLIN; piece <= SIEGE_TOWER; piece++) pool[piece] += g.horde[at + piece];
  }
  // S10.6.1: the marauders join whoever goes from B3 to B4.
  const outermost = g.kit.rampartPlace[maraudersTo];
  const away = steps[outermost][section];
  if (away > 0 && away < maneuvers && unitsAt(g, g.kit.rampartPlace[g.kit.maraudersFrom]) > 0) {
    pool[GOBLIN] += g.horde[hordeAt(maraudersPlace, GOBLIN)];
    pool[ORC] += g.horde[hordeAt(maraudersPlace, ORC)];
  }
  return pool;
};

const filled: Force = [0, 0, 0, 0];

/** The strongest force: who is there, and the best of the pool in the spaces left. */
const fill = (room: number, here: Force, from: Force, goblin: number, tower: boolean): Force => {
  filled[SIEGE_TOWER] = here[SIEGE_TOWER];
  let left = room;
  if (tower) {
    filled[SIEGE_TOWER]++;
    left--;
  }
  const trolls = Math.min(left, from[TROLL]);
  left -= trolls;
  let goblins = goblin > 2 ? Math.min(left, from[GOBLIN]) : 0;
  left -= goblins;
  const orcs = Math.min(left, from[ORC]);
  left -= orcs;
  if (goblin <= 2) goblins = Math.min(left, from[GOBLIN]);
  filled[GOBLIN] = here[GOBLIN] + goblins;
  filled[ORC] = here[ORC] + orcs;
  filled[TROLL] = here[TROLL] + trolls;
  return filled;
};

/** By how much a section would hold against the best that can come in so many maneuvers, with a Fury if `goblin` says so. */
export const marginWithin = (g: Siege, section: Section, maneuvers: number, goblin: number): number => {
  const place = g.kit.sectionPlace[section];
  const here = forceAt(g, place, there);
  const from = within(g, section, maneuvers);
  const room = Math.max(0, capacity(g, place) - piecesAt(g, place));
  const holds = hold(g, section) - poisoned(g, section) - barrageOn(g, section);
  const attack = attackOf(g, section, fill(room, here, from, goblin, false), goblin);
  let margin = attack === 0 ? SAFE : holds - attack;
  if (here[SIEGE_TOWER] === 0 && from[SIEGE_TOWER] > 0 && room > 0) {
    const towered = attackOf(g, section, fill(room, here, from, goblin, true), goblin);
    const walls = g.kit.limits.componentStrength * g.walls[section];
    if (towered > 0) margin = Math.min(margin, holds - walls - towered);
  }
  return Math.min(SAFE, margin);
};

/** By how much a section would hold against the best that the Phase 6 to come can bring. */
export const marginSoon = (g: Siege, section: Section): number =>
  marginWithin(g, section, 2, furyLeft(g) ? g.kit.limits.furyStrength : 1);

/** Phase 6 of this round is over: what stands at the walls is what fights. */
export const isSettled = (g: Siege): boolean => g.next >= g.line.length;
