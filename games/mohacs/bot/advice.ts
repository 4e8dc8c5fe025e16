import { type Advice, weighed } from '@ravelin/engine';
import type { Battle } from '../rules/the-battle/state.ts';
import { features } from './feature-names.ts';
import { measure } from './features.ts';
import { candidates, isSettled } from './plans.ts';
import { thumb } from './thumb.ts';
import { weights } from './weights.ts';

/** What Mohács knows about being played well. */
export const advice: Advice<Battle> = {
  features,
  measure,
  weights,
  value: weighed(measure, weights),
  thumb,
  settled: isSettled,
  candidates,
};
