import { laying } from '@ravelin/games/empires';
import { endGame } from './victory.ts';
import { VICTORIES, type War } from './war.ts';

/** The boxes of Victories, Stalemates and Defeats. */

/** Lays a marker in a box, and looks whether that ends the Kaiserschlacht (H5.2.2): H5.2.1, all Stalemates do not. */
export const lay = laying<War>('H5.2.1', (g, x, box) => {
  if (!g.coalition) return;
  if (box === VICTORIES) endGame(g, x, 'coalition-victory', 'H10.6.1');
  else endGame(g, x, 'coalition-defeat', 'H10.6.2');
});
