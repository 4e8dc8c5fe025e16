import {
  type Advice,
  type Base,
  expectedPlan,
  type Move,
  type Plan,
  planOf,
  type Seat,
  type Situation,
  type TrialSettings,
} from '@ravelin/engine';
import type { Empire } from '../rules/empire.ts';
import { addAll, chanceAfter, judging, type Knowledge } from './judge.ts';
import { Sum } from './judgement.ts';
import type { Outlook } from './outlook.ts';
import type { Prospect } from './prospects.ts';

/** Moves that a search tries at most, and how much less likely than by the best of them the war may be won by the others. */
const TRIED = 5;
const WORSE = 0.1;

/** Two cards show what a move leads to; what is expected of it errs by about as much as the mean of thirty trials. */
export const TRIALS: TrialSettings = { turns: 2, ahead: 0, expectation: 30 };

/** The moves that are worth a try, with what is expected of each: a chance to win as the score says. */
export const worthTrying = <S extends Base>(moves: readonly Move[], score: (move: Move) => number): Plan<S>[] => {
  const scored = moves.map((move) => ({ move, its: score(move) })).sort((a, b) => b.its - a.its);
  return scored
    .filter(({ its }) => its >= scored[0].its - WORSE)
    .slice(0, TRIED)
    .map(({ move, its }) => expectedPlan(move, 2 * its - 1));
};

/** The advice that comes of it: whatever is chosen, by the chance to win that it leaves. */
export const adviceBy = <S extends Empire, O extends Outlook>(
  knowledge: Knowledge<S, O>,
  made: string,
  numbers: Float64Array,
): Advice<S> => {
  const { features, layout, outcome, prospects, plain } = knowledge;
  const ids = features.map(({ id }) => id);
  const sum = new Sum(layout, ids, numbers);
  const chancesAt = judging(knowledge, numbers);

  const waysOf = (at: Situation<S>, g: S, move: Move): readonly Prospect<S>[] =>
    prospects[at.idOf(move)](g, move.chosen, at.locals);

  /** How likely the war is won after each move. */
  const scoring = (at: Situation<S>): ((move: Move) => number) => {
    const chance = chancesAt(at.g);
    const asItStands = (to: S): number => chance(to, false);
    return (move) => chanceAfter(waysOf(at, at.g, move), chance, asItStands);
  };

  return {
    features,
    measure: (g, out) => {
      sum.clear();
      addAll(knowledge, g, sum);
      for (let i = 0; i < ids.length; i++) out[i] = sum.terms[i];
    },
    // The features are log odds already.
    weights: { bias: 0, of: ids.map(() => 1), made },
    value: (g: S, _seat: Seat) => (g.over ? (outcome(g)?.score[0] ?? 0) : 2 * chancesAt(g)(g, false) - 1),
    thumb: (at) => plain[at.decision]?.(at.g, at) ?? at.best(at.moves(), scoring(at)),
    trials: TRIALS,
    candidates: (at) => {
      const only = plain[at.decision]?.(at.g, at);
      return only ? [planOf(only)] : worthTrying(at.moves(), scoring(at));
    },
  };
};
