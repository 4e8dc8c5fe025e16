import type { Play } from '@ravelin/engine';
import { count, sum } from './counting.ts';
import { unitsDrawn, woodTaken } from './happenings.ts';
import { hordeAt, NONE, SIEGE_TOWER, type Siege, UNIT } from './siege.ts';

/** S1 What is left of the invader's pieces: units of the bag, wood, tiles. */

export const bagSize = (g: Siege): number => sum(g.bag);

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
export const woodLeft = (g: Siege): number => g.kit.wood - g.wood - sum(g.paidWood);

export const takeWood = (g: Siege, x: Play<Siege>, rule: string, number: number): void => {
  const left = woodLeft(g);
  const taken = Math.min(number, left);
  g.wood += taken;
  x.emit(g, woodTaken, taken < number ? 'S1.4.1' : rule, { number: taken });
};

/** S1.4.3: tiles of a kind that are not on the board. `kind` is the card's number among those of its phase (kit.cardKind). */
export const machinesLeft = (g: Siege, kind: number, machine: number): number =>
  g.kit.machineStock[kind] - (machine === NONE ? siegeTowers(g) : count(g.machine, machine));

const siegeTowers = (g: Siege): number =>
  sum(g.kit.invaderPlaces.map((_, place) => g.horde[hordeAt(place, SIEGE_TOWER)]));

/** One table of tiles: bridges, Saboteurs and the like. */
export const tilesLeft = (stock: number, table: readonly number[]): number => stock - count(table, 1);
