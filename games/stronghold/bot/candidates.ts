import { type Move, type Plan, planOf, type Situation } from '@ravelin/engine';
import type { Siege } from '../rules/siege.ts';
import { attackPlans, orderWays } from './attack.ts';
import { cardWorth, exchangeWays, exchangeWorth } from './cards.ts';
import { Defence } from './defence.ts';
import { DEFENDER_CHOICES } from './defender-choices.ts';
import { INVADER_CHOICES } from './invader-choices.ts';
import { type Consider, freeMoves, waysToSpend } from './spending.ts';
import { thumb } from './thumb.ts';

/** The ways to go on that are tried side by side: the rule of thumb's own first, then those that look best to it. */

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

/** How many sections are thought of as the first to attack, and how many ways are tried at most. */
const WIDE = 5;
const MOST = 10;

interface Way {
  readonly move: Move;
  readonly worth: number;
}

const considered = (each: (consider: Consider) => void): Way[] => {
  const ways: Way[] = [];
  each((kind, chosen, worth) => ways.push({ move: { kind, chosen }, worth }));
  return ways;
};

/** The moves of a decision, each with what it looks worth. */
const waysOf = (at: Situation<Siege>): Way[] => {
  const { g, decision } = at;
  switch (decision) {
    case 'card':
      return at.moves().map((move) => ({ move, worth: cardWorth(g, move.chosen[0], move.chosen[1]) }));
    case 'exchange':
      return [
        { move: { kind: at.kind('stand'), chosen: [] }, worth: 0 },
        ...exchangeWays(at).map((move) => ({ move, worth: exchangeWorth(g, move) })),
      ];
    case 'orders':
      return orderWays(g).map(({ moves: [move], merit }) => ({ move, worth: merit }));
    case 'defend': {
      const ways = considered((consider) => waysToSpend(at, new Defence(g), consider));
      if (g.hourglasses === 0) ways.push({ move: { kind: at.kind('done'), chosen: [] }, worth: 0 });
      return ways;
    }
    case 'march':
      return considered((consider) => freeMoves(at, new Defence(g), consider));
    default: {
      const own = INVADER_CHOICES[decision];
      if (own) return at.moves().map((move) => ({ move, worth: own(g, move, at) }));
      const score = DEFENDER_CHOICES[decision];
      const defence = new Defence(g);
      return at.moves().map((move) => ({ move, worth: score?.(defence, move, at) ?? 0 }));
    }
  }
};

const MANEUVERS = new Set(['maneuver choice', 'maneuver', 'group']);

export const candidates = (at: Situation<Siege>): readonly Plan<Siege>[] => {
  if (MANEUVERS.has(at.decision)) {
    const plans = attackPlans(at, WIDE);
    if (plans.length > 0) return plans;
  }
  const usual = planOf<Siege>(thumb(at));
  if (SETTLED.has(at.decision)) return [usual];
  const others = waysOf(at)
    .sort((a, b) => b.worth - a.worth)
    .map(({ move }) => planOf<Siege>(move))
    .filter(({ id }) => id !== usual.id);
  return [usual, ...others.slice(0, MOST - 1)];
};
