import type { Move, Situation } from '@ravelin/engine';
import type { Battle } from '../rules/the-battle/state.ts';
import { answer, face, provoked, pursue, retire, retreat, setOff } from './answering.ts';
import { declare, rideIn } from './attacking.ts';
import { plant, post, stand } from './deploying.ts';
import { go, goOn } from './going.ts';
import { type Manner, USUAL } from './manner.ts';
import { nameFreely, nameNext, seize } from './naming.ts';

/** The rule of thumb: a sensible move at every decision, found without looking ahead. */

type At = Situation<Battle>;

const BY_DECISION: Readonly<Record<string, (at: At, manner: Manner) => Move>> = {
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
export const inManner = (at: At, manner: Manner): Move => BY_DECISION[at.decision]?.(at, manner) ?? at.random();

export const thumb = (at: At): Move => inManner(at, USUAL);
