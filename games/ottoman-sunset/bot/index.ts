import { knowledge } from './knowledge.ts';
import weights from './weights.json' with { type: 'json' };

export { adviceBy, isSpent, kaiserschlachtNow } from '@ravelin/games/empires/bot';
export { chanceOfForcing } from './narrows.ts';
export { knowledge };
/** The weights, in the order of the inputs. */
export const numbers = knowledge.layout.read(weights);
