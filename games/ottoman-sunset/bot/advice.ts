import { adviceBy } from '@ravelin/games/empires/bot';
import { foretelling, knowledge, numbers } from './index.ts';
import weights from './weights.json' with { type: 'json' };

export const advice = adviceBy(knowledge, weights.made, numbers, foretelling);
