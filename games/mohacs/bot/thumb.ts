import type { Move, Plan, Situation } from '@ravelin/engine';
import type { Battle } from '../rules/the-battle/state.ts';
import { answer, face, provoked, pursue, retire, retreat, setOff } from './answering.ts';
import { declare, rideIn } from './attacking.ts';
import { plant, post, stand } from './deploying.ts';
import { go, goOn } from './going.ts';
import { type Manner, USUAL } from './manner.ts';
import { nameFreely, nameNext, seize } from './naming.ts';

/** The rule of thumb: a sensible move at every decision, found without looking ahead. */

type At = Situation<Battle>;

const BY_DECISION: Readonly<Record<string, (at: At, manner: Manner, idle?: Set<number>) => Move>> = {
  stand,
  post,
  banner: plant,
  free: nameFreely,
  continuity: nameNext,
  seizure: seize,
  go,
  on: goOn,
  declare,
  ride: rideIn,
  answer,
  provoked,
  retreat,
  retire,
  pursuit: pursue,
  'advance-facing': face,
  onset: setOff,
  'return-fire': (at) => ({ kind: at.kind('return fire'), chosen: [] }),
  reaction: (at) => at.movesOf('react')[0],
  follow: (at) => ({ kind: at.kind('stay'), chosen: [] }),
};

/** The move of a command that acts in this manner. Where nothing is known it is one at random. */
const inManner = (at: At, manner: Manner, idle?: Set<number>): Move =>
  BY_DECISION[at.decision]?.(at, manner, idle) ?? at.random();

export const thumb = (at: At): Move => inManner(at, USUAL);

/** From now on the command acts in this manner. Who once has nothing to do is not asked again: that costs most of the time. */
export const acting = (manner: Manner): Plan<Battle> => {
  let idle = new Set<number>();
  return {
    id: manner.id,
    first: (at) => {
      idle = new Set();
      return inManner(at, manner, idle);
    },
    next: (at) => inManner(at, manner, idle),
  };
};

/** A whole activation by the rule of thumb. */
export const course = (at: At): Plan<Battle> | undefined => {
  if (at.decision !== 'go') return undefined;
  const { first, next, ...plan } = acting(USUAL);
  return {
    ...plan,
    first,
    next: (later) => (later.decision === 'free' || later.decision === 'continuity' ? undefined : next?.(later)),
  };
};
