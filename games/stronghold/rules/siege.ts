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
  steadyTable,
  table,
  YES_NO,
} from '@ravelin/engine';
import type { Kit } from '../data/kit.ts';

/** The state of the siege, its domains, and the language its rules are written in. */

export const SEATS = ['invader', 'defender'] as const;
export const SEAT = names('seat', SEATS);
export const [INVADER, DEFENDER] = [0, 1];

export const FLANK = names('side of the stronghold', ['left', 'right']);

// ---- units and heroes (S1) -------------------------------------------------------------------------------------------

/** What the invader moves: three kinds of unit, and the siege tower, which is none (S1.2.4). */
export const UNITS = ['goblin', 'orc', 'troll'] as const;
export const UNIT = names('unit', UNITS);
export const PIECES = [...UNITS, 'siege tower'] as const;
export const PIECE = names('piece', PIECES);
export const [GOBLIN, ORC, TROLL, SIEGE_TOWER] = [0, 1, 2, 3];
export const GUARDS = ['marksman', 'soldier', 'veteran'] as const;
export const GUARD = names('defender unit', GUARDS);
export const [MARKSMAN, SOLDIER, VETERAN] = [0, 1, 2];
/** S1.2.1, S1.2.2: the strength of a unit of either side is its kind plus one. */
export const strengthOf = (kind: number): number => kind + 1;
export const HEROES = ['warrior', 'officer'] as const;
export type Hero = Id<'hero'>;
export const HERO: Domain<unknown, Hero> = names('hero', HEROES);
export const [WARRIOR, OFFICER] = [0, 1];
/** A word that names a hero: `warrior`, `L2 officer`. */
const HERO_NAMED = new RegExp(`\\b(${HEROES.join('|')})$`, 'i');
/** Whatever the defender moves: units, then heroes (S13). */
export const MOVER = names('defender piece', [...GUARDS, ...HEROES]);
export const moverOf = (hero: Hero): number => GUARDS.length + hero;

// ---- places (S2) -------------------------------------------------------------------------------------------------------

/** Where invader pieces stand: foregrounds, ramparts, the marauders space, wall sections, in this order. */
export const PLACE: Domain<Kit> = named('place', (kit) => kit.invaderPlaces);
/** Where defender units stand: wall sections, towers, buildings, in this order. */
export const POST: Domain<Kit> = named('post', (kit) => kit.defenderPlaces);
export const FOREGROUND: Domain<Kit> = named('foreground', (kit) => kit.foregrounds);
export type Rampart = Id<'rampart'>;
export const RAMPART: Domain<Kit, Rampart> = named('rampart', (kit) => kit.ramparts);
export type Section = Id<'wall section'>;
export const SECTION: Domain<Kit, Section> = named('wall section', (kit) => kit.sections);
export type Tower = Id<'tower'>;
export const TOWER: Domain<Kit, Tower> = named('tower', (kit) => kit.towers);
export type Building = Id<'building'>;
export const BUILDING: Domain<Kit, Building> = named('building', (kit) => kit.buildings);
export const PATH: Domain<Kit> = { ...named('path', (kit: Kit) => kit.paths), lacks: (kit, word) => noWay(kit, word) };
/** A path, or the way from the supply to a foreground. */
export const WAY: Domain<Kit> = { ...named('way', (kit: Kit) => kit.ways), lacks: (kit, word) => noWay(kit, word) };

