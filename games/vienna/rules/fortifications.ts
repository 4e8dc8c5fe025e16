import type { Play } from '@ravelin/engine';
import { room } from './board.ts';
import { fortified, razed } from './happenings.ts';
import type { Hex, Side, Vienna } from './siege.ts';

/** Placing and removing Fortifications. */

/** Places up to `number` Improvised Fortifications of the side: as many as there is room (V3.8) and supply for (V3.6.4). */
export const fortifyHex = (g: Vienna, x: Play<Vienna>, side: Side, hex: Hex, number: number, rule: string): void => {
  const placed = Math.min(number, room(g, hex), g.supply[side]);
  if (placed <= 0) return;
  g.improvised[hex] += placed;
  g.supply[side] -= placed;
  x.emit(g, fortified, rule, { side, hex, number: placed });
};

/** V3.6.1, V3.6.2: Improvised ones go back to the supply of the side that holds the hex, Structural ones out of the game. */
export const raze = (
  g: Vienna,
  x: Play<Vienna>,
  hex: Hex,
  structural: number,
  improvised: number,
  rule: string,
): void => {
  if (structural + improvised === 0) return;
  g.structural[hex] -= structural;
  g.ruins += structural;
  g.improvised[hex] -= improvised;
  g.supply[g.control[hex]] += improvised;
  x.emit(g, razed, rule, { hex, structural, improvised });
};

/** Can the side put an Improvised Fortification on the hex? V10.4.1, V10.4.2, V10.8.1, V10.8.2. */
export const canTakeFort = (g: Vienna, side: Side, hex: Hex): boolean =>
  g.control[hex] === side && room(g, hex) > 0 && g.supply[side] > 0;

export const someHexTakesFort = (g: Vienna, side: Side): boolean => {
  for (let hex = 0; hex < g.control.length; hex++) if (canTakeFort(g, side, hex)) return true;
  return false;
};
