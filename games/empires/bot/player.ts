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
import { Holding, type Network, termsOf } from './judgement.ts';
import type { Moment } from './moment.ts';
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
/** In the last turns a trial is short and tells much, so more is tried. */
const LATE: Width = { twice: 12, tried: 10, worse: 0.4 };
const LAST_CARDS = 12;

/**
 * Wars are short: each is played to its end. What is expected of a move errs by some 2 in 100 where two moves of one war differ, a single trial by more than ten times
 * that: so it counts as some hundred rounds.
 */
export const TRIALS: TrialSettings = { ahead: 1, expectation: 300 };

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

/** How a move is judged: the chance to win that it leaves at once, and by the best undertaking that can follow it; and what value such a chance is. */
export interface Judged {
  once(move: Move): number;
  twice(move: Move): number;
  valued(chance: number): number;
}

/** The moves that are worth a try, with what is expected of each. `undertakings`: one follows another in the same turn. */
export const worthTrying = <S extends Base>(
  moves: readonly Move[],
  { once, twice, valued }: Judged,
  cards: number,
  undertakings: boolean,
): Plan<S>[] => {
  const { twice: looked, tried, worse } = widthWith(cards);
  const first = bestOf(moves, once, undertakings ? looked : tried, worse);
  const best = undertakings
    ? bestOf(
        first.map(({ move }) => move),
        twice,
        tried,
        worse,
      )
    : first;
  return best.map(({ move, its }) => expectedPlan(move, valued(its)));
};

/** The value of a war that is won with this chance. */
export const valueOfOne = (chance: number): number => 2 * chance - 1;

/** The move that leaves the best chance, with that chance. */
export const bestMove = <S extends Empire, O extends Outlook>(
  { prospects, copy, momentOf }: Knowledge<S, O>,
  judge: (g: S, moment: Moment) => Chance<S>,
  at: Situation<S>,
): { readonly move: Move; readonly chance: number } => {
  const chance = judge(at.g, momentOf(at.g, at));
  const from = new Standing(at.g, copy);
  let best: { move: Move; chance: number } | undefined;
  for (const move of at.moves()) {
    const its = chanceAfter(prospects[at.idOf(move)](from, move.chosen, at.locals), chance, (to) => chance(to, false));
    if (!best || its > best.chance) best = { move, chance: its };
  }
  if (!best) throw new RangeError('There is no move to choose.');
  return best;
};

/** What each feature adds to the plain sum. Positions are compared where undertakings are chosen. */
export const measuring = <S extends Empire, O extends Outlook>(knowledge: Knowledge<S, O>, plainSum: Network) => {
  const { features, layout } = knowledge;
  const featureOf = layout.featureOf(features.map(({ id }) => id));
  const holding = new Holding();
  return (g: S, out: number[]): void => {
    holding.clear();
    addAll(knowledge, g, 'acting', holding);
    out.length = features.length;
    out.fill(0);
    termsOf(plainSum, holding, featureOf, out);
  };
};

/** The advice that comes of it: whatever is chosen, by the chance to win that it leaves. `plainSum`: what reasons are told by. */
export const adviceBy = <S extends Empire, O extends Outlook>(
  knowledge: Knowledge<S, O>,
  made: string,
  network: Network,
  plainSum: Network,
): Advice<S> => {
  const { features, copy, outcome, outlook, prospects, plain, momentOf } = knowledge;
  const wasWon = (g: S): boolean => (outcome(g)?.score[0] ?? -1) > 0;
  const judge = judging(knowledge, network);
  const chancesAt = (at: Situation<S>): Chance<S> => judge(at.g, momentOf(at.g, at));

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
    measure: measuring(knowledge, plainSum),
    // The features are log odds already.
    weights: { bias: 0, of: features.map(() => 1), made },
    value: (g: S, _seat: Seat) => (g.over ? (outcome(g)?.score[0] ?? 0) : valueOfOne(judge(g, 'acting')(g, false))),
    thumb: (at) => plain[at.decision]?.(at.g, at) ?? at.best(at.moves(), once(at, at.g, chancesAt(at))),
    trials: TRIALS,
    // Most wars may be lost: one that was lost late was held better.
    grade: (g) => (wasWon(g) ? 1 : (g.turn / g.kit.cards.length) ** 2 - 1),
    candidates: (at) => {
      const only = plain[at.decision]?.(at.g, at);
      if (only) return [planOf(only)];
      const chance = chancesAt(at);
      const judged = { once: once(at, at.g, chance), twice: twice(at, chance), valued: valueOfOne };
      return worthTrying(at.moves(), judged, outlook(at.g).cards, at.decision === UNDERTAKING);
    },
  };
};
