import { Ledger, line, type Play } from '@ravelin/engine';
import { type Column, lettersOf, resultOf } from '../../data/charts.ts';
import type { Battle } from '../the-battle/state.ts';

/** M2.4.1: one die of ten faces; the tenth reads zero. M2.4.2: modified, a roll may lie below 0 or above 9. */
export const FACES = 10;
export const roll = (x: Play<Battle>): number => x.die(FACES) % FACES;

/** How many of ten rolls bring each result of a column, from the best for the defender upward. */
export const oddsOf = (column: Column, modifier: number, rule: string): Ledger => {
  const odds = new Ledger('of ten rolls');
  for (const [band, result] of column.result.entries()) {
    let faces = 0;
    for (let die = 0; die < FACES; die++) if (bandOf(column, die + modifier) === band) faces++;
    line(odds, rule, lettersOf(result), faces);
  }
  return odds;
};

const bandOf = ({ from }: Column, total: number): number => {
  let band = 0;
  while (band + 1 < from.length && total >= from[band + 1]) band++;
  return band;
};

/** How many of ten rolls satisfy a test. */
export const chancesOf = (rule: string, label: string, holds: (die: number) => boolean): Ledger => {
  const odds = new Ledger('of ten rolls');
  let faces = 0;
  for (let die = 0; die < FACES; die++) if (holds(die)) faces++;
  line(odds, rule, label, faces);
  return odds;
};

export { resultOf };
