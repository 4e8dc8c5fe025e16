import { type Advice, type Move, type Plan, planOf, type Situation, storedWeights, weighed } from '@ravelin/engine';
import type { Siege } from '../rules/siege.ts';
import { attackPlans, orderWays } from './attack.ts';
import { exchangeWays } from './cards.ts';
import { Defence } from './defence.ts';
import { FEATURES } from './features.ts';
import { handicap } from './handicap.ts';
import { measure } from './measure.ts';
import { waysToSpend } from './spending.ts';
import { thumb } from './thumb.ts';
import stored from './weights.json' with { type: 'json' };

/** What Stronghold knows about being played well. */

/** Choices inside a procedure in which looking ahead finds nothing that the rule of thumb misses. */
const SETTLED = new Set([
  'arrange',
  'spy',
  'claim',
  'pack',
  'marauders',
  'hit',
  'fight',
  'order turn',
  'detonate',
  'call',
  'cannon kill',
  'ballista victim',
  'cauldron hit',
  'tower hit',
  'victim',
  'demon',
  'specter',
  'full',
  'ritual',
]);
/** Of these the search makes something only where they are what it is about. */
const SETTLED_AHEAD = new Set([
  'cannon',
  'machine aim',
  'volley',
  'blessed volley',
  'pole',
  'hospital',
  'invader losses',
  'defender losses',
]);

/** How many sections are thought of as the first to attack, how many orders and ways to spend are tried. */
const WIDE = 5;
const ORDERS = 10;
const SPENDINGS = 12;
const SPENDINGS_AT_LEAST = 6;
/** What looks so much worse than the best way to spend is not tried, unless little else is. */
const WORSE = 0.6;

/** The best ways to spend the next hourglass. */
const spendings = (at: Situation<Siege>): Plan<Siege>[] => {
  const ways: { readonly move: Move; readonly worth: number }[] = [];
  if (at.g.hourglasses === 0) ways.push({ move: { kind: at.kind('done'), chosen: [] }, worth: 0 });
  waysToSpend(at, new Defence(at.g), (kind, chosen, worth) => ways.push({ move: { kind, chosen }, worth }));
  ways.sort((a, b) => b.worth - a.worth);
  return ways
    .slice(0, SPENDINGS)
    .filter(({ worth }, nth) => nth < SPENDINGS_AT_LEAST || worth > ways[0].worth - WORSE)
    .map(({ move }) => planOf(move));
};

const candidates = (at: Situation<Siege>): readonly Plan<Siege>[] | undefined => {
  switch (at.decision) {
    case 'maneuver choice':
    case 'maneuver':
    case 'group': {
      const plans = attackPlans(at, WIDE);
      return plans.length > 0 ? plans : undefined;
    }
    case 'orders':
      return orderWays(at.g)
        .slice(0, ORDERS)
        .map(({ moves: [order] }) => planOf(order));
    case 'exchange':
      return [{ kind: at.kind('stand'), chosen: [] }, ...exchangeWays(at)].map((move) => planOf(move));
    case 'defend': {
      const plans = spendings(at);
      return plans.length > 0 ? plans : undefined;
    }
    default:
      return undefined;
  }
};

const weights = storedWeights(FEATURES, stored);

export const advice: Advice<Siege> = {
  features: FEATURES,
  measure,
  weights,
  value: weighed(measure, weights),
  thumb,
  settled: (decision, root) => SETTLED.has(decision) || (!root && SETTLED_AHEAD.has(decision)),
  candidates,
  handicap,
};
