import { adviceBy } from '@ravelin/games/empires/bot';
import { knowledge } from './knowledge.ts';
import weights from './weights.json' with { type: 'json' };

export const advice = adviceBy(knowledge, weights, knowledge.layout.read(weights));
