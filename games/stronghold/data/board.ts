import { NONE } from '@ravelin/engine';
import { bad, byKind, inOrder, sum } from './checks.ts';
import { BUILDING, BUILDINGS, DEFENDER_UNITS, HEROES, INVADER_UNITS, SIDES } from './names.ts';
import type { ComponentFiles } from './schema.ts';

/** S2: the board of a component set as tables. */

type Counts = readonly number[];
type Lists = readonly (readonly number[])[];

/** The kinds of places, in the order of their numbers. Invaders stand on the first four, defenders on the last three. */
export const PLACE_KINDS = ['foreground', 'rampart', 'marauders', 'section', 'tower', 'building'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];
/** The side of a building. */
export const NO_SIDE = -1;

/**
 * Foregrounds, ramparts, sections, towers and buildings have numbers of their own, the number of a foreground being that of its side.
 * All of them together are the places: place = `first[kind]` + number.
 */
export interface BoardKit {
  readonly places: readonly string[];
  readonly placeNames: readonly string[];
  readonly placeKind: readonly PlaceKind[];
  /** The side of a place; buildings have NO_SIDE. */
  readonly placeSide: Counts;
  /** Where each kind of place begins. */
  readonly first: Readonly<Record<PlaceKind, number>>;
  /** Places from 0 on where invaders can stand, and from `first.section` on where defenders can. */
  readonly invaderPlaces: readonly string[];
  readonly defenderPlaces: readonly string[];

  readonly foregrounds: readonly string[];
  readonly foregroundCapacity: Counts;
  /** `[foreground][unit]`. */
  readonly foregroundStart: Lists;

  /** S2.1.3: the ramparts; sections, tower and neighbours by their own numbers. */
  readonly ramparts: readonly string[];
  readonly rampartSide: Counts;
  readonly rampartCapacity: Counts;
  readonly rampartSections: Lists;
  readonly rampartTower: Counts;
  /** S2.4.2. */
  readonly cannonNeighbours: Lists;
  /** S10.2.1: the ramparts in the order in which they move; one that is entered from another goes in an earlier wave. */
  readonly waves: Lists;
  /** S10.6.1: the ramparts between which the marauders wait, and who they are. */
  readonly maraudersFrom: number;
  readonly maraudersTo: number;
  readonly maraudersStart: Counts;

  /** S2.2.1: the sections; ramparts, towers and neighbours by their own numbers. */
  readonly sections: readonly string[];
  readonly sectionSide: Counts;
  readonly defenderSpaces: Counts;
  readonly invaderSpaces: Counts;
  readonly sectionRamparts: Lists;
  readonly sectionTowers: Lists;
  readonly sectionNeighbours: Lists;
  /** `[section][unit]`. */
  readonly sectionStart: Lists;
  readonly sectionComponents: Counts;

  /** S2.2.7: the towers, the two sections beside each and the rampart opposite. */
  readonly towers: readonly string[];
  readonly towerSide: Counts;
  readonly towerSections: Lists;
  readonly towerRampart: Counts;
  readonly towerCapacity: Counts;

  /** S2.3.1: the paths, from place to place. */
  readonly paths: readonly string[];
  readonly pathFrom: Counts;
  readonly pathTo: Counts;
  readonly pathSide: Counts;
  /** Paths that leave a place. */
  readonly pathsFrom: Lists;
  readonly pathsTo: Lists;
  /** `[place][section]`: how many paths it takes, NONE where no way leads (S11.5.3). */
  readonly steps: Lists;

  /** S13.1.2 to S13.1.4: places to which a unit moves from a place, free or not; nothing for a place without defenders. */
  readonly unitMoves: Lists;
  /** S13.2.1. */
  readonly heroMoves: Lists;

  readonly heroes: readonly string[];
  readonly heroStrength: Counts;
  /** The section on which a hero starts. */
  readonly heroStart: Counts;
}

const sideOf = (side: (typeof SIDES)[number]): number => SIDES.indexOf(side);
const numbersOf = (list: readonly unknown[]): number[] => [...list.keys()];

