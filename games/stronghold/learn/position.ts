import type { PositionJson } from '@ravelin/engine';
import { CARDS, DEFENDER_UNITS, INVADER_UNITS } from '../data/names.ts';
import board from '../data/reconstructed/board.json' with { type: 'json' };
import buildings from '../data/reconstructed/buildings.json' with { type: 'json' };
import limits from '../data/reconstructed/limits.json' with { type: 'json' };

/** A position of a lesson in a few words: what is not named is as at the start of the game, but that only those of the host stand on the board who are named. */
export interface Table {
  readonly round?: number;
  /** The nine cards of the line, and those of the card supply. */
  readonly line?: readonly string[];
  readonly cardSupply?: readonly string[];
  /** Cards up to this place in the line have been used or skipped. */
  readonly next?: number;
  readonly supply?: Units;
  readonly wood?: number;
  /** Who stands at foregrounds, ramparts and sections: `{ A1: { goblin: 2 } }`. Who is not named is not there, marauders apart. */
  readonly horde?: Readonly<Record<string, Units>>;
  /** Of the sections, towers and buildings named here; the others are as at the start. */
  readonly garrison?: Readonly<Record<string, Units>>;
  readonly heroes?: Readonly<Record<string, string>>;
  readonly walls?: Readonly<Record<string, number>>;
  readonly items?: Readonly<Record<string, string>>;
  /** `L1 goblin`. */
  readonly cauldrons?: readonly string[];
  /** `L1 banner`. */
  readonly gear?: readonly string[];
  /** A machine with its 2 Hits and its Misses: `{ 'A1-1': ['ballista', 4] }`. */
  readonly machines?: Readonly<Record<string, readonly [machine: string, misses: number]>>;
  readonly traps?: Readonly<Record<string, string>>;
  /** Orders that lie face down. */
  readonly orders?: Readonly<Record<string, string>>;
  readonly spies?: readonly string[];
  readonly placed?: Readonly<Record<string, number>>;
  /** Due after the next action of the invader. */
  readonly due?: number;
  readonly plans?: readonly string[];
  readonly objectives?: readonly string[];
  /** The assault begins at once. */
  readonly at?: 'assault';
}

type Units = Readonly<Record<string, number>>;

const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
const pairs = (first: readonly string[], second: readonly string[]): string[] =>
  first.flatMap((one) => second.map((two) => `${one} ${two}`));

const SECTIONS = ids(board.sections);
const TOWERS = ids(board.towers);
const PATHS = ids(board.paths);
const PLACES = [...ids(board.foregrounds), ...ids(board.ramparts), board.marauders.id, ...SECTIONS];
const POSTS = [...SECTIONS, ...TOWERS, ...ids(buildings)];
const ACTIONS = buildings.flatMap(({ actions }) => ids(actions));
const numbered = (list: readonly string[], size: number): string[] =>
  list.flatMap((id) => Array.from({ length: size }, (_, n) => `${id}-${n + 1}`));
const SITES = [
  ...numbered(ids(board.ramparts), limits.rampartMachines),
  ...numbered(ids(board.foregrounds), limits.foregroundTrebuchets),
];

/** One value for each name; who does not exist is kept, so that the rules refuse him. */
const each = <T>(names: readonly string[], given: Readonly<Record<string, T>>, other: T): Record<string, T> =>
  Object.fromEntries([...new Set([...names, ...Object.keys(given)])].map((name) => [name, given[name] ?? other]));

const flags = (names: readonly string[], yes: readonly string[] = []): Record<string, string> =>
  each(names, Object.fromEntries(yes.map((name) => [name, 'yes'])), 'no');

/** `{ A1: { goblin: 2 } }` as `{ 'A1 goblin': 2 }`. */
const spread = (places: Readonly<Record<string, Units>>): Units =>
  Object.fromEntries(
    Object.entries(places).flatMap(([place, units]) =>
      Object.entries(units).map(([unit, number]) => [`${place} ${unit}`, number]),
    ),
  );

const hordeOf = (horde: Table['horde']): Record<string, number> =>
  each(
    pairs(PLACES, [...INVADER_UNITS, 'siege tower']),
    spread({ [board.marauders.id]: board.marauders.start, ...horde }),
    0,
  );

const garrisonOf = (garrison: Table['garrison']): Record<string, number> => {
  const start = Object.fromEntries(
    [...board.sections, ...buildings].flatMap((one) => ('start' in one && one.start ? [[one.id, one.start]] : [])),
  );
  return each(pairs(POSTS, DEFENDER_UNITS), spread({ ...start, ...garrison } as Record<string, Units>), 0);
};

const LINE = ['briefing', 'resources', 'ballista', 'catapult', 'mantelet', 'banner', 'ladder', 'poison', 'maneuver'];
const CARD_SUPPLY = ['artilleryman', 'quartermaster', 'trench-master', 'demon', 'gale', 'specter'];

/** Machines and their decks: every one has 2 Hits. */
const machinesOf = (machines: NonNullable<Table['machines']>) => {
  const read = <T>(value: (machine: string, misses: number) => T): Record<string, T> =>
    Object.fromEntries(Object.entries(machines).map(([site, [machine, misses]]) => [site, value(machine, misses)]));
  const decked = (machine: string): boolean => machine !== 'mantelet';
  return {
    machine: each(
      SITES,
      read((machine) => machine),
      'none',
    ),
    hits: each(
      SITES,
      read((machine) => (decked(machine) ? limits.deckHits : 0)),
      0,
    ),
    misses: each(
      SITES,
      read((machine, misses) => (decked(machine) ? misses : 0)),
      0,
    ),
  };
};

export const siege = (table: Table): PositionJson => {
  const { line = LINE, cardSupply = CARD_SUPPLY, machines = {}, heroes = {}, walls = {} } = table;
  const shelf = (card: string): string =>
    line.includes(card) ? 'line' : cardSupply.includes(card) ? 'card supply' : 'removed';
  const start = Object.fromEntries(board.sections.map(({ id, components }) => [id, components]));
  return {
    game: 'stronghold',
    round: table.round ?? 2,
    line: Object.fromEntries(line.map((card, spot) => [spot, card])),
    shelf: Object.fromEntries(CARDS.map((card) => [card, shelf(card)])),
    next: table.next ?? 0,
    supply: each(INVADER_UNITS, table.supply ?? {}, 0),
    wood: table.wood ?? limits.startingWood,
    horde: hordeOf(table.horde),
    garrison: garrisonOf(table.garrison),
    hero: { warrior: 'L2', officer: 'R3', ...heroes },
    walls: { ...start, ...walls },
    item: each(TOWERS, table.items ?? {}, 'none'),
    cauldron: flags(pairs(SECTIONS, INVADER_UNITS), table.cauldrons),
    gear: flags(pairs(SECTIONS, ['banner', 'ladder', 'poison', 'sap']), table.gear),
    ...machinesOf(machines),
    trap: each(PATHS, table.traps ?? {}, 'none'),
    order: each(SECTIONS, table.orders ?? {}, 'none'),
    spy: flags(CARDS, table.spies),
    placed: each(ACTIONS, table.placed ?? {}, 0),
    due: table.due ?? 0,
    zones: { plans: table.plans ?? [], objectives: table.objectives ?? [] },
    ...(table.at && {
      flow: [
        { procedure: 'siege', at: 'call S4.1.2', locals: {} },
        { procedure: 'round', at: 'call S4.1.6', locals: {} },
        { procedure: 'assault', at: 'run S18.1.1', locals: {} },
      ],
    }),
  };
};
