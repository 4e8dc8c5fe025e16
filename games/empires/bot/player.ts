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
import { addAll, type Chance, chanceAfter, judging, type Knowledge } from './judge.ts';
import { Sum } from './judgement.ts';
import type { Outlook } from './outlook.ts';
import { Standing } from './prospects.ts';

/** The decision in which one undertaking follows another. */
const UNDERTAKING = 'action';
/** How widely a search looks: moves that are looked at twice and that it tries, at most, and how much less likely than by the best of them the war may be won by the others. */
interface Width {
  readonly twice: number;
  readonly tried: number;
  readonly worse: number;
}
const USUAL: Width = { twice: 6, tried: 5, worse: 0.1 };
/**
 * In the last turns a trial is short and tells much, and what is expected is least to be trusted: a Front that was feared all war long may have no Advance left. So
 * more is tried.
 */
const LATE: Width = { twice: 12, tried: 10, worse: 0.4 };
const LAST_CARDS = 12;

/**
 * Wars are short: each is played to its end. The move that looks best mostly is, so another must be clearly better: where the mean of 30 to 80 trials
 * alone decided between them, more wars were lost by it than won.
 */
export const TRIALS: TrialSettings = { ahead: 1, expectation: 60 };

interface Scored {
  readonly move: Move;
  readonly its: number;
}

/** The moves with the highest scores, the best first, as far as they come near it. */
const bestOf = (
  moves: readonly Move[],
  score: (move: Move) => number,
  most: number,
  worse: number,
): readonly Scored[] => {
  const scored = moves.map((move) => ({ move, its: score(move) })).sort((a, b) => b.its - a.its);
  return scored.filter(({ its }) => its >= scored[0].its - worse).slice(0, most);
};

/** With so many cards to come. */
const widthWith = (cards: number): Width => (cards <= LAST_CARDS ? LATE : USUAL);

const planned = <S extends Base>(scored: readonly Scored[]): Plan<S>[] =>
  scored.map(({ move, its }) => expectedPlan(move, 2 * its - 1));

/** The moves that are worth a try, with what is expected of each: a chance to win as the score says. */
export const worthTrying = <S extends Base>(
  moves: readonly Move[],
  score: (move: Move) => number,
  cards: number,
): Plan<S>[] => {
  const { tried, worse } = widthWith(cards);
  return planned(bestOf(moves, score, tried, worse));
};

/** The advice that comes of it: whatever is chosen, by the chance to win that it leaves. */
export const adviceBy = <S extends Empire, O extends Outlook>(
  knowledge: Knowledge<S, O>,
  made: string,
  numbers: Float64Array,
): Advice<S> => {
  const { features, layout, copy, outcome, outlook, prospects, plain } = knowledge;
  const ids = features.map(({ id }) => id);
  const sum = new Sum(layout, ids, numbers);
  const wasWon = (g: S): boolean => (outcome(g)?.score[0] ?? -1) > 0;
  const chancesAt = judging(knowledge, numbers);

  /** The chance that each move in this position leaves, where `more` says what can be made of those that go on. */
  const after = (at: Situation<S>, g: S, chance: Chance<S>, more: (to: S) => number): ((move: Move) => number) => {
    const from = new Standing(g, copy);
    return (move) => chanceAfter(prospects[at.idOf(move)](from, move.chosen, at.locals), chance, more);
  };

  /** How likely the war is won after each move in this position. */
  const once = (at: Situation<S>, g: S, chance: Chance<S>): ((move: Move) => number) =>
    after(at, g, chance, (to) => chance(to, false));

  /** The same, by the best undertaking that can follow it this turn. */
  const twice = (at: Situation<S>, chance: Chance<S>): ((move: Move) => number) =>
    after(at, at.g, chance, (to) => {
      const score = once(at, to, chance);
      let most = 0;
      for (const move of at.rules.moves(to) ?? []) most = Math.max(most, score(move));
      return most;
    });

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
    thumb: (at) => plain[at.decision]?.(at.g, at) ?? at.best(at.moves(), once(at, at.g, chancesAt(at.g))),
    trials: TRIALS,
    // Most wars may be lost: one that was lost late was held better.
    grade: (g) => (wasWon(g) ? 1 : (g.turn / g.kit.cards.length) ** 2 - 1),
    candidates: (at) => {
      const only = plain[at.decision]?.(at.g, at);
      if (only) return [planOf(only)];
      const chance = chancesAt(at.g);
      const { cards } = outlook(at.g);
      const { twice: looked, tried, worse } = widthWith(cards);
      const first = bestOf(at.moves(), once(at, at.g, chance), looked, worse);
      if (at.decision !== UNDERTAKING) return planned(first.slice(0, tried));
      return worthTrying(
        first.map(({ move }) => move),
        twice(at, chance),
        cards,
      );
    },
  };
};
