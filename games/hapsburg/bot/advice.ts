import { adviceBy } from '@ravelin/games/empires/bot';
import calibration from './calibration.json' with { type: 'json' };
import { knowledge, network, plainSum } from './index.ts';
import file from './network.json' with { type: 'json' };

export const advice = { ...adviceBy(knowledge, file.made, network, plainSum), calibration };
