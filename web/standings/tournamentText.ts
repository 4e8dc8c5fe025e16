import type { TournamentInfo, TournamentListed } from '@ravelin/server/messages';
import { say } from './words.ts';

/** Tournaments in words. */

export const kindText = (kind: string): string => (kind === 'knockout' ? say('knockout') : say('round-robin'));

export const stateText = ({ state, round }: Pick<TournamentListed, 'state' | 'round'>): string => {
  if (state === 'joining') return say('joining');
  return state === 'over' ? say('over') : say('roundNow', { n: round });
};

/** A point, a half: as chess players write it. */
export const pointsText = (points: number): string =>
  points % 1 === 0 ? String(points) : `${Math.floor(points) || ''}½`;

/** What came of a game, as the player sees it whose row it stands in. */
export const resultOf = (
  { points, first }: Pick<TournamentInfo['pairings'][number], 'points' | 'first'>,
  player: string,
): string => {
  if (points === null) return say('playing');
  return (first.id === player ? points : [...points].reverse()).map(pointsText).join(' : ');
};

/** A round of a knockout, by how many matches it has. */
export const roundText = (matches: number): string => {
  if (matches === 1) return say('final');
  if (matches === 2) return say('semifinals');
  return matches === 4 ? say('quarterfinals') : say('roundOf', { n: 2 * matches });
};
