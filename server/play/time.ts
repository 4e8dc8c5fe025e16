/** The time and what is to happen later: handed in, so that tests need not wait. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /** Does it after so many milliseconds, unless it is called off. */
  later(milliseconds: number, act: () => unknown): () => void;
}

/** A timer cannot wait longer. */
const LONGEST = 2 ** 31 - 1;

export const later: Time['later'] = (milliseconds, act) => {
  const timer = setTimeout(act, Math.min(Math.max(0, milliseconds), LONGEST)).unref();
  return () => clearTimeout(timer);
};
