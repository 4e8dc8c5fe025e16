import type { BoardProps } from '@ravelin/web/face';
import { createAsked } from '@ravelin/web/steady';
import { createEffect, createMemo, on } from 'solid-js';
import { ARMY, hexOf } from './field.ts';
import { centre, R, WIDE } from './layout.ts';
import { actorOf } from './picking.ts';
import { COMMAND, HEX, markedAs, UNIT } from './state.ts';
import { nameIn, unitHex } from './view.ts';

/** Where the board opens: on the command that decides, so near that its ratings can be read and its hexes be hit. */

/** A hex on the screen, in pixels: at least, and at most. */
const [LEAST, MOST] = [44, 58];
/** How much of the field around it is in sight with it. */
const AROUND = 2.5 * R;

const unitsOf = (command: string): string[] =>
  (ARMY.command[ARMY.commands.indexOf(command)]?.units ?? []).map((u) => ARMY.units[u]);

export const createAttention = (face: BoardProps): void => {
  /** Where something is decided now: at units, or, in the deployment, at the hexes that are open. */
  const hexes = (): number[] => {
    const { view } = face;
    const at = (units: readonly string[]): number[] =>
      units.map((unit) => unitHex(view, unit)).filter((hex) => hex >= 0);
    const command = nameIn(view, 'command');
    const actor = actorOf(view);
    const legal = at(markedAs(face, UNIT, 'legal', 'selected'));
    if (legal.length > 0) return legal;
    if (actor !== undefined) return at([actor]);
    const commanded = at(command === undefined ? markedAs(face, COMMAND, 'legal').flatMap(unitsOf) : unitsOf(command));
    return commanded.length > 0 ? commanded : markedAs(face, HEX, 'legal').map(hexOf);
  };
  const asked = createAsked(face, () => {
    const { view } = face;
    const command = nameIn(view, 'command');
    const open = command === undefined ? (actorOf(view) ?? markedAs(face, HEX, 'legal', 'selected')[0]) : '';
    return [view.viewer, command, open].join();
  });
  /** What is decided about: the board goes there when that changes, and otherwise stays where the player has it. */
  const about = createMemo<string | undefined>((before) => asked() ?? before);
  createEffect(
    on(about, (one) => {
      if (one === undefined) return;
      const all = hexes();
      if (all.length === 0) return;
      const [xs, ys] = [0, 1].map((axis) => all.map((hex) => centre(hex)[axis]));
      const [left, top] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND];
      const part = [left, top, Math.max(...xs) + AROUND - left, Math.max(...ys) + AROUND - top] as const;
      // The frame has its size only once it is laid.
      requestAnimationFrame(() => face.attend?.(part, { wide: WIDE, least: LEAST, most: MOST }));
    }),
  );
};
