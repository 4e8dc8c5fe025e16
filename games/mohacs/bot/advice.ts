import { type Advice, storedWeights, weighed } from '@ravelin/engine';
import { type Battle, HUNGARY, OTTOMAN } from '../rules/the-battle/state.ts';
import { flightLevel, flightPoints, outcome } from '../rules/victory.ts';
import calibration from './calibration.json' with { type: 'json' };
import { drafts } from './drafts.ts';
import { features } from './feature-names.ts';
import { measure } from './features.ts';
import { handicap } from './handicap.ts';
import { candidates, isSettled } from './plans.ts';
import { course, thumb } from './thumb.ts';
import stored from './weights.json' with { type: 'json' };

const weights = storedWeights(features, stored);

const losses = (g: Battle, side: number): number => Math.min(1, flightPoints(g, side) / flightLevel(g, side));

/** Half for the result, half for how near the victor was to flight himself: who is beaten barely has played well. */
const grade = (g: Battle): number => ((outcome(g)?.score[HUNGARY] ?? 0) + losses(g, OTTOMAN) - losses(g, HUNGARY)) / 2;

/** What Mohács knows about being played well. */
export const advice: Advice<Battle> = {
  features,
  measure,
  weights,
  value: weighed(measure, weights),
  calibration,
  thumb,
  course,
  settled: isSettled,
  candidates,
  drafts,
  // Dice decide much, and who is named matters little: where another was named for less than this, luck chose, and more games were lost than won by it.
  trials: { quiet: 0, before: 24, behind: 3, ahead: 5 },
  handicap,
  grade,
};
