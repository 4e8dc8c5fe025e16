import { learningOf } from '@ravelin/engine';
import { adviceBy } from './advice.ts';
import { made, sight, stored } from './judgement.ts';
import { NUMBERS } from './numbers.ts';

/** What `npm run learn` asks of Vienna. */
export const learning = learningOf(sight, stored, made, (judge) => adviceBy(NUMBERS, judge));
