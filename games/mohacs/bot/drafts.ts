import { type Drafts, Random } from '@ravelin/engine';
import type { Battle } from '../rules/the-battle/state.ts';
import { declaredGain } from './attacking.ts';
import { type Manner, USUAL } from './manner.ts';
import { acting } from './thumb.ts';

/**
 * An activation is planned by drafts: the rule of thumb moves one unit after another, each as is best for itself, so who goes first, how far help is hoped
 * for and what is dared decide how well their attacks go together. Each draft does all that a little otherwise; which are worth a try with dice
 * is reckoned by the tables.
 */

const MOST = 64;
/** By how much the numbers of the rule of thumb are changed, as a power of e: up to twice or half of each. */
const STRETCHED = 0.7;
/** By how many hexes either way units are put before others, in turn: hardly, some, as if it did not matter who is near. */
const ORDERS = [1, 3, 10];
/** Units that share a place in the order are of different commands. */
const PLACES = 64;
/** What a Flight Point of the enemy is worth to a side's value, by the games that the weights were fitted on. */
const FLIGHT_POINT = 0.01;

/** From −1 to 1. */
const either = (chance: Random): number => chance.int(2001) / 1000 - 1;

const mannerOf = (n: number): Manner => {
  if (n === 0) return USUAL;
  const chance = new Random(`draft ${n}`);
  const stretched = (number: number): number => number * Math.exp(STRETCHED * either(chance));
  const far = ORDERS[n % ORDERS.length];
  const before = Array.from({ length: PLACES }, () => far * either(chance));
  return {
    ...USUAL,
    id: `draft ${n}`,
    dares: stretched(USUAL.dares),
    hope: stretched(USUAL.hope),
    crowd: stretched(USUAL.crowd),
    order: (unit) => before[unit % PLACES],
  };
};

export const drafts: Drafts<Battle> = {
  decide: (decision) => decision === 'go' || decision === 'declare',
  most: MOST,
  plan: (n) => acting(mannerOf(n)),
  promise: (at, move) =>
    at.decision === 'declare' && at.idOf(move) === 'declared' ? FLIGHT_POINT * declaredGain(at.g) : undefined,
  ahead: 0.05 * FLIGHT_POINT,
  toTry: 8,
  trials: { quiet: 0, before: 12, behind: 2.5, ahead: 0, expectation: 8 },
};
