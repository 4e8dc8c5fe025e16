import { type Advice, storedWeights, weighed } from '@ravelin/engine';
import type { Siege } from '../rules/siege.ts';
import calibration from './calibration.json' with { type: 'json' };
import { candidates } from './candidates.ts';
import { FEATURES } from './features.ts';
import { handicap } from './handicap.ts';
import { measure } from './measure.ts';
import { course, thumb } from './thumb.ts';
import stored from './weights.json' with { type: 'json' };

/** What Stronghold knows about being played well. */

const weights = storedWeights(FEATURES, stored);

export const advice: Advice<Siege> = {
  features: FEATURES,
  measure,
  weights,
  value: weighed(measure, weights),
  calibration,
  thumb,
  course,
  candidates,
  trials: { turns: 1, before: 4, behind: 1.5, first: 4, ahead: 1 },
  levels: { captain: 6, colonel: 10 },
  analysed: 1 / 6,
  handicap,
};
