import { type Domain, named } from '@ravelin/engine';
import type { Kit, Siege } from './siege.ts';

/** S4 What a card costs in units. */

/** The units of a price, of which a card shows one or more alternatives (S4.3.2): `2 goblins`, or `nothing`. */
export const PRICE: Domain<Kit> = {
  ...named('price', (kit: Kit) => kit.prices),
  lacks: (kit, word) => (namesUnits(kit, word) ? MIXED : undefined),
};

const MIXED = {
  rule: 'S4.3.2',
  text: 'One of the prices that the card shows is paid, exactly: none is mixed, none is larger.',
};

/** Units in whatever number and mixture: `goblin and orc`, `3 goblins`. */
const namesUnits = (kit: Kit, word: string): boolean => {
  const words = word
    .toLowerCase()
    .split(/[\s,+\d]+/)
    .filter((one) => one !== '' && one !== 'and');
  return words.length > 0 && words.every((one) => kit.invaderUnits.some((unit) => one === unit || one === `${unit}s`));
};

/** S4.3.1: units on the board never pay. */
export const holdsPrice = (g: Siege, price: number): boolean => {
  const units = g.kit.priceUnits[price];
  return g.supply[0] >= units[0] && g.supply[1] >= units[1] && g.supply[2] >= units[2];
};

export const priceSize = (g: Siege, price: number): number => {
  const units = g.kit.priceUnits[price];
  return units[0] + units[1] + units[2];
};

export const supplySize = (g: Siege): number => g.supply[0] + g.supply[1] + g.supply[2];

/** S4.3.3: what a Spy on the card costs. */
export const spyUnits = (g: Siege, card: number): number => (g.spy[card] === 1 ? g.kit.limits.spyUnits : 0);
