import type { Kit } from '../data/kit.ts';
import { FACE_DOWN, TROOP_DECK } from '../rules/piles.ts';
import { SEATS, type Side, type Troop, type Vienna } from '../rules/siege.ts';
import type { Numbers } from './numbers.ts';

/** Troops as a player counts them: how many of each type, and what the best of them are worth in a line. */

const ranked = new WeakMap<Kit, readonly (readonly Troop[])[]>();

/** The types of a side's Troops, the strongest first. */
export const typesOf = (kit: Kit, side: Side): readonly Troop[] => {
  let types = ranked.get(kit);
  if (!types) {
    types = SEATS.map((owner) =>
      [...kit.troops.keys()]
        .filter((troop) => kit.troopSide[troop] === owner)
        .sort((a, b) => kit.value[b] - kit.value[a]),
    );
    ranked.set(kit, types);
  }
  return types[side];
};

/** How many of each type of Troop, by the number of the type. */
export type Count = number[];

export const countOf = (g: Vienna, zone: number): Count => {
  const out = new Array<number>(g.kit.troops.length).fill(0);
  for (const troop of g.zones[zone]) out[troop]++;
  return out;
};

/** Troops that a side may still send, or has just sent face down: which of them lie in its line, nobody else knows. */
export const ready = (g: Vienna, side: Side): Count => {
  const out = countOf(g, TROOP_DECK + side);
  for (const troop of g.zones[FACE_DOWN + side]) out[troop]++;
  return out;
};

export const sizeOf = (count: Count): number => {
  let n = 0;
  for (const one of count) n += one;
  return n;
};

/** A line of Troops: how many, and their Battle value in all. */
export interface Line {
  number: number;
  sum: number;
}

/** The strongest of these Troops, as many as there are up to `number`. */
export const strongest = (kit: Kit, side: Side, count: Count, number: number): Line => {
  const line = { number: 0, sum: 0 };
  for (const troop of typesOf(kit, side)) {
    const taken = Math.min(count[troop], number - line.number);
    line.number += taken;
    line.sum += taken * kit.value[troop];
  }
  return line;
};

/** The line to expect of Troops that nobody but their owner knows: rather the best. */
export const expected = ({ bestFirst }: Numbers, kit: Kit, side: Side, count: Count, number: number): Line => {
  const best = strongest(kit, side, count, number);
  const all = strongest(kit, side, count, Number.POSITIVE_INFINITY);
  if (all.number === 0) return best;
  return {
    number: best.number,
    sum: bestFirst * best.sum + (1 - bestFirst) * (all.sum / all.number) * best.number,
  };
};
