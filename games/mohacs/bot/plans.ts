import { type Move, type Plan, planOf, type Situation } from '@ravelin/engine';
import type { Battle } from '../rules/the-battle/state.ts';
import { isDrafted } from './drafts.ts';
import { promiseOf } from './naming.ts';
import { thumb } from './thumb.ts';

/** Which commands are worth a look as the next to act. How a command acts is planned by drafts. */

type At = Situation<Battle>;

/** So many commands are looked at. */
const MOST_NAMED = 4;

const isSame = (a: Move, b: Move): boolean => a.kind === b.kind && a.chosen[0] === b.chosen[0];

/** Who is named: what the rule of thumb would do, and what promises most besides. Then all goes as usual. */
const naming = (at: At): Plan<Battle>[] => {
  const usual = thumb(at);
  const others = at
    .moves()
    .filter((move) => !isSame(move, usual))
    .map((move) => ({ move, promise: promiseOf(at, move) }))
    .sort((a, b) => b.promise - a.promise)
    .slice(0, MOST_NAMED - 1);
  return [usual, ...others.map(({ move }) => move)].map((move) => planOf<Battle>(move));
};

const PLANS: Readonly<Record<string, (at: At) => readonly Plan<Battle>[]>> = {
  free: naming,
  continuity: naming,
  seizure: naming,
};

/** Other decisions are left to the rule of thumb. */
export const isSettled = (decision: string): boolean => PLANS[decision] === undefined && !isDrafted(decision);

export const candidates = (at: At): readonly Plan<Battle>[] | undefined => PLANS[at.decision]?.(at);
