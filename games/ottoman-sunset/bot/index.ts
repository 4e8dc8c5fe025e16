import foretellingFile from './foretelling.json' with { type: 'json' };
import { knowledge } from './knowledge.ts';
import weights from './weights.json' with { type: 'json' };

export { adviceBy } from '@ravelin/games/empires/bot';
export { chanceOfForcing } from './narrows.ts';
export { knowledge };
/** The weights that choose best and those that foretell best, in the order of the inputs. */
export const numbers = knowledge.layout.read(weights);
export const foretelling = knowledge.layout.read(foretellingFile);
