import type { FaceProps } from '@ravelin/web/face';
import { DIRECTIONS } from '../data/geometry.ts';
import { ARMY } from './field.ts';
import { DIRECTION, DISTANCE, markedAs, UNIT } from './state.ts';
import { has, nameIn, unitHex } from './view.ts';

/** A march of the line (M6.1.1.2) while it is being chosen: who would go, and where to. */

export interface March {
  readonly units: readonly string[];
  readonly direction: number;
  readonly distance: number;
}

/** The units of the command that acts and has not yet moved them. */
export const wholeLine = ({ view }: Pick<FaceProps, 'view'>): string[] => {
  const command = ARMY.command[ARMY.commands.indexOf(nameIn(view, 'command') ?? '')];
  return (command?.units ?? [])
    .map((u) => ARMY.units[u])
    .filter((unit) => unitHex(view, unit) >= 0 && !has(view, 'gone', unit));
};

export const mayMarch = (face: Pick<FaceProps, 'marks'>): boolean =>
  markedAs(face, DIRECTION, 'legal', 'selected').length > 0;

/** Nothing else is being chosen: no unit could be picked instead. */
export const isMarching = (face: Pick<FaceProps, 'marks'>): boolean =>
  mayMarch(face) && markedAs(face, UNIT, 'legal', 'selected').length === 0;

/** The march whose direction and distance are picked. */
export const marchPicked = (face: Pick<FaceProps, 'marks' | 'view'>): March | undefined => {
  const [direction] = markedAs(face, DIRECTION, 'selected');
  const [distance] = markedAs(face, DISTANCE, 'selected');
  if (direction === undefined || distance === undefined || !isMarching(face)) return undefined;
  return { units: wholeLine(face), direction: DIRECTIONS.indexOf(direction), distance: Number(distance) };
};
