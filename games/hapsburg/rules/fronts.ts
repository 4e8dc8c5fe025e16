import type { Play } from '@ravelin/engine';
import { isActive, retreating, turnCounter, valueKept } from '@ravelin/games/empires';
import type { War } from './war.ts';

/**
 * The Fronts: where they stand, what they control (H2.5.2; off the map nothing, H1.3.2), how they come (H1.2.1; that is no Advance,
 * H1.2.2) and go (H1.3.1).
 */
export { battleValue, controls, enter, isActive, placeOf, remove } from '@ravelin/games/empires';

/** H2.0.4; H2.2.1: no further than the highest space. */
export const retreat = retreating<War>('H2.2.1');

/** Turns the counter to another side, if the Front is active (H1.6.2) and there is such a side (H1.6.3). */
export const turnTo = (g: War, x: Play<War>, front: number, side: number, rule: string): void => {
  if (!isActive(g, front)) x.emit(g, valueKept, 'H1.6.2', { front });
  else if (side >= g.kit.front[front].value.length || side <= g.side[front]) x.emit(g, valueKept, 'H1.6.3', { front });
  else turnCounter(g, x, front, side, rule);
};
