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

/** Newcombe's interval for the difference of two shares, the first of `n` and the other of `m` independent games. */
export const differenceInterval = (share: number, n: number, other: number, m: number): Interval => {
  const [low, high] = shareInterval(share, n);
  const [otherLow, otherHigh] = shareInterval(other, m);
  return [
    share - other - Math.hypot(share - low, otherHigh - other),
    share - other + Math.hypot(high - share, other - otherLow),
  ];
};

/** Games that are compared with each other: so many with, of which this share was won, and so many without. */
export interface Stratum {
  readonly share: number;
  readonly n: number;
  readonly other: number;
  readonly m: number;
}

/**
 * The difference of two shares among games that are alike (Mantel and Haenszel), and its interval. The variance of each share is that
 * of two more games, one won and one lost, so that a few games that all went one way do not pass for certainty.
 */
export const alikeDifference = (
  strata: readonly Stratum[],
): { readonly difference: number; readonly interval: Interval } | undefined => {
  let [sum, weights, spread] = [0, 0, 0];
  const varianceOf = (share: number, n: number): number => {
    const near = (share * n + 1) / (n + 2);
    return (near * (1 - near)) / (n + 2);
  };
  for (const { share, n, other, m } of strata) {
    if (n === 0 || m === 0) continue;
    const weight = (n * m) / (n + m);
    weights += weight;
    sum += weight * (share - other);
    spread += weight * weight * (varianceOf(share, n) + varianceOf(other, m));
  }
  if (weights === 0) return undefined;
  const difference = sum / weights;
  const half = (Z * Math.sqrt(spread)) / weights;
  return { difference, interval: [difference - half, difference + half] };
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
