import { type ComponentSet, hashText, Refusal } from '@ravelin/engine';
import { Value } from '@sinclair/typebox/value';
import {
  ACTIONS,
  BUILDING,
  BUILDINGS,
  CARDS,
  DEFENDER_UNITS,
  EQUIPMENT_KINDS,
  HEROES,
  INVADER_UNITS,
  ITEMS,
  MACHINES,
  OBJECTIVES,
  ORDERS,
  PLANS,
  RITUALS,
  SIDES,
  TOKENS,
  TRAININGS,
  TRAPS,
} from './names.ts';
import board from './reconstructed/board.json' with { type: 'json' };
import buildings from './reconstructed/buildings.json' with { type: 'json' };
import cards from './reconstructed/cards.json' with { type: 'json' };
import limits from './reconstructed/limits.json' with { type: 'json' };
import objectives from './reconstructed/objectives.json' with { type: 'json' };
import pieces from './reconstructed/pieces.json' with { type: 'json' };
import plans from './reconstructed/plans.json' with { type: 'json' };
import set from './reconstructed/set.json' with { type: 'json' };
import { ComponentFiles, type Limits, type Objective, type Plan } from './schema.ts';
import { makeTables, type Tables } from './tables.ts';

/** What no side has: a building. */
export const NO_SIDE = -1;
export const NONE = -1;

