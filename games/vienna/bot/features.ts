import { lineToCamp, touches } from '../rules/board.ts';
import { habsburgGuns, ottomanGuns } from '../rules/cannons.ts';
import { HAND, shovels, TACTICS, TROOP_DECK } from '../rules/piles.ts';
import { HABSBURG, type Hex, OTTOMAN, type Vienna } from '../rules/siege.ts';
import { countOf, strongest } from './army.ts';
import { keepWorth } from './hand.ts';
import { BY_HAND } from './numbers.ts';
import { chanceToWin, toll } from './odds.ts';
import { alive, hexWorth } from './stakes.ts';
import { wayToVictory } from './way.ts';

/** The numbers that a player looks at, computed: each of about 1 at most. */

const strengthOf = (g: Vienna, zone: number): number => {
  let sum = 0;
  for (const troop of g.zones[zone]) sum += g.kit.value[troop];
  return sum;
};

const handOf = (g: Vienna, side: number): number => {
  let sum = 0;
  for (const card of g.zones[HAND + side]) sum += keepWorth(g, card);
  return sum;
};

/** V12.1.7–V12.1.13, without cards. */
const mostSent = (g: Vienna, hex: Hex): number => {
  let most = 3;
  if (lineToCamp(g, hex)) for (const next of g.kit.adjacent[hex]) if (g.control[next] === OTTOMAN) most++;
  return Math.min(6, most);
};

/** Where the two sides' hexes meet. */
interface Edge {
  /** The most Ottoman Cannons that bear on one hex. */
  bearing: number;
  /** Improvised Fortifications on Habsburg hexes in reach, and on Ottoman ones. */
  inFront: number;
  works: number;
  /** Ottoman hexes in reach without any. */
  open: number;
  /** The best chance of an Assault, and the best of chance times prize. */
  chance: number;
  prize: number;
}

/** No prize counts for more than this, not even the last hex. */
const PRIZE = 6;

const edgeOf = (g: Vienna, guns: number): Edge => {
  const ottoman = countOf(g, TROOP_DECK + OTTOMAN);
  const defenders = strongest(g.kit, HABSBURG, countOf(g, TROOP_DECK + HABSBURG), 3);
  const ready = g.zones[TROOP_DECK + OTTOMAN].length;
  const onAttackers = toll(guns);
  const edge = { bearing: 0, inFront: 0, works: 0, open: 0, chance: 0, prize: 0 };
  for (let hex = 0; hex < g.control.length; hex++) {
    const owner = g.control[hex];
    if (owner === HABSBURG && touches(g, hex, OTTOMAN)) {
      const dice = ottomanGuns(g, hex, false);
      edge.bearing = Math.max(edge.bearing, dice);
      edge.inFront += g.improvised[hex];
      const sent = Math.min(ready, mostSent(g, hex));
      const front = strongest(g.kit, OTTOMAN, ottoman, Math.max(0, sent - 2 * g.structural[hex] - g.improvised[hex]));
      const chance = chanceToWin(BY_HAND, front, defenders, onAttackers, toll(dice));
      edge.chance = Math.max(edge.chance, chance);
      edge.prize = Math.max(edge.prize, (chance * Math.min(PRIZE, hexWorth(BY_HAND, g, hex))) / PRIZE);
    } else if (owner === OTTOMAN && touches(g, hex, HABSBURG)) {
      edge.works += g.improvised[hex];
      if (g.improvised[hex] === 0) edge.open++;
    }
  }
  return edge;
};

const held = (g: Vienna, kind: string): number => {
  let n = 0;
  for (let hex = 0; hex < g.control.length; hex++) if (g.control[hex] === OTTOMAN && g.kit.kind[hex] === kind) n++;
  return n;
};

const sum = (numbers: readonly number[]): number => {
  let total = 0;
  for (const n of numbers) total += n;
  return total;
};

/** Writes the numbers to `out`, in the order of FEATURES (feature-list.ts). */
export const measure = (g: Vienna, out: number[]): void => {
  const { kit } = g;
  const guns = habsburgGuns(g);
  const edge = edgeOf(g, guns);
  const way = wayToVictory(g);
  const troops = [alive(g, OTTOMAN), alive(g, HABSBURG)];
  let i = 0;
  out[i++] = g.morale[OTTOMAN] / kit.moraleTop;
  out[i++] = g.morale[HABSBURG] / kit.moraleTop;
  out[i++] = 1 / Math.max(1, g.morale[OTTOMAN]);
  out[i++] = 1 / Math.max(1, g.morale[HABSBURG]);
  out[i++] = troops[OTTOMAN] / kit.army[OTTOMAN];
  out[i++] = troops[HABSBURG] / kit.army[HABSBURG];
  out[i++] = 2 / (1 + troops[OTTOMAN]);
  out[i++] = 2 / (1 + troops[HABSBURG]);
  out[i++] = strengthOf(g, TROOP_DECK + OTTOMAN) / 40;
  out[i++] = strengthOf(g, TROOP_DECK + HABSBURG) / 25;
  out[i++] = (kit.cannonTotal[OTTOMAN] - g.lostCannons[OTTOMAN]) / 6;
  out[i++] = guns / 9;
  out[i++] = edge.bearing / 6;
  out[i++] = held(g, 'glacis') / 3;
  out[i++] = held(g, 'covered-way') / 3;
  out[i++] = held(g, 'ditch') / 3;
  out[i++] = held(g, 'ravelin');
  out[i++] = held(g, 'bastion') / 2;
  out[i++] = way / 6;
  out[i++] = (way / 6) * (g.round / kit.rounds);
  out[i++] = sum(g.structural) / 7;
  out[i++] = edge.inFront / 8;
  out[i++] = edge.works / 6;
  out[i++] = edge.open / 3;
  out[i++] = edge.chance;
  out[i++] = edge.prize;
  out[i++] = g.zones[HAND + OTTOMAN].length / 5;
  out[i++] = g.zones[HAND + HABSBURG].length / 5;
  out[i++] = handOf(g, OTTOMAN) / 8;
  out[i++] = handOf(g, HABSBURG) / 8;
  out[i++] = g.zones[TACTICS + OTTOMAN].length / 5;
  out[i++] = g.zones[TACTICS + HABSBURG].length / 5;
  out[i++] = Math.min(1, shovels(g, OTTOMAN) / kit.explosionAt);
  out[i++] = Math.min(1, shovels(g, HABSBURG) / kit.explosionAt);
  out[i++] = g.round / kit.rounds;
  out[i++] = g.turn === OTTOMAN ? 1 : -1;
};
