import type { Move, Plan, Situation } from '@ravelin/engine';
import { touches } from '../rules/board.ts';
import { type CannonMove, HABSBURG, type Hex, NONE, OTTOMAN, type Vienna } from '../rules/siege.ts';
import { differing } from './differing.ts';
import type { Numbers } from './numbers.ts';
import { hexWorth } from './stakes.ts';

/** Where the Ottoman Cannons should stand: together, where they bear on most of what will be fought for. */

/** How good a place for guns the Ottoman hex is. On one that a Sortie may take, each Fortification that is missing is a danger. */
export const battery = (n: Numbers, g: Vienna, hex: Hex): number => {
  const { holds, open, aim } = n.guns;
  let good = touches(g, hex, HABSBURG) ? holds - open * (g.kit.limit[hex] - g.improvised[hex]) : 0;
  for (const next of g.kit.adjacent[hex]) {
    if (g.control[next] === HABSBURG) good += Math.min(aim, hexWorth(n, g, next));
    else if (g.control[next] === OTTOMAN && touches(g, next, HABSBURG)) good += holds;
  }
  return good;
};

/** All guns from elsewhere to one hex: how it is written. */
const gather = (g: Vienna, to: Hex, from: (hex: Hex) => boolean): CannonMove[] => {
  const hexes = g.control.length;
  const moves: CannonMove[] = [];
  for (let hex = 0; hex < hexes; hex++)
    if (hex !== to && g.control[hex] === OTTOMAN && from(hex))
      for (let gun = 0; gun < g.cannons[hex]; gun++) moves.push(hex * hexes + to);
  return moves;
};

/** V10.10, V10.1.7: all guns go to the best battery, or to the hex that was named if it is better than where they stand. */
export const moveGuns = (at: Situation<Vienna>, n: Numbers): Move => {
  const { g, locals } = at;
  const good = g.control.map((owner, hex) => (owner === OTTOMAN ? battery(n, g, hex) : Number.NEGATIVE_INFINITY));
  const best: Hex = locals.to === NONE ? good.indexOf(Math.max(...good)) : locals.to;
  const moves = gather(g, best, (from) => good[from] < good[best]);
  return moves.length < locals.least ? at.random() : { kind: 0, chosen: moves };
};

/** Where else the guns might go: all of them, or half, to each hex, or none. The rule of thumb's choice is the first. */
export const gunPlans = (at: Situation<Vienna>, n: Numbers): Plan<Vienna>[] => {
  const { g, locals } = at;
  const lists: CannonMove[][] = [moveGuns(at, n).chosen.slice(), []];
  for (let to = 0; to < g.control.length; to++) {
    if (g.control[to] !== OTTOMAN || (locals.to !== NONE && locals.to !== to)) continue;
    const all = gather(g, to, () => true);
    lists.push(all, all.slice(0, all.length >> 1));
  }
  return differing(lists.filter(({ length }) => length >= locals.least).map((chosen) => ({ kind: 0, chosen })));
};
