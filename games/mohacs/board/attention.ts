import type { BoardProps } from '@ravelin/web/face';
import { createEffect, createMemo, on } from 'solid-js';
import { ARMY } from './field.ts';
import { centre, R, WIDE } from './layout.ts';
import { actorOf } from './picking.ts';
import { COMMAND, markedAs, UNIT } from './state.ts';
import { nameIn, unitHex } from './view.ts';

/** Where the board opens: on the command that decides, so near that its ratings can be read and its hexes be hit. */

/** A hex on the screen, in pixels: at least, and at most. */
const [LEAST, MOST] = [44, 58];
/** How much of the field around it is in sight with it. */
const AROUND = 2.5 * R;

const unitsOf = (command: string): string[] =>
  (ARMY.command[ARMY.commands.indexOf(command)]?.units ?? []).map((u) => ARMY.units[u]);

export const createAttention = (face: BoardProps): void => {
  /** The units at which something is decided now; none while others decide. */
  const units = (): readonly string[] => {
    if (face.marks.size === 0) return [];
    const { view } = face;
    const command = nameIn(view, 'command');
    const legal = markedAs(face, UNIT, 'legal', 'selected');
    const actor = actorOf(view);
    if (legal.length > 0) return legal;
    if (actor !== undefined) return [actor];
    if (command !== undefined) return unitsOf(command);
    return markedAs(face, COMMAND, 'legal').flatMap(unitsOf);
  };
  /** What is decided about: the board goes there when that changes, and otherwise stays where the player has it. */
  const about = createMemo(() => {
    if (face.marks.size === 0) return undefined;
    const { view } = face;
    return [view.viewer, nameIn(view, 'command'), (view.flow ?? []).length > 0 && view.flow?.[0].procedure].join();
  });
  createEffect(
    on(about, (one) => {
      if (one === undefined) return;
      const hexes = units()
        .map((unit) => unitHex(face.view, unit))
        .filter((hex) => hex >= 0);
      if (hexes.length === 0) return;
      const [xs, ys] = [0, 1].map((axis) => hexes.map((hex) => centre(hex)[axis]));
      const [left, top] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND];
      const part = [left, top, Math.max(...xs) + AROUND - left, Math.max(...ys) + AROUND - top] as const;
      // The frame has its size only once it is laid.
      requestAnimationFrame(() => face.attend?.(part, { wide: WIDE, least: LEAST, most: MOST }));
    }),
  );
};
