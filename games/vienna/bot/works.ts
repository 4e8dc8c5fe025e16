import type { Move, Situation } from '@ravelin/engine';
import { canRaze } from '../rules/actions.ts';
import { room, touches } from '../rules/board.ts';
import { canTakeFort } from '../rules/fortifications.ts';
import { foe, type Hex, NONE, type Side, type Vienna } from '../rules/siege.ts';
import type { Numbers } from './numbers.ts';
import { hexWorth } from './stakes.ts';

/** Fortifications: where one more is worth most, and which of them to lose. */

/** No hex needs works more than this, not even the last one. */
const MOST = 5;

/** What one more Improvised Fortification on the hex is worth to its owner. */
export const worksWorth = (n: Numbers, g: Vienna, side: Side, hex: Hex): number => {
  const reached = touches(g, hex, foe(side)) ? 1 : n.behind;
  const beside = g.structural[hex] + g.improvised[hex] > 0 ? n.second : 1;
  return (n.works * reached * beside * (1 + Math.min(MOST, hexWorth(n, g, hex)))) / 3;
};

export const bestWorks = (n: Numbers, g: Vienna, side: Side): number => {
  let most = 0;
  for (let hex = 0; hex < g.control.length; hex++)
    if (canTakeFort(g, side, hex)) most = Math.max(most, worksWorth(n, g, side, hex));
  return most;
};

/** V10.4.3, V10.8.3: on the hex that needs it most. */
export const build = ({ g, seat }: Situation<Vienna>, n: Numbers): Move => {
  let best: Hex = NONE;
  let most = Number.NEGATIVE_INFINITY;
  for (let hex = 0; hex < g.control.length; hex++) {
    if (!canTakeFort(g, seat, hex) || worksWorth(n, g, seat, hex) <= most) continue;
    most = worksWorth(n, g, seat, hex);
    best = hex;
  }
  return { kind: 0, chosen: [best] };
};

/** HS2, HS28: one after the other where it is needed most, as many as the card says. */
export const place = (at: Situation<Vienna>, n: Numbers): Move => {
  const { g, seat, locals } = at;
  const allowed = at.rules.next(g, [0]).filter((hex) => hex >= 0);
  const left = allowed.map((hex) => room(g, hex));
  const hexes: Hex[] = [];
  while (hexes.length < Math.min(locals.most, g.supply[seat])) {
    let best = -1;
    for (let i = 0; i < allowed.length; i++)
      if (left[i] > 0 && (best < 0 || worksWorth(n, g, seat, allowed[i]) > worksWorth(n, g, seat, allowed[best])))
        best = i;
    if (best < 0) break;
    left[best]--;
    hexes.push(allowed[best]);
  }
  return { kind: 0, chosen: hexes.sort((a, b) => a - b) };
};

/** HS21: where the enemy's works hold most. */
export const razeWorks = (at: Situation<Vienna>, n: Numbers): Move =>
  at.best(at.movesOf('raze'), ({ chosen: [hex] }) =>
    canRaze(at.g, hex) ? at.g.improvised[hex] + hexWorth(n, at.g, hex) + at.g.cannons[hex] : 0,
  );
