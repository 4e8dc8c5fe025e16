import { countingWill } from '@ravelin/games/empires';
import type { War } from './war.ts';

/** O5.0.1: National Will, counted from the board as it is; O5.0.5: Stalemates count nothing. O2.4.3: Damascus counts once. */
export const countWill = countingWill<War>({
  victories: 'O5.0.2',
  defeats: 'O5.0.3',
  site: 'O5.0.4',
  shared: 'O2.4.3',
});