const finder =
  (what: string, list: readonly { readonly id: string }[]) =>
  (id: string): number => {
    const found = list.findIndex((one) => one.id === id);
    if (found < 0) throw bad([`board: there is no ${what} "${id}".`, `Auf dem Plan fehlt „${id}“.`], '/board');
    return found;
  };

/** S2.1.1, S2.2.1, S2.5.1: who can stand where. */
const readPlaces = ({ board, buildings }: ComponentFiles) => {
  const { ramparts, sections, towers, marauders } = board;
  const fronts = SIDES.map((side) => {
    const found = board.foregrounds.filter((one) => one.side === side);
    if (found.length !== 1)
      throw bad(
        [`board: the ${side} side must have one foreground.`, 'Jede Seite muss genau ein Vorfeld haben.'],
        '/board/foregrounds',
      );
    return found[0];
  });
  const houses = inOrder('buildings', BUILDINGS, buildings);
  const lists = [fronts, ramparts, [marauders], sections, towers, houses];
  const all = lists.flat();
  const places = all.map(({ id }) => id);
  const twice = places.find((id, i) => places.indexOf(id) !== i);
  if (twice)
    throw bad([`board: the place "${twice}" is there twice.`, `Der Ort „${twice}“ kommt zweimal vor.`], '/board');
  const begins = lists.map((_, i) => sum(lists.slice(0, i).map((list) => list.length)));
  const first = Object.fromEntries(PLACE_KINDS.map((kind, i) => [kind, begins[i]])) as Record<PlaceKind, number>;
  const gathers = ramparts[finder('rampart', ramparts)(marauders.to)];
  return {
    places,
    placeNames: all.map(({ name }) => name),
    placeKind: PLACE_KINDS.flatMap((kind, i) => lists[i].map(() => kind)),
    placeSide: [
      ...[...fronts, ...ramparts, gathers, ...sections, ...towers].map(({ side }) => sideOf(side)),
      ...houses.map(() => NO_SIDE),
    ],
    first,
    invaderPlaces: places.slice(0, first.tower),
    defenderPlaces: places.slice(first.section),
    foregrounds: fronts.map(({ id }) => id),
    foregroundCapacity: fronts.map(({ capacity }) => capacity),
    foregroundStart: fronts.map(({ start }) => byKind(INVADER_UNITS, start)),
    ramparts: ramparts.map(({ id }) => id),
    rampartSide: ramparts.map(({ side }) => sideOf(side)),
    rampartCapacity: ramparts.map(({ capacity }) => capacity),
    sections: sections.map(({ id }) => id),
    sectionSide: sections.map(({ side }) => sideOf(side)),
    defenderSpaces: sections.map(({ defenders }) => defenders),
    invaderSpaces: sections.map(({ invaders }) => invaders),
    sectionStart: sections.map(({ start }) => byKind(DEFENDER_UNITS, start)),
    sectionComponents: sections.map(({ components }) => components),
    towers: towers.map(({ id }) => id),
    towerSide: towers.map(({ side }) => sideOf(side)),
    towerCapacity: towers.map(({ marksmen }) => marksmen),
  };
};
type Places = ReturnType<typeof readPlaces>;

