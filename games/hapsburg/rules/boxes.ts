import { decidesTheWar, laying } from '@ravelin/games/empires';
import { COALITION, endGame } from './victory.ts';
import type { War } from './war.ts';

/** The boxes of Victories, Stalemates and Defeats. */

/** Lays a marker in a box, and looks whether that ends the Kaiserschlacht (H5.2.2): H5.2.1, all Stalemates do not. */
export const lay = laying<War>('H5.2.1', decidesTheWar(COALITION, endGame));
