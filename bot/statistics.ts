/** What a number of games says, and how surely. All intervals hold the truth 95 times in 100. */

export type Interval = readonly [low: number, high: number];

const Z = 1.959964;

/** Wilson's interval for a share that was seen in `n` independent games. */
export const shareInterval = (share: number, n: number): Interval => {
  if (n === 0) return [0, 1];
  const middle = (share + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n);
  const half = (Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n))) / (1 + (Z * Z) / n);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
};

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The variance of the values, with one degree of freedom less than there are. */
export const variance = (values: readonly number[]): number => {
  if (values.length < 2) return 0;
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
};

/**
 * The interval of a mean of pairs: the two games of a pair have the same seed and are not independent of each other. Where all pairs
 * are alike their spread says nothing, and the games are counted instead.
 */
export const pairsInterval = (pairs: readonly number[]): Interval => {
  const spread = variance(pairs);
  const middle = mean(pairs);
  if (spread === 0) return shareInterval(middle, pairs.length * 2);
  const half = Z * Math.sqrt(spread / pairs.length);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
};

/** How many points of Elo's scale a score is worth. */
export const elo = (score: number): number => {
  const inside = Math.min(0.999, Math.max(0.001, score));
  return Math.round(400 * Math.log10(inside / (1 - inside)));
};

export type Verdict = 'low' | 'high';
/** Either answer is wrong in one of twenty cases at most. */
const SURE = Math.log(0.95 / 0.05);
/** Before so many pairs their spread is not known well enough. */
const FEWEST = 10;

/**
 * Wald's sequential test, with the spread that was seen: is the score rather `low` or `high`? Undefined while it is open. It may be asked after
 * every pair.
 */
export const verdict = (pairs: readonly number[], low: number, high: number): Verdict | undefined => {
  if (pairs.length < FEWEST) return undefined;
  // Where all pairs are alike, half a pair is taken to have gone the other way.
  const spread = Math.max(variance(pairs), 0.25 / pairs.length);
  const evidence = (pairs.length * (high - low) * (2 * mean(pairs) - low - high)) / (2 * spread);
  if (Math.abs(evidence) < SURE) return undefined;
  return evidence > 0 ? 'high' : 'low';
};
