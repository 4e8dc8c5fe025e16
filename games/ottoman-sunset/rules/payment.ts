import { payments } from '@ravelin/games/empires';
import type { War } from './war.ts';

/**
 * O3.1.4, O3.6.1: with what an undertaking is paid: Actions of the card, Resources, or both (O3.6.3). Resources pay what the Actions
 * of the card do not, and leave the game together with the undertaking (O3.6.4).
 */
export const paying = payments<War>({
  actions: 'O3.1.1',
  inFull: 'O3.1.4',
  operation: 'O3.6.1',
  cardFirst: 'O3.6.2',
  together: 'O3.6.3',
  allocated: 'O3.6.5',
});
