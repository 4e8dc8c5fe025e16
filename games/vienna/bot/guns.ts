import type { Move, Situation } from '@ravelin/engine';
import { touches } from '../rules/board.ts';
import { type CannonMove, HABSBURG, type Hex, NONE, OTTOMAN, type Vienna } from '../rules/siege.ts';
import { hexWorth } from './stakes.ts';

/** Where the Ottoman Cannons should stand: together, where they bear on most of what will be fought for. */

/** A Cannon helps to hold a hex beside it, or its own. */
const HOLDS = 0.5;
/** On a hex that a Sortie may take, each Fortification that is missing is a danger. */
const OPEN = 0.4;
/** No hex is worth more to the guns than this, not even the last one. */
const AIM = 4;

/** How good a place for guns the Ottoman hex is. */
export const battery = (g: Vienna, hex: Hex): number => {
  let good = touches(g, hex, HABSBURG) ? HOLDS - OPEN * (g.kit.limit[hex] - g.improvised[hex]) : 0;
  for (const next of g.kit.adjacent[hex]) {
    if (g.control[next] === HABSBURG) good += Math.min(AIM, hexWorth(g, next));
    else if (g.control[next] === OTTOMAN && touches(g, next, HABSBURG)) good += HOLDS;
  }
  return good;
};

/** V10.10, V10.1.7: all guns go to the best battery, or to the hex that was named if it is better than where they stand. */
export const moveGuns = (at: Situation<Vienna>): Move => {
  const { g, locals } = at;
  const hexes = g.control.length;
  const good = g.control.map((owner, hex) => (owner === OTTOMAN ? battery(g, hex) : Number.NEGATIVE_INFINITY));
  const best: Hex = locals.to === NONE ? good.indexOf(Math.max(...good)) : locals.to;
  const moves: CannonMove[] = [];
  for (let from = 0; from < hexes; from++)
    if (g.control[from] === OTTOMAN && good[from] < good[best])
      for (let n = 0; n < g.cannons[from]; n++) moves.push(from * hexes + best);
  return moves.length < locals.least ? at.random() : { kind: 0, chosen: moves };
};
