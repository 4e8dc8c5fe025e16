import { adviceBy } from '@ravelin/games/empires/bot';
import calibration from './calibration.json' with { type: 'json' };
import { knowledge, numbers } from './index.ts';
import weights from './weights.json' with { type: 'json' };

export const advice = { ...adviceBy(knowledge, weights.made, numbers), calibration };
