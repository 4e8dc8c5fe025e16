import { DEFENDER_UNITS, EQUIPMENT_KINDS, HEROIC_ORDERS, INVADER_UNITS, ORDERS, RITUALS } from './names.ts';
import type { Limits } from './schema.ts';

/** Tables that rules want and that follow from the rest of a kit: every pair of things that a state counts has a number and a name. */

const NONE = -1;
type Counts = readonly number[];
type Lists = readonly (readonly number[])[];

/** What the tables are made from. */
interface Source {
  readonly limits: Limits;
  readonly invaderPlaces: readonly string[];
  readonly defenderPlaces: readonly string[];
  readonly first: {
    readonly rampart: number;
    readonly marauders: number;
    readonly section: number;
    readonly tower: number;
    readonly building: number;
  };
  readonly foregrounds: readonly string[];
  readonly foregroundCapacity: Counts;
  readonly ramparts: readonly string[];
  readonly rampartSide: Counts;
  readonly rampartCapacity: Counts;
  readonly rampartSections: Lists;
  readonly cannonNeighbours: Lists;
  readonly waves: Lists;
  readonly maraudersStart: Counts;
  readonly sections: readonly string[];
  readonly sectionSide: Counts;
  readonly invaderSpaces: Counts;
  readonly towers: readonly string[];
  readonly towerSide: Counts;
  readonly towerRampart: Counts;
  readonly paths: readonly string[];
  readonly pathFrom: Counts;
  readonly pathTo: Counts;
  readonly unitMoves: Lists;
  readonly heroMoves: Lists;
  readonly buildings: readonly string[];
  readonly cards: readonly string[];
  readonly unitPrice: readonly Lists[];
}

const pairs = (first: readonly string[], second: readonly string[]): string[] =>
  first.flatMap((one) => second.map((two) => `${one} ${two}`));
const spaced = (ids: readonly string[]): string[] => ids.map((id) => id.replaceAll('-', ' '));
const sum = (counts: Counts): number => counts.reduce((total, n) => total + n, 0);
const numbered = (size: number): number[] => Array.from({ length: size }, (_, i) => i);

/** S2: where things are among the places of the invader and the posts of the defender. */
const placing = (kit: Source) => {
  const { first, limits, foregrounds, ramparts, sections, towers } = kit;
  const among = (list: readonly string[], from: number): number[] =>
    kit.invaderPlaces.map((_, place) => (place >= from && place < from + list.length ? place - from : NONE));
  const post = (place: number): number => place - first.section;
  return {
    rampartPlace: ramparts.map((_, rampart) => first.rampart + rampart),
    rampartOfPlace: among(ramparts, first.rampart),
    sectionPlace: sections.map((_, section) => first.section + section),
    sectionOfPlace: among(sections, first.section),
    maraudersPlace: first.marauders,
    /** S2.1.2, S2.1.4, S2.2.2: what a place of the invader holds, ladders apart. */
    capacity: [...kit.foregroundCapacity, ...kit.rampartCapacity, sum(kit.maraudersStart), ...kit.invaderSpaces],
    towerPost: towers.map((_, tower) => post(first.tower + tower)),
    buildingPost: kit.buildings.map((_, building) => post(first.building + building)),
    /** S18.2.1: the places at which a cannon in the tower may fire. */
    cannonReach: towers.map((_, tower) => {
      const rampart = kit.towerRampart[tower];
      return [
        kit.towerSide[tower],
        ...[rampart, ...kit.cannonNeighbours[rampart]].sort((a, b) => a - b).map((one) => first.rampart + one),
      ];
    }),
    hordes: pairs(kit.invaderPlaces, [...INVADER_UNITS, 'siege tower']),
    garrisons: pairs(kit.defenderPlaces, DEFENDER_UNITS),
    ...machineSpaces(kit, limits, foregrounds),
  };
};

/** S13: the posts of the defender, and which lead to which. */
const postsOf = (kit: Source) => {
  const { first, buildings, towers } = kit;
  const post = (place: number): number => place - first.section;
  const postOf = (building: string): number => post(first.building + buildings.indexOf(building));
  const among = (list: readonly string[], from: number): number[] =>
    kit.defenderPlaces.map((_, at) => (at >= from && at < from + list.length ? at - from : NONE));
  const moves = (lists: Lists): number[][] => lists.slice(first.section).map((places) => places.map(post));
  return {
    towerOfPost: among(towers, post(first.tower)),
    buildingOfPost: among(buildings, post(first.building)),
    barracks: postOf('barracks'),
    guardHouse: postOf('guard-house'),
    courtyard: postOf('courtyard'),
    hospital: postOf('hospital'),
    /** S13.1.2 to S13.1.4, and S13.2.1 for heroes: the posts to which a move leads, free or not. */
    postMoves: moves(kit.unitMoves),
    heroPosts: moves(kit.heroMoves),
  };
};

