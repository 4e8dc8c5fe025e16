import type { Line } from './army.ts';
import type { Numbers } from './numbers.ts';

/** The chance to win a battle, from the lines and the Cannon dice: a sum that a player can do at the table. */

/** What a Cannon roll is expected to cost: the number of Troops, and how far it varies. */
export interface Toll {
  readonly mean: number;
  readonly variance: number;
}

/** More dice than any roll has. */
const MOST_DICE = 40;
/** V13.6.5: a roll costs at most 2 Troops. */
const MOST_LOST = 2;

const tollOf = (dice: number, hit: number): Toll => {
  let mean = 0;
  let squares = 0;
  let chance = (1 - hit) ** dice;
  for (let hits = 0; hits <= dice; hits++) {
    const lost = Math.min(hits, MOST_LOST);
    mean += chance * lost;
    squares += chance * lost * lost;
    chance *= ((dice - hits) / (hits + 1)) * (hit / (1 - hit));
  }
  return { mean, variance: Math.max(0, squares - mean * mean) };
};

const tolls = (hit: number): readonly Toll[] =>
  Array.from({ length: MOST_DICE + 1 }, (_one, dice) => tollOf(dice, hit));

const ON_SIXES = tolls(1 / 6);
const ON_FIVES = tolls(1 / 3);

const within = (dice: number): number => Math.max(0, Math.min(MOST_DICE, dice));

/** V13.6.4: one Troop for each 6, at most 2; with `fives` for each 5 too. */
export const toll = (dice: number, fives = false): Toll => (fives ? ON_FIVES : ON_SIXES)[within(dice)];

/** The chance of two 6s or more (V10.5.5, V10.9.3); with `fives` of two 5s or 6s. */
export const chanceOfTwo = (dice: number, fives = false): number => {
  const miss = fives ? 2 / 3 : 5 / 6;
  return dice < 2 ? 0 : 1 - miss ** dice - dice * (1 - miss) * miss ** (dice - 1);
};

/** What is left of a line on average, and how far that varies. */
const leftOf = ({ number, sum }: Line, { mean, variance }: Toll): { mean: number; variance: number } => {
  if (number === 0) return { mean: 0, variance: 0 };
  const each = sum / number;
  return { mean: Math.max(0, sum - Math.min(mean, number) * each), variance: each * each * variance };
};

/** Makes the bell curve of the sums out of the simpler curve used here. */
const STEEP = 1.7;

/**
 * The chance that the attacker's front line beats the defender's (V13.7.4; ties are the defender's, V13.7.5). `bonus`: what cards add to the
 * attacker's total, less what they add to the defender's.
 */
export const chanceToWin = (
  { guess }: Numbers,
  attackers: Line,
  defenders: Line,
  onAttackers: Toll,
  onDefenders: Toll,
  bonus = 0,
): number => {
  if (attackers.number === 0) return 0;
  const a = leftOf(attackers, onAttackers);
  const d = leftOf(defenders, onDefenders);
  const ahead = a.mean - d.mean + bonus - 0.5;
  return 1 / (1 + Math.exp((-STEEP * ahead) / Math.sqrt(a.variance + d.variance + guess)));
};
