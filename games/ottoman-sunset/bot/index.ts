import { Network } from '@ravelin/games/empires/bot';
import { knowledge } from './knowledge.ts';
import file from './network.json' with { type: 'json' };

export { chanceOfForcing } from './narrows.ts';
export { knowledge };
export const network = Network.read(knowledge.layout, file);
