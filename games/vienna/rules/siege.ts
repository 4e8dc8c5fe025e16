import {
  type Domain,
  type Id,
  int,
  type LocalsOf,
  language,
  NONE,
  named,
  names,
  optional,
  type StateOf,
  table,
  YES_NO,
} from '@ravelin/engine';
import {
  HABSBURG,
  type Hex,
  type Kit,
  OTTOMAN,
  SIDES,
  type Side,
  type Strategy,
  type Tactic,
  type Tile,
  type Troop,
} from '../data/kit.ts';

/** The state of the siege, its domains, and the language its rules are written in. */

export { HABSBURG, NOBODYS, OTTOMAN, SIDES } from '../data/kit.ts';

export const SIDE: Domain<unknown, Side> = names('side', SIDES);
/** A side, or NOBODYS. */
export const OWNER: Domain<unknown, Side> = names('owner', [...SIDES, 'nobody']);
export const HEX: Domain<Kit, Hex> = named('hex', (kit) => kit.hexes);
export const STRATEGY: Domain<Kit, Strategy> = named('Strategy card', (kit) => kit.strategyIds);
export const TACTIC: Domain<Kit, Tactic> = named('Tactic card', (kit) => kit.tacticIds);
export const TROOP: Domain<Kit, Troop> = named('Troop', (kit) => kit.troops);
/** Tiles are told apart by their shovels only. */
export const TILE: Domain<Kit, Tile> = named('Tunnel tile', (kit) => kit.shovels.map((count) => `${count}`));
/** V5.1 */
export const MORALE = int('Morale', 0, (kit: Kit) => kit.moraleTop);
export const ROUND = int('round', 1, (kit: Kit) => kit.rounds + 1);
export const NUMBER = int('number', -99, 99);
export const PIECES = int('number of pieces', 0, 99);
export type Deed = Id<'action'>;
export const ACTION: Domain<unknown, Deed> = names('action', [
  'entrench',
  'assault',
  'mine',
  'fortify',
  'bombard',
  'sortie',
  'barrage',
  'event',
]);
export const [ENTRENCH, ASSAULT, MINE, FORTIFY, BOMBARD, SORTIE, BARRAGE, EVENT] = [0, 1, 2, 3, 4, 5, 6, 7];

/** A Troop and where it is: plain from the deck, recovered from the discard, or in a battle line. */
export const [DECK, DISCARD, FRONT_LINE, REAR_LINE] = [0, 1, 2, 3];
const PLACES = ['', 'recovered ', 'front ', 'rear '];
export type PlacedTroop = Id<'placed Troop'>;
export const PLACED_TROOP: Domain<Kit, PlacedTroop> = named('Troop', (kit) => placedNames(kit));
const placedCache = new WeakMap<Kit, string[]>();
const placedNames = (kit: Kit): string[] => {
  let list = placedCache.get(kit);
  if (!list) {
    list = PLACES.flatMap((place) => kit.troops.map((troop) => place + troop));
    placedCache.set(kit, list);
  }
  return list;
};
export const troopAt = (g: Vienna, place: number, troop: Troop): PlacedTroop => place * g.kit.troops.length + troop;
export const placeOf = (g: Vienna, placed: PlacedTroop): number => Math.trunc(placed / g.kit.troops.length);
export const troopOf = (g: Vienna, placed: PlacedTroop): Troop => placed % g.kit.troops.length;

/** One Cannon from a hex to another: `camp>glacis-c`. */
export type CannonMove = Id<'Cannon move'>;
export const CANNON_MOVE: Domain<Kit, CannonMove> = named('Cannon move', (kit) => moveNames(kit));
const moveCache = new WeakMap<Kit, string[]>();
const moveNames = (kit: Kit): string[] => {
  let list = moveCache.get(kit);
  if (!list) {
    list = kit.hexes.flatMap((from) => kit.hexes.map((to) => `${from}>${to}`));
    moveCache.set(kit, list);
  }
  return list;
};

export const ENDINGS = [
  'curtain',
  'ravelin-burg',
  'habsburg-morale',
  'habsburg-troops',
  'ottoman-morale',
  'ottoman-troops',
  'relief',
] as const;
export const ENDING = names('ending', ENDINGS);

export const LAYOUTS = ['setupC', 'setupA'] as const;
export const LAYOUT = names('set-up', LAYOUTS);

export const fields = {
  round: ROUND,
  turn: SIDE,
  /** Passes, or final cards, in a row (V9.4). */
  streak: int('passes in a row', 0, 2),
  /** The side whose turn it is has passed (V9.3), or holds no card (V9.4.4). */
  passed: YES_NO,
  morale: table(SIDE, MORALE),
  control: table(HEX, OWNER),
  structural: table(HEX, PIECES),
  improvised: table(HEX, PIECES),
  /** Cannons of the side that controls the hex, any number (V2.6). */
  cannons: table(HEX, PIECES),
  supply: table(SIDE, PIECES),
  /** Structural Fortifications out of the game; only HS10 brings one back (V3.6.2). */
  ruins: PIECES,
  lostCannons: table(SIDE, PIECES),
  /** Who has played a Response in this turn (V15.3.1). */
  responded: table(SIDE, YES_NO),
  /** The Troop that the opponent sees on top of a discard (V4.9, V4.17). */
  shownTop: table(SIDE, optional(TROOP)),
  winner: optional(SIDE),
  ending: optional(ENDING),
  /** The set-up in use (V7.11.1, V7.11.2). */
  layout: LAYOUT,
  /** The option to redraw Tactics (V7.11.3). */
  redraw: YES_NO,
};

export type Vienna = StateOf<Kit, typeof fields>;

/** Every state of the game is made here. */
export const copy = (of: Vienna): Vienna => ({
  kit: of.kit,
  seq: of.seq,
  seat: of.seat,
  over: of.over,
  stack: of.stack,
  zones: of.zones,
  round: of.round,
  turn: of.turn,
  streak: of.streak,
  passed: of.passed,
  morale: of.morale.slice(),
  control: of.control.slice(),
  structural: of.structural.slice(),
  improvised: of.improvised.slice(),
  cannons: of.cannons.slice(),
  supply: of.supply.slice(),
  ruins: of.ruins,
  lostCannons: of.lostCannons.slice(),
  responded: of.responded.slice(),
  shownTop: of.shownTop.slice(),
  winner: of.winner,
  ending: of.ending,
  layout: of.layout,
  redraw: of.redraw,
});
export type { Hex, Kit, Side, Strategy, Tactic, Tile, Troop };

export const { run, ask, call, loop, when, procedure, must, oneOf, slot, slotAfter, setOf, bagOf, move, decision } =
  language<Vienna>();
export type Of<D extends Readonly<Record<string, Domain>>> = LocalsOf<D>;
export { NONE, YES_NO };

export const foe = (side: Side): Side => 1 - side;
export const SEATS = [OTTOMAN, HABSBURG];

/** The paragraph of a card: its text is a rule like any other. */
export const ruleOfStrategy = (g: Vienna, card: Strategy): string => `V17.${g.kit.strategyIds[card]}`;
export const ruleOfTactic = (g: Vienna, card: Tactic): string => `V18.${g.kit.tacticIds[card]}`;
