import { payments } from '@ravelin/games/empires';
import type { War } from './war.ts';

/**
 * H4.0.4, H4.6.1: what an undertaking costs, and with what it is paid: Actions of the card (H4.0.3), Resources, or both. Resources pay
 * what the Actions of the card do not (H4.6.2, H4.6.3, H4.1.12), and leave the game together with the undertaking (H4.6.4).
 */
export { ACTIONS, areThere, PAYMENT, paidFrom, resourcesIn, shortOf } from '@ravelin/games/empires';

export const paying = payments<War>({
  actions: 'H4.0.1',
  inFull: 'H4.0.4',
  operation: 'H4.6.1',
  cardFirst: 'H4.6.2/actions-first',
  together: 'H4.6.3',
  allocated: 'H4.6.5',
});
export const { inFull, pay, payment, spendActions, spendResources, theirs } = paying;
