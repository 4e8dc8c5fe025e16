import { changedNumbers, countNumbers, type Tuning } from '@ravelin/engine';
import { SIDES, type Vienna } from '../rules/siege.ts';
import { adviceBy } from './advice.ts';
import stored from './numbers.json' with { type: 'json' };
import { NUMBERS } from './numbers.ts';

export const tuning: Tuning<Vienna> = {
  file: 'numbers.json',
  size: (seat) => countNumbers(NUMBERS[seat]),
  adviceAt: (seat, change) => adviceBy(NUMBERS.with(seat, changedNumbers(NUMBERS[seat], change))),
  fileAt: (seat, change, how) => ({
    ...stored,
    made: { ...stored.made, [SIDES[seat]]: `${stored.made[SIDES[seat]]} Then ${how}.` },
    [SIDES[seat]]: changedNumbers(stored[SIDES[seat]], change),
  }),
};