/** The kinds of places, in the order of their numbers. Invaders stand on the first four, defenders on the last three. */
export const PLACE_KINDS = ['foreground', 'rampart', 'marauders', 'section', 'tower', 'building'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

type Counts = readonly number[];
type Lists = readonly (readonly number[])[];

/**
 * A component set made ready for play: small integers index everything. Foregrounds, ramparts, sections, towers and buildings have numbers of
 * their own, the number of a foreground being that of its side. All of them together are the places: place = `first[kind]` + number.
 */
export interface Kit extends Tables {
  readonly files: ComponentFiles;
  readonly limits: Limits;

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

  readonly buildings: readonly string[];
  readonly buildingNames: readonly string[];
  /** `[building][unit]`: its spaces for a kind; a worker space and the Courtyard are told by the two lists below. */
  readonly typedSpaces: Lists;
  /** S2.5.3: buildings with a worker space. */
  readonly worker: readonly boolean[];
  readonly unlimited: readonly boolean[];
  readonly buildingStart: Lists;
  readonly buildingActions: Lists;

  readonly actions: readonly string[];
  readonly actionNames: readonly string[];
  readonly actionBuilding: Counts;
  /** S12.4.1: the number of an action, without surcharges. */
  readonly price: Counts;
  readonly repeatable: readonly boolean[];
  readonly actionRule: readonly string[];

  readonly invaderUnits: readonly string[];
  readonly invaderStrength: Counts;
  readonly invaderStock: Counts;
  readonly defenderUnits: readonly string[];
  readonly defenderStrength: Counts;
  readonly defenderStock: Counts;
  readonly heroes: readonly string[];
  readonly heroStrength: Counts;
  /** The section on which a hero starts. */
  readonly heroStart: Counts;

  readonly cards: readonly string[];
  readonly cardNames: readonly string[];
  readonly phase: Counts;
  readonly cardsOfPhase: Lists;
  /** The number of a card among those of its phase: which machine, equipment, training or ritual it is. */
  readonly cardKind: Counts;
  readonly cardRule: readonly string[];
  readonly woodPrice: Counts;
  /** S4.3.2: `[card][alternative][unit]`; no alternative where no unit is paid. */
  readonly unitPrice: readonly Lists[];
  /** S4.4.2. */
  readonly extraHourglasses: Counts;

  readonly machineStock: Counts;
  readonly equipmentStock: Counts;
  /** By training; none for those without tiles. */
  readonly trainingStock: Counts;
  readonly ritualTargets: Counts;
  readonly ritualBluffs: Counts;
  readonly orderStock: Counts;
  /** By the invader unit that a cauldron is for. */
  readonly cauldronStock: Counts;
  readonly trapStock: Counts;
  readonly itemStock: Counts;
  readonly tokenStock: Counts;
  readonly wood: number;
  readonly components: number;
  readonly hits: number;
  readonly misses: number;

  /** S18.2.6, S19.4.4: `[card][unit]` whether a cannon may kill it, and whether a pole hits. */
  readonly hitCards: readonly string[];
  readonly cannonKills: readonly (readonly boolean[])[];
  readonly poleHits: readonly boolean[];

  readonly objectives: readonly string[];
  readonly objective: readonly Objective[];
  readonly plans: readonly string[];
  readonly plan: readonly Plan[];
  /** S12.4.1: `[objective][action]` and `[plan][action]`: hourglasses that an open card adds. */
  readonly objectiveSurcharge: Lists;
  readonly planSurcharge: Lists;
}

const bad = (message: string): Refusal => new Refusal('bad-components', message);

const sum = (counts: Counts): number => counts.reduce((total, n) => total + n, 0);
const sideOf = (side: (typeof SIDES)[number]): number => SIDES.indexOf(side);
const byKind = <const L extends readonly string[]>(kinds: L, given: { readonly [K in L[number]]?: number } = {}) =>
  kinds.map((kind) => given[kind as L[number]] ?? 0);

/** The entries of a file in the order of their names, each exactly once. */
const inOrder = <const L extends readonly string[], T extends { readonly id: string }>(
  where: string,
  ids: L,
  entries: readonly T[],
): T[] => {
  const twice = entries.find(({ id }, i) => entries.findIndex((one) => one.id === id) !== i);
  if (twice) throw bad(`${where}: "${twice.id}" is there twice.`);
  return ids.map((id) => {
    const found = entries.find((one) => one.id === id);
    if (!found) throw bad(`${where}: "${id}" is missing.`);
    return found;
  });
};

/** The number of a place of one kind by its name. */
const finder =
  (what: string, list: readonly { readonly id: string }[]) =>
  (id: string): number => {
    const found = list.findIndex((one) => one.id === id);
    if (found < 0) throw bad(`board: there is no ${what} "${id}".`);
    return found;
  };

/** S2: places, paths and what lies next to what. */
const readBoard = ({ board, buildings, pieces }: ComponentFiles) => {
  const { foregrounds, ramparts, sections, towers, marauders, neighbours, paths } = board;
  const fronts = SIDES.map((side) => {
    const found = foregrounds.filter((one) => one.side === side);
    if (found.length !== 1) throw bad(`board: the ${side} side must have one foreground.`);
    return found[0];
  });
  const houses = inOrder('buildings', BUILDINGS, buildings);
  const kinds = { foreground: fronts, rampart: ramparts, marauders: [marauders], section: sections, tower: towers };
  const all = [...Object.values(kinds).flat(), ...houses];
  const places = all.map(({ id }) => id);
  const twice = places.find((id, i) => places.indexOf(id) !== i);
  if (twice) throw bad(`board: the place "${twice}" is there twice.`);
  const sizes = [...Object.values(kinds), houses].map((list) => list.length);
  const first = Object.fromEntries(PLACE_KINDS.map((kind, i) => [kind, sum(sizes.slice(0, i))])) as Record<
    PlaceKind,
    number
  >;
  const [rampartAt, sectionAt, towerAt] = [
    finder('rampart', ramparts),
    finder('section', sections),
    finder('tower', towers),
  ];
  const placeAt = finder('place', all);
  const placeKind = PLACE_KINDS.flatMap((kind, i) => Array.from({ length: sizes[i] }, () => kind));
  const placeSide = [
    ...fronts.map(({ side }) => sideOf(side)),
    ...ramparts.map(({ side }) => sideOf(side)),
    sideOf(ramparts[rampartAt(marauders.to)].side),
    ...[...sections, ...towers].map(({ side }) => sideOf(side)),
    ...houses.map(() => NO_SIDE),
  ];

  const pathFrom = paths.map(({ from }) => placeAt(from));
  const pathTo = paths.map(({ to }) => placeAt(to));
  const numbers = [...paths.keys()];
  for (const path of numbers) {
    const [from, to] = [pathFrom[path], pathTo[path]];
    const { id } = paths[path];
    const leads =
      (placeKind[from] === 'foreground' && placeKind[to] === 'rampart') ||
      (placeKind[from] === 'rampart' && (placeKind[to] === 'rampart' || placeKind[to] === 'section'));
    if (!leads || placeSide[from] !== placeSide[to])
      throw bad(`board, ${id}: a path leads along one side, from a foreground to a rampart or from a rampart onwards.`);
    if (numbers.some((other) => other < path && pathFrom[other] === from && pathTo[other] === to))
      throw bad(`board, ${id}: the path is there twice.`);
  }
  const pathsFrom = places.map((_, place) => numbers.filter((path) => pathFrom[path] === place));
  const pathsTo = places.map((_, place) => numbers.filter((path) => pathTo[path] === place));
  const leadsTo = (rampart: number, kind: PlaceKind): number[] =>
    pathsFrom[first.rampart + rampart]
      .map((path) => pathTo[path])
      .filter((place) => placeKind[place] === kind)
      .map((place) => place - first[kind]);

  const depth = (rampart: number, seen: readonly number[] = []): number => {
    if (seen.includes(rampart)) throw bad(`board: the paths from ${ramparts[rampart].id} lead back to it.`);
    const before = [...ramparts.keys()].filter((other) => leadsTo(other, 'rampart').includes(rampart));
    return Math.max(0, ...before.map((other) => 1 + depth(other, [...seen, rampart])));
  };
  const depths = ramparts.map((_, rampart) => depth(rampart));
  const waves = [...new Set(depths)]
    .sort((a, b) => b - a)
    .map((wave) => [...ramparts.keys()].filter((rampart) => depths[rampart] === wave));

  const stepsTo = (section: number): number[] => {
    const steps = places.map(() => NONE);
    const goal = first.section + section;
    steps[goal] = 0;
    for (let reached = [goal]; reached.length > 0; ) {
      const next = reached.flatMap((place) =>
        pathsTo[place].map((path) => ({ place: pathFrom[path], steps: steps[place] + 1 })),
      );
      reached = [];
      for (const one of next)
        if (steps[one.place] === NONE) {
          steps[one.place] = one.steps;
          reached.push(one.place);
        }
    }
    return steps;
  };
  const bySection = sections.map((_, section) => stepsTo(section));

  const towerSections = towers.map((tower) => tower.sections.map(sectionAt));
  const rampartTower = ramparts.map(({ tower }) => towerAt(tower));
  const towerRampart = towers.map((tower, i) => {
    const opposite = rampartTower.flatMap((one, rampart) => (one === i ? rampart : []));
    if (opposite.length !== 1) throw bad(`board, ${tower.id}: one rampart must lie opposite the tower.`);
    return opposite[0];
  });
  for (const [i, tower] of towers.entries()) {
    const [a, b] = towerSections[i];
    if (a === b || [sections[a], sections[b], ramparts[towerRampart[i]]].some(({ side }) => side !== tower.side))
      throw bad(`board, ${tower.id}: a tower stands between two sections of its side, opposite a rampart of it.`);
  }
  const sectionTowers = sections.map((_, section) =>
    [...towers.keys()].filter((tower) => towerSections[tower].includes(section)),
  );
  const sectionNeighbours = sectionTowers.map((beside, section) =>
    beside.map((tower) => towerSections[tower].find((other) => other !== section) as number),
  );
  const pairs = neighbours.map((pair) => pair.map(rampartAt));
  const [maraudersFrom, maraudersTo] = [rampartAt(marauders.from), rampartAt(marauders.to)];
  if (!leadsTo(maraudersFrom, 'rampart').includes(maraudersTo))
    throw bad(`board, ${marauders.id}: no path leads from ${marauders.from} to ${marauders.to}.`);

  const wallOf = (section: number): number => first.section + section;
  const towerOf = (tower: number): number => first.tower + tower;
  const houseOf = (building: number): number => first.building + building;
  const [courtyard, barracks, guards] = [BUILDING.courtyard, BUILDING.barracks, BUILDING.guardHouse].map(houseOf);
  const walls = [...sections.keys()].map(wallOf);
  const insides = [barracks, courtyard, guards];
  const everywhere = [...walls, ...[...towers.keys()].map(towerOf), ...insides];
  const connected = (place: number): number[] =>
    placeKind[place] === 'section'
      ? [...sectionNeighbours[place - first.section].map(wallOf), ...sectionTowers[place - first.section].map(towerOf)]
      : towerSections[place - first.tower].map(wallOf);
  const unitMoves = places.map((_, place): number[] => {
    if (placeKind[place] === 'section' || placeKind[place] === 'tower') return [...connected(place), ...insides];
    if (placeKind[place] !== 'building' || place === houseOf(BUILDING.hospital)) return [];
    return everywhere.filter((other) => other !== place);
  });
  const heroMoves = places.map((_, place): number[] => {
    if (placeKind[place] === 'section')
      return [...connected(place).filter((other) => placeKind[other] === 'section'), courtyard];
    return place === courtyard ? walls : [];
  });
  const heroes = inOrder('pieces, heroes', HEROES, pieces.heroes);

  return {
    places,
    placeNames: all.map(({ name }) => name),
    placeKind,
    placeSide,
    first,
    invaderPlaces: places.slice(0, first.tower),
    defenderPlaces: places.slice(first.section),
    foregrounds: fronts.map(({ id }) => id),
    foregroundCapacity: fronts.map(({ capacity }) => capacity),
    foregroundStart: fronts.map(({ start }) => byKind(INVADER_UNITS, start)),
    ramparts: ramparts.map(({ id }) => id),
    rampartSide: ramparts.map(({ side }) => sideOf(side)),
    rampartCapacity: ramparts.map(({ capacity }) => capacity),
    rampartSections: ramparts.map((_, rampart) => leadsTo(rampart, 'section')),
    rampartTower,
    cannonNeighbours: ramparts.map((_, rampart) =>
      pairs.filter((pair) => pair.includes(rampart)).map(([a, b]) => (a === rampart ? b : a)),
    ),
    waves,
    maraudersFrom,
    maraudersTo,
    maraudersStart: byKind(INVADER_UNITS, marauders.start),
    sections: sections.map(({ id }) => id),
    sectionSide: sections.map(({ side }) => sideOf(side)),
    defenderSpaces: sections.map(({ defenders }) => defenders),
    invaderSpaces: sections.map(({ invaders }) => invaders),
    sectionRamparts: sections.map((_, section) =>
      pathsTo[wallOf(section)].map((path) => pathFrom[path] - first.rampart),
    ),
    sectionTowers,
    sectionNeighbours,
    sectionStart: sections.map(({ start }) => byKind(DEFENDER_UNITS, start)),
    sectionComponents: sections.map(({ components }) => components),
    towers: towers.map(({ id }) => id),
    towerSide: towers.map(({ side }) => sideOf(side)),
    towerSections,
    towerRampart,
    towerCapacity: towers.map(({ marksmen }) => marksmen),
    paths: paths.map(({ id }) => id),
    pathFrom,
    pathTo,
    pathSide: pathFrom.map((place) => placeSide[place]),
    pathsFrom,
    pathsTo,
    steps: places.map((_, place) => bySection.map((steps) => steps[place])),
    unitMoves,
    heroMoves,
    heroes: heroes.map(({ id }) => id),
    heroStrength: heroes.map(({ strength }) => strength),
    heroStart: heroes.map(({ id }) => {
      const on = [...sections.keys()].filter((section) => sections[section].hero === id);
      if (on.length !== 1) throw bad(`board: the ${id} must start on one section.`);
      return on[0];
    }),
  };
};

/** S15: buildings, their spaces and their actions. */
const readBuildings = (files: ComponentFiles) => {
  const houses = inOrder('buildings', BUILDINGS, files.buildings);
  const all = houses.flatMap(({ actions }, building) => actions.map((action) => ({ ...action, building })));
  const actions = inOrder('buildings, actions', ACTIONS, all);
  return {
    buildings: houses.map(({ id }) => id),
    buildingNames: houses.map(({ name }) => name),
    typedSpaces: houses.map(({ spaces }) => byKind(DEFENDER_UNITS, typeof spaces === 'string' ? {} : spaces)),
    worker: houses.map(({ spaces }) => spaces === 'worker'),
    unlimited: houses.map(({ spaces }) => spaces === 'unlimited'),
    buildingStart: houses.map(({ start }) => byKind(DEFENDER_UNITS, start)),
    buildingActions: houses.map((_, building) =>
      [...actions.keys()].filter((action) => actions[action].building === building),
    ),
    actions: actions.map(({ id }) => id),
    actionNames: actions.map(({ name }) => name),
    actionBuilding: actions.map(({ building }) => building),
    price: actions.map(({ price }) => price),
    repeatable: actions.map(({ repeatable }) => repeatable === true),
    actionRule: actions.map(({ rule }) => rule),
  };
};

/** S4.1.1: a card's phase follows from what it is. */
const PHASES = [
  [1, ['briefing', 'resources']],
  [2, MACHINES],
  [3, EQUIPMENT_KINDS],
  [4, TRAININGS],
  [5, RITUALS],
  [6, ['maneuver']],
] as const;

/** S4.3: the action cards and their prices. */
const readCards = (files: ComponentFiles) => {
  const cards = inOrder('cards', CARDS, files.cards);
  const cardsOfPhase: number[][] = [[]];
  for (const [phase, ids] of PHASES) {
    cardsOfPhase[phase] = ids.map((id) => CARDS.indexOf(id));
    for (const card of cardsOfPhase[phase])
      if (cards[card].phase !== phase) throw bad(`cards, ${cards[card].id}: this is a card of Phase ${phase}.`);
  }
  return {
    cards: cards.map(({ id }) => id),
    cardNames: cards.map(({ name }) => name),
    phase: cards.map(({ phase }) => phase),
    cardsOfPhase,
    cardKind: cards.map(({ phase }, card) => cardsOfPhase[phase].indexOf(card)),
    cardRule: cards.map(({ rule }) => rule),
    woodPrice: cards.map(({ price }) => price.wood),
    unitPrice: cards.map(({ price }) => price.units.map((units) => byKind(INVADER_UNITS, units))),
    extraHourglasses: cards.map(({ price }) => price.hourglasses),
  };
};

/** S1.2.5, S1.4: units, tiles and tokens by number. */
const readPieces = ({ pieces }: ComponentFiles) => {
  const stock = <const L extends readonly string[]>(
    what: string,
    ids: L,
    entries: readonly { readonly id: string; readonly number: number }[],
  ): number[] => inOrder(`pieces, ${what}`, ids, entries).map(({ number }) => number);
  const strengths = <const L extends readonly string[]>(
    what: string,
    ids: L,
    entries: readonly { readonly id: string; readonly strength: number }[],
  ): number[] => inOrder(`pieces, ${what}`, ids, entries).map(({ strength }) => strength);
  const rituals = inOrder('pieces, rituals', RITUALS, pieces.rituals);
  const tiles = byKind(TRAININGS, Object.fromEntries(pieces.training.map(({ id, number }) => [id, number])));
  return {
    invaderUnits: INVADER_UNITS,
    invaderStrength: strengths('invaders', INVADER_UNITS, pieces.invaders),
    invaderStock: stock('invaders', INVADER_UNITS, pieces.invaders),
    defenderUnits: DEFENDER_UNITS,
    defenderStrength: strengths('defenders', DEFENDER_UNITS, pieces.defenders),
    defenderStock: stock('defenders', DEFENDER_UNITS, pieces.defenders),
    machineStock: stock('machines', MACHINES, pieces.machines),
    equipmentStock: stock('equipment', EQUIPMENT_KINDS, pieces.equipment),
    trainingStock: tiles,
    ritualTargets: rituals.map(({ targets }) => targets),
    ritualBluffs: rituals.map(({ bluffs }) => bluffs),
    orderStock: stock('orders', ORDERS, pieces.orders),
    cauldronStock: stock('cauldrons', INVADER_UNITS, pieces.cauldrons),
    trapStock: stock('traps', TRAPS, pieces.traps),
    itemStock: stock('items', ITEMS, pieces.items),
    tokenStock: stock('tokens', TOKENS, pieces.tokens),
    wood: pieces.wood,
    components: pieces.components,
    hits: pieces.hits,
    misses: pieces.misses,
    hitCards: pieces.hitCards.map(({ id }) => id),
    cannonKills: pieces.hitCards.map(({ cannon }) => INVADER_UNITS.map((unit) => cannon.includes(unit))),
    poleHits: pieces.hitCards.map(({ pole }) => pole),
  };
};

/** S16, S17: the cards that each side keeps. */
const readKeptCards = (files: ComponentFiles) => {
  const objective = inOrder('objectives', OBJECTIVES, files.objectives);
  const plan = inOrder('plans', PLANS, files.plans);
  const surcharge = ({ surcharge: more }: Objective | Plan): number[] =>
    ACTIONS.map((action) => (more?.actions.includes(action) ? more.hourglasses : 0));
  return {
    objectives: objective.map(({ id }) => id),
    objective,
    plans: plan.map(({ id }) => id),
    plan,
    objectiveSurcharge: objective.map(surcharge),
    planSurcharge: plan.map(surcharge),
  };
};

/** S3: what is set up must be in the box and must fit. */
const checkSetup = (kit: Kit): void => {
  const total = (starts: Lists, unit: number): number => sum(starts.map((start) => start[unit]));
  for (const [unit, id] of kit.invaderUnits.entries())
    if (total([...kit.foregroundStart, kit.maraudersStart], unit) > kit.invaderStock[unit])
      throw bad(`board: more units of the kind "${id}" start than the box holds.`);
  for (const [unit, id] of kit.defenderUnits.entries())
    if (total([...kit.sectionStart, ...kit.buildingStart], unit) > kit.defenderStock[unit])
      throw bad(`board: more units of the kind "${id}" start than the box holds.`);
  const full = (where: string): Refusal => bad(`${where}: more units start there than fit.`);
  for (const [side, start] of kit.foregroundStart.entries())
    if (sum(start) > kit.foregroundCapacity[side]) throw full(kit.foregrounds[side]);
  for (const [section, start] of kit.sectionStart.entries())
    if (sum(start) > kit.defenderSpaces[section]) throw full(kit.sections[section]);
  for (const [building, start] of kit.buildingStart.entries()) {
    const fits = kit.worker[building]
      ? sum(start) <= 1
      : kit.unlimited[building] || start.every((n, unit) => n <= kit.typedSpaces[building][unit]);
    if (!fits) throw full(kit.buildings[building]);
  }
  if (sum(kit.sectionComponents) > kit.components) throw bad('board: more wall components start than the box holds.');
  const { limits } = kit;
  if (limits.startingWood > kit.wood) throw bad('limits: more wood starts than the box holds.');
  for (const [drawn, kept, from] of [
    [limits.objectivesDrawn, limits.objectivesKept, OBJECTIVES.length],
    [limits.plansDrawn, limits.plansKept, PLANS.length],
    [limits.cardsDrawn, limits.cardsDrawn, MACHINES.length],
  ])
    if (kept > drawn || drawn > from) throw bad('limits: more cards are drawn than there are, or kept than drawn.');
};

/** Checks the files of a component set and makes it ready for play. */
export const readComponents = (files: unknown): ComponentSet<Kit> => {
  const wrong = Value.Errors(ComponentFiles, files).First();
  if (wrong) throw bad(`${wrong.path || '/'}: ${wrong.message} (found ${JSON.stringify(wrong.value)?.slice(0, 80)}).`);
  const checked = files as ComponentFiles;
  const read = {
    files: checked,
    limits: checked.limits,
    ...readBoard(checked),
    ...readBuildings(checked),
    ...readCards(checked),
    ...readPieces(checked),
    ...readKeptCards(checked),
  };
  const kit: Kit = { ...read, ...makeTables(read) };
  checkSetup(kit);
  const { id, title, text } = checked.set;
  return { id, title, text, kit, hash: hashText(JSON.stringify(checked)) };
};

export const RECONSTRUCTED = readComponents({ set, board, pieces, cards, buildings, objectives, plans, limits });
