import { say } from './words.ts';

/** How chances and times are written. */

/** A chance of ten-thousandths in hundredths. */
export const percentOf = (chance: number): number => Math.round(chance / 100);

/** A change of a chance, with its sign. */
export const points = (change: number): string => {
  const n = percentOf(change);
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
};

const MINUTE = 60_000;

/** About how long it takes: seconds up to a minute and a half, then minutes. */
export const timeText = (milliseconds: number): string =>
  milliseconds < 1.5 * MINUTE
    ? say('seconds', { n: Math.max(1, roundly(milliseconds / 1000)) })
    : say('minutes', { n: Math.round(milliseconds / MINUTE) });

/** No more exact than it is known. */
const roundly = (n: number): number => (n < 10 ? Math.round(n) : 5 * Math.round(n / 5));
