import { type Move, type Plan, planOf, type Situation } from '@ravelin/engine';
import type { Battle } from '../rules/the-battle/state.ts';
import { type Manner, OTHERS, USUAL } from './manner.ts';
import { promiseOf } from './naming.ts';
import { acting, thumb } from './thumb.ts';

/** The plans worth a look: which command acts, and in what manner; then who attacks. Each is a whole activation. */

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
    .map((move) => ({ move, promise: promiseOf(at, move, USUAL.spares) }))
    .sort((a, b) => b.promise - a.promise)
    .slice(0, MOST_NAMED - 1);
  return [usual, ...others.map(({ move }) => move)].map((move) => planOf<Battle>(move));
};

/** How much an attack must gain: from everything that promises anything to nothing at all. */
const DARING: readonly Manner[] = [0, 0.6, 1.2, Number.POSITIVE_INFINITY].map((dares) => ({
  ...USUAL,
  id: `dares ${dares}`,
  dares,
}));

const PLANS: Readonly<Record<string, (at: At) => readonly Plan<Battle>[]>> = {
  free: naming,
  continuity: naming,
  seizure: naming,
  go: () => [USUAL, ...OTHERS].map(acting),
  declare: () => [USUAL, ...DARING].map(acting),
};

/** Other decisions are left to the rule of thumb. */
export const isSettled = (decision: string): boolean => PLANS[decision] === undefined;

export const candidates = (at: At): readonly Plan<Battle>[] | undefined => PLANS[at.decision]?.(at);
