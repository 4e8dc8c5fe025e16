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

export const SEATS = ['hapsburg'] as const;
export const HAPSBURG = 0;

export const NATION: Domain<Kit> = named('Nationality', (kit) => kit.nations);
export const STATUS = int('War Status', 1, (kit: Kit) => kit.status.length);
export const LOYALTY = int('Loyalty', 0, (kit: Kit) => kit.loyal);
export const FORTRESS = int('Fortress', 0, (kit: Kit) => kit.fortress);

export const ENDINGS = [
  'will',
  'revolt',
  'vienna-crushing',
  'vienna-strategic',
  'vienna-marginal',
  'vienna-stalemate',
  'vienna-pyrrhic',
  'tactical',
  'marginal',
  'operational',
  'strategic',
  'international',
  'scenario-won',
  'scenario-lost',
  'scenario-drawn',
  'coalition-victory',
  'coalition-defeat',
] as const;
export type Ending = (typeof ENDINGS)[number];
export const ENDING = names('ending', ENDINGS);

export const fields = {
  /** Cards revealed so far, those that a scenario calls already played included. */
  turn: COUNT,
  /** The game ends when so many cards have been played (H11.2.2). */
  last: COUNT,
  card: optional(CARD),
  space: table(FRONT, optional(SPACE)),
  side: table(FRONT, SIDE),
  fortress: FORTRESS,
  status: STATUS,
  will: WILL,
  startWill: WILL,
  loyalty: table(NATION, LOYALTY),
  /** Resources allocated to each theater, not yet bought, spent, and parked in the Victories Box (H10.2.1). */
  resources: table(THEATER, COUNT),
  supply: COUNT,
  spent: COUNT,
  parked: COUNT,
  intercepts: COUNT,
  mackensen: COUNT,
  aid: COUNT,
  box: table(BATTLE, BOX),
  /** Markers and effects that last. */
  lodz: YES_NO,
  bulgaria: YES_NO,
  trench: YES_NO,
  retreat: YES_NO,
  weariness: YES_NO,
  kaiserschlacht: KAISERSCHLACHT,
  vittorio: YES_NO,
  /** Both Fortress markers lie in the Defeats Box (H10.4.1). */
  ruins: YES_NO,
  /** This turn: card Actions left, and where the markers serve. */
  actions: COUNT,
  aidFront: optional(FRONT),
  mackensenFront: optional(FRONT),
  intercepted: table(FRONT, YES_NO),
  ending: optional(ENDING),
  points: NUMBER,
  /** The options in use (H10.0.1). */
  historical: YES_NO,
  emergency: YES_NO,
  fairWeather: YES_NO,
  mustHold: YES_NO,
  spa: YES_NO,
  coalition: YES_NO,
  resurgence: YES_NO,
  expanded: YES_NO,
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
  last: of.last,
  card: of.card,
  space: of.space.slice(),
  side: of.side.slice(),
  fortress: of.fortress,
  status: of.status,
  will: of.will,
  startWill: of.startWill,
  loyalty: of.loyalty.slice(),
  resources: of.resources.slice(),
  supply: of.supply,
  spent: of.spent,
  parked: of.parked,
  intercepts: of.intercepts,
  mackensen: of.mackensen,
  aid: of.aid,
  box: of.box.slice(),
  lodz: of.lodz,
  bulgaria: of.bulgaria,
  trench: of.trench,
  retreat: of.retreat,
  weariness: of.weariness,
  kaiserschlacht: of.kaiserschlacht,
  vittorio: of.vittorio,
  ruins: of.ruins,
  actions: of.actions,
  aidFront: of.aidFront,
  mackensenFront: of.mackensenFront,
  intercepted: of.intercepted.slice(),
  ending: of.ending,
  points: of.points,
  historical: of.historical,
  emergency: of.emergency,
  fairWeather: of.fairWeather,
  mustHold: of.mustHold,
  spa: of.spa,
  coalition: of.coalition,
  resurgence: of.resurgence,
  expanded: of.expanded,
});
export type { Kit };

export const { run, ask, call, loop, when, procedure, must, slot, setOf, move, decision } = language<War>();
export type Of<D extends Readonly<Record<string, Domain>>> = LocalsOf<D>;
export {
  ASIDE,
  BATTLE,
  BOX,
  CARD,
  COUNT,
  DEFEATS,
  DIE,
  ENDED,
  FRONT,
  NUMBER,
  PLACE,
  RAGING,
  SPACE,
  STALEMATES,
  THEATER,
  VICTORIES,
  WAITING,
  WILL,
} from '@ravelin/games/empires';
export { NONE, YES_NO };

/** The paragraph of a card's Event or special effect. */
export const ruleOfCard = (g: War, card: number): string => `H13.${g.kit.cards[card].id}`;
