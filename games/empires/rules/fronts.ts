import type { Play } from '@ravelin/engine';
import { type Empire, type Front, NONE } from './empire.ts';
import { frontEntered, frontLeft, held, retreated, valueChanged } from './happenings.ts';

/** The Fronts: where they stand, what they control, how they come and go. */

export const isActive = (g: Empire, front: Front): boolean => g.space[front] !== NONE;

export const battleValue = (g: Empire, front: Front): number => g.kit.front[front].value[g.side[front]];

/** Lists the Fronts on the map. */
export const activeFronts = (g: Empire, out: Front[]): number => {
  let n = 0;
  for (let front = 0; front < g.space.length; front++) if (g.space[front] !== NONE) out[n++] = front;
  return n;
};

/** The place of a space, for the log. */
export const placeOf = (g: Empire, front: Front): number => g.kit.front[front].at[g.space[front]];

export const frontNamed = (g: Empire, id: string): number => g.kit.fronts.indexOf(id);

/** Is it at the far end of its track? */
export const isFar = (g: Empire, front: Front): boolean => g.space[front] >= g.kit.front[front].far;

/** The space it is in and every higher one of its track; off the map it controls nothing. */
export const controls = (g: Empire, front: Front, space: number): boolean =>
  isActive(g, front) && g.space[front] <= space;

/** Tells whoever else must know that the Front has moved. */
export const hasMoved = <S extends Empire>(g: S, x: Play<S>, front: Front, from: number): void =>
  g.kit.beyond?.moved(g, x as unknown as Play<Empire>, front, from);

/** From now on the Front is active. That is no Advance. */
export const enter = <S extends Empire>(
  g: S,
  x: Play<S>,
  front: Front,
  space: number,
  side: number,
  rule: string,
): void => {
  g.space[front] = space;
  g.side[front] = side;
  x.emit(g, frontEntered, rule, { front, place: placeOf(g, front), space, value: battleValue(g, front) });
  hasMoved(g, x, front, NONE);
};

export const remove = <S extends Empire>(g: S, x: Play<S>, front: Front, rule: string): void => {
  if (!isActive(g, front)) return;
  g.space[front] = NONE;
  x.emit(g, frontLeft, rule, { front });
};

/** Turns the counter of an active Front to another side. */
export const turnCounter = <S extends Empire>(g: S, x: Play<S>, front: Front, side: number, rule: string): void => {
  g.side[front] = side;
  x.emit(g, valueChanged, rule, { front, value: battleValue(g, front) });
};

/** One space back; `farEnd`: the paragraph by which there is nothing beyond the highest space. */
export const retreating =
  <S extends Empire>(farEnd: string) =>
  (g: S, x: Play<S>, front: Front, rule: string): void => {
    if (isFar(g, front)) {
      x.emit(g, held, farEnd, { front, place: placeOf(g, front), space: g.space[front] });
      return;
    }
    g.space[front]++;
    x.emit(g, retreated, rule, { front, place: placeOf(g, front), space: g.space[front] });
    hasMoved(g, x, front, g.space[front] - 1);
  };
