import type { Source } from '@ravelin/engine';
import { ELIMINATED, TROOP_DECK } from '../rules/piles.ts';
import { HABSBURG, OTTOMAN, SEATS, type Side, type Vienna } from '../rules/siege.ts';

/** Sieges that begin otherwise than by V7: with fewer Troops, guns and walls, and other Morale. Weights are fitted on these too. */

const MOST_TROOPS_LOST = [6, 5];
const MOST_GUNS_LOST = 5;
const MOST_WALLS_LOST = 3;
const LEAST_MORALE = 4;

const eliminate = (g: Vienna, side: Side, source: Source): void => {
  const deck = [...g.zones[TROOP_DECK + side]];
  const [lost] = deck.splice(source.int(deck.length), 1);
  g.zones[TROOP_DECK + side] = deck;
  g.zones[ELIMINATED + side] = [...g.zones[ELIMINATED + side], lost].sort((a, b) => a - b);
};

/** Takes pieces off Habsburg hexes at random; gives how many. */
const remove = (g: Vienna, pieces: number[], number: number, source: Source): number => {
  let taken = 0;
  for (; taken < number; taken++) {
    const on = [...pieces.keys()].filter((hex) => g.control[hex] === HABSBURG && pieces[hex] > 0);
    if (on.length === 0) break;
    pieces[on[source.int(on.length)]]--;
  }
  return taken;
};

/** Half the games begin as they should. */
export const handicap = (g: Vienna, source: Source): void => {
  if (source.int(2) === 0) return;
  for (const side of SEATS) {
    g.morale[side] = LEAST_MORALE + source.int(g.kit.moraleTop - LEAST_MORALE + 1);
    for (let n = source.int(MOST_TROOPS_LOST[side] + 1); n > 0; n--) eliminate(g, side, source);
  }
  // The Ottomans lose oftener: so most of it is to their favour.
  g.lostCannons[HABSBURG] += remove(g, g.cannons, source.int(MOST_GUNS_LOST + 1), source);
  g.ruins += remove(g, g.structural, source.int(MOST_WALLS_LOST + 1), source);
  g.morale[OTTOMAN] = Math.max(g.morale[OTTOMAN], g.kit.moraleStart);
};
