import type { Move, Situation } from '@ravelin/engine';
import { BUILDING, CARD as C } from '../data/names.ts';
import { guardsAt, unitsAt, unitsOn } from '../rules/board.ts';
import {
  BALLISTA,
  BAY_WINDOW,
  BLOODSTONES,
  cauldronAt,
  DETONATION,
  garrisonAt,
  hordeAt,
  MARKSMAN,
  NONE,
  type Rampart,
  type Section,
  type Siege,
  type Site,
} from '../rules/siege.ts';
import { attackNow, hitChance, hold, marginNow, marginSoon } from './reckoning.ts';

/** The invader's choices inside a card, a fight or a hit: a score for each move that is open. */

export type Score = (g: Siege, move: Move, at: Situation<Siege>) => number;

/** How promising a section is: the less it holds by, the more. */
const promise = (g: Siege, section: Section): number => -marginSoon(g, section);

const rampartPromise = (g: Siege, rampart: Rampart): number => {
  let most = Number.NEGATIVE_INFINITY;
  for (const section of g.kit.rampartSections[rampart]) most = Math.max(most, promise(g, section));
  return most + 0.3 * unitsAt(g, g.kit.rampartPlace[rampart]);
};

const sidePromise = (g: Siege, side: number): number => {
  let most = Number.NEGATIVE_INFINITY;
  for (let section = 0; section < g.kit.sections.length; section++)
    if (g.kit.sectionSide[section] === side) most = Math.max(most, promise(g, section));
  return most;
};

const build: Score = (g, { chosen: [place] }, { locals }) => {
  const rampart = g.kit.rampartOfPlace[place];
  if (rampart === NONE) return sidePromise(g, place);
  if (locals.card === C.mantelet) return unitsAt(g, place) + 0.1 * rampartPromise(g, rampart);
  return rampartPromise(g, rampart);
};

const equip: Score = (g, { chosen: [section] }, { locals }) => {
  const wasted = locals.card === C.poison && g.garrison[garrisonAt(section, MARKSMAN)] === 0;
  return promise(g, section) - (wasted ? 10 : 0);
};

/** A machine fires where a hit hurts most: at a section that is about to be fought over. */
const aimWorth = (g: Siege, site: Site, section: Section): number => {
  const fought = unitsOn(g, section) > 0 && section !== g.glare;
  const near = fought ? 6 - marginNow(g, section) : 0.2 * promise(g, section);
  if (g.machine[site] === BALLISTA) return guardsAt(g, section) > 0 ? near : near - 20;
  return g.walls[section] > 0 ? near : near - 3;
};

/** Of several machines each takes its own best target. */
const aim: Score = (g, { chosen: [site, section] }) =>
  section === undefined ? -100 : 0.01 * site + aimWorth(g, site, section);

const gunner: Score = (g, { chosen: [site] }) => {
  const [hits, misses] = [g.hits[site], g.misses[site]];
  return hits / (hits + misses - 1) - hits / (hits + misses);
};

const SABOTAGE = [BUILDING.workshop, BUILDING.forge, BUILDING.barracks, BUILDING.cathedral, BUILDING.scouts];

/** S11.4.1: as many orcs as leave the attack strongest against what then holds. */
const detonate: Score = (g, { chosen: [number] }, { locals }) => {
  const section = locals.section;
  const walls = Math.min(number, g.walls[section]);
  return attackNow(g, section) - 2 * number - (hold(g, section) - walls);
};

/** Weak units first: of those who die only two come back from the Hospital (S20.1.1). */
const manyDead: Score = (_g, { chosen }) => chosen.length;

const strongest: Score = (_g, { chosen: [unit] }) => unit;

export const INVADER_CHOICES: Readonly<Record<string, Score>> = {
  arrange: (_g, { chosen: [card] }) => -card,
  spy: (_g, { chosen: [unit] }) => -unit,
  build,
  equip,
  'free equipment': (g, { chosen: [equipment, section] }) => promise(g, section) + equipment,
  bridge: (g, { chosen: [path] }) => unitsAt(g, g.kit.pathFrom[path]),
  train: (g, { chosen: [rampart] }) => rampartPromise(g, rampart),
  gunner,
  sabotage: (_g, { chosen: [building] }) => -SABOTAGE.indexOf(building),
  trolls: (g, { chosen: [foreground] }) => sidePromise(g, foreground),
  pack: (g, { chosen: [foreground] }) => sidePromise(g, foreground),
  specter: (g, { chosen: [foreground] }) => sidePromise(g, foreground),
  marauders: strongest,
  claim: () => 0,
  demon: strongest,
  victim: strongest,
  'machine aim': aim,
  hit: (g, { chosen: [site] }) => (g.machine[site] === BALLISTA ? 0 : 1),
  'cauldron hit': (g, { chosen: [unit] }, { locals }) =>
    g.horde[hordeAt(g.kit.sectionPlace[locals.section], unit)] + (g.cauldron[cauldronAt(locals.section, unit)] ? 1 : 0),
  'tower hit': (g, { chosen: [tower] }) => (g.item[tower] === BAY_WINDOW ? 1 : 0),
  'order turn': (g, { chosen: [section] }) => (g.order[section] === DETONATION ? 0 : 1),
  detonate,
  call: (g, { chosen: [path] }) => (g.kit.sectionOfPlace[g.kit.pathTo[path]] !== NONE ? 1 : 0),
  fight: (g, { chosen: [section] }) => attackNow(g, section) - hold(g, section),
  'defender losses': manyDead,
};

// ---- rituals -----------------------------------------------------------------------------------------------------------------

const spaceWorth = (g: Siege, ritual: number, nth: number): number => {
  if (ritual === BLOODSTONES) return hitChance(g, nth);
  // Gale and Specter lie on sections, Demon on buildings, Possession on heroic orders.
  const section =
    nth < g.kit.sections.length && g.kit.riteRitual.filter((one) => one === ritual).length === g.kit.sections.length;
  return section ? promise(g, nth) : -nth;
};

const TOKENS_A_SPACE = 3;

/** The target on one of the two best spaces, bluffs on others: which is which must not be plain. */
export const placeRitual = (at: Situation<Siege>): Move => {
  const { g, source } = at;
  const atoms = at.rules.next(g, [0]);
  const spaces = [...new Set(atoms.map((atom) => Math.floor(atom / TOKENS_A_SPACE)))];
  const worth = (space: number): number =>
    spaceWorth(g, g.kit.riteRitual[space], space - g.kit.riteStart[g.kit.riteRitual[space]]);
  spaces.sort((a, b) => worth(b) - worth(a));
  const bluffs = Math.min(g.kit.ritualBluffs[0], spaces.length - 1);
  const targetAt = source.int(Math.min(2, bluffs + 1));
  const chosen: number[] = [];
  let laid = 0;
  for (let i = 0; i <= bluffs; i++) {
    const face = i === targetAt ? 1 : 0;
    if (face === 0 && laid++ >= bluffs) continue;
    const atom = TOKENS_A_SPACE * spaces[i] + face;
    if (atoms.includes(atom)) chosen.push(atom);
  }
  // Under Devoted Warlocks one bluff is the second target (S17.5.2): the list of bluffs is shorter by it.
  const legal = { kind: 0, chosen: chosen.sort((a, b) => a - b) };
  return at.rules.refusals(g, legal).length === 0 ? legal : { kind: 0, chosen: [TOKENS_A_SPACE * spaces[0] + 1] };
};
