import { type Advice, type Judge, type Plan, type Situation, storedWeights } from '@ravelin/engine';
import type { Vienna } from '../rules/siege.ts';
import calibration from './calibration.json' with { type: 'json' };
import { CHOICES } from './choices.ts';
import { FEATURES } from './feature-list.ts';
import { measure } from './features.ts';
import { gunPlans } from './guns.ts';
import { handicap } from './handicap.ts';
import { judged } from './judgement.ts';
import { NUMBERS, type Numbers, sparingNothing } from './numbers.ts';
import { troopPlans } from './troops.ts';
import { turnPlans } from './turn.ts';
import stored from './weights.json' with { type: 'json' };

/** What is searched besides turns: whatever leads to a battle, stops or decides one. All else goes by the rule of thumb. */
const AT_ROOT = new Set([
  'contest',
  'respond',
  'abort',
  'storm-again',
  'explode',
  'dilemma',
  'may-bombard',
  'may-sortie',
  'sacrifice',
  'select-troops',
  'lay-tactic',
  'cannons',
]);

/** Where there are many moves, or hardly any matters: the ways to go on that are worth a look, the rule of thumb's first. */
const CANDIDATES: Readonly<Record<string, (at: Situation<Vienna>, n: Numbers) => Plan<Vienna>[]>> = {
  turn: turnPlans,
  'select-troops': troopPlans,
  cannons: gunPlans,
};

const weights = storedWeights(FEATURES, stored);

/** The advice of players whose rule of thumb goes by these numbers, and who judge positions in this way. */
export const adviceBy = (numbers: readonly Numbers[], judge: Judge<Vienna> = judged): Advice<Vienna> => ({
  features: FEATURES,
  measure,
  weights,
  value: (g, seat) => judge(g, seat, false),
  calibration,
  thumb: (at) => CHOICES[at.decision](at, numbers[at.seat]),
  bold: (at) => CHOICES[at.decision](at, sparingNothing(numbers[at.seat])),
  settled: (decision, root) => decision !== 'turn' && !(root && AT_ROOT.has(decision)),
  handicap,
  candidates: (at) => CANDIDATES[at.decision]?.(at, numbers[at.seat]),
  trials: { quiet: 0, deeper: { after: 24, quiet: [2, 4] }, before: 12, behind: 2, ahead: 0.5, expectation: 3 },
  levels: { captain: { iterations: 10 }, colonel: { iterations: 30 } },
  analysed: 25 / 60,
});

export const advice = adviceBy(NUMBERS);
