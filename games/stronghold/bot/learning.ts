import { learningOf } from '@ravelin/engine';
import { adviceBy } from './advice.ts';
import { made, sight, stored } from './judgement.ts';

/** What `npm run learn` asks of Stronghold. */
export const learning = learningOf(sight, stored, made, adviceBy);
