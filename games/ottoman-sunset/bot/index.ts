import { tuningOf } from '@ravelin/games/empires/bot';
import { knowledge } from './knowledge.ts';
import weights from './weights.json' with { type: 'json' };

export { chanceOfForcing } from './narrows.ts';
export { knowledge };
/** The weights, in the order of the inputs. */
export const numbers = knowledge.layout.read(weights);
export const tuning = tuningOf(knowledge, weights);
