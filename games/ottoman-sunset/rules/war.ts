import {
  type Domain,
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
  BATTLE,
  BOX,
  CARD,
  COUNT,
  EPOCH,
  FRONT,
  KAISERSCHLACHT,
  NUMBER,
  SIDE,
  SPACE,
  THEATER,
  WILL,
} from '@ravelin/games/empires';
import type { Kit } from '../data/kit.ts';

/** The state of the war, its domains, and the language its rules are written in. What the family shares comes from games/empires. */

export const SEATS = ['ottoman'] as const;
export const OTTOMAN = 0;

export const DEFENCE: Domain<Kit> = named('defence of the Narrows', (kit) => kit.defences);
export const COUNTRY: Domain<Kit> = named('country', (kit) => kit.countries);
/** Where the Intelligence Bureau can be: Turkey first, then the countries. */
export const BUREAU: Domain<Kit> = named('place of the Bureau', (kit) => ['turkey', ...kit.countries]);
export const TURKEY = 0;
export const FORTIFICATION = int('fortification', 0, (kit: Kit) => kit.fortification);
export const FORTITUDE = int('British Fortitude', 0, (kit: Kit) => kit.fortitude);
/** 0: the card of this turn asked for no die. */
export const EVENT_DIE = int('die of the Event', 0, 6);

export const NARROWS = names('attack on the Narrows', ['to-come', 'beaten-off', 'forced']);
export const [TO_COME, BEATEN_OFF, FORCED] = [0, 1, 2];

export const ENDINGS = [
  'will',
  'narrows',
  'constantinople-crushing',
  'constantinople-strategic',
  'constantinople-marginal',
  'constantinople-stalemate',
  'constantinople-pyrrhic',
  'tactical',
  'marginal',
  'operational',
  'strategic',
  'international',
  'coalition-victory',
  'coalition-defeat',
] as const;
export type Ending = (typeof ENDINGS)[number];
export const ENDING = names('ending', ENDINGS);

export const fields = {
  /** Cards revealed so far. */
  turn: COUNT,
  card: optional(CARD),
  space: table(FRONT, optional(SPACE)),
  side: table(FRONT, SIDE),
  will: WILL,
  /** Resources allocated to each theater, not yet bought, and spent. */
  resources: table(THEATER, COUNT),
  supply: COUNT,
  spent: COUNT,
  box: table(BATTLE, BOX),
  /** Which Epochs have been added to the deck. */
  joined: table(EPOCH, YES_NO),
  korps: COUNT,
  yildirim: COUNT,
  bureau: optional(BUREAU),
  /** What stands in the Narrows, and what has become of the attack. */
  defence: table(DEFENCE, YES_NO),
  narrows: NARROWS,
  /** Markers and effects that last. */
  uboats: YES_NO,
  pipeline: YES_NO,
  gaza: FORTIFICATION,
  weariness: YES_NO,
  kaiserschlacht: KAISERSCHLACHT,
  /** This turn: card Actions left, whether the Event took them, its die, and where the Asia Korps serves. */
  actions: COUNT,
  forfeit: YES_NO,
  rolled: EVENT_DIE,
  korpsFront: optional(FRONT),
  ending: optional(ENDING),
  points: NUMBER,
  /** The options in use (O8.1.1, O8.2.1). */
  stubborn: YES_NO,
  coalition: YES_NO,
};

export type War = StateOf<Kit, typeof fields>;

/** Every state of the game is made here. */
export const copy = (of: War): War => ({
  kit: of.kit,
  seq: of.seq,
  seat: of.seat,
  over: of.over,
  stack: of.stack,
  zones: of.zones,
  turn: of.turn,
  card: of.card,
  space: of.space.slice(),
  side: of.side.slice(),
  will: of.will,
  resources: of.resources.slice(),
  supply: of.supply,
  spent: of.spent,
  box: of.box.slice(),
  joined: of.joined.slice(),
  korps: of.korps,
  yildirim: of.yildirim,
  bureau: of.bureau,
  defence: of.defence.slice(),
  narrows: of.narrows,
  uboats: of.uboats,
  pipeline: of.pipeline,
  gaza: of.gaza,
  weariness: of.weariness,
  kaiserschlacht: of.kaiserschlacht,
  actions: of.actions,
  forfeit: of.forfeit,
  rolled: of.rolled,
  korpsFront: of.korpsFront,
  ending: of.ending,
  points: of.points,
  stubborn: of.stubborn,
  coalition: of.coalition,
});
export type { Kit };

export const { run, ask, call, loop, when, procedure, must, slot, move, decision } = language<War>();
export type Of<D extends Readonly<Record<string, Domain>>> = LocalsOf<D>;
export {
  BATTLE,
  BOX,
  CARD,
  COUNT,
  DEFEATS,
  DIE,
  FRONT,
  NUMBER,
  RAGING,
  THEATER,
  VICTORIES,
  WAITING,
} from '@ravelin/games/empires';
export { NONE, YES_NO };
