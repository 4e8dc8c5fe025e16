import { type Advice, type Move, planOf, type Seat, type Situation } from '@ravelin/engine';
import type { Empire } from '../rules/empire.ts';
import { addAll, type Chance, chanceAfter, judging, type Knowledge } from './judge.ts';
import { Sum } from './judgement.ts';
import type { Outlook } from './outlook.ts';
import type { Prospect } from './prospects.ts';

/** Moves that are looked at twice, and those that a search tries. */
const LOOKED_AT_TWICE = 8;
const TRIED = 5;
/** The decision in which one undertaking follows another. */
const UNDERTAKING = 'action';

/** Turns that a move is tried for. */
const TURNS = 4;

/**
 * The advice that comes of it: whatever is chosen, by the chance to win that it leaves. Two sets of weights serve it: `numbers` are those that choose
 * best, `foretelling` those that foretell best how games so played end.
 */
export const adviceBy = <S extends Empire, O extends Outlook>(
  knowledge: Knowledge<S, O>,
  made: string,
  numbers: Float64Array,
  foretelling: Float64Array,
): Advice<S> => {
  const { features, layout, prospects, plain } = knowledge;
  const ids = features.map(({ id }) => id);
  const sum = new Sum(layout, ids, foretelling);
  const chancesAt = judging(knowledge, numbers);
  const foretold = judging(knowledge, foretelling);

  const waysOf = (at: Situation<S>, g: S, move: Move): readonly Prospect<S>[] =>
    prospects[at.idOf(move)](g, move.chosen, at.locals);

  /** By what each move leads to. */
  const once = (at: Situation<S>, g: S, chance: Chance<S>) => {
    const asItStands = (to: S): number => chance(to, false);
    return (move: Move): number => chanceAfter(waysOf(at, g, move), chance, asItStands);
  };

  /** By the best that can follow it in the same Action Phase. */
  const twice = (at: Situation<S>, g: S, chance: Chance<S>) => {
    const best = (to: S): number => {
      const score = once(at, to, chance);
      let most = 0;
      for (const move of at.rules.moves(to) ?? []) most = Math.max(most, score(move));
      return most;
    };
    return (move: Move): number => chanceAfter(waysOf(at, g, move), chance, best);
  };

  const ranked = (moves: readonly Move[], score: (move: Move) => number): Move[] =>
    moves
      .map((move) => ({ move, its: score(move) }))
      .sort((a, b) => b.its - a.its)
      .map(({ move }) => move);

  return {
    features,
    measure: (g, out) => {
      sum.clear();
      addAll(knowledge, g, sum);
      for (let i = 0; i < ids.length; i++) out[i] = sum.terms[i];
    },
    // The features are log odds already.
    weights: { bias: 0, of: ids.map(() => 1), made },
    value: (g: S, _seat: Seat) => 2 * foretold(g)(g, false) - 1,
    thumb: (at) => {
      const { g, decision } = at;
      return plain[decision]?.(g, at) ?? at.best(at.moves(), once(at, g, chancesAt(g)));
    },
    trials: { turns: TURNS },
    candidates: (at) => {
      const { g, decision } = at;
      if (plain[decision]) return [planOf(plain[decision](g, at))];
      const chance = chancesAt(g);
      const first = ranked(at.moves(), once(at, g, chance));
      const best = decision === UNDERTAKING ? ranked(first.slice(0, LOOKED_AT_TWICE), twice(at, g, chance)) : first;
      return best.slice(0, TRIED).map((move) => planOf(move));
    },
  };
};