/** S2.1.5: two machine spaces on each rampart, then two for trebuchets on each foreground. */
const machineSpaces = (kit: Source, limits: Limits, foregrounds: readonly string[]) => {
  const { first, ramparts } = kit;
  const spaces = (list: readonly string[], each: number, from: number) =>
    list.flatMap((id, i) => numbered(each).map((n) => ({ id: `${id}-${n + 1}`, place: from + i })));
  const all = [
    ...spaces(ramparts, limits.rampartMachines, first.rampart),
    ...spaces(foregrounds, limits.foregroundTrebuchets, 0),
  ];
  const sites = all.map(({ id }) => id);
  const sitePlace = all.map(({ place }) => place);
  const siteRampart = sitePlace.map((place) => (place >= first.rampart ? place - first.rampart : NONE));
  return {
    sites,
    sitePlace,
    siteRampart,
    placeSites: kit.invaderPlaces.map((_, place) => numbered(sites.length).filter((site) => sitePlace[site] === place)),
    rampartSites: ramparts.map((_, rampart) => numbered(sites.length).filter((site) => siteRampart[site] === rampart)),
    /** S6.2.3, S6.3.3, S6.6.3: the sections at which a machine there may fire. */
    siteReach: sitePlace.map((place, site) =>
      siteRampart[site] === NONE
        ? numbered(kit.sections.length).filter((section) => kit.sectionSide[section] === place)
        : kit.rampartSections[siteRampart[site]],
    ),
  };
};

/** S10.2.1: the ways of a maneuver and the step to which each belongs: 0 is the Saps', the last two the foregrounds' and the supply's. */
const waysOf = (kit: Source) => {
  const { first, waves } = kit;
  const stepOf = (place: number): number =>
    place < first.rampart ? waves.length + 1 : 1 + waves.findIndex((wave) => wave.includes(place - first.rampart));
  return {
    ways: [...kit.paths, ...kit.foregrounds.map((id) => `supply-${id}`)],
    /** The place that a way leaves; NONE is the supply. */
    wayFrom: [...kit.pathFrom, ...kit.foregrounds.map(() => NONE)],
    wayTo: [...kit.pathTo, ...kit.foregrounds.keys()],
    wayStep: [...kit.pathFrom.map(stepOf), ...kit.foregrounds.map(() => waves.length + 2)],
    /** The path by which each rampart is entered. */
    rampartEntry: kit.ramparts.map((_, rampart) => kit.pathTo.indexOf(first.rampart + rampart)),
    /** `[rampart][section]`: the path between them, or NONE. */
    pathBetween: kit.ramparts.map((_, rampart) =>
      kit.sections.map((_, section) =>
        kit.paths.findIndex(
          (_, path) => kit.pathFrom[path] === first.rampart + rampart && kit.pathTo[path] === first.section + section,
        ),
      ),
    ),
  };
};

/** S4.3.2: every price in units that some card shows, the first for cards that cost none. */
const pricesOf = (kit: Source) => {
  const priceUnits: number[][] = [INVADER_UNITS.map(() => 0)];
  const numberOf = (units: Counts): number => {
    const found = priceUnits.findIndex((known) => known.every((n, unit) => n === units[unit]));
    return found >= 0 ? found : priceUnits.push([...units]) - 1;
  };
  const alternatives = kit.unitPrice.map((list) => (list.length === 0 ? [0] : list.map(numberOf)));
  const word = (number: number, unit: string): string => (number === 1 ? unit : `${number} ${unit}s`);
  const nameOf = (units: Counts): string =>
    units.flatMap((number, unit) => (number > 0 ? [word(number, INVADER_UNITS[unit])] : [])).join(' and ') || 'nothing';
  return { prices: priceUnits.map(nameOf), priceUnits, alternatives, paid: pairs(kit.cards, INVADER_UNITS) };
};

/** S9.1.2: the spaces of each ritual, those of one together. */
const ritesOf = (kit: Source, sites: readonly string[]) => {
  const spaces: Readonly<Record<(typeof RITUALS)[number], readonly string[]>> = {
    bloodstones: sites,
    demon: kit.buildings,
    gale: kit.sections,
    possession: HEROIC_ORDERS,
    specter: kit.sections,
  };
  const rites = RITUALS.flatMap((ritual) => pairs([ritual], spaces[ritual]));
  const riteRitual = RITUALS.flatMap((ritual, i) => spaces[ritual].map(() => i));
  return {
    rituals: RITUALS,
    rites,
    riteStart: RITUALS.map((_, i) => riteRitual.indexOf(i)),
    riteRitual,
    /** A token with its face on a space. */
    riteTokens: pairs(rites, ['bluff', 'target', 'second target']),
  };
};

export const makeTables = (kit: Source) => {
  const places = placing(kit);
  return {
    /** S4.1.1: two cards of Phase 1, those drawn of Phases 2 and 3, one of Phase 6. */
    lineLength: 3 + 2 * kit.limits.cardsDrawn,
    ...places,
    ...postsOf(kit),
    ...waysOf(kit),
    ...pricesOf(kit),
    ...ritesOf(kit, places.sites),
    gears: pairs(
      kit.sections,
      EQUIPMENT_KINDS.filter((kind) => kind !== 'bridge'),
    ),
    cauldrons: pairs(kit.sections, INVADER_UNITS),
    /** An order at a section. */
    orderTokens: pairs(kit.sections, spaced(ORDERS)),
  };
};

export type Tables = ReturnType<typeof makeTables>;
