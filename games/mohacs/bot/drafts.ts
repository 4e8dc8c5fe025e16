import { type Drafts, type Judge, type Orders, Random, type Source } from '@ravelin/engine';
import { type Battle, ELIMINATED } from '../rules/the-battle/state.ts';
import { type Manner, USUAL } from './manner.ts';
import { acting } from './thumb.ts';

/**
 * An activation is planned by drafts: the rule of thumb moves one unit after another, each as is best for itself, so who goes first, how far help is hoped
 * for, who holds back and what is dared decide how well all goes together. In each draft every unit may act in a manner of its own; how the battle stands once the attacks are
 * declared says which are worth a try with dice.
 */

const MOST = 120;
/** So many are drawn up at random before the best of them are changed. */
const AT_RANDOM = 64;
/** Of the best so many are changed, and so many lend what they do to others. */
const [CHANGED, LENDING] = [3, 8];
/** Units that share a place in the orders are of different commands. */
const PLACES = 64;

/** From −1 to 1. */
const either = (chance: Source): number => chance.int(2001) / 1000 - 1;
/** Changed by up to a power of e. */
const stretched = (chance: Source, number: number, by: number): number => number * Math.exp(by * either(chance));
const oneOf = <T>(chance: Source, list: readonly T[]): T => list[chance.int(list.length)];

/** Manners in which a unit may act, by their numbers; the first is that of the rule of thumb. */
const MANNERS = 4000;
/** In so many of ten a unit keeps back, or does not care how near the enemy is. */
const [BACK, ANYWHERE] = [0, 1];
/** One in so many does not attack. */
const PEACEFUL = 12;
const NEVER = 5;
/** By how many hexes either way a unit is put before others: hardly, some, as if it did not matter who is near. */
const ORDERS = [1, 3, 10];

interface UnitManner extends Manner {
  /** By how many hexes it counts as farther from the enemy when it is settled who goes first. */
  readonly later: number;
}

const mannerOf = (n: number): UnitManner => {
  if (n === 0) return { ...USUAL, later: 0 };
  const chance = new Random(`manner ${n}`);
  const place = chance.int(10);
  const forward = place === BACK ? -0.1 : place === ANYWHERE ? 0 : stretched(chance, USUAL.forward, 1);
  return {
    ...USUAL,
    id: `manner ${n}`,
    dares: chance.int(PEACEFUL) === 0 ? NEVER : stretched(chance, USUAL.dares, 0.9),
    hope: stretched(chance, USUAL.hope, 0.9),
    crowd: stretched(chance, USUAL.crowd, 0.9),
    picky: stretched(chance, USUAL.picky, 0.7),
    company: stretched(chance, USUAL.company, 1.2),
    forward,
    fear: chance.int(2) === 0 ? 0 : 0.5 * (chance.int(1000) / 1000) ** 2,
    later: oneOf(chance, ORDERS) * either(chance),
  };
};

const made = new Map<number, UnitManner>();
const manner = (n: number): UnitManner => {
  const known = made.get(n) ?? mannerOf(n);
  made.set(n, known);
  return known;
};

/** The command acts in the manner of the first number, a unit in that of its place. */
const ordered = ([command, ...places]: Orders): Manner => {
  const of = (unit: number): UnitManner => manner(places[unit % PLACES]);
  return { ...manner(command), of, order: (unit) => of(unit).later };
};

/** So many units are given another manner at once. */
const CHANGES = [1, 1, 2, 3, 5];

const AS_USUAL: Orders = new Array(1 + PLACES).fill(0);

/** The places of those in the orders who can still act. */
const placesOf = (g: Battle): number[] =>
  g.kit.command[g.command].units.filter((unit) => g.state[unit] < ELIMINATED).map((unit) => 1 + (unit % PLACES));

/** A few units act in another manner. */
const changed = (orders: Orders, places: readonly number[], chance: Source): Orders => {
  const others = [...orders];
  if (chance.int(8) === 0) others[0] = chance.int(MANNERS);
  for (let many = oneOf(chance, CHANGES); many > 0; many--)
    others[oneOf(chance, places)] = chance.int(4) === 0 ? 0 : chance.int(MANNERS);
  return others;
};

/** All act in one other manner, each in one of its own, or only a few otherwise than usual. */
const atRandom = (places: readonly number[], chance: Source): Orders => {
  switch (chance.int(4)) {
    case 0:
      return AS_USUAL.map(() => 0).fill(chance.int(MANNERS));
    case 1:
      return AS_USUAL.map(() => chance.int(MANNERS));
    default:
      return changed(AS_USUAL, places, chance);
  }
};

/** One of the best, sometimes with half of what another of them orders, and then a little changed. */
const better = (best: readonly Orders[], places: readonly number[], chance: Source): Orders => {
  const one = oneOf(chance, best.slice(0, CHANGED));
  if (chance.int(4) > 0) return changed(one, places, chance);
  const other = oneOf(chance, best.slice(0, LENDING));
  const mixed = one.map((number, place) => (chance.int(2) === 0 ? number : other[place]));
  return changed(mixed, places, chance);
};

/** Is an activation planned by drafts from here on? */
export const isDrafted = (decision: string): boolean => decision === 'go' || decision === 'declare';

/** Drafts of which each is judged by where it leads. */
export const draftsBy = (judge: Judge<Battle>): Drafts<Battle> => ({
  decide: isDrafted,
  most: MOST,
  orders: (n, best, { g, source }) => {
    if (n === 0) return AS_USUAL;
    return n <= AT_RANDOM ? atRandom(placesOf(g), source) : better(best, placesOf(g), source);
  },
  plan: (orders) => acting(ordered(orders)),
  worth: (at, move) =>
    at.decision === 'declare' && at.idOf(move) === 'declared' ? judge(at.g, at.seat, true) : undefined,
  ahead: 0.002,
  toTry: 8,
  trials: { quiet: 0, before: 12, behind: 2.5, ahead: 0, expectation: 4 },
});
