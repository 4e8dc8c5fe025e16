import type { Play } from '@ravelin/engine';
import { enter, isActive, remove, retreating, turnCounter, valueKept } from '@ravelin/games/empires';
import { frontAway } from './happenings.ts';
import type { War } from './war.ts';

/** The Fronts: O1.2.1, O1.2.2 how they come, O1.2.4 how they go, O2.4.2 what they control. */

/** O2.1.1: no further than the highest space. */
export const retreat = retreating<War>('O2.1.1');

/** O1.2.8: a Front off the map does not Retreat. */
export const retreatIfActive = (g: War, x: Play<War>, front: number, rule: string): void => {
  if (isActive(g, front)) retreat(g, x, front, rule);
  else x.emit(g, frontAway, 'O1.2.8', { front });
};

/** O1.2.4; a Front off the map cannot go. */
export const removeIfActive = (g: War, x: Play<War>, front: number, rule: string): void => {
  if (isActive(g, front)) remove(g, x, front, rule);
  else x.emit(g, frontAway, rule, { front });
};

/** O1.2.5: the counter is replaced, whatever stood on it; a Provisional Front stays so. O1.2.6: an active Front only. */
export const setLeader = (g: War, x: Play<War>, front: number, side: number, rule: string): void => {
  if (!isActive(g, front)) {
    x.emit(g, valueKept, 'O1.2.6', { front });
    return;
  }
  const { flipped, provisional } = g.kit.front[front];
  turnCounter(g, x, front, provisional[g.side[front]] ? flipped[side] : side, rule);
};

/** O9.35.1: Retreating, then turned over; O9.35.2: only once turned over; O9.35.3: or back from where the Revolution sent it. */
export const provisionalGovernment = (g: War, x: Play<War>): void => {
  for (let front = 0; front < g.space.length; front++) {
    const { russian, flipped, entry } = g.kit.front[front];
    if (!russian) continue;
    const side = flipped[g.side[front]];
    if (!isActive(g, front)) {
      enter(g, x, front, entry, side, 'O9.35.3');
      continue;
    }
    retreat(g, x, front, 'O9.35.1');
    if (side !== g.side[front]) turnCounter(g, x, front, side, 'O9.35.1');
  }
};

export const bolshevikRevolution = (g: War, x: Play<War>): void => {
  for (let front = 0; front < g.space.length; front++)
    if (g.kit.front[front].russian) removeIfActive(g, x, front, 'O9.43');
};
