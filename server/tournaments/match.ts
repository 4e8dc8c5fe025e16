import type { PairingsTable } from '../store/schema.ts';

/** A match of a knockout, out of its games. */

/** The two games in which each has had each side; then perhaps one that decides. */
export const LEGS = [1, 2] as const;
export const DECIDER = 3;

/** The games of each match, in the order in which the matches are found. */
export const matchesOf = (pairings: readonly PairingsTable[]): readonly (readonly PairingsTable[])[] => {
  const matches = new Map<string, PairingsTable[]>();
  for (const pairing of pairings) {
    const key = `${pairing.round} ${pairing.number}`;
    matches.set(key, [...(matches.get(key) ?? []), pairing]);
  }
  return [...matches.values()];
};

/** By how many points a player leads in the games of a match. */
const leadOf = (player: string, legs: readonly PairingsTable[]): number =>
  legs.reduce((sum, { first, first_points: one, second_points: other }) => {
    const lead = (one ?? 0) - (other ?? 0);
    return sum + (first === player ? lead : -lead);
  }, 0);

/** Who goes on, or has won the final; undefined: it is not decided. If the deciding game is drawn too, it is the better seed. */
export const winnerOf = (legs: readonly PairingsTable[], seeds: readonly string[]): string | undefined => {
  const [{ first, second }] = legs;
  if (second === null) return first;
  if (legs.some(({ state }) => state !== 'over')) return undefined;
  const lead = leadOf(first, legs);
  if (lead !== 0) return lead > 0 ? first : second;
  if (legs.every(({ leg }) => leg !== DECIDER)) return undefined;
  return seeds.indexOf(first) < seeds.indexOf(second) ? first : second;
};
