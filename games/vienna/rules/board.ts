import type { Reason } from '@ravelin/engine';
import { LAID, SHOWN, TACTIC_DISCARD, TACTICS } from './piles.ts';
import { HABSBURG, type Hex, LAYOUTS, NOBODYS, NONE, OTTOMAN, type Side, type Vienna } from './siege.ts';

/** V2 The board: adjacency, limits, control. */

export const fortifications = (g: Vienna, hex: Hex): number => g.structural[hex] + g.improvised[hex];

/** V2.5: how many more Fortifications the hex can take. */
export const room = (g: Vienna, hex: Hex): number => g.kit.limit[hex] - fortifications(g, hex);

/** V7.11.1, V7.11.2: did a Structural Fortification stand there at the start? No other hex ever has one. */
export const startedWithWall = (g: Vienna, hex: Hex): boolean => g.kit.layouts[LAYOUTS[g.layout]].structural[hex] > 0;

/** V2.3: does the hex lie next to one that the side controls? */
export const touches = (g: Vienna, hex: Hex, side: Side): boolean => {
  for (const next of g.kit.adjacent[hex]) if (g.control[next] === side) return true;
  return false;
};

export const holdings = (g: Vienna, side: Side): number => {
  let n = 0;
  for (const owner of g.control) if (owner === side) n++;
  return n;
};

/** V12.1.9, V12.1.11: does a line of adjacent Ottoman hexes run from the hex, or (attacked) from one next to it, to the Camp? */
export const lineToCamp = (g: Vienna, hex: Hex): boolean => {
  const { adjacent, camp } = g.kit;
  const reached = new Array<boolean>(g.control.length).fill(false);
  const open = [camp];
  reached[camp] = true;
  for (let i = 0; i < open.length; i++)
    for (const next of adjacent[open[i]]) {
      if (next === hex) return true;
      if (!reached[next] && g.control[next] === OTTOMAN) {
        reached[next] = true;
        open.push(next);
      }
    }
  return hex === camp;
};

/** All Tactics that a side has drawn lie in one of these. */
const TACTIC_PILES = [TACTICS, LAID, SHOWN, TACTIC_DISCARD];

/** V2, V3, V7.5: what a position must obey. */
export const problems = (g: Vienna): Reason[] => {
  const out: Reason[] = [];
  const { hexes, kind, limit, camp } = g.kit;
  for (const [hex, id] of hexes.entries()) {
    const forts = fortifications(g, hex);
    if (g.structural[hex] > 1)
      out.push({
        rule: 'V2.5.2',
        text: `${id} holds ${g.structural[hex]} Structural Fortifications; a hex holds at most 1.`,
      });
    if (g.structural[hex] > 0 && !startedWithWall(g, hex))
      out.push({ rule: 'V3.6.2', text: `${id} holds a Structural Fortification, and none started there.` });
    if (g.control[hex] === HABSBURG && g.cannons[hex] > g.kit.cannons[hex])
      out.push({ rule: 'V2.6.1', text: `${id} holds more Habsburg Cannons than were set up there; none ever move.` });
    if (hex === camp && forts > 0) out.push({ rule: 'V2.5.4', text: 'The Camp holds no Fortifications.' });
    else if (forts > 2)
      out.push({ rule: 'V2.5.1', text: `${id} holds ${forts} Fortifications; a hex holds at most 2.` });
    else if (forts > limit[hex])
      out.push({ rule: 'V2.5.3', text: `${id} holds ${forts} Fortifications; its limit is ${limit[hex]}.` });
    if (kind[hex] === 'glacis' && g.control[hex] === HABSBURG)
      out.push({ rule: 'V2.7.3', text: `${id} is a Glacis hex, which the Habsburgs can never control.` });
    if (kind[hex] !== 'glacis' && g.control[hex] === NOBODYS)
      out.push({ rule: 'V13.7.9', text: `${id} is controlled by nobody, which happens to Glacis hexes only.` });
    if (g.control[hex] === NOBODYS && forts + g.cannons[hex] > 0)
      out.push({ rule: 'V13.7.9', text: `${id} is controlled by nobody and yet holds pieces.` });
    if (g.control[hex] === OTTOMAN && g.structural[hex] > 0)
      out.push({ rule: 'V13.7.7', text: `${id} is Ottoman and yet holds a Structural Fortification.` });
  }
  for (const side of [OTTOMAN, HABSBURG]) {
    const tactics = TACTIC_PILES.reduce((sum, zone) => sum + g.zones[zone + side].length, 0);
    if (tactics > g.kit.tacticsDrawn)
      out.push({ rule: 'V7.5', text: `A side has drawn ${tactics} Tactics; ${g.kit.tacticsDrawn} are drawn.` });
  }
  if ((g.winner === NONE) !== (g.over === 0) || (g.ending === NONE) !== (g.over === 0))
    out.push({ rule: 'V6.8', text: 'There is a winner, and an ending, exactly when the game is over.' });
  // V2.7.5: so nobody ever stands next to it who could attack it or blow it up.
  if (g.control[camp] !== OTTOMAN) out.push({ rule: 'V2.7.4', text: 'The Camp is Ottoman for the whole game.' });
  return out;
};