/** Why no path leads from one place to another, both of which there are. */
const noWay = (kit: Kit, word: string): { rule: string; text: string } | undefined => {
  const [from, to] = word
    .split('-')
    .map((id) => kit.invaderPlaces.findIndex((one) => one.toLowerCase() === id.toLowerCase()));
  if (from === undefined || to === undefined || from < 0 || to < 0) return undefined;
  if (kit.sectionOfPlace[from] !== NONE)
    return { rule: 'S10.2.7', text: 'Units on a wall section never leave it by a maneuver.' };
  return from < kit.foregrounds.length && kit.rampartOfPlace[to] !== NONE
    ? {
        rule: 'S2.3.2',
        text: 'From a foreground paths lead to the ramparts of its side, except to B4, which is entered from B3 alone.',
      }
    : { rule: 'S10.2.5', text: 'Units move along paths only.' };
};
/** A machine space of a rampart or a foreground (S2.1.5). */
export type Site = Id<'machine space'>;
export const SITE: Domain<Kit, Site> = named('machine space', (kit) => kit.sites);
/** Pieces of a kind at a place: `A1 goblin`. */
export const HORDE: Domain<Kit> = named('pieces at a place', (kit) => kit.hordes);
/** Units of a kind at a post: `L1 marksman`. */
export const GARRISON: Domain<Kit> = {
  ...named('units at a post', (kit: Kit) => kit.garrisons),
  lacks: (_kit, word) => (HERO_NAMED.test(word) ? ONLY_HEROES : undefined),
};
const ONLY_HEROES = { rule: 'S13.3.2', text: 'Units swap with units and heroes with heroes.' };

export const hordeAt = (place: number, piece: number): number => PIECES.length * place + piece;
export const garrisonAt = (post: number, guard: number): number => GUARDS.length * post + guard;
export const placeOf = (horde: number): number => Math.floor(horde / PIECES.length);
export const pieceOf = (horde: number): number => horde % PIECES.length;
export const postOf = (garrison: number): number => Math.floor(garrison / GUARDS.length);
export const guardOf = (garrison: number): number => garrison % GUARDS.length;

// ---- cards, tiles and tokens -------------------------------------------------------------------------------------------

export type Card = Id<'action card'>;
export const CARD: Domain<Kit, Card> = named('action card', (kit) => kit.cards);
/** Units of a kind paid on a card. */
export const PAID: Domain<Kit> = named('units on a card', (kit) => kit.paid);
export const paidOn = (card: number, unit: number): number => UNITS.length * card + unit;
/** Where an action card is. */
export const SHELF = names('shelf', ['line', 'card supply', 'removed']);
export const [IN_LINE, IN_CARD_SUPPLY, REMOVED] = [0, 1, 2];
/** S4.1.1. */
export const SPOT = int('place in the line', 0, (kit: Kit) => kit.lineLength - 1);

/** What stands on machine spaces; the first three are barrage machines (S6.1.2). */
export const MACHINES = ['ballista', 'catapult', 'trebuchet', 'mantelet'] as const;
export const MACHINE = names('machine', MACHINES);
export const [BALLISTA, CATAPULT, TREBUCHET, MANTELET] = [0, 1, 2, 3];
export const SHOT = names('machine card', ['hit', 'miss']);
export const [HIT, MISS] = [0, 1];

/** Equipment of a wall section (S7); the bridge lies on a path. */
export const EQUIPMENT = ['banner', 'ladder', 'poison', 'sap'] as const;
export const EQUIPMENT_TILE = names('equipment', EQUIPMENT);
export const [BANNER, LADDER, POISON, SAP] = [0, 1, 2, 3];
export const GEAR: Domain<Kit> = named('equipment of a section', (kit) => kit.gears);
export const gearOf = (section: Section, equipment: number): number => EQUIPMENT.length * section + equipment;

/** Training tiles of a rampart (S8.1.1). */
export const TRAINING = names('training tile', ['quartermaster', 'trench master']);
export const [QUARTERMASTER, TRENCH_MASTER] = [0, 1];

export const RITUAL: Domain<Kit> = named('ritual', (kit) => kit.rituals);
export const [BLOODSTONES, DEMON, GALE, POSSESSION, SPECTER] = [0, 1, 2, 3, 4];
/** A space that a ritual's token may lie on: `gale L1`, `demon forge`. All spaces of one ritual stand together. */
export const RITE: Domain<Kit> = named('ritual space', (kit) => kit.rites);
/** S9.1.1, S9.2.3: what lies there. A second target is a bluff that counts as one under Devoted Warlocks (S17); `turned` a target face up. */
export const FACES = ['none', 'bluff', 'target', 'second target', 'turned'] as const;
export const FACE = names('ritual token', FACES);
export const [NO_TOKEN, BLUFF, TARGET, SECOND, TURNED] = [0, 1, 2, 3, 4];

