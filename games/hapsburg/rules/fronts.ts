import type { Play } from '@ravelin/engine';
import { frontEntered, frontLeft, held, retreated, valueChanged, valueKept } from './happenings.ts';
import { NONE, type War } from './war.ts';

/** The Fronts: where they stand, what they control, how they come and go. */

export const isActive = (g: War, front: number): boolean => g.space[front] !== NONE;

export const battleValue = (g: War, front: number): number => g.kit.front[front].value[g.side[front]];

/** The place of a space, for the log. */
export const placeOf = (g: War, front: number): number => g.kit.front[front].at[g.space[front]];

/** H1.2.1: from now on the Front is active. H1.2.2: no Advance by itself. */
export const enter = (g: War, x: Play<War>, front: number, space: number, side: number, rule: string): void => {
  g.space[front] = space;
  g.side[front] = side;
  x.emit(g, frontEntered, rule, { front, place: placeOf(g, front), space, value: battleValue(g, front) });
};

/** H1.3.1 */
export const remove = (g: War, x: Play<War>, front: number, rule: string): void => {
  if (!isActive(g, front)) return;
  g.space[front] = NONE;
  x.emit(g, frontLeft, rule, { front });
};

/** H2.0.4; H2.2.1: no further than the highest space. */
export const retreat = (g: War, x: Play<War>, front: number, rule: string): void => {
  const { far } = g.kit.front[front];
  if (g.space[front] >= far) {
    x.emit(g, held, 'H2.2.1', { front, place: placeOf(g, front), space: far });
    return;
  }
  g.space[front]++;
  x.emit(g, retreated, rule, { front, place: placeOf(g, front), space: g.space[front] });
};

/** Turns the counter to another side, if the Front is active (H1.6.2) and there is such a side (H1.6.3). */
export const turnTo = (g: War, x: Play<War>, front: number, side: number, rule: string): void => {
  if (!isActive(g, front)) x.emit(g, valueKept, 'H1.6.2', { front });
  else if (side >= g.kit.front[front].value.length || side <= g.side[front]) x.emit(g, valueKept, 'H1.6.3', { front });
  else {
    g.side[front] = side;
    x.emit(g, valueChanged, rule, { front, value: battleValue(g, front) });
  }
};

/** H2.5.2: the space it is in and every higher one of its track; H1.3.2: off the map it controls nothing. */
export const controls = (g: War, front: number, space: number): boolean =>
  isActive(g, front) && g.space[front] <= space;
