import type { TournamentListed } from '@ravelin/server/messages';
import { say } from './words.ts';

/** Tournaments in words. */

export const kindText = (kind: string): string => (kind === 'knockout' ? say('knockout') : say('round-robin'));

export const stateText = ({ state, round }: Pick<TournamentListed, 'state' | 'round'>): string => {
  if (state === 'joining') return say('joining');
  return state === 'over' ? say('over') : say('roundNow', { n: round });
};