export const ITEMS = ['cannon', 'pole', 'bay window'] as const;
export const ITEM = names('tower item', ITEMS);
export const [CANNON, POLE, BAY_WINDOW] = [0, 1, 2];
/** Cauldrons of a section, by the unit they kill. */
export const CAULDRON: Domain<Kit> = named('cauldron of a section', (kit) => kit.cauldrons);
export const cauldronAt = (section: Section, unit: number): number => UNITS.length * section + unit;
export const cauldronsOf = (section: Section): number[] => UNITS.map((_, unit) => cauldronAt(section, unit));
export const sectionOfCauldron = (cauldron: number): number => Math.floor(cauldron / UNITS.length);
export const unitOfCauldron = (cauldron: number): number => cauldron % UNITS.length;
export const TRAPS = ['goblin trap', 'troll trap', 'siege tower trap'] as const;
export const TRAP = names('trap', TRAPS);
export const [GOBLIN_TRAP, TROLL_TRAP, TOWER_TRAP] = [0, 1, 2];

export const MANEUVER = names('maneuver', ['minor', 'major']);

export const ORDERS = ['goblin fury', 'orc detonation', 'call of the trolls', 'bluff'] as const;
export type Order = Id<'order'>;
export const ORDER: Domain<unknown, Order> = names('order', ORDERS);
export const [FURY, DETONATION, CALL] = [0, 1, 2];

export type Action = Id<'building action'>;
export const ACTION: Domain<Kit, Action> = named('building action', (kit) => kit.actions);
export const HEROICS = ['reinforce', 'labour', 'withdraw'] as const;
export type Heroic = Id<'heroic order'>;
export const HEROIC: Domain<unknown, Heroic> = names('heroic order', HEROICS);
export const [REINFORCE, LABOUR, WITHDRAW] = [0, 1, 2];
export type Objective = Id<'objective'>;
export const OBJECTIVE: Domain<Kit, Objective> = named('objective', (kit) => kit.objectives);
export type Plan = Id<'defense plan'>;
export const PLAN: Domain<Kit, Plan> = named('defense plan', (kit) => kit.plans);
export type HitCard = Id<'hit card'>;
export const HIT_CARD: Domain<Kit, HitCard> = named('hit card', (kit) => kit.hitCards);

export const COUNT = int('number', 0, 999);
export const ROUND = int('round', 1, (kit: Kit) => kit.limits.rounds);

/** S16: Loose at Will doubles the volleys of one assault and silences the walls in the next. */
export const LOOSE = names('loose at will', ['no', 'doubled', 'silenced']);
export const [NOT_LOOSE, DOUBLED, SILENCED] = [0, 1, 2];
/** S16: the Officer's stand, and what it costs him in the round after. */
export const STAND = names("officer's stand", ['no', 'stands', 'confined']);
export const [NO_STAND, STANDS, CONFINED] = [0, 1, 2];

export const ENDINGS = ['breach', 'relief'] as const;
export const ENDING = names('ending', ENDINGS);

