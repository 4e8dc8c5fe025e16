import { kaiserschlachtPhase } from '@ravelin/games/empires';
import { fight } from './off-map-battles.ts';
import type { War } from './war.ts';

/**
 * H5 The Kaiserschlacht Phase, in which one battle is fought (H5.1.1, H5.1.4): the next of the six (H5.1.2), or one of them again.
 * Its end is looked for wherever a marker is laid (boxes.ts), and is final (H5.2.3).
 */
export const fightKaiserschlacht = kaiserschlachtPhase<War>({ refight: 'H5.1.3', card: 'H13.42.3' }, fight);
