import { sees } from '../fire/line-of-sight.ts';
import { unitAt } from '../stacking-zones-facing/stacking.ts';
import { nearTo } from '../survey/side-ground.ts';
import { surveyOf } from '../survey/survey.ts';
import { type Battle, HUNGARY, NONE } from '../the-battle/state.ts';

/** M6 The limits of sight: Hungarian pieces keep away from what nobody of theirs sees. M6.1.4.4: only where they move or charge. */

/** More need not be counted: the mover is one at most. */
const ENOUGH = 2;

/** How many Hungarian combat units see the Ottoman unit, up to ENOUGH. */
const watchers = (g: Battle, unit: number): number => {
  const { watched, version } = surveyOf(g);
  const counts = watched.of(version, g.at.length);
  if (counts[unit] === NONE) {
    counts[unit] = 0;
    for (let other = 0; other < g.at.length && counts[unit] < ENOUGH; other++)
      if (g.kit.unit[other].side === HUNGARY && g.at[other] !== NONE && sees(g.kit, g.at[other], g.at[unit]))
        counts[unit]++;
  }
  return counts[unit];
};

/** Is every Ottoman unit near the hex seen by enough, so that no mover need look? */
const isClear = (g: Battle, hex: number): boolean => {
  const { clear, version } = surveyOf(g);
  const known = clear.of(version, g.kit.hexes.length);
  if (known[hex] === NONE) {
    known[hex] = 1;
    const near = nearTo(g.kit)[hex];
    for (let i = 0; i < near.length && known[hex] === 1; i++) {
      const unit = unitAt(g, near[i]);
      if (unit !== NONE && g.kit.unit[unit].side !== HUNGARY && watchers(g, unit) < ENOUGH) known[hex] = 0;
    }
  }
  return known[hex] === 1;
};

/** Is the Ottoman unit seen by no Hungarian unit but the mover? */
const isUnseen = (g: Battle, unit: number, mover: number): boolean => {
  const own = mover !== NONE && g.at[mover] !== NONE && sees(g.kit, g.at[mover], g.at[unit]) ? 1 : 0;
  return watchers(g, unit) === own;
};

/** M6.1.4.1, M6.1.4.2: may a Hungarian mover step into the hex, looking from the one it is about to leave (NONE: it cannot look)? */
export const mayApproach = (g: Battle, mover: number, from: number, to: number): boolean => {
  if (isClear(g, to)) return true;
  for (const hex of nearTo(g.kit)[to]) {
    const unit = unitAt(g, hex);
    if (unit === NONE || g.kit.unit[unit].side === HUNGARY || !isUnseen(g, unit, mover)) continue;
    if (from === NONE || !sees(g.kit, from, hex)) return false;
  }
  return true;
};
