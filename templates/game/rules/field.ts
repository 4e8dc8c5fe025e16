import {
  type Domain,
  type Id,
  int,
  language,
  NONE,
  named,
  names,
  optional,
  type StateOf,
  table,
} from '@ravelin/engine';
import type { Kit } from '../data/kit.ts';

/** What there is: the sides, the road, the cards, and where everything stands. Domains are names outside and small integers inside. */

export type Side = Id<'side'>;
export type Hex = Id<'hex'>;
export type Card = Id<'card'>;

export const SEATS = ['north', 'south'] as const;
export const [NORTH, SOUTH] = [0, 1] as const;

export const SIDE: Domain<unknown, Side> = names('side', SEATS);
export const HEX: Domain<Kit, Hex> = named('hex', (kit) => kit.hexes);
export const CARD: Domain<Kit, Card> = named('card', (kit) => kit.cards);
export const DIE = int('die', 1, 6);
export const STRENGTH = int('strength', 0, 20);

/** `driven`: the side that has been driven off the road, if one has. */
export const fields = { turn: SIDE, stands: table(SIDE, HEX), driven: optional(SIDE) };
export type Field = StateOf<Kit, typeof fields>;

/** The one place where states are made, new ones and copies alike. */
export const copy = (of: Field): Field => ({
  kit: of.kit,
  seq: of.seq,
  seat: of.seat,
  over: of.over,
  stack: of.stack,
  zones: of.zones,
  turn: of.turn,
  stands: of.stands.slice(),
  driven: of.driven,
});
export type { Kit };
export { NONE };

/** The words in which the rules are written (docs/adding-a-game.md). */
export const { procedure, run, ask, call, loop, must, slot, slotAfter, move, decision } = language<Field>();

export const other = (side: Side): Side => (side === NORTH ? SOUTH : NORTH);
/** The step along the road that leads a side ahead. */
export const ahead = (side: Side): number => (side === NORTH ? 1 : -1);
/** How far a side stands from its own end of the road. */
export const gained = (g: Field, side: Side): number =>
  side === NORTH ? g.stands[side] : g.kit.hexes.length - 1 - g.stands[side];
