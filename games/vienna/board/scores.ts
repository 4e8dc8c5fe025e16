import type { EventReport } from '@ravelin/engine';

/** V13.6.4: 6s count, and 5s where a card says so: then there are more hits than 6s. */
export const scores = (roll: EventReport, die: number): boolean => {
  const dice = Array.isArray(roll.dice) ? roll.dice : [];
  const sixes = dice.filter((one) => one === 6).length;
  return die === 6 || (die === 5 && typeof roll.hits === 'number' && roll.hits > sixes);
};
