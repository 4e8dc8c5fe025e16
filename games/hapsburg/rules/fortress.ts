import type { Play } from '@ravelin/engine';
import { fortressLost, reduced } from './happenings.ts';
import { NONE, type War } from './war.ts';

/** H6 The Fortress Reduction Phase. */

/** H6.0.1; H6.0.2: not in Przemyśl, behind it or off the map; H6.0.3: a destroyed Fortress falls no further. */
export const reduceFortress = (g: War, x: Play<War>): void => {
  const { carpathian, front } = g.kit;
  const space = g.space[carpathian];
  if (space === NONE || space >= front[carpathian].fortress || g.fortress === 0) return;
  g.fortress--;
  x.emit(g, reduced, 'H6.0.1', { strength: g.fortress });
  if (g.fortress === 0 && g.mustHold) {
    g.ruins = 1;
    x.emit(g, fortressLost, 'H10.4.1', {});
  }
};
