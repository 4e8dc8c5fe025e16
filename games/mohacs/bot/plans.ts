import { type Move, type Plan, planOf, type Situation } from '@ravelin/engine';
import type { Battle } from '../rules/the-battle/state.ts';
import { type Manner, OTHERS, USUAL } from './manner.ts';
import { inManner } from './thumb.ts';

/** The plans worth a look: which command acts, and in what manner; then who attacks. Each is a whole activation. */

type At = Situation<Battle>;

/** From now on the command acts in this manner. */
const acting = (manner: Manner): Plan<Battle> => ({
  id: manner.id,
  first: (at) => inManner(at, manner),
  next: (at) => inManner(at, manner),
});

/** This move, and then as usual. */
const beginningWith = (move: Move): Plan<Battle> => ({ ...planOf<Battle>(move), next: (at) => inManner(at, USUAL) });

/** How much an attack must gain: from everything that promises anything to nothing at all. */
const DARING: readonly Manner[] = [0, 0.25, 0.6, 1.2, Number.POSITIVE_INFINITY].map((dares) => ({
  ...USUAL,
  id: `dares ${dares}`,
  dares,
}));

const PLANS: Readonly<Record<string, (at: At) => readonly Plan<Battle>[]>> = {
  free: (at) => at.moves().map(beginningWith),
  continuity: (at) => at.moves().map(beginningWith),
  seizure: (at) => at.moves().map(beginningWith),
  go: () => [USUAL, ...OTHERS].map(acting),
  declare: () => DARING.map(acting),
};

/** Other decisions are left to the rule of thumb. */
export const isSettled = (decision: string): boolean => PLANS[decision] === undefined;

export const candidates = (at: At): readonly Plan<Battle>[] | undefined => PLANS[at.decision]?.(at);
