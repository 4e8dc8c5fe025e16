import type { Move, Situation } from '@ravelin/engine';
import { canRaze } from '../rules/actions.ts';
import { room, touches } from '../rules/board.ts';
import { canTakeFort } from '../rules/fortifications.ts';
import { foe, type Hex, NONE, type Side, type Vienna } from '../rules/siege.ts';
import { hexWorth, WORKS } from './stakes.ts';

/** Fortifications: where one more is worth most, and which of them to lose. */

/** No hex needs works more than this, not even the last one. */
const MOST = 5;
/** What a hex out of the enemy's reach is worth to one in it. */
const BEHIND = 0.25;
/** The second Fortification on a hex beside the first. */
const SECOND = 0.7;

/** What one more Improvised Fortification on the hex is worth to its owner. */
export const worksWorth = (g: Vienna, side: Side, hex: Hex): number => {
  const reached = touches(g, hex, foe(side)) ? 1 : BEHIND;
  const beside = g.structural[hex] + g.improvised[hex] > 0 ? SECOND : 1;
  return (WORKS * reached * beside * (1 + Math.min(MOST, hexWorth(g, hex)))) / 3;
};

export const bestWorks = (g: Vienna, side: Side): number => {
  let most = 0;
  for (let hex = 0; hex < g.control.length; hex++)
    if (canTakeFort(g, side, hex)) most = Math.max(most, worksWorth(g, side, hex));
  return most;
};

/** V10.4.3, V10.8.3: on the hex that needs it most. */
export const build = ({ g, seat }: Situation<Vienna>): Move => {
  let best: Hex = NONE;
  let most = Number.NEGATIVE_INFINITY;
  for (let hex = 0; hex < g.control.length; hex++) {
    if (!canTakeFort(g, seat, hex) || worksWorth(g, seat, hex) <= most) continue;
    most = worksWorth(g, seat, hex);
    best = hex;
  }
  return { kind: 0, chosen: [best] };
};

/** HS2, HS28: one after the other where it is needed most, as many as the card says. */
export const place = (at: Situation<Vienna>): Move => {
  const { g, seat, locals } = at;
  const allowed = at.rules.next(g, [0]).filter((hex) => hex >= 0);
  const left = allowed.map((hex) => room(g, hex));
  const hexes: Hex[] = [];
  while (hexes.length < Math.min(locals.most, g.supply[seat])) {
    let best = -1;
    for (let i = 0; i < allowed.length; i++)
      if (left[i] > 0 && (best < 0 || worksWorth(g, seat, allowed[i]) > worksWorth(g, seat, allowed[best]))) best = i;
    if (best < 0) break;
    left[best]--;
    hexes.push(allowed[best]);
  }
  return { kind: 0, chosen: hexes.sort((a, b) => a - b) };
};

/** HS21: where the enemy's works hold most. */
export const razeWorks = (at: Situation<Vienna>): Move =>
  at.best(at.movesOf('raze'), ({ chosen: [hex] }) =>
    canRaze(at.g, hex) ? at.g.improvised[hex] + hexWorth(at.g, hex) + at.g.cannons[hex] : 0,
  );
