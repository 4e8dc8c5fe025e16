import { type Advice, type Judge, storedWeights } from '@ravelin/engine';
import { type Battle, HUNGARY, OTTOMAN } from '../rules/the-battle/state.ts';
import { flightLevel, flightPoints, outcome } from '../rules/victory.ts';
import calibration from './calibration.json' with { type: 'json' };
import { draftsBy } from './drafts.ts';
import { features } from './feature-names.ts';
import { measure } from './features.ts';
import { handicap } from './handicap.ts';
import { judged } from './judgement.ts';
import { candidates, isSettled } from './plans.ts';
import { course, thumb } from './thumb.ts';
import stored from './weights.json' with { type: 'json' };

const weights = storedWeights(features, stored);

const losses = (g: Battle, side: number): number => Math.min(1, flightPoints(g, side) / flightLevel(g, side));

/** Half for the result, half for how near the victor was to flight himself: who is beaten barely has played well. */
const grade = (g: Battle): number => ((outcome(g)?.score[HUNGARY] ?? 0) + losses(g, OTTOMAN) - losses(g, HUNGARY)) / 2;

/** What is known about playing Mohács well, where positions are judged in this way. */
export const adviceBy = (judge: Judge<Battle>): Advice<Battle> => ({
  features,
  measure,
  weights,
  value: (g, seat) => (g.over ? (seat === HUNGARY ? grade(g) : -grade(g)) : judge(g, seat, false)),
  calibration,
  thumb,
  course,
  settled: isSettled,
  candidates,
  drafts: draftsBy(judge),
  trials: { quiet: 0, before: 12, behind: 2.5, ahead: 1 },
  levels: { captain: { iterations: 8, slips: 4 }, colonel: { iterations: 40 } },
  handicap,
  grade,
});

export const advice = adviceBy(judged);
