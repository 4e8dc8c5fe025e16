import type { Move, Situation } from '@ravelin/engine';
import { isTarget } from '../rules/explosions.ts';
import { shovels, tileCount } from '../rules/piles.ts';
import { type Hex, OTTOMAN, type Side, type Vienna } from '../rules/siege.ts';
import type { Numbers } from './numbers.ts';
import { hexWorth } from './stakes.ts';

/** Mines and Explosions (V10.3, V10.7). */

/** What falls on the hex (V10.7.9–V10.7.12), in worth to the side that mines. */
export const blastWorth = (n: Numbers, g: Vienna, side: Side, hex: Hex): number => {
  const falls =
    side === OTTOMAN && g.structural[hex] > 0 ? n.wall : g.improvised[hex] * n.works * (side === OTTOMAN ? 1 : 0.8);
  return falls * (0.6 + 0.2 * Math.min(4, hexWorth(n, g, hex)));
};

export const bestBlast = (n: Numbers, g: Vienna, side: Side): number => {
  let most = 0;
  for (let hex = 0; hex < g.control.length; hex++)
    if (isTarget(g, side, hex)) most = Math.max(most, blastWorth(n, g, side, hex));
  return most;
};

/** How many shovels a tile of the side shows on average. */
const SHOVELS = [1.5, 1.25];

/** How near the side is to an Explosion after drawing so many more tiles: 1 is there. */
const readiness = (g: Vienna, side: Side, seat: Side, more: number): number => {
  const now = side === seat ? shovels(g, side) : tileCount(g, side) * SHOVELS[side];
  return Math.min(1, (now + more * SHOVELS[side]) / g.kit.explosionAt);
};

/** What drawing tiles is worth, `seat` reckoning. */
export const tilesWorth = (n: Numbers, g: Vienna, side: Side, seat: Side, tiles: number): number => {
  const before = readiness(g, side, seat, 0);
  const after = readiness(g, side, seat, tiles);
  return n.sure * (after ** 2 - before ** 2) * Math.max(0.8, bestBlast(n, g, side));
};

/** V10.3.4: on the hex where most falls, if anything worth the tiles does. */
export const explode = (at: Situation<Vienna>, n: Numbers): Move => {
  const { g, seat } = at;
  const targets = at.movesOf('explode');
  const no = { kind: at.kind('no explosion'), chosen: [] };
  if (targets.length === 0) return no;
  const best = at.best(targets, ({ chosen: [hex] }) => blastWorth(n, g, seat, hex));
  return blastWorth(n, g, seat, best.chosen[0]) >= n.works ? best : no;
};
