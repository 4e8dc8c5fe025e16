import { warOf } from '../../empires/learn/position.ts';
import battles from '../data/reconstructed/battles.json' with { type: 'json' };
import board from '../data/reconstructed/board.json' with { type: 'json' };

/** A position of a lesson in a few words. */
export const war = warOf('ottoman-sunset', board.fronts, [...battles.battles, ...battles.markers]);

/** What stands in the Narrows: what is there from the beginning, and what has been built. */
export const narrows = (...built: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(board.defences.map(({ id, start }) => [id, start || built.includes(id) ? 'yes' : 'no']));
