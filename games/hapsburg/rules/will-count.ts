import { line } from '@ravelin/engine';
import { countingWill } from '@ravelin/games/empires';
import type { War } from './war.ts';

/** H7.0.1: National Will, counted from the board as it is. H7.0.7: what lies in the Stalemates Box counts nothing. */

/** H2.5.2: a Front gives up the sites behind it; Budapest is counted once. */
export const countWill = countingWill<War>(
  { victories: 'H7.0.3', defeats: 'H7.0.4', site: 'H7.0.6', shared: 'H2.5.5' },
  {
    moreVictories: (g) => g.parked,
    // H10.4.1: both Fortress markers; H10.4.3: besides the flags.
    moreDefeats: (g) => (g.ruins ? g.kit.ruins : 0),
    more: (g, ledger) => {
      let sum = 0;
      for (let nation = 0; nation < g.loyalty.length; nation++)
        if (g.loyalty[nation] === 0) sum += line(ledger, 'H7.0.5', g.kit.nationNames[nation], -1);
      return sum;
    },
    guarded: {
      rule: 'H2.5.8',
      is: (g, front, space) => space === g.kit.front[front].fortress,
      stands: (g) => g.fortress > 0,
    },
  },
);

/** H7.0.8: what the marker shows; below the lowest space is Defeat. */
export { shownWill } from '@ravelin/games/empires';
