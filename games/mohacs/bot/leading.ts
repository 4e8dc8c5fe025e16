import type { Move, Situation } from '@ravelin/engine';
import { leadersOf } from '../rules/leaders/command-range.ts';
import { nextToEnemy } from '../rules/stacking-zones-facing/enemy-zones.ts';
import { unitAt } from '../rules/stacking-zones-facing/stacking.ts';
import { type Battle, FIELD, FRESH, NONE, RETIRED } from '../rules/the-battle/state.ts';

/** Where leaders go: with a unit, near to as many of their command as can be, not next to the enemy. */

const BESIDE_ENEMY = 2;
const ALONE = 3;

/** How well a leader stands in a hex: units within his Command Range, and a little for those he is near to. */
const standing = (g: Battle, leader: number, hex: number): number => {
  const { cr, side } = g.kit.leader[leader];
  const command = g.chief.indexOf(leader);
  let score = unitAt(g, hex) === NONE ? -ALONE : 0;
  if (nextToEnemy(g, hex, side)) score -= BESIDE_ENEMY;
  if (command === NONE) return score;
  for (const unit of g.kit.command[command].units) {
    if (g.at[unit] === NONE || g.state[unit] >= RETIRED || g.kit.unit[unit].gun) continue;
    const away = g.kit.distance(hex, g.at[unit]);
    score += (away <= cr ? 1 : 0) - away * 0.02;
  }
  return score;
};

/** He goes only for a real gain. */
const WORTH_IT = 0.3;

/** A leader's go, if somebody should be elsewhere. */
export const leaderMove = (at: Situation<Battle>): Move | undefined => {
  const { g } = at;
  const fresh = leadersOf(g, g.command).filter((leader) => g.rode[leader] === FRESH);
  if (fresh.length === 0) return undefined;
  let best: Move | undefined;
  let most = 0;
  for (const move of at.movesOf('lead')) {
    const [leader, hex] = move.chosen;
    const now = g.rank[leader] === FIELD ? standing(g, leader, g.post[leader]) + WORTH_IT : -100;
    const gain = standing(g, leader, hex) - now;
    if (gain > most) [best, most] = [move, gain];
  }
  return best;
};
