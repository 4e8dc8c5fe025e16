import type { AnyGame, ZoneJson } from '@ravelin/engine';
import { terminalOf } from '@ravelin/games';
import { type TerminalBoard, together, zoneCount, zoneShown } from '@ravelin/games/terminal';
import { namer } from './sentences.ts';
import { wrap } from './style.ts';

/** The board at the terminal: the game's own, or one that needs no drawing. */

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const plainBoard =
  (game: AnyGame): TerminalBoard =>
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

export const boardOf = (game: AnyGame): TerminalBoard => terminalOf(game) ?? plainBoard(game);
