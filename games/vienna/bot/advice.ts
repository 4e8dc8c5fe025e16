import { type Advice, storedWeights, weighed } from '@ravelin/engine';
import type { Vienna } from '../rules/siege.ts';
import { CHOICES } from './choices.ts';
import { FEATURES } from './feature-list.ts';
import { measure } from './features.ts';
import { handicap } from './handicap.ts';
import { turnPlans } from './turn.ts';
import stored from './weights.json' with { type: 'json' };

/** What is searched: turns everywhere, and at the root whatever leads to a battle or stops one. All else goes by the rule of thumb. */
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
]);

const weights = storedWeights(FEATURES, stored);

export const advice: Advice<Vienna> = {
  features: FEATURES,
  measure,
  weights,
  value: weighed(measure, weights),
  thumb: (at) => CHOICES[at.decision](at),
  settled: (decision, root) => decision !== 'turn' && !(root && AT_ROOT.has(decision)),
  handicap,
  candidates: (at) => (at.decision === 'turn' ? turnPlans(at) : undefined),
  trials: { quiet: 2, before: 12, behind: 2, ahead: 0.5 },
};
