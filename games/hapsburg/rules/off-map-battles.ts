import { line } from '@ravelin/engine';
import { offMapBattles } from '@ravelin/games/empires';
import { lay } from './boxes.ts';
import type { War } from './war.ts';

/** Off-Map Battles (H1.4.1). H1.4.4: Miscellaneous ones get nothing from Resources; H0.3.2: nor from what modifies other rolls. */
export const { battleModifier, fight } = offMapBattles<War>(
  {
    die: 'H1.4.2',
    resources: 'H1.4.3',
    weariness: 'H1.4.5',
    defeat: 'H1.4.6',
    stalemate: 'H1.4.7',
    victory: 'H1.4.8',
    natural1: 'H0.3.6',
    natural6: 'H0.3.7',
  },
  {
    lay,
    /** The Trentino, where it counts how far the Front is from Udine. */
    place: (g, battle, ledger) => {
      const { where } = g.kit.battle[battle];
      if (!where) return 0;
      const behind = g.space[where.front] - where.space;
      return line(ledger, behind > 0 ? 'H1.4.13' : 'H1.4.14', 'the Italian Front and Udine', behind);
    },
  },
);
