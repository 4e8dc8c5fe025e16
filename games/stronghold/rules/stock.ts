import type { Play } from '@ravelin/engine';
import { unitsDrawn, woodTaken } from './happenings.ts';
import { hordeAt, NONE, SIEGE_TOWER, type Siege, UNIT } from './siege.ts';

/** S1 What is left of the invader's pieces: units of the bag, wood, tiles. */

export const bagSize = (g: Siege): number => g.bag[0] + g.bag[1] + g.bag[2];

/** Draws units at random into the supply; an empty bag gives none (S1.2.6). */
export const drawUnits = (g: Siege, x: Play<Siege>, rule: string, number: number): void => {
  const units: number[] = [];
  while (units.length < number && bagSize(g) > 0) {
    const unit = x.among(g, UNIT, g.bag);
    g.bag[unit]--;
    g.supply[unit]++;
    units.push(unit);
  }
  x.emit(g, unitsDrawn, units.length < number ? 'S1.2.6' : rule, { units });
};

/** S1.4.1: wood that neither the invader holds nor lies on his cards. */
export const woodLeft = (g: Siege): number => {
  let left = g.kit.wood - g.wood;
  for (let card = 0; card < g.paidWood.length; card++) left -= g.paidWood[card];
  return left;
};

export const takeWood = (g: Siege, x: Play<Siege>, rule: string, number: number): void => {
  const left = woodLeft(g);
  const taken = Math.min(number, left);
  g.wood += taken;
  x.emit(g, woodTaken, taken < number ? 'S1.4.1' : rule, { number: taken });
};

const count = (table: readonly number[], value: number): number => {
  let n = 0;
  for (let i = 0; i < table.length; i++) if (table[i] === value) n++;
  return n;
};

/** S1.4.3: tiles of a kind that are not on the board. `kind` is the card's number among those of its phase (kit.cardKind). */
export const machinesLeft = (g: Siege, kind: number, machine: number): number =>
  g.kit.machineStock[kind] - (machine === NONE ? siegeTowers(g) : count(g.machine, machine));

const siegeTowers = (g: Siege): number => {
  let n = 0;
  for (let place = 0; place < g.kit.invaderPlaces.length; place++) n += g.horde[hordeAt(place, SIEGE_TOWER)];
  return n;
};

/** One table of tiles: bridges, Saboteurs and the like. */
export const tilesLeft = (stock: number, table: readonly number[]): number => stock - count(table, 1);
