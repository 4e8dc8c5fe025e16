import { type Advice, type Judge, storedWeights } from '@ravelin/engine';
import type { Siege } from '../rules/siege.ts';
import calibration from './calibration.json' with { type: 'json' };
import { candidates } from './candidates.ts';
import { FEATURES } from './features.ts';
import { handicap } from './handicap.ts';
import { judged } from './judgement.ts';
import { measure } from './measure.ts';
import { course, thumb } from './thumb.ts';
import stored from './weights.json' with { type: 'json' };

/** What Stronghold knows about being played well. */

const weights = storedWeights(FEATURES, stored);

/** What is known where positions are judged in this way. */
export const adviceBy = (judge: Judge<Siege>): Advice<Siege> => ({
  features: FEATURES,
  measure,
  weights,
  value: (g, seat) => judge(g, seat, false),
  calibration,
  thumb,
  course,
  candidates,
  trials: { turns: 1, before: 4, behind: 1.5, first: 4, ahead: 1 },
  levels: { captain: { iterations: 6 }, colonel: { iterations: 10 } },
  analysed: 1 / 6,
  handicap,
});

export const advice = adviceBy(judged);