/** S2.2.7, S2.2.10, S2.4.1, S2.4.2: what lies opposite and next to what. */
const readTowers = ({ board: { ramparts, sections, towers, neighbours } }: ComponentFiles) => {
  const towerSections = towers.map((tower) => tower.sections.map(finder('section', sections)));
  const rampartTower = ramparts.map(({ tower }) => finder('tower', towers)(tower));
  const towerRampart = towers.map(({ id }, tower) => {
    const opposite = numbersOf(ramparts).filter((rampart) => rampartTower[rampart] === tower);
    if (opposite.length !== 1)
      throw bad(
        [
          `board, ${id}: one rampart must lie opposite the tower.`,
          `${id}: Dem Turm muss genau ein Wall gegenüberliegen.`,
        ],
        '/board/towers',
      );
    return opposite[0];
  });
  for (const [i, { id, side }] of towers.entries()) {
    const [a, b] = towerSections[i];
    if (a === b || [sections[a], sections[b], ramparts[towerRampart[i]]].some((one) => one.side !== side))
      throw bad(
        [
          `board, ${id}: a tower stands between two sections of its side, opposite a rampart of it.`,
          `${id}: Ein Turm steht zwischen zwei Mauerstücken seiner Seite, einem ihrer Wälle gegenüber.`,
        ],
        '/board/towers',
      );
  }
  const sectionTowers = sections.map((_, section) =>
    numbersOf(towers).filter((tower) => towerSections[tower].includes(section)),
  );
  const pairs = neighbours.map((pair) => pair.map(finder('rampart', ramparts)));
  return {
    rampartTower,
    towerRampart,
    towerSections,
    sectionTowers,
    sectionNeighbours: sectionTowers.map((beside, section) =>
      beside.flatMap((tower) => towerSections[tower].filter((other) => other !== section)),
    ),
    cannonNeighbours: ramparts.map((_, rampart) =>
      pairs.filter((pair) => pair.includes(rampart)).map(([a, b]) => (a === rampart ? b : a)),
    ),
  };
};
type Towers = ReturnType<typeof readTowers>;

/** S2.3.1, S2.3.2, S2.3.3: the paths, and the order in which ramparts move along them. */
const readPaths = ({ board: { paths, marauders } }: ComponentFiles, places: Places) => {
  const { placeKind, placeSide, first, ramparts, sections } = places;
  const placeAt = finder(
    'place',
    places.places.map((id) => ({ id })),
  );
  const pathFrom = paths.map(({ from }) => placeAt(from));
  const pathTo = paths.map(({ to }) => placeAt(to));
  const numbers = numbersOf(paths);
  for (const path of numbers) {
    const [from, to] = [pathFrom[path], pathTo[path]];
    const { id } = paths[path];
    const leads =
      (placeKind[from] === 'foreground' && placeKind[to] === 'rampart') ||
      (placeKind[from] === 'rampart' && (placeKind[to] === 'rampart' || placeKind[to] === 'section'));
    if (!leads || placeSide[from] !== placeSide[to])
      throw bad(
        [
          `board, ${id}: a path leads along one side, from a foreground to a rampart or from a rampart onwards.`,
          `${id}: Ein Weg führt auf einer Seite entlang, vom Vorfeld zu einem Wall oder von einem Wall weiter.`,
        ],
        '/board',
      );
    if (numbers.some((other) => other < path && pathFrom[other] === from && pathTo[other] === to))
      throw bad(
        [`board, ${id}: another path joins the same places.`, `${id}: Ein anderer Weg verbindet dieselben Orte.`],
        '/board',
      );
  }
  const pathsFrom = places.places.map((_, place) => numbers.filter((path) => pathFrom[path] === place));
  const pathsTo = places.places.map((_, place) => numbers.filter((path) => pathTo[path] === place));
  /** The ramparts or sections to which paths lead from a rampart. */
  const beyond = (rampart: number, kind: PlaceKind): number[] =>
    pathsFrom[first.rampart + rampart]
      .map((path) => pathTo[path])
      .filter((place) => placeKind[place] === kind)
      .map((place) => place - first[kind]);
  const depth = (rampart: number, behind: readonly number[] = []): number => {
    if (behind.includes(rampart))
      throw bad(
        [
          `board: the paths from ${ramparts[rampart]} lead back to it.`,
          `Die Wege von ${ramparts[rampart]} führen dorthin zurück.`,
        ],
        '/board',
      );
    const before = numbersOf(ramparts).filter((other) => beyond(other, 'rampart').includes(rampart));
    return Math.max(0, ...before.map((other) => 1 + depth(other, [...behind, rampart])));
  };
  const depths = ramparts.map((_, rampart) => depth(rampart));
  const rampartAt = (id: string): number => ramparts.indexOf(id);
  const [maraudersFrom, maraudersTo] = [rampartAt(marauders.from), rampartAt(marauders.to)];
  if (maraudersFrom < 0 || !beyond(maraudersFrom, 'rampart').includes(maraudersTo))
    throw bad(
      [
        `board, ${marauders.id}: no path leads from ${marauders.from} to ${marauders.to}.`,
        `${marauders.id}: Von ${marauders.from} nach ${marauders.to} führt kein Weg.`,
      ],
      '/board',
    );

  const stepsTo = (goal: number): number[] => {
    const steps: number[] = places.places.map((_, place) => (place === goal ? 0 : NONE));
    const reached = [goal];
    for (const place of reached)
      for (const path of pathsTo[place])
        if (steps[pathFrom[path]] === NONE) {
          steps[pathFrom[path]] = steps[place] + 1;
          reached.push(pathFrom[path]);
        }
    return steps;
  };
  const bySection = sections.map((_, section) => stepsTo(first.section + section));
  return {
    paths: paths.map(({ id }) => id),
    pathFrom,
    pathTo,
    pathSide: pathFrom.map((place) => placeSide[place]),
    pathsFrom,
    pathsTo,
    steps: places.places.map((_, place) => bySection.map((steps) => steps[place])),
    rampartSections: ramparts.map((_, rampart) => beyond(rampart, 'section')),
    sectionRamparts: sections.map((_, section) =>
      pathsTo[first.section + section].map((path) => pathFrom[path] - first.rampart),
    ),
    waves: [...new Set(depths)]
      .sort((a, b) => b - a)
      .map((wave) => numbersOf(ramparts).filter((rampart) => depths[rampart] === wave)),
    maraudersFrom,
    maraudersTo,
    maraudersStart: byKind(INVADER_UNITS, marauders.start),
  };
};

