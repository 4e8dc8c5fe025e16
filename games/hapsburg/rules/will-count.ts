import { type Ledger, line } from '@ravelin/engine';
import { NO_SPACE } from '../data/kit.ts';
import { controls } from './fronts.ts';
import { DEFEATS, VICTORIES, type War } from './war.ts';

/** H7.0.1: National Will, counted from the board as it is. */

/** How many markers lie in the box. */
export const markersIn = (g: War, box: number): number => {
  let n = 0;
  for (let i = 0; i < g.box.length; i++) if (g.box[i] === box) n++;
  return n;
};

/** H10.4.1: both Fortress markers; H10.4.3: besides the flags. */
const FORTRESS_MARKERS = 2;

/** H7.0.6, H2.5.2: the flags that a Front's track gives up; Budapest is counted once (H2.5.5). */
const flagsOf = (g: War, front: number, ledger?: Ledger): number => {
  const { flags, sites, place, shared, fortress } = g.kit.front[front];
  let sum = 0;
  for (let i = 0; i < sites.length; i++) {
    const space = sites[i];
    if (!controls(g, front, space)) continue;
    // H2.5.8: guarded while the Fortress stands.
    if (space === fortress && g.fortress > 0) continue;
    if (space === shared && sharedBefore(g, front)) continue;
    const rule = space === fortress ? 'H2.5.8' : space === shared ? 'H2.5.5' : 'H7.0.6';
    sum += line(ledger, rule, place[space], -flags[space]);
  }
  return sum;
};

/** Does an earlier Front of the list control the shared place already? */
const sharedBefore = (g: War, front: number): boolean => {
  for (let other = 0; other < front; other++) {
    const { shared } = g.kit.front[other];
    if (shared !== NO_SPACE && controls(g, other, shared)) return true;
  }
  return false;
};

/** H7.0.7: what lies in the Stalemates Box counts nothing. */
export const countWill = (g: War, ledger?: Ledger): number => {
  let will = line(ledger, 'H7.0.3', 'Victories', markersIn(g, VICTORIES) + g.parked);
  will += line(ledger, 'H7.0.4', 'Defeats', -markersIn(g, DEFEATS) - (g.ruins ? FORTRESS_MARKERS : 0));
  for (let nation = 0; nation < g.loyalty.length; nation++)
    if (g.loyalty[nation] === 0) will += line(ledger, 'H7.0.5', g.kit.nationNames[nation], -1);
  for (let front = 0; front < g.space.length; front++) will += flagsOf(g, front, ledger);
  return will;
};

/** H7.0.8: what the marker shows; below the lowest space is Defeat. */
export const shownWill = (g: War, total: number): number => Math.max(g.kit.low - 1, Math.min(total, g.kit.high));
