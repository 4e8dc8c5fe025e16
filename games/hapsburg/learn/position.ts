import type { PositionJson } from '@ravelin/engine';
import { type Table as Common, warOf } from '../../empires/learn/position.ts';
import battles from '../data/reconstructed/battles.json' with { type: 'json' };
import board from '../data/reconstructed/board.json' with { type: 'json' };

/** A position of a lesson in a few words. */
export interface Table extends Common {
  readonly loyalty: readonly [czech: number, croat: number, hungarian: number];
}

const position = warOf('hapsburg', board.fronts, [...battles.battles, ...battles.victories]);

export const war = ({ loyalty, fields, ...table }: Table): PositionJson =>
  position({
    ...table,
    fields: { loyalty: { czech: loyalty[0], croat: loyalty[1], hungarian: loyalty[2] }, ...fields },
  });
