import type { Source } from '@ravelin/engine';
import { type Battle, ELIMINATED, OTTOMAN, WAITING } from '../rules/the-battle/state.ts';

/**
 * Changes the strength of the two sides before the battle: the contingents may come (M15.2.0), and a part of the Ottoman waves is lost. Between equal
 * players the Ottomans win nearly always; positions that Hungary wins must come up, or nothing is learnt about them.
 */

/** Parts of the Ottoman waves that may be lost. */
const LOST = [0, 0, 0.15, 0.3, 0.45];

export const handicap = (g: Battle, source: Source): void => {
  g.contingents = source.int(2);
  const lost = LOST[source.int(LOST.length)];
  for (const { side, units } of g.kit.waves)
    for (const unit of units)
      if (side === OTTOMAN && g.state[unit] === WAITING && source.int(100) < 100 * lost) g.state[unit] = ELIMINATED;
};
