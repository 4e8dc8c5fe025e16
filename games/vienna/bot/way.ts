import { HABSBURG, type Hex, NOBODYS, OTTOMAN, type Vienna } from '../rules/siege.ts';

/** How far the Ottomans are from a victory by territory (V6.1, V6.2), in hexes to take, walls and works counted in. */

const WALL = 0.9;
const WORKS = 0.35;
/** A Glacis needs no battle (V10.1). */
const GLACIS = 0.5;

const priceOf = (g: Vienna, hex: Hex): number => {
  if (g.control[hex] === OTTOMAN) return 0;
  if (g.control[hex] === NOBODYS) return GLACIS;
  return 1 + WALL * g.structural[hex] + WORKS * g.improvised[hex];
};

/** The cheapest way: to the Curtain Wall, or to the Burg Bastion with the Ravelin taken too. */
export const wayToVictory = (g: Vienna): number => {
  const { camp, curtain, burg, ravelin, adjacent } = g.kit;
  const hexes = g.control.length;
  const price = new Array<number>(hexes);
  const far = new Array<number>(hexes).fill(Number.POSITIVE_INFINITY);
  for (let hex = 0; hex < hexes; hex++) price[hex] = priceOf(g, hex);
  far[camp] = 0;
  for (let nearer = true; nearer; ) {
    nearer = false;
    for (let hex = 0; hex < hexes; hex++)
      for (const next of adjacent[hex]) {
        const its = far[next] + price[hex];
        if (its >= far[hex]) continue;
        far[hex] = its;
        nearer = true;
      }
  }
  return Math.min(far[curtain], far[burg] + (g.control[ravelin] === HABSBURG ? price[ravelin] : 0));
};
