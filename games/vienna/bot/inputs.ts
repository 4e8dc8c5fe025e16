import { lineToCamp, room, touches } from '../rules/board.ts';
import { ottomanGuns } from '../rules/cannons.ts';
import { BAG, ELIMINATED, HAND, shovels, TACTICS, TROOP_DECK, TROOP_DISCARD, tileCount } from '../rules/piles.ts';
import { HABSBURG, type Hex, NOBODYS, OTTOMAN, SEATS, type Vienna } from '../rules/siege.ts';
import { type Count, countOf, strongest } from './army.ts';
import { FEATURES } from './feature-list.ts';
import { measure } from './features.ts';
import { BY_HAND } from './numbers.ts';
import { chanceToWin, toll } from './odds.ts';

/** What the network looks at (judgement.ts): the same numbers of each hex, and some of the siege as a whole; each about as large as 1. */

const yes = (is: boolean): number => (is ? 1 : 0);

/** Hexes of our board, each of which counts for itself; another board may have more. */
const HEXES = 14;
const KINDS = ['camp', 'glacis', 'covered-way', 'ravelin', 'ditch', 'bastion', 'curtain'];

export const OF_HEX = HEXES + KINDS.length + 3 + 4 + 7 + 5;

/** The chance that an Assault on the hex succeeds with the best that both can send. */
const chanceAt = (g: Vienna, hex: Hex, ottoman: Count, habsburg: Count, onAttackers: number): number => {
  const ready = g.zones[TROOP_DECK + OTTOMAN].length;
  let most = 3;
  if (lineToCamp(g, hex)) for (const next of g.kit.adjacent[hex]) if (g.control[next] === OTTOMAN) most++;
  const sent = Math.min(ready, Math.min(6, most));
  const front = strongest(g.kit, OTTOMAN, ottoman, Math.max(0, sent - 2 * g.structural[hex] - g.improvised[hex]));
  const defenders = strongest(g.kit, HABSBURG, habsburg, 3);
  return chanceToWin(BY_HAND, front, defenders, toll(onAttackers), toll(ottomanGuns(g, hex, false)));
};

export const hexesOf = (g: Vienna, out: Float32Array): number => {
  const { kit } = g;
  const ottoman = countOf(g, TROOP_DECK + OTTOMAN);
  const habsburg = countOf(g, TROOP_DECK + HABSBURG);
  let guns = 0;
  for (let hex = 0; hex < g.control.length; hex++) if (g.control[hex] === HABSBURG) guns += g.cannons[hex];
  let at = 0;
  const put = (...values: readonly number[]): void => {
    for (const value of values) out[at++] = value;
  };
  for (let hex = 0; hex < g.control.length; hex++) {
    const owner = g.control[hex];
    for (let one = 0; one < HEXES; one++) put(yes(one === hex));
    for (const kind of KINDS) put(yes(kit.kind[hex] === kind));
    put(yes(owner === OTTOMAN), yes(owner === HABSBURG), yes(owner === NOBODYS));
    const attackable = owner === HABSBURG && touches(g, hex, OTTOMAN);
    const open = owner === OTTOMAN && touches(g, hex, HABSBURG);
    put(yes(attackable), yes(open), yes(open && g.improvised[hex] === 0), yes(lineToCamp(g, hex)));
    put(g.structural[hex], g.improvised[hex] / 2, g.cannons[hex] / 3, room(g, hex) / 2);
    put(
      yes(owner === OTTOMAN) * (g.cannons[hex] / 3),
      yes(owner === HABSBURG) * g.structural[hex],
      yes(owner === HABSBURG) * (g.improvised[hex] / 2),
    );
    const bearing = ottomanGuns(g, hex, false) / 4;
    const chance = attackable ? chanceAt(g, hex, ottoman, habsburg, guns) : 0;
    put(bearing, yes(attackable) * bearing, chance, chance * chance, yes(chance > 0.5));
  }
  return g.control.length;
};

/** Cards of our sets, each of which counts for itself; another set may have more. */
const STRATEGIES = 60;
const TACTIC_CARDS = 20;
const TROOP_TYPES = 6;
const MORALE = 11;
const ROUNDS = 5;
const OF_SIDE = 6;

export const OF_WHOLE =
  FEATURES.length + STRATEGIES + TACTIC_CARDS + 3 * TROOP_TYPES + SEATS.length * (MORALE + OF_SIDE) + ROUNDS + 4;

export const wholeOf = (g: Vienna, out: number[]): void => {
  measure(g, out);
  let at = FEATURES.length;
  const put = (...values: readonly number[]): void => {
    for (const value of values) out[at++] = value;
  };
  /** One of so many is 1, the others are 0. */
  const one = (value: number, size: number): void => {
    for (let n = 0; n < size; n++) out[at++] = yes(n === value);
  };
  /** A card counts with whoever holds it: no other can. */
  const held = (zone: number, size: number): void => {
    for (let card = 0; card < size; card++) out[at + card] = 0;
    for (const side of SEATS) for (const card of g.zones[zone + side]) if (card < size) out[at + card] = 1;
    at += size;
  };
  held(HAND, STRATEGIES);
  held(TACTICS, TACTIC_CARDS);
  for (const zone of [TROOP_DECK, TROOP_DISCARD, ELIMINATED]) {
    for (let type = 0; type < TROOP_TYPES; type++) out[at + type] = 0;
    for (const side of SEATS) for (const type of g.zones[zone + side]) if (type < TROOP_TYPES) out[at + type] += 0.25;
    at += TROOP_TYPES;
  }
  for (const side of SEATS) {
    one(g.morale[side], MORALE);
    put(shovels(g, side) / 6, tileCount(g, side) / 4, g.zones[BAG + side].length / 8);
    put(g.supply[side] / 5, g.lostCannons[side] / 3, g.zones[TROOP_DECK + side].length / 10);
  }
  one(g.round - 1, ROUNDS);
  put(g.streak / 2, g.passed, g.ruins / 4, yes(g.turn === OTTOMAN));
};
