import type { Kit } from '../the-battle/state.ts';

const rings = new WeakMap<Kit, (readonly (readonly number[])[])[]>();

/** By hex: the hexes not farther from it than so many steps, itself included. The map never changes. */
export const hexesWithin = (kit: Kit, far: number): readonly (readonly number[])[] => {
  const known = rings.get(kit) ?? [];
  if (!known[far]) {
    const all = [...kit.hexes.keys()];
    known[far] = all.map((hex) => all.filter((other) => kit.distance(hex, other) <= far));
    rings.set(kit, known);
  }
  return known[far];
};
