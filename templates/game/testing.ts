import { Kernel, Match, type PositionJson, type Result } from '@ravelin/engine';
import { type Field, game, type Kit, RECONSTRUCTED } from './index.ts';

/** Helpers for the tests of this game: positions in a few words. */

export { due, eventsOf, play, refusal } from '@ravelin/engine/testing';

export const kernel = new Kernel<Field, Kit>(game);

export interface Table {
  readonly turn?: 'north' | 'south';
  /** Where both sides stand. */
  readonly at?: readonly [north: string, south: string];
  readonly north?: readonly string[];
  readonly south?: readonly string[];
  readonly discard?: readonly string[];
  /** Results of chance, in the order in which they are drawn: faces of the die, names of cards. */
  readonly dice?: readonly Result[];
}

export const position = ({ turn = 'north', at = ['north-camp', 'south-camp'], ...cards }: Table): PositionJson => ({
  turn,
  stands: { north: at[0], south: at[1] },
  driven: 'none',
  zones: { 'north hand': cards.north ?? [], 'south hand': cards.south ?? [], discard: cards.discard ?? [] },
});

export const table = (setting: Table): Match<Field, Kit> => {
  const match = new Match<Field, Kit>(kernel, { set: RECONSTRUCTED, position: position(setting) });
  if (setting.dice) match.script(setting.dice);
  return match;
};
