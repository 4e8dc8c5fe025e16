import type { AnyGame, PositionJson, ZoneJson } from '@ravelin/engine';
import { namer } from '../sentences.ts';
import { type Style, wrap } from '../style.ts';
import { viennaBoard } from './vienna.ts';
import { together, zoneCount, zoneShown } from './zones.ts';

/** The position as text, as one viewer may know it. A game may have a board of its own; any game can be shown plainly. */

/** In blocks (the map, the hand, ...), so that only what has changed need be shown again. */
export type Board = (view: PositionJson, kit: unknown, style: Style) => string[][];

/** By the game's id. */
const boards: ReadonlyMap<string, Board> = new Map([['vienna', viennaBoard]]);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const plainBoard =
  (game: AnyGame): Board =>
  (view, kit, { width }) => {
    const name = namer(game, kit);
    const field = (id: string): string => {
      const value = view[id];
      if (!isObject(value)) return `${id}: ${value}`;
      // Of a big table only what is not nothing is worth a place on the screen.
      const entries = Object.entries(value).filter(([, one]) => one !== 0 && one !== 'no' && one !== 'none');
      return `${id}: ${entries.map(([key, one]) => `${key} ${one}`).join(', ') || '–'}`;
    };
    const zone = ([id, contents]: [string, ZoneJson]): string[] => {
      const count = zoneCount(contents);
      if (count === 0) return [];
      const shown = zoneShown(contents);
      return [`${id} (${count})${shown.length > 0 ? `: ${together(shown, name)}` : ''}`];
    };
    const wrapped = (texts: readonly string[]) => texts.flatMap((text) => wrap(text, width, '    '));
    return [wrapped(Object.keys(game.fields).map(field)), wrapped(Object.entries(view.zones ?? {}).flatMap(zone))];
  };

export const boardOf = (game: AnyGame): Board => boards.get(game.id) ?? plainBoard(game);
