import type { Play } from '@ravelin/engine';
import { kaiserschlachtEnded } from './happenings.ts';
import { endGame } from './victory.ts';
import { ASIDE, DEFEATS, ENDED, RAGING, VICTORIES, type War } from './war.ts';

/** The boxes of Victories, Stalemates and Defeats. */

/** Lays a marker in a box, and looks whether that ends the Kaiserschlacht (H5.2.2). */
export const lay = (g: War, x: Play<War>, battle: number, box: number): void => {
  g.box[battle] = box;
  if (g.kaiserschlacht !== RAGING || !g.kit.kaiserschlacht.includes(battle)) return;
  if (box === ASIDE || !g.kit.kaiserschlacht.every((one) => g.box[one] === box)) return;
  // H5.2.1: all Stalemates do not end it.
  if (box !== VICTORIES && box !== DEFEATS) return;
  g.kaiserschlacht = ENDED;
  x.emit(g, kaiserschlachtEnded, 'H5.2.1', { box });
  // H10.6.1, H10.6.2
  if (g.coalition)
    endGame(
      g,
      x,
      box === VICTORIES ? 'coalition-victory' : 'coalition-defeat',
      box === VICTORIES ? 'H10.6.1' : 'H10.6.2',
    );
};
