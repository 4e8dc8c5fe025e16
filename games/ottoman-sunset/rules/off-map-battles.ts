import { decidesTheWar, kaiserschlachtPhase, laying, offMapBattles } from '@ravelin/games/empires';
import { COALITION, endGame } from './victory.ts';
import type { War } from './war.ts';

/** Lays a marker in a box, and looks whether that ends the Kaiserschlacht (O4.2.2): six Stalemates do not (O4.2.1). */
export const lay = laying<War>('O4.2.1', decidesTheWar(COALITION, endGame));

/** Off-Map Battles. O0.3.2: nothing of what modifies other rolls counts here. */
export const { battleModifier, fight } = offMapBattles<War>(
  {
    die: 'O1.3.2',
    resources: 'O1.3.3',
    weariness: 'O1.3.4',
    defeat: 'O1.3.5',
    stalemate: 'O1.3.6',
    victory: 'O1.3.7',
    natural1: 'O0.3.6',
    natural6: 'O0.3.7',
  },
  { lay },
);

/** O4 The Kaiserschlacht Phase: O4.0.2, O4.0.3 when; one battle (O4.1.1, O4.1.4), the next of the six (O4.1.2) or one again. */
export const fightKaiserschlacht = kaiserschlachtPhase<War>({ refight: 'O4.1.3', card: 'O9.46.2' }, fight);