export const fields = {
  round: ROUND,

  // ---- the invader ----
  bag: table(UNIT, COUNT),
  /** Units of his in hand (S5.1.2). */
  supply: table(UNIT, COUNT),
  wood: COUNT,
  /** Killed, or cleared from cards at the end of a round (S9.7.5). */
  discarded: table(UNIT, COUNT),
  /** Pieces on the board. */
  horde: table(HORDE, COUNT),
  shelf: steadyTable(CARD, SHELF),
  /** The nine cards of the line, left to right. */
  line: table(SPOT, CARD),
  /** The place in the line from which cards may still be used this round (S4.1.3). */
  next: int('place in the line', 0, (kit: Kit) => kit.lineLength),
  used: table(CARD, YES_NO),
  paid: table(PAID, COUNT),
  paidWood: table(CARD, COUNT),
  spy: steadyTable(CARD, YES_NO),
  machine: steadyTable(SITE, optional(MACHINE)),
  hits: steadyTable(SITE, COUNT),
  misses: steadyTable(SITE, COUNT),
  malfunction: optional(SITE),
  gear: steadyTable(GEAR, YES_NO),
  bridge: steadyTable(PATH, YES_NO),
  quartermaster: steadyTable(RAMPART, YES_NO),
  trenchMaster: steadyTable(RAMPART, YES_NO),
  saboteur: steadyTable(BUILDING, YES_NO),
  /** Veiled: S1.5.2. */
  rite: table(RITE, FACE),
  /** Bluffs of each ritual turned this round: they have gone back (S9.2.2). */
  bluffsTurned: steadyTable(RITUAL, COUNT),
  /** Veiled while face down: S1.5.2. */
  order: table(SECTION, optional(ORDER)),
  /** The order there lies face up. */
  orderOpen: table(SECTION, YES_NO),
  /** Orders that left the game face up, and face down (veiled), and how many of the latter (S11). */
  ordersLost: steadyTable(ORDER, COUNT),
  ordersLostUnseen: table(ORDER, COUNT),
  unseen: COUNT,

  // ---- Phase 6 ----
  /** Pieces that have left each place in the maneuver under way (S10.2.4). */
  departed: table(PLACE, COUNT),
  /** Siege towers that a trap has held in it (S10.8.3). */
  held: steadyTable(PLACE, COUNT),
  /** Ways over which a group has gone in it (S10.4.7). */
  crossed: table(WAY, YES_NO),
  /** Saps and Quartermasters used in this Phase 6. */
  sapped: steadyTable(SECTION, YES_NO),
  guided: steadyTable(RAMPART, YES_NO),

  // ---- the defender ----
  garrison: table(GARRISON, COUNT),
  reserve: table(GUARD, COUNT),
  /** Marksmen removed from the game by Tracking Saboteurs (S15). */
  removed: COUNT,
  /** The post of each hero: a wall section or the Courtyard. */
  hero: table(HERO, POST),
  heroDone: table(HERO, YES_NO),
  heroicDone: table(HEROIC, YES_NO),
  /** Removed from the game by Possession (S9.6.4). */
  heroicLost: steadyTable(HEROIC, YES_NO),
  /** In hand, to be spent now (S12). */
  hourglasses: COUNT,
  /** Due after the next action that the invader performs (S4.2.2). */
  due: COUNT,
  placed: table(ACTION, COUNT),
  /** Completed this round. */
  completed: table(ACTION, YES_NO),
  walls: table(SECTION, COUNT),
  cauldron: steadyTable(CAULDRON, YES_NO),
  ladder: steadyTable(SECTION, YES_NO),
  item: steadyTable(TOWER, optional(ITEM)),
  /** Veiled while face down: S1.5.3. */
  trap: table(PATH, optional(TRAP)),
  trapOpen: steadyTable(PATH, YES_NO),
  glare: optional(SECTION),
  blessing: optional(FLANK),
  loose: LOOSE,
  stand: STAND,
  /** Free moves left of a Forced March (S16). */
  march: COUNT,

  // ---- the assault ----
  /** What a cannon or a machine has been aimed at. */
  cannonAim: steadyTable(TOWER, optional(PLACE)),
  machineAim: steadyTable(SITE, optional(SECTION)),
  /** Machines that hold their fire (S18.3.2). */
  holds: steadyTable(SITE, YES_NO),
  /** Machines whose hit is still to be resolved. */
  struck: steadyTable(SITE, YES_NO),
  volley: table(RAMPART, COUNT),
  /** Poles that have struck (S19.4.1). */
  struckPole: steadyTable(TOWER, YES_NO),
  /** Hit cards turned since the deck was shuffled. */
  turned: steadyTable(HIT_CARD, YES_NO),
  fought: steadyTable(SECTION, YES_NO),
  /** Fury holds there in the melee under way (S11). */
  fury: optional(SECTION),

  // ---- what objectives count (S17) ----
  /** Cards of Phase 5 used this round. */
  ritualsUsed: COUNT,
  targetsTurned: COUNT,
  machineHits: COUNT,
  /** Defender units that died in the assault under way. */
  fallen: COUNT,
  /** Hourglasses withheld from the next Phase 6 (Foothold). */
  withheld: COUNT,
  /** No hourglasses at the start of the next round (First Blood). */
  lean: YES_NO,

  ending: optional(ENDING),
};

