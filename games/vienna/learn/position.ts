import type { PositionJson } from '@ravelin/engine';
import board from '../data/reconstructed/board.json' with { type: 'json' };

/** A position of a lesson in a few words: what is not named is as at the start of the game. */
interface Hex {
  readonly control?: 'ottoman' | 'habsburg' | 'nobody';
  readonly structural?: number;
  readonly improvised?: number;
  readonly cannons?: number;
}

export interface Table {
  readonly morale?: readonly [ottoman: number, habsburg: number];
  readonly hexes?: Readonly<Record<string, Hex>>;
  readonly zones: Readonly<Record<string, readonly string[]>>;
}

export const siege = ({ morale = [8, 8], hexes = {}, zones }: Table): PositionJson => {
  const each = (value: (hex: (typeof board.hexes)[number], named: Hex) => string | number) =>
    Object.fromEntries(board.hexes.map((hex) => [hex.id, value(hex, hexes[hex.id] ?? {})]));
  return {
    game: 'vienna',
    turn: 'ottoman',
    round: 2,
    streak: 0,
    morale: { ottoman: morale[0], habsburg: morale[1] },
    control: each(({ start }, named) => named.control ?? start.control),
    structural: each(({ start }, named) => named.structural ?? start.structural),
    improvised: each(({ start }, named) => named.improvised ?? start.improvised),
    cannons: each(({ start }, named) => named.cannons ?? start.cannons),
    zones,
  };
};
