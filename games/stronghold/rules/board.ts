import { countIf } from './counting.ts';
import {
  cauldronAt,
  GOBLIN,
  garrisonAt,
  gearOf,
  hordeAt,
  LADDER,
  MANTELET,
  NONE,
  ORC,
  type Rampart,
  type Section,
  SIEGE_TOWER,
  type Siege,
  type Site,
  SOLDIER,
  strengthOf,
  TROLL,
  VETERAN,
} from './siege.ts';

/** S2 The board: who stands where, and what room is left. */

// ---- the invader's places -------------------------------------------------------------------------------------------------

/** Units alone: a siege tower is none (S1.2.4). */
export const unitsAt = (g: Siege, place: number): number => {
  const at = hordeAt(place, GOBLIN);
  return g.horde[at] + g.horde[at + ORC] + g.horde[at + TROLL];
};

/** Units and siege towers: each takes one space (S2.1.8). */
export const piecesAt = (g: Siege, place: number): number => unitsAt(g, place) + g.horde[hordeAt(place, SIEGE_TOWER)];

export const unitsOn = (g: Siege, section: Section): number => unitsAt(g, g.kit.sectionPlace[section]);

export const towerOn = (g: Siege, section: Section): boolean =>
  g.horde[hordeAt(g.kit.sectionPlace[section], SIEGE_TOWER)] > 0;

export const hasGear = (g: Siege, section: Section, equipment: number): boolean =>
  g.gear[gearOf(section, equipment)] === 1;

/** S2.1.2, S2.1.4, S2.2.2, S7.4.3: how many pieces a foreground, rampart or section holds. */
export const capacity = (g: Siege, place: number): number => {
  const section = g.kit.sectionOfPlace[place];
  return g.kit.capacity[place] + (section === NONE ? 0 : g.gear[gearOf(section, LADDER)]);
};

export const roomAt = (g: Siege, place: number): number => capacity(g, place) - piecesAt(g, place);

// ---- machines ----------------------------------------------------------------------------------------------------------------

/** S6.1.2: ballista, catapult and trebuchet. */
export const isBarrage = (g: Siege, site: Site): boolean => g.machine[site] !== NONE && g.machine[site] !== MANTELET;

export const barrageMachines = (g: Siege): number => countIf(g.machine, (site) => isBarrage(g, site));

export const hasMantelet = (g: Siege, rampart: Rampart): boolean => {
  for (const site of g.kit.rampartSites[rampart]) if (g.machine[site] === MANTELET) return true;
  return false;
};

// ---- the defender's posts --------------------------------------------------------------------------------------------------

/** Sections come first among the posts, so a section is its own post. */
export const isSection = (g: Siege, post: number): boolean => post < g.kit.sections.length;

export const guardsAt = (g: Siege, post: number): number => {
  const at = garrisonAt(post, 0);
  return g.garrison[at] + g.garrison[at + 1] + g.garrison[at + 2];
};

/** The strength of the defender units at a post. */
export const guardStrength = (g: Siege, post: number): number => {
  const at = garrisonAt(post, 0);
  return (
    g.garrison[at] + strengthOf(SOLDIER) * g.garrison[at + SOLDIER] + strengthOf(VETERAN) * g.garrison[at + VETERAN]
  );
};

/** S2.2.2, S15.8.2.3: how many defender units a section holds. */
export const defenderSpaces = (g: Siege, section: Section): number => g.kit.defenderSpaces[section] + g.ladder[section];

export const cauldronsOn = (g: Siege, section: Section): number => {
  const at = cauldronAt(section, GOBLIN);
  return g.cauldron[at] + g.cauldron[at + ORC] + g.cauldron[at + TROLL];
};

/** Sections on which an invader unit stands. */
export const sectionsHeld = (g: Siege): number => countIf(g.kit.sections, (section) => unitsOn(g, section) > 0);
