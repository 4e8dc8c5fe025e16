import { learningOf, Network } from '@ravelin/games/empires/bot';
import { knowledge } from './knowledge.ts';
import file from './network.json' with { type: 'json' };
import plainFile from './plain-sum.json' with { type: 'json' };

export { knowledge };
export const network = Network.read(knowledge.layout, file);
/** The plain sum that comes nearest to it: what reasons are told by. */
export const plainSum = Network.read(knowledge.layout, plainFile);
export const learning = learningOf(knowledge, network, file.made);