export type Siege = StateOf<Kit, typeof fields>;

/** Every state of the game is made here. */
export const copy = (of: Siege): Siege => ({
  kit: of.kit,
  seq: of.seq,
  seat: of.seat,
  over: of.over,
  stack: of.stack,
  zones: of.zones,
  round: of.round,
  bag: of.bag.slice(),
  supply: of.supply.slice(),
  wood: of.wood,
  discarded: of.discarded.slice(),
  horde: of.horde.slice(),
  shelf: of.shelf,
  line: of.line.slice(),
  next: of.next,
  used: of.used.slice(),
  paid: of.paid.slice(),
  paidWood: of.paidWood.slice(),
  spy: of.spy,
  machine: of.machine,
  hits: of.hits,
  misses: of.misses,
  malfunction: of.malfunction,
  gear: of.gear,
  bridge: of.bridge,
  quartermaster: of.quartermaster,
  trenchMaster: of.trenchMaster,
  saboteur: of.saboteur,
  rite: of.rite.slice(),
  bluffsTurned: of.bluffsTurned,
  order: of.order.slice(),
  orderOpen: of.orderOpen.slice(),
  ordersLost: of.ordersLost,
  ordersLostUnseen: of.ordersLostUnseen.slice(),
  unseen: of.unseen,
  departed: of.departed.slice(),
  held: of.held,
  crossed: of.crossed.slice(),
  sapped: of.sapped,
  guided: of.guided,
  garrison: of.garrison.slice(),
  reserve: of.reserve.slice(),
  removed: of.removed,
  hero: of.hero.slice(),
  heroDone: of.heroDone.slice(),
  heroicDone: of.heroicDone.slice(),
  heroicLost: of.heroicLost,
  hourglasses: of.hourglasses,
  due: of.due,
  placed: of.placed.slice(),
  completed: of.completed.slice(),
  walls: of.walls.slice(),
  cauldron: of.cauldron,
  ladder: of.ladder,
  item: of.item,
  trap: of.trap.slice(),
  trapOpen: of.trapOpen,
  glare: of.glare,
  blessing: of.blessing,
  loose: of.loose,
  stand: of.stand,
  march: of.march,
  cannonAim: of.cannonAim,
  machineAim: of.machineAim,
  holds: of.holds,
  struck: of.struck,
  volley: of.volley.slice(),
  struckPole: of.struckPole,
  turned: of.turned,
  fought: of.fought,
  fury: of.fury,
  ritualsUsed: of.ritualsUsed,
  targetsTurned: of.targetsTurned,
  machineHits: of.machineHits,
  fallen: of.fallen,
  withheld: of.withheld,
  lean: of.lean,
  ending: of.ending,
});
export type { Kit };

export const {
  run,
  ask,
  call,
  loop,
  when,
  procedure,
  must,
  oneOf,
  slot,
  slotAfter,
  setOf,
  bagOf,
  move,
  about,
  decision,
} = language<Siege>();
export type Of<D extends Readonly<Record<string, Domain>>> = LocalsOf<D>;
export { NONE, YES_NO };