/** S13: where units and heroes of the defender move. */
const readMoves = (kit: Places, { towerSections, sectionTowers, sectionNeighbours }: Towers) => {
  const { places, placeKind, first } = kit;
  const wallOf = (section: number): number => first.section + section;
  const towerOf = (tower: number): number => first.tower + tower;
  const houseOf = (building: number): number => first.building + building;
  const [hospital, courtyard] = [BUILDING.hospital, BUILDING.courtyard].map(houseOf);
  const entered = [BUILDING.barracks, BUILDING.courtyard, BUILDING.guardHouse].map(houseOf);
  const walls = numbersOf(kit.sections).map(wallOf);
  const everywhere = [...walls, ...numbersOf(kit.towers).map(towerOf), ...entered];
  const unitMoves = places.map((_, place): number[] => {
    if (placeKind[place] === 'section') {
      const section = place - first.section;
      return [...sectionNeighbours[section].map(wallOf), ...sectionTowers[section].map(towerOf), ...entered];
    }
    if (placeKind[place] === 'tower') return [...towerSections[place - first.tower].map(wallOf), ...entered];
    if (placeKind[place] !== 'building' || place === hospital) return [];
    return everywhere.filter((other) => other !== place);
  });
  const heroMoves = places.map((_, place): number[] => {
    if (placeKind[place] === 'section') return [...sectionNeighbours[place - first.section].map(wallOf), courtyard];
    return place === courtyard ? walls : [];
  });
  return { unitMoves, heroMoves };
};

/** S1.2.3, S3.2.4. */
const readHeroes = ({ board: { sections }, pieces }: ComponentFiles) => {
  const heroes = inOrder('pieces, heroes', HEROES, pieces.heroes);
  return {
    heroes: heroes.map(({ id }) => id),
    heroStrength: heroes.map(({ strength }) => strength),
    heroStart: heroes.map(({ id }) => {
      const on = numbersOf(sections).filter((section) => sections[section].hero === id);
      if (on.length !== 1)
        throw bad(
          [`board: the ${id} must start on one section.`, `Der Held „${id}“ muss auf genau einem Mauerstück beginnen.`],
          '/board/sections',
        );
      return on[0];
    }),
  };
};

export const readBoard = (files: ComponentFiles): BoardKit => {
  const places = readPlaces(files);
  const towers = readTowers(files);
  return { ...places, ...towers, ...readPaths(files, places), ...readMoves(places, towers), ...readHeroes(files) };
};
